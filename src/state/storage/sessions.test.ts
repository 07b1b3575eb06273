import { expect, test } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { backupIn, createMemorySessions, openPage, TEST_SESSION_ID } from '../../testing/memory-sessions.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument } from '../document/document-store.ts';
import { hasCustomQuestions } from '../document/has-custom-questions.ts';
import { lastChangeOf } from '../document/last-change.ts';
import { nameOfSession } from '../document/session-name.ts';
import { openChosenFiles } from '../files/open-files.ts';
import { createJournal } from './journal.ts';
import { decodeSession } from './restore-session.ts';
import { closeSession } from './sessions.ts';

const PATH = '/robots.txt';

async function written() {
  const store = createDocumentStore({ ...emptyDocument(), files: [newFile(PATH, sourceOfText('a\n'))] });
  const port = createMemorySessions();
  const { journal } = await openPage(port);
  await journal.write(store.getState());
  edit(store, PATH, [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'type' } });
  const leave = () =>
    closeSession(journal, store.getState(), () =>
      createJournal('copy', port, backupIn(port), undefined, 'own'),
    );
  return { port, leave };
}

const stepsOf = (port: ReturnType<typeof createMemorySessions>, id: string) => {
  const stored = port.works.get(id);
  return stored && decodeSession(stored).state.history.past.length;
};

test('product: a closed session has its last edits', async () => {
  const { port, leave } = await written();
  await leave();
  expect([stepsOf(port, TEST_SESSION_ID), stepsOf(port, 'copy')]).toEqual([1, undefined]);
});

test('product: the name of the opened file and its time outlast the page, and undo finds no step before it', async () => {
  const store = createDocumentStore();
  const chosen = { name: 'shop notes.txt', bytes: new TextEncoder().encode('User-agent: *\n') };
  await openChosenFiles(store, [chosen]);
  const port = createMemorySessions();
  await (await openPage(port)).journal.write(store.getState());
  const { state } = decodeSession(port.works.get(TEST_SESSION_ID)!);
  expect(nameOfSession(state)).toBe('shop notes.txt');
  expect(lastChangeOf(state)).toBe(store.getState().history.opening?.time);
  expect(state.history.past).toEqual([]);
  expect(hasCustomQuestions(state)).toBe(false);
});

test('product: edits that another writer blocked are stored as a copy when the session is closed', async () => {
  const { port, leave } = await written();
  await openPage(port);
  await leave();
  expect([stepsOf(port, TEST_SESSION_ID), stepsOf(port, 'copy')]).toEqual([0, 1]);
  expect(port.aside.size).toBe(0);
});

test('product: if storage fails, the backup remains, and no copy is made', async () => {
  const { port, leave } = await written();
  port.mood = 'fails';
  await leave();
  expect([port.aside.size, stepsOf(port, 'copy')]).toEqual([1, undefined]);
  port.mood = 'well';
  expect((await openPage(port)).work!.state.history.past).toHaveLength(1);
});
