import { describe, expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { printSource, readSource, sourceOfText } from '../../core/document/source.ts';
import { backupIn, createMemorySessions, openPage, TEST_SESSION_ID } from '../../testing/memory-sessions.ts';
import { fileOf, newFile } from '../document/document.ts';
import {
  createDocumentStore,
  type DocumentStore,
  edit,
  emptyDocument,
  redo,
  undo,
} from '../document/document-store.ts';
import { addFile } from '../files/site-files.ts';
import { UnreadableError } from '../serialization/read-values.ts';
import { createJournal, withTimeout } from './journal.ts';
import { decodeSession } from './restore-session.ts';
import type { StoredSession, WriteBatch } from './write-batch.ts';
import { emptyStorageKnowledge, planWrite } from './write-plan.ts';

const PATH = '/robots.txt';
const manyLines = Array.from({ length: 20_000 }, (_, i) => `Disallow: /folder-${i}/page\r\n`).join('');
const storeOf = (bytes: Uint8Array) =>
  createDocumentStore({ ...emptyDocument(), files: [newFile('/0.txt', readSource(bytes))] });
const bigStore = () =>
  createDocumentStore({ ...emptyDocument(), files: [newFile(PATH, sourceOfText(manyLines))] });

function typeAt(store: DocumentStore, line: number, column: number, text: string): void {
  const [from, to] = [
    { line, column },
    { line, column: column + text.length },
  ];
  edit(store, PATH, [insertAt(line, column, text)], {
    origin: 'text',
    label: { code: 'type' },
    typed: { from, to },
    caret: { path: PATH, before: from, after: to },
  });
}

describe('product: a write is as small as its change', () => {
  const written = async () => {
    const port = createMemorySessions();
    const batches: WriteBatch[] = [];
    const spied = { write: (batch: WriteBatch) => (batches.push(batch), port.write(batch)) };
    const store = bigStore();
    const journal = createJournal(TEST_SESSION_ID, spied, backupIn(port));
    await journal.write(store.getState());
    return { store, journal, batches, port };
  };

  test('a letter in a file of 500 KiB is one record of a few hundred characters', async () => {
    const { store, journal, batches } = await written();
    typeAt(store, 10_000, 3, 'x');
    await journal.write(store.getState());
    expect(batches[1]?.base).toBeUndefined();
    expect(batches[1]?.steps.map(({ step }) => step)).toEqual([0]);
    expect(JSON.stringify(batches[1]).length).toBeLessThan(900);
  });

  test('joined typing rewrites its record, and undo and redo write the head only', async () => {
    const { store, journal, batches } = await written();
    typeAt(store, 0, 0, 'x');
    await journal.write(store.getState());
    typeAt(store, 0, 1, 'y');
    await journal.write(store.getState());
    undo(store);
    await journal.write(store.getState());
    redo(store);
    await journal.write(store.getState());
    expect(batches.slice(1).map(({ steps }) => steps.map(({ step }) => step))).toEqual([[0], [0], [], []]);
    expect(batches.map(({ head }) => head.done)).toEqual([0, 1, 1, 0, 1]);
  });

  test('unchanged lines and chunks are the same objects in all restored versions', async () => {
    const { store, journal, port } = await written();
    typeAt(store, 10_000, 3, 'x');
    await journal.write(store.getState());
    const { history } = decodeSession((await port.read(TEST_SESSION_ID))!).state;
    const [before, after] = [history.past[0]!.before, history.past[0]!.after].map(
      ({ files }) => files[0]!.source.lines.chunks,
    );
    const shared = after!.filter((chunk) => before!.includes(chunk));
    expect(shared.length).toBeGreaterThan(30);
    expect(after!.length - shared.length).toBe(1);
  });

  test('the base is rewritten only after many steps were dropped, and deletes their records', () => {
    const store = storeOf(new Uint8Array());
    for (let i = 0; i < 600; i++)
      edit(store, '/0.txt', [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'set-path' } });
    const { history, ...state } = store.getState();
    const stamp = { id: TEST_SESSION_ID, writer: 'w', revision: 1, time: 0 };
    const after = (knowledge: typeof emptyStorageKnowledge, dropped: number) =>
      planWrite(knowledge, { ...state, history: { ...history, past: history.past.slice(dropped) } }, stamp);
    const first = after(emptyStorageKnowledge, 0);
    const few = after(first.after, 20);
    expect([few.batch.base, few.batch.steps, few.batch.head.first]).toEqual([undefined, [], 20]);
    const afterMany = after(few.after, 550);
    expect([afterMany.batch.base?.step, afterMany.batch.steps, afterMany.batch.end]).toEqual([550, [], 600]);
    expect(after(afterMany.after, 560).batch.base).toBeUndefined();
    expect(after({ ...few.after, dropped: 40 * 1024 * 1024 }, 21).batch.base?.step).toBe(21);
  });
});

describe('product: never two writers', () => {
  test('the previous writer does not overwrite what the new one wrote', async () => {
    const port = createMemorySessions();
    const store = storeOf(Uint8Array.from([0x61]));
    const { journal: old } = await openPage(port);
    await old.write(store.getState());
    const { journal: fresh } = await openPage(port);
    const storedByNew = structuredClone(port.works.get(TEST_SESSION_ID));
    edit(store, '/0.txt', [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'set-path' } });
    expect(await old.write(store.getState())).toBe(false);
    expect(port.works.get(TEST_SESSION_ID)).toEqual(storedByNew);
    expect(await fresh.write(store.getState())).toBe(true);
  });

  test('the backup of a writer that lost the session is not applied to it', async () => {
    const port = createMemorySessions();
    const store = storeOf(Uint8Array.from([0x61]));
    const { journal: old } = await openPage(port);
    await old.write(store.getState());
    const { journal: fresh } = await openPage(port);
    await fresh.write(store.getState());
    edit(store, '/0.txt', [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'set-path' } });
    old.writeBackup(store.getState());
    const { work } = await openPage(port);
    expect(work!.state.history.past).toEqual([]);
  });

  test('a later backup of a writer that lost the session does not affect the next writer', async () => {
    const port = createMemorySessions();
    const store = storeOf(Uint8Array.from([0x61]));
    const { journal: old } = await openPage(port);
    await old.write(store.getState());
    const { journal: fresh } = await openPage(port);
    await fresh.write(store.getState());
    const before = store.getState();
    edit(store, '/0.txt', [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'set-path' } });
    fresh.writeBackup(store.getState());
    old.writeBackup(before);
    expect(await old.write(before)).toBe(false);
    const { work } = await openPage(port);
    expect(work!.state.history.past).toHaveLength(1);
  });

  test('a backup is restored after a reload, even if storage was too full to claim the session', async () => {
    const port = createMemorySessions();
    const store = storeOf(Uint8Array.from([0x61]));
    const { journal: old } = await openPage(port);
    await old.write(store.getState());
    const { head } = (await port.read(TEST_SESSION_ID))!;
    edit(store, '/0.txt', [insertAt(0, 0, 'x')], { origin: 'form', label: { code: 'set-path' } });
    const beginning = { known: emptyStorageKnowledge, revision: head.revision, seen: head.writer };
    createJournal(TEST_SESSION_ID, port, backupIn(port), beginning, 'full').writeBackup(store.getState());
    const { work } = await openPage(port);
    expect(work!.state.history.past).toHaveLength(1);
  });
});

describe('product: a damaged record neither stops the app nor affects the rest', () => {
  /** All places in a record, as paths of keys. */
  const placesIn = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
    typeof value === 'object' && value !== null
      ? [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))]
      : [path];
  const garbage = [undefined, null, -1, 1e9, 'x', [], {}, true];

  function damaged(record: unknown, path: readonly string[], by: unknown): unknown {
    const [key, ...restOfPath] = path;
    if (key === undefined) return by;
    const copy = (Array.isArray(record) ? [...record] : { ...(record as object) }) as Record<string, unknown>;
    copy[key] = damaged(copy[key], restOfPath, by);
    return copy;
  }

  test('with garbage in any part of a step or of the head, everything before it is restored', async () => {
    const port = createMemorySessions();
    const store = storeOf(new TextEncoder().encode('a\r\nb\n'));
    const type = (line: number, text: string) =>
      edit(store, '/0.txt', [insertAt(line, 0, text)], {
        origin: 'text',
        label: { code: 'type', params: { line } },
        caret: { path: '/0.txt', before: { line, column: 0 }, after: { line, column: 1 } },
      });
    type(0, 'x');
    type(1, 'y\n');
    addFile(store, '/data.txt');
    type(2, 'z');
    await createJournal(TEST_SESSION_ID, port, backupIn(port)).write(store.getState());
    const { base, steps, head } = (await port.read(TEST_SESSION_ID))!;
    const cases = [
      ...steps.flatMap(({ data }, index) =>
        placesIn(data).map((path) => ['steps', String(index), 'data', ...path]),
      ),
      ...placesIn(head).flatMap((path) => (path.length > 0 && path[0] !== 'id' ? [['head', ...path]] : [])),
    ];
    for (const path of cases) {
      for (const by of garbage) {
        const session = decodeSession(damaged({ base, steps, head }, path, by) as StoredSession);
        const allSteps = [...session.state.history.past, ...session.state.history.future];
        if (path[0] === 'steps') expect(allSteps.length).toBeGreaterThanOrEqual(Number(path[1]));
        expect(allSteps.length < steps.length && path[1] !== 'first' ? session.isDamaged : true).toBe(true);
        for (const { source } of session.state.document.files) expect(printSource(source)).toBeDefined();
        expect(fileOf(session.state.document, session.state.view.path)).toBeDefined();
      }
    }
  });

  test('an unreadable base is distinguished from a readable one', async () => {
    const port = createMemorySessions();
    await createJournal(TEST_SESSION_ID, port, backupIn(port)).write(bigStore().getState());
    const stored = (await port.read(TEST_SESSION_ID))!;
    expect(() => decodeSession({ ...stored, base: undefined })).toThrow(UnreadableError);
    expect(() => decodeSession({ ...stored, base: { ...stored.base!, data: { files: [] } } })).toThrow(
      UnreadableError,
    );
  });
});

test('ours: a timeout only counts while the page can receive answers: a page that is busy for long loses no check', async () => {
  let check = () => {};
  vi.stubGlobal('setInterval', (run: () => void) => void (check = run));
  let answer = (_: string) => {};
  const answered = withTimeout(new Promise<string>((resolve) => void (answer = resolve)), 1000);
  // However long the page was busy, that was one check.
  check();
  answer('written');
  expect(await answered).toBe('written');
  const never = withTimeout(new Promise(() => undefined), 1000);
  check();
  check();
  await expect(never).rejects.toThrow('storage does not answer');
  vi.unstubAllGlobals();
});
