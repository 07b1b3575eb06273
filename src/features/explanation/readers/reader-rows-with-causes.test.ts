// Why other readers give another answer, for one cell.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { newFile } from '../../../state/document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../../../state/document/document-store.ts';
import { cellCauseKey, cellQuestion, findCellCauses } from './reader-rows-with-causes.tsx';

const text = 'User-agent: Yandex\n\nDisallow: /outlet/*.pdf$\n';

test('product: a blank line that ends a record is the cause of another answer; a reader that agrees has no cause', () => {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows: ['/outlet/x.pdf'],
    columns: ['Yandex'],
  });
  expect(findCellCauses(cellQuestion(cellCauseKey(store.getState())))).toBeUndefined();
  updateView(store, { cell: { agent: 'Yandex', url: '/outlet/x.pdf' } });
  const question = cellQuestion(cellCauseKey(store.getState()));
  const causes = runSync(findCellCauses(question)!);
  expect(causes.get('yandex')?.map(({ option }) => option)).toEqual(['record.blankLine']);
  expect(causes.has('google')).toBe(false);
});
