import { describe, expect, test } from 'vitest';
import { readDictionary, type SfFault, type SfItem } from './structured-field.ts';

const printItem = (value: SfItem): string => `${value.type} ${value.text}`;

/** Prints a Dictionary as `key=type text;parameter`, or the fault and its column. */
function read(text: string): string {
  const dictionary = readDictionary(text);
  if ('fault' in dictionary) return `${dictionary.fault} at ${dictionary.at}`;
  const members = dictionary.members.map(({ key, value, parameters }) => {
    const printed = 'type' in value ? printItem(value) : `(${value.map(printItem).join(', ')})`;
    return [`${key}=${printed}`, ...parameters.map((one) => `${one.key}=${printItem(one.value)}`)].join(';');
  });
  return members.join(' | ');
}

describe('what a Dictionary may contain', () => {
  const rows: readonly (readonly [sentence: string, text: string, expected: string])[] = [
    ['rfc 9651 4.2.2: an empty text is a Dictionary without members', '', ''],
    ['rfc 9651 4.2.2: and so are spaces', '   ', ''],
    [
      'rfc 9651 3.2: members are separated by commas with spaces and tabs around them',
      'a=y , \tb=n',
      'a=token y | b=token n',
    ],
    ['rfc 9651 4.2.3.2: a key without a value is true', 'a, b', 'a=boolean 1 | b=boolean 1'],
    [
      'rfc 9651 3.1.2: parameters follow the value, and the last one of a name counts',
      'a=1;p=2; q;p=3',
      'a=integer 1;p=integer 3;q=boolean 1',
    ],
    [
      'rfc 9651 3.1.1: an inner list contains items',
      'a=(x "y"  3);p',
      'a=(token x, string y, integer 3);p=boolean 1',
    ],
    ['rfc 9651 3.1.1: an inner list may be empty', 'a=()', 'a=()'],
    ['rfc 9651 3.3.1: integers may be negative', 'a=-42', 'a=integer -42'],
    ['rfc 9651 3.3.2: decimals have up to three digits after the point', 'a=4.125', 'a=decimal 4.125'],
    [
      'rfc 9651 3.3.3: a string escapes quotes and backslashes',
      String.raw`a="x\"\\"`,
      String.raw`a=string x"\ `.trim(),
    ],
    ['rfc 9651 3.3.4: a token may contain a colon and a slash', 'a=*x/y:z', 'a=token *x/y:z'],
    ['rfc 9651 3.3.5: bytes are base64 between colons', 'a=:cHJl:', 'a=bytes cHJl'],
    ['rfc 9651 3.3.6: booleans', 'a=?0', 'a=boolean 0'],
    ['rfc 9651 3.3.7: dates are seconds', 'a=@1659578233', 'a=date 1659578233'],
    ['rfc 9651 3.3.8: display strings are percent-encoded UTF-8', 'a=%"f%c3%bc"', 'a=display-string fü'],
    ['rfc 9651 3.1.2: a key may begin with a star', '*a.b-c_d=1', '*a.b-c_d=integer 1'],
  ];
  test.each(rows)('%s', (_sentence, text, expected) => {
    expect(read(text)).toBe(expected);
  });
});

describe('what is not a Dictionary', () => {
  const rows: readonly (readonly [sentence: string, text: string, fault: SfFault, at: number])[] = [
    ['rfc 9651 4.2.3.3: a key begins with a lower-case letter or a star', 'Ab=1', 'key', 0],
    ['rfc 9651 4.2.3.3: and so does the key of a parameter', 'a;B', 'key', 2],
    ['rfc 9651 4.2.2: members are separated by a comma', 'a=1 b=2', 'separator', 4],
    ['rfc 9651 4.2.2: there is no space around the equals sign', 'a = 1', 'separator', 2],
    ['rfc 9651 4.2.2: there is no comma at the end', 'a=1, ', 'trailing-comma', 3],
    ['rfc 9651 4.2: all is ASCII', 'a=nö', 'character', 3],
    ['rfc 9651 4.2.5: a string ends', 'a="x', 'string', 2],
    ['rfc 9651 4.2.5: nothing else is escaped', String.raw`a="\x"`, 'string', 2],
    ['rfc 9651 4.2.10: escapes of a display string are lower case', 'a=%"%C3%BC"', 'string', 2],
    ['rfc 9651 4.2.10: escapes represent UTF-8', 'a=%"%c3"', 'string', 2],
    ['rfc 9651 4.2.4: a sign is not a number', 'a=-', 'number', 2],
    ['rfc 9651 4.2.4: an integer has at most 15 digits', 'a=1234567890123456', 'number', 2],
    ['rfc 9651 4.2.4: a decimal does not end with its point', 'a=1.', 'number', 2],
    ['rfc 9651 4.2.4: a decimal has at most three digits after its point', 'a=1.2345', 'number', 2],
    ['rfc 9651 4.2.8: a boolean is 0 or 1', 'a=?2', 'boolean', 2],
    ['rfc 9651 4.2.7: bytes end with a colon', 'a=:cHJl', 'bytes', 2],
    ['rfc 9651 4.2.9: a date is not a decimal', 'a=@1.5', 'date', 2],
    ['rfc 9651 4.2.1.2: an inner list ends', 'a=(x', 'list', 2],
    ['rfc 9651 4.2.1.2: the items of an inner list are separated by spaces', 'a=("x""y")', 'list', 6],
    ['rfc 9651 4.2.3: a value follows the equals sign', 'a=', 'value', 2],
  ];
  test.each(rows)('%s', (_sentence, text, fault, at) => {
    expect(read(text)).toBe(`${fault} at ${at}`);
  });
});
