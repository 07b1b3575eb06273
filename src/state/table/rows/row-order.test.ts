import { expect, test } from 'vitest';
import { insertAt } from '../../../core/document/range.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { backupIn, createMemorySessions, TEST_SESSION_ID } from '../../../testing/memory-sessions.ts';
import { createDocumentStore, edit, undo } from '../../document/document-store.ts';
import { openPolicyFile } from '../../files/open-files.ts';
import { createJournal } from '../../storage/journal.ts';
import { decodeSession } from '../../storage/restore-session.ts';
import { addRows } from '../additions/matrix-additions.ts';
import { matrixRows } from '../matrix-query.ts';

const PATH = '/robots.txt';

test('product: rows that the user added keep their order over a reload, whatever was edited between them', async () => {
  const store = createDocumentStore();
  openPolicyFile(store, PATH, sourceOfText('User-agent: *\nDisallow: /cart\n'), {
    code: 'open-file',
    params: { path: PATH },
  });
  const rows = () => matrixRows(store.getState());
  const add = (url: string) => void (addRows(store, url), rows());
  const insert = (text: string) => {
    edit(store, PATH, [insertAt(2, 0, text)], { origin: 'text', label: { code: 'type' } });
    rows();
  };
  add('/z');
  insert('Disallow: /new\n');
  add('/a');
  add('/gone');
  undo(store);
  insert('Disallow: /late\n');
  add('/m');
  expect(rows()).toEqual(['/', '/cart', '/z', '/new', '/a', '/late', '/m']);
  const port = createMemorySessions();
  await createJournal(TEST_SESSION_ID, port, backupIn(port)).write(store.getState());
  const restored = decodeSession((await port.read(TEST_SESSION_ID))!).state;
  expect(matrixRows(restored)).toEqual(rows());
});
