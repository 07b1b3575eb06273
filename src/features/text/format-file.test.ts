import { expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { formatDocument } from '../../core/language-service/format/format-document.ts';
import { allFormatOptions } from '../../core/language-service/format/format-options.ts';
import { newFile } from '../../state/document/document.ts';
import { createDocumentStore, emptyDocument, undo } from '../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../state/document/selectors.ts';
import { formatOpenFile } from './format-file.ts';

const text = 'User-agent :a\nDisallow: /\nUser-agent: b\nSitemap: /s\nUser-agent: c\nDisallow: /\n';

const storeOf = (file: string) =>
  createDocumentStore({ ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(file))] });

test('ours: formatting is one step; unformatted lines are reported at their new places', () => {
  const store = storeOf(text);
  expect(formatDocument(openPolicy(store.getState()), allFormatOptions).left).toEqual([4]);
  const { changed, left, refused } = formatOpenFile(store, allFormatOptions);
  expect([changed, left, refused]).toEqual([2, [5], false]);
  const [step, ...more] = store.getState().history.past;
  expect(more).toEqual([]);
  expect(step?.label).toEqual({ code: 'format', params: { path: '/robots.txt' } });
  undo(store);
  expect(textOfSource(openSource(store.getState()))).toBe(text);
});

test('ours: formatting a file that is already formatted is not a step', () => {
  const store = storeOf('User-agent: a\nDisallow: /\n');
  expect(formatOpenFile(store, allFormatOptions)).toMatchObject({ changed: 0, left: [], refused: false });
  expect(store.getState().history.past).toEqual([]);
});
