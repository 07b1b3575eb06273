// Edits of response headers: what is requested changes, and no other byte.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../document/edits.ts';
import { printSource, readSource, sourceOfText, textOfSource } from '../../../document/source.ts';
import {
  addRobotsDirective,
  removeRobotsDirective,
  setRobotsAgent,
  setRobotsValue,
} from '../../../syntax/robots-tag-edit.ts';
import { readHeadersFile } from '../headers-file.ts';
import {
  addField,
  addGroup,
  removeField,
  removeGroup,
  setName,
  setPattern,
  setValue,
} from './headers-edits.ts';

const FILE = '# ours\n/*\n  X-Robots-Tag:  noindex\n  A: b\n\n/x\n\tC: d';
const RESPONSE = 'HTTP/2 200\r\na: b\r\n  c\r\n\r\n';

test.each([
  [
    'a header',
    FILE,
    () => addField(sourceOfText(FILE), 0, 'E', 'f'),
    '# ours\n/*\n  X-Robots-Tag:  noindex\n  A: b\n  E: f\n\n/x\n\tC: d',
  ],
  [
    'a header, indented like the others',
    FILE,
    () => addField(sourceOfText(FILE), 1, 'E', 'f'),
    `${FILE}\n\tE: f`,
  ],
  ['a pattern', FILE, () => addGroup(sourceOfText(FILE), '/y', 'E', 'f'), `${FILE}\n\n/y\n  E: f`],
  ['a pattern in an empty file', '', () => addGroup(sourceOfText(''), '/*', 'E', 'f'), '/*\n  E: f\n'],
  ['another value', FILE, () => setValue(sourceOfText(FILE), 0, 0, 'none'), FILE.replace('noindex', 'none')],
  ['another name', FILE, () => setName(sourceOfText(FILE), 0, 1, 'B'), FILE.replace('A:', 'B:')],
  ['another pattern', FILE, () => setPattern(sourceOfText(FILE), 1, '/z'), FILE.replace('/x', '/z')],
  ['no name with a space', FILE, () => setName(sourceOfText(FILE), 0, 1, 'B c'), FILE],
  [
    'one header less',
    FILE,
    () => removeField(sourceOfText(FILE), 0, 0),
    FILE.replace('  X-Robots-Tag:  noindex\n', ''),
  ],
  ['one pattern less', FILE, () => removeGroup(sourceOfText(FILE), 0), '# ours\n\n/x\n\tC: d'],
  [
    'a value over two lines',
    RESPONSE,
    () => setValue(sourceOfText(RESPONSE), 0, 0, 'e'),
    'HTTP/2 200\r\na: e\r\n\r\n',
  ],
] as const)('ours: %s', (_, file, edits, expected) => {
  expect(textOfSource(applyEdits(sourceOfText(file), edits()))).toBe(expected);
});

test.each([
  ['noindex, nofollow', (value: string) => removeRobotsDirective(value, 0), 'nofollow'],
  ['a: noindex, nofollow', (value: string) => removeRobotsDirective(value, 1), 'a: noindex'],
  ['noindex', (value: string) => addRobotsDirective(value, 'noai'), 'noindex, noai'],
  ['max-snippet:5', (value: string) => setRobotsValue(value, 0, '0'), 'max-snippet:0'],
  ['noindex', (value: string) => setRobotsAgent(value, 'bingbot'), 'bingbot: noindex'],
  ['bingbot: noindex', (value: string) => setRobotsAgent(value, ''), 'noindex'],
  ['a: noindex, b: none', (value: string) => setRobotsAgent(value, 'c'), 'a: noindex, b: none'],
] as const)('ours: a part of the value %j', (value, edit, expected) => {
  expect(edit(value)).toBe(expected);
});

const line = fc.constantFrom(
  '/*',
  '/a/:b',
  'HTTP/2 200',
  '  X-Robots-Tag: noindex',
  'A: b',
  ' c',
  '! A',
  '# d',
  '',
  'x y',
  ':',
);
const anyText = fc
  .tuple(fc.array(fc.oneof(line, fc.string())), fc.constantFrom('\n', '\r\n', '\r'))
  .map(([lines, eol]) => lines.join(eol));
const anyBytes = fc.oneof(
  anyText.map((text) => new TextEncoder().encode(text)),
  fc.uint8Array(),
);

test('ours: any bytes are read and printed unchanged', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const source = readSource(bytes);
      readHeadersFile(source);
      expect(printSource(source)).toEqual(bytes);
    }),
    { numRuns: 200 },
  );
});

test('ours: a random value is written, read back, and nothing else changes', () => {
  fc.assert(
    fc.property(anyText, fc.nat(), fc.nat(), (text, nth, mth) => {
      const source = sourceOfText(text);
      const { groups } = readHeadersFile(source);
      fc.pre(groups.length > 0);
      const at = nth % groups.length;
      const { fields } = groups[at]!;
      fc.pre(fields.length > 0 && !fields[mth % fields.length]!.detaches);
      const field = mth % fields.length;
      const after = applyEdits(source, setValue(source, at, field, 'new value'));
      const reread = readHeadersFile(readSource(printSource(after))).groups;
      expect(reread[at]!.fields[field]!.value.text).toBe('new value');
      const others = (all: typeof groups) =>
        all.flatMap((group, g) =>
          group.fields.flatMap(({ name, value }, f) =>
            g === at && f === field ? [] : [[name.text, value.text]],
          ),
        );
      expect(others(reread)).toEqual(others(groups));
    }),
    { numRuns: 200 },
  );
});
