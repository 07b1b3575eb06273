// The live file, compared with the saved one.
import { expect, test } from 'vitest';
import { readSource, sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { describeChangesAsClause } from '../../messages/describe-changes.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, emptyDocument } from '../document/document-store.ts';
import { compareLiveTask, type LiveResult } from './live-file.ts';

const saved = 'User-agent: *\nDisallow: /a\n';
const state = createDocumentStore({
  ...emptyDocument(),
  files: [newFile('/robots.txt', sourceOfText(saved))],
  rows: ['/a', '/b'],
  columns: ['GPTBot', ''],
}).getState();

const compare = (live: string | Uint8Array, isPasted: boolean) =>
  runSync(
    compareLiveTask(state, '/robots.txt', {
      source: typeof live === 'string' ? sourceOfText(live) : readSource(live),
      isPasted,
    }),
  );

test.each<[string, string, boolean, LiveResult]>([
  ['the same text', saved, true, { is: 'same' }],
  ['a paste without the last line end', saved.trimEnd(), true, { is: 'same-lines' }],
  ['a paste with other line ends', saved.replaceAll('\n', '\r\n'), true, { is: 'same-lines' }],
  ['a file with other line ends', saved.replaceAll('\n', '\r\n'), false, { is: 'same-but-ends' }],
  [
    'a changed rule',
    saved.replace('/a', '/b'),
    true,
    { is: 'different', lines: { added: 1, removed: 1 }, answers: 2 },
  ],
  [
    'an added comment',
    `# new\n${saved}`,
    true,
    { is: 'different', lines: { added: 0, removed: 1 }, answers: 0 },
  ],
  [
    'a removed line',
    'User-agent: *\n',
    false,
    { is: 'different', lines: { added: 1, removed: 0 }, answers: 1 },
  ],
  ['a web page', '<!doctype html>\n<html lang="en">', true, { is: 'page' }],
])('product: the live file, %s', (_, live, isPasted, result) => {
  expect(compare(live, isPasted)).toMatchObject(result);
});

test('product: the live file with a byte order mark has the same lines and line ends', () => {
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(saved)]);
  expect(compare(marked, false)).toEqual({ is: 'same-but-encoding' });
});

test.each([
  ['a comment', `# new\n${saved}`, 'no answer changes, for any URL'],
  ['a rule for a URL that the table lacks', `${saved}Disallow: /z\n`, 'opens /z for everyone'],
  [
    'yandex: a blank line ends a record',
    'User-agent: *\n\nDisallow: /a\n',
    'as Yandex reads it, closes /a for everyone',
  ],
])(
  'product: where no answer of the table changes, what changes for others is said: %s',
  (_, live, sentence) => {
    const watching = { ...state, view: { ...state.view, watched: ['rfc9309', 'yandex'] as const } };
    const result = runSync(
      compareLiveTask(watching, '/robots.txt', { source: sourceOfText(live), isPasted: true }),
    );
    expect(result).toMatchObject({ is: 'different', answers: 0 });
    const changes = result.is === 'different' ? result.changes : undefined;
    expect(changes && describeChangesAsClause(changes)).toBe(sentence);
  },
);
