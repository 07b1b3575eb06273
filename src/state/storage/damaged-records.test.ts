// Mutates every record that is stored, each at a random place. The other sessions must stay what they are, and the
// damaged one must be listed, and read in part or refused.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { createMemorySessions, openPage, TEST_SESSION_ID } from '../../testing/memory-sessions.ts';
import { newFile } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  edit,
  emptyDocument,
  restoreState,
  undo,
} from '../document/document-store.ts';
import { emptyHistory } from '../document/history.ts';
import { unsavedPaths } from '../saved/unsaved.ts';
import { UnreadableError } from '../serialization/read-values.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import type { StoredVersion } from './database.ts';
import { decodeBatch, decodeHead, decodeVersion } from './decode-records.ts';
import { indexedDbSessions } from './indexeddb-sessions.ts';
import { decodeSession } from './restore-session.ts';
import { listSessions } from './session-list.ts';
import { storedBytes } from './versions/version-compression.ts';
import { addVersion, versionsOfSession } from './versions/version-database.ts';
import { applyBatch, newestBatch, type StoredSession } from './write-batch.ts';

/** The stored heads, whatever they are. */
let storedHeads: readonly unknown[] = [];

beforeAll(() => {
  vi.spyOn(indexedDbSessions, 'heads').mockImplementation(() => Promise.resolve(storedHeads));
});

afterAll(() => vi.restoreAllMocks());

const PATH = '/robots.txt';

/** A stored session with something in every property: two files, questions, steps, one of them undone. */
async function storedSession(): Promise<StoredSession> {
  const files = [
    newFile(PATH, sourceOfText('User-agent: *\nDisallow: /a\n')),
    newFile('/data.txt', sourceOfText('User-agent: *\nAllow: /\n')),
  ];
  const store = createDocumentStore({ ...emptyDocument(), files });
  const opening = { label: { code: 'open-file', params: { name: 'robots.txt' } }, time: 1 };
  restoreState(store, { ...store.getState(), history: { ...emptyHistory, opening } });
  const port = createMemorySessions();
  const { journal } = await openPage(port);
  await journal.write(store.getState());
  changeDocument(
    store,
    { origin: 'matrix', label: { code: 'add-rows', params: { count: 1 } } },
    (document) => ({
      ...document,
      origin: 'https://shop.example',
      rows: ['/a', '/b'],
      columns: ['bot', ''],
      expectations: [{ agent: 'bot', url: '/a', expect: 'deny' }],
      ignored: [{ code: 'R001', file: PATH }],
      crawlers: [{ token: 'own', purposes: ['search'] }],
      requests: { from: ['log'], total: 1, agents: ['bot'], urls: ['/a'], hits: ['1 0:1'], others: 0 },
      offered: ['/a'],
      unknown: { later: { key: [1] } },
    }),
  );
  for (const text of ['x', 'y'])
    edit(store, PATH, [insertAt(1, 0, text)], {
      origin: 'text',
      label: { code: 'type' },
      caret: { path: PATH, before: { line: 1, column: 0 }, after: { line: 1, column: 1 } },
    });
  undo(store);
  await journal.write(store.getState());
  return structuredClone(port.works.get(TEST_SESSION_ID)!);
}

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, '', 'constructor', [], [null], {}, { a: null }),
  fc.constantFrom<unknown>(-1, 0.5, Number.NaN, 1e300, Number.MAX_SAFE_INTEGER, '/x'.repeat(5000)),
  fc.anything({ maxDepth: 2 }),
);

type Holder = Record<string, unknown>;

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** Lists every property in a value, with the object that has it. */
const placesIn = (value: unknown): (readonly [Holder, string])[] =>
  isHolder(value)
    ? Object.keys(value).flatMap((key) => [[value, key] as const, ...placesIn(value[key])])
    : [];

/** Returns a copy in which one value is replaced, or deleted if `isDeleted`. */
function mutate<T>(value: T, [at, odd, isDeleted]: readonly [number, unknown, boolean]): T {
  const copy = structuredClone(value);
  const places = placesIn(copy);
  const place = places[at % places.length];
  if (!place) return copy;
  const [holder, key] = place;
  if (isDeleted && !Array.isArray(holder)) Reflect.deleteProperty(holder, key);
  else holder[key] = odd;
  return copy;
}

const mutation = fc.tuple(fc.nat(), oddValue, fc.boolean());

/** Uses everything that the page shows of a session at once. */
function use({ state }: ReturnType<typeof decodeSession>): void {
  const { past, future } = state.history;
  for (const { label } of [...past, ...future]) expect(typeof describeStep(label)).toBe('string');
  unsavedPaths(state);
  printWorkspace(workspaceOf(state.document, state.view));
}

describe('product: a damaged record affects no other', () => {
  test('a session: it is read in part or refused', async () => {
    const stored = await storedSession();
    use(decodeSession(stored));
    fc.assert(
      fc.property(mutation, (change) => {
        try {
          const { head, ...records } = mutate(stored, change);
          // A session without a head does not exist.
          use(decodeSession({ ...records, head: isHolder(head) ? head : stored.head }));
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('the head of a session: all are listed, the others unchanged, and the damaged one by its name', async () => {
    const { head } = await storedSession();
    const other = { ...head, id: 'other', time: head.time - 1 };
    storedHeads = [other];
    const [listed] = await listSessions();
    expect(listed).toMatchObject({ name: 'shop.example', unsaved: expect.anything() });
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        const damaged = mutate(head, change);
        storedHeads = [damaged, other];
        const sessions = await listSessions();
        expect(sessions).toContainEqual(listed);
        if (typeof damaged.id !== 'string' || damaged.id === 'other') return;
        const session = sessions.find(({ id }) => id === damaged.id);
        expect(typeof session?.name).toBe('string');
        expect(session?.isDamaged === true).toBe(decodeHead(damaged) === undefined);
      }),
      { numRuns: 1000 },
    );
  });

  test('a list of paths with something that is not a path', async () => {
    const { head } = await storedSession();
    storedHeads = [{ ...head, paths: [null], view: null }];
    expect(await listSessions()).toMatchObject([{ name: 'shop.example', path: '', isDamaged: true }]);
  });

  test('a backup: it is applied as a whole, or not at all', async () => {
    const { head, base, steps } = await storedSession();
    const backup = { head: { ...head, revision: head.revision + 1 }, base, steps, end: steps.length };
    expect(decodeBatch(backup)).toEqual(backup);
    const stored = { head, base, steps };
    fc.assert(
      fc.property(mutation, (change) => {
        const batch = decodeBatch(mutate(backup, change));
        const newest = newestBatch(batch ? [batch] : [], stored);
        try {
          use(decodeSession(newest ? applyBatch(stored, newest) : stored));
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableError);
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('a version: those of other sessions are listed and stored', async () => {
    const version: StoredVersion = {
      id: 'a',
      work: 'damaged',
      time: 1,
      why: 'saved',
      step: { code: 'open-file', params: { name: 'robots.txt' } },
      workspace: '{}',
      size: 2,
    };
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        const records = [mutate(version, change)].flatMap((record) => decodeVersion(record) ?? []);
        const written: StoredVersion[] = [];
        const database = {
          all: () => Promise.resolve(records),
          write: (put: readonly StoredVersion[]) => Promise.resolve(void written.push(...put)),
        };
        await addVersion(database, { work: 'mine', time: 9, why: 'saved', text: 'text' });
        expect(written.map(({ work }) => work)).toEqual(['mine']);
        for (const { step, workspace } of versionsOfSession(records, 'damaged')) {
          expect(storedBytes(workspace)).toBeGreaterThanOrEqual(0);
          if (step) expect(typeof describeStep(step)).toBe('string');
        }
      }),
      { numRuns: 300 },
    );
  });
});
