// The characters that XML 1.0 (fifth edition) allows, and those that it allows in names.

type CodeRanges = readonly (readonly [number, number])[];

/** Production 4, beyond ASCII. */
const NAME_START_RANGES: CodeRanges = [
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x10000, 0xeffff],
];

/** Production 4a: the characters that are also allowed after the first one. */
const NAME_RANGES: CodeRanges = [
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];

const isInRanges = (ranges: CodeRanges, code: number) =>
  ranges.some(([from, to]) => code >= from && code <= to);

/** Whether a name may begin with this code point. */
function isNameStart(code: number): boolean {
  if (code < 0x80)
    return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a ? true : code === 0x5f || code === 0x3a;
  return isInRanges(NAME_START_RANGES, code);
}

/** Whether a name may contain this code point. */
function isNameCharacter(code: number): boolean {
  if (isNameStart(code)) return true;
  return code < 0x80
    ? (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2e
    : isInRanges(NAME_RANGES, code);
}

/** The end of the name that begins at `at`; `at` itself if none begins there. */
export function endOfName(text: string, at: number, end: number = text.length): number {
  const first = at < end ? text.codePointAt(at)! : 0;
  if (!isNameStart(first)) return at;
  let next = at + (first > 0xffff ? 2 : 1);
  while (next < end) {
    const code = text.codePointAt(next)!;
    if (!isNameCharacter(code)) break;
    next += code > 0xffff ? 2 : 1;
  }
  return next;
}

/** Production 2: whether a document may contain this code point at all. */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code < 0xd800 || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
}
