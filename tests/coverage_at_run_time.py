"""Counts the lines of `llvm-cov show` that stand outside of `const fn`.

Most of the runtime crate is evaluated by the compiler, where no counter runs:
such lines look as if nobody had executed them. Usage: FILE."""

import collections
import re
import sys

counted = collections.defaultdict(lambda: [0, []])
seen = set()
file, depth, leave, opened = None, 0, None, False
for line in open(sys.argv[1], errors="replace"):
    heading = re.match(r"^[^|]*?(wgsl-layout/src/\S+\.rs):$", line)
    if heading:
        file, depth, leave = heading.group(1), 0, None
        continue
    row = re.match(r"^ +(\d+)\| *([\d.]+[kMG]?|)\|(.*)$", line)
    if not file or not row or (file, row.group(1)) in seen:
        continue
    number, count, text = row.groups()
    seen.add((file, number))
    if leave is None and re.search(r"\bconst (unsafe )?fn\b", text):
        leave, opened = depth, False
    inside = leave is not None
    opened = opened or "{" in text
    # A brace in a string is none.
    text = re.sub(r'"(\\.|[^"\\])*"', "", text)
    depth += text.count("{") - text.count("}")
    if inside and opened and depth <= leave:
        leave = None
    if count and not inside:
        counted[file][0] += 1
        if count == "0":
            counted[file][1].append(number)

for file, (lines, missed) in sorted(counted.items()):
    if missed:
        print(f"{file}: {len(missed)} of {lines} missed: {' '.join(missed[:20])}")
lines = sum(entry[0] for entry in counted.values())
missed = sum(len(entry[1]) for entry in counted.values())
print(f"outside of const fn: {lines} lines, {missed} missed, {100 * (lines - missed) / lines:.1f}%")
