import fc from 'fast-check';
import { expect, test } from 'vitest';
import { policyOfText } from '../../testing/policies.ts';
import { prepare } from '../questions/registry.ts';
import { readers } from '../readers/registry.ts';
import { openSite } from '../workspace/site.ts';
import { groupPathReadings } from './path-readings.ts';

const readersByKind = (line: string) =>
  Object.fromEntries(
    groupPathReadings(policyOfText(line), 0).map(({ kind, readers }) => [kind, readers.map(({ id }) => id)]),
  );
/** The readers of robots.txt, by their options. */
const readersOf = (isOne: (reader: (typeof readers)[number]) => boolean): readonly string[] =>
  readers.filter((reader) => reader.file.path === '/robots.txt' && isOne(reader)).map(({ id }) => id);
const all = readersOf(() => true);
const modern = readersOf(({ path }) => path.wildcards);
const older = readersOf(({ path }) => !path.wildcards);
const pythons = ['python-urllib-3.12', 'python-urllib-3.14'];

test('rfc 9309 2.2.3, draft 1 3.2.2: wildcards are plain characters to the older readers', () => {
  expect(readersByKind('Disallow: /a*b$')).toEqual({
    pattern: modern,
    characters: older,
  });
  expect(readersByKind('Disallow: /a*')['pattern']).toEqual(modern);
  expect(readersByKind('Disallow: /a$b')['beginning']).toEqual(
    all.filter((id) => id !== 'python-urllib-3.14'),
  );
});

test('cpython GH-138908: a dollar sign inside a path drops the rule', () => {
  expect(readersByKind('Disallow: /a$b')['skipped']).toEqual(['python-urllib-3.14']);
});

test('n94-002: the specification of 1994 has no Allow', () => {
  expect(readersByKind('Allow: /a')['skipped']).toEqual(['norobots-1994']);
});

test('google: a misspelled name is a rule only for Google', () => {
  expect(readersByKind('Disalow: /a')['beginning']).toEqual(['google']);
});

test('pyu-013: an empty path matches everything in Python, and nothing in the other readers', () => {
  expect(readersByKind('Disallow:')['everything']).toEqual(pythons);
  expect(readersByKind('Disallow:')['nothing']).toEqual(all.filter((id) => !pythons.includes(id)));
});

test('rfc 9309 2.2.2, draft 1 3.2.2: a path that does not begin with a slash matches no URL', () => {
  for (const path of ['foo', '?a', '.gif$', 'https://a.example/b'])
    expect(readersByKind(`Disallow: ${path}`)).toEqual({ never: all });
  expect(readersByKind('Disallow: *.gif')).toEqual({ pattern: modern, never: older });
  expect(readersByKind('Disallow: %2Fa')).toEqual({
    beginning: pythons,
    never: all.filter((id) => !pythons.includes(id)),
  });
});

test('ours: a rule whose reading is "never" matches nothing', () => {
  const path = fc.string({ unit: fc.constantFrom('/', '*', '$', '%2F', '%2f', 'a', '?', '.'), maxLength: 5 });
  fc.assert(
    fc.property(path, path, (written, urlPath) => {
      const file = `User-agent: *\nDisallow: ${written}\n`;
      const site = openSite({ origin: '', files: { '/robots.txt': file } });
      const never = groupPathReadings(policyOfText(file), 1).find(({ kind }) => kind === 'never');
      for (const reader of never?.readers ?? [])
        expect(prepare(site, { question: 'fetch', reader })('a', `/${urlPath}`).answer).toBe('allow');
    }),
  );
});
