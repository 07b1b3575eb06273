import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import type { AnyOptions } from '../../core/questions/registry.ts';
import { describeChangesInShort } from '../../messages/describe-changes.ts';
import { newFile } from '../../state/document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../../state/document/document-store.ts';
import { provedChangesTask } from '../../state/versions/proved-changes.ts';
import { unsavedQueries } from './use-proved-changes.ts';

/** Inserts a text at the end of line 2 of a file. */
function editedStore(text: string, added: string) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/y'], columns: [''] });
  const at = { line: 1, column: text.split('\n')[1]?.length ?? 0 };
  if (added !== '')
    edit(store, '/robots.txt', [{ range: { start: at, end: at }, text: added }], {
      origin: 'form',
      label: { code: 'set-path' },
    });
  return store;
}

function sentenceOf(store: ReturnType<typeof editedStore>): string | undefined {
  const [before, after] = unsavedQueries(store.getState());
  const changes = before && after && runSync(provedChangesTask([before, after]));
  return changes && describeChangesInShort(changes);
}

const long = `User-agent: *\nDisallow: /x\n${'# comment\n'.repeat(2000)}`;

test.each([
  [
    'an edit that changes no answer of the table',
    'User-agent: *\nDisallow: /x\n',
    '$',
    'Opens /x except /x itself for everyone',
  ],
  [
    'an edit that changes no answer at all',
    'User-agent: *\nDisallow: /x\n',
    ' # old',
    'No answer changes, for any URL',
  ],
  ['no edit', 'User-agent: *\nDisallow: /x\n', '', undefined],
  ['a file whose rules would be read too long', long, '$', undefined],
])('product: what unsaved edits do for any URL is said of %s', (_name, text, added, sentence) => {
  expect(sentenceOf(editedStore(text, added))).toBe(sentence);
});

test('ours: nothing is said of all URLs under a question whose answers are not compared for all of them', () => {
  const [before, after] = unsavedQueries(editedStore('User-agent: *\nDisallow: /x\n', '$').getState());
  if (!before || !after) return expect.fail('there are unsaved edits');
  const options: AnyOptions = { question: 'dataset' };
  const other = { ...before, optionsOf: () => options };
  expect(runSync(provedChangesTask([other, after]))).toBeUndefined();
});
