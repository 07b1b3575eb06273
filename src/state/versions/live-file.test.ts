// The live file, compared with the saved one.
import { expect, test } from 'vitest';
import { readSource, sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
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
  ['a changed rule', saved.replace('/a', '/b'), true, { is: 'different', lines: 1, answers: 2 }],
  ['an added comment', `# new\n${saved}`, true, { is: 'different', lines: 1, answers: 0 }],
  ['a removed line', 'User-agent: *\n', false, { is: 'different', lines: 1, answers: 1 }],
  ['a web page', '<!doctype html>\n<html lang="en">', true, { is: 'page' }],
])('product: the live file, %s', (_, live, isPasted, result) => {
  expect(compare(live, isPasted)).toEqual(result);
});

test('product: the live file with a byte order mark has the same lines and line ends', () => {
  const marked = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode(saved)]);
  expect(compare(marked, false)).toEqual({ is: 'same-but-encoding' });
});
