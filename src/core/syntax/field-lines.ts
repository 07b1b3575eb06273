// Finds the parts of one line of a robots.txt or a related file: name, value, comment. It does not interpret them.
//
//       Disallow :  /tmp  # why
//     ^ ^       ^   ^   ^ ^
//     | name    :   |   | comment (from the number sign on)
//     indent        value
//
// Results are not cached: reading a line again costs no more than a lookup, and cached columns would take more memory
// than the file.

/**
 * The shape of a line, independent of the reader.
 * `blank`: only spaces and tabs. `comment`: only a comment. `field`: a name, a colon, perhaps a value. `pair`: two
 * words and no colon (some readers take the white space between them for the colon). `junk`: anything else.
 */
export type LineShape = 'blank' | 'comment' | 'field' | 'pair' | 'junk';

/**
 * The columns of a line's parts, in UTF-16 code units. An absent name or value is empty; `comment` is -1 without one.
 */
export interface LinePlaces {
  readonly shape: LineShape;
  readonly nameStart: number;
  readonly nameEnd: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** Column of the number sign, or -1. */
  readonly comment: number;
}

/**
 * The white space that is trimmed from names and values. `blanks`: space and tab (draft 1 3.3, RFC 9309 2.2).
 * `white-space`: also the two that C's isspace() adds inside a line, vertical tab and form feed (robots.cc). `unicode`:
 * all white space of Unicode (urllib). `unicode-octets`: of that only what is one octet, where the text is octets.
 */
export type TrimMode = 'blanks' | 'white-space' | 'unicode' | 'unicode-octets';

type IsSpace = (unit: number) => boolean;
const isBlank: IsSpace = (unit) => unit === 0x20 || unit === 0x09;
const isSpace: IsSpace = (unit) => isBlank(unit) || unit === 0x0b || unit === 0x0c;
const isOctetSpace: IsSpace = (unit) => isSpace(unit) || (unit >= 0x1c && unit <= 0x1f);
const isUnicodeSpace: IsSpace = (unit) =>
  unit < 0x80
    ? isOctetSpace(unit)
    : /[\x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/.test(String.fromCharCode(unit));

const SPACE_TESTS = {
  blanks: isBlank,
  'white-space': isSpace,
  unicode: isUnicodeSpace,
  'unicode-octets': isOctetSpace,
} as const satisfies Record<TrimMode, IsSpace>;

function skipLeadingSpace(space: IsSpace, text: string, from: number, to: number): number {
  let at = from;
  while (at < to && space(text.charCodeAt(at))) at++;
  return at;
}

function skipTrailingSpace(space: IsSpace, text: string, from: number, to: number): number {
  let at = to;
  while (at > from && space(text.charCodeAt(at - 1))) at--;
  return at;
}

/** Finds the parts of one line of text. Pure, and linear in the length of the line. */
export function scanLine(text: string, trimming: TrimMode = 'white-space'): LinePlaces {
  const space = SPACE_TESTS[trimming];
  const comment = text.indexOf('#');
  const limit = comment < 0 ? text.length : comment;
  const start = skipLeadingSpace(space, text, 0, limit);
  const end = skipTrailingSpace(space, text, start, limit);
  const colon = start === end ? -1 : text.indexOf(':', start);
  let shape: LineShape = 'junk';
  let nameEnd = start;
  let valueStart = end;
  if (start === end) {
    const onlyBlanks = comment < 0 && !/[^ \t]/.test(text);
    shape = comment >= 0 ? 'comment' : onlyBlanks ? 'blank' : 'junk';
  } else if (colon >= 0 && colon < limit) {
    nameEnd = skipTrailingSpace(space, text, start, colon);
    valueStart = Math.min(skipLeadingSpace(space, text, colon + 1, limit), Math.max(end, colon + 1));
    if (nameEnd > start) shape = 'field';
  } else {
    let word = start;
    while (word < end && !isBlank(text.charCodeAt(word))) word++;
    nameEnd = skipTrailingSpace(space, text, start, word);
    while (word < end && isBlank(text.charCodeAt(word))) word++;
    valueStart = skipLeadingSpace(space, text, word, end);
    if (word < end && !/[ \t]/.test(text.slice(word, end))) shape = 'pair';
  }
  return { shape, nameStart: start, nameEnd, valueStart, valueEnd: Math.max(valueStart, end), comment };
}
