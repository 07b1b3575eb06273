// A session that is open in another tab, seen from this tab: never two writers, and no lost changes.
import { expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import {
  createDocumentStore,
  edit,
  emptyDocument,
  type GatepostState,
  restoreState,
} from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import { openPolicyFile } from '../files/open-files.ts';
import { createOtherTab, type SessionAccess } from './other-tab.ts';
import type { TabLock, TabLockListener } from './tab-lock.ts';

const PATH = '/robots.txt';
const stateOf = (text: string): GatepostState =>
  createDocumentStore({ ...emptyDocument(), files: [newFile(PATH, sourceOfText(text))] }).getState();

function tabWith(overrides: Partial<SessionAccess> = {}, ownLock: Partial<TabLock> = {}) {
  const store = createDocumentStore();
  const calls: string[] = [];
  const stored = { text: 'first' };
  const sessions: SessionAccess = {
    read: () => Promise.resolve(stateOf(stored.text)),
    claim: (id) => {
      calls.push(`hold ${id}`);
      return Promise.resolve(true);
    },
    copy: () => void calls.push('copy'),
    leave: () => void calls.push('leave'),
    detach: () => void calls.push('let go'),
    flush: () => {
      calls.push('flush');
      return Promise.resolve();
    },
    isWritten: () => true,
    ...overrides,
  };
  let port: TabLockListener | undefined;
  const lock: TabLock = {
    acquire: () => Promise.resolve('held'),
    takeOver: (id) => {
      calls.push(`take ${id}`);
      return Promise.resolve();
    },
    release: () => undefined,
    follow: (id) => void calls.push(`follow ${id}`),
    announceWrite: () => undefined,
    listOpenInOtherTabs: () => Promise.resolve(new Set<string>()),
    holds: () => false,
    abandon: () => undefined,
    ...ownLock,
  };
  const tabs = createOtherTab(store, sessions, (listener) => {
    port = listener;
    return lock;
  });
  const text = () => textOfSource(openSource(store.getState()));
  const type = () =>
    edit(store, PATH, [insertAt(0, 0, 'x')], { origin: 'text', label: { code: 'type' } }).done;
  return { store, tabs, port: port!, done: calls, stored, text, type };
}

test('product: a session that is open in another tab is shown, is read-only, and follows the writes of that tab', async () => {
  const { tabs, port, stored, text, type, done } = tabWith();
  expect(await tabs.show('a')).toBe(true);
  expect([text(), type(), text()]).toEqual(['first', false, 'first']);
  stored.text = 'second';
  port.onWrite('b');
  port.onWrite('a');
  port.onWrite('a');
  await vi.waitFor(() => expect(text()).toBe('second'));
  expect(type()).toBe(false);
  // The open session is written first.
  expect(done).toEqual(['leave', 'let go', 'follow a']);
});

test('product: a write of the other tab during reading is read too', async () => {
  let read: (state: GatepostState) => void = () => undefined;
  let reads = 0;
  const { tabs, port, stored, text } = tabWith({
    read: () => {
      const stateThen = stateOf(stored.text);
      return reads++ > 0
        ? Promise.resolve(stateThen)
        : new Promise((resolve) => {
            read = () => resolve(stateThen);
          });
    },
  });
  const showing = tabs.show('a');
  stored.text = 'second';
  port.onWrite('a');
  read(stateOf(''));
  await showing;
  await vi.waitFor(() => expect(text()).toBe('second'));
  expect(reads).toBe(2);
});

test('product: taking over requests the lock before claiming the session; then it can be changed', async () => {
  const { tabs, type, done } = tabWith();
  await tabs.show('a');
  await tabs.takeOver();
  expect(done.slice(3)).toEqual(['take a', 'hold a']);
  expect(tabs.news.getState()).toEqual({ isFree: false, event: 'taken' });
  expect(type()).toBe(true);
});

test('product: taking over is reported, also if the session is then read from storage', async () => {
  let restore: () => void = () => undefined;
  const { store, tabs, type } = tabWith({
    claim: () => {
      restore();
      return Promise.resolve(true);
    },
  });
  restore = () => restoreState(store, stateOf('last'));
  await tabs.show('a');
  await tabs.takeOver();
  expect(tabs.news.getState().event).toBe('taken');
  expect(type()).toBe(true);
});

test('product: a failed takeover is reported, and the session does not change', async () => {
  const { tabs, type } = tabWith({ claim: () => Promise.reject(new Error('storage')) });
  await tabs.show('a');
  await tabs.takeOver();
  expect(tabs.news.getState().event).toBe('failed');
  expect(type()).toBe(false);
});

test('product: a document that is opened while the other tab finishes writing is not replaced', async () => {
  let finish: () => void = () => undefined;
  const finishing = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const { store, tabs, text, done } = tabWith({}, { takeOver: () => finishing });
  await tabs.show('a');
  const taking = tabs.takeOver();
  openPolicyFile(store, PATH, sourceOfText('new'), { code: 'new-file' });
  finish();
  await taking;
  expect([text(), done.includes('hold a'), tabs.news.getState().event]).toEqual(['new', false, undefined]);
});

test.each([
  ['was read', () => Promise.resolve(false)],
  ['could not be read', () => Promise.reject(new Error('storage'))],
])(
  'product: a document that is opened while the session %s is not replaced either',
  async (_name, outcome) => {
    let open: () => void = () => undefined;
    const wantedResults: boolean[] = [];
    const { store, tabs, done } = tabWith({
      claim: (_id, isWanted) => {
        open();
        wantedResults.push(isWanted());
        return outcome();
      },
    });
    open = () => openPolicyFile(store, PATH, sourceOfText('new'), { code: 'new-file' });
    await tabs.show('a');
    await tabs.takeOver();
    expect([wantedResults, tabs.news.getState().event]).toEqual([[false], undefined]);
    expect(done.filter((step) => step === 'follow a')).toHaveLength(1);
  },
);

test('product: a copy is a separate session, and no longer follows the other', async () => {
  const { tabs, port, stored, text, type, done } = tabWith();
  await tabs.show('a');
  await tabs.copy();
  expect(done.at(-1)).toBe('copy');
  expect(type()).toBe(true);
  stored.text = 'second';
  port.onWrite('a');
  port.onFree('a');
  await Promise.resolve();
  expect([text(), tabs.news.getState().isFree]).toEqual(['xfirst', false]);
});

test('product: text typed during the last write is written too, before another tab gets the session', async () => {
  let remaining = 3;
  const { port } = tabWith({
    flush: () => {
      remaining--;
      return Promise.resolve();
    },
    isWritten: () => remaining === 0,
  });
  await port.onFinish('a');
  expect(remaining).toBe(0);
});

test('product: the history of a copy ends with the shown document, also after the other tab has written', async () => {
  const otherStore = createDocumentStore();
  const typed = { origin: 'text', label: { code: 'type' } } as const;
  const { store, tabs, port, text } = tabWith({
    read: () => Promise.resolve(structuredClone(otherStore.getState())),
  });
  await tabs.show('a');
  edit(otherStore, PATH, [insertAt(0, 0, 'x')], typed);
  port.onWrite('a');
  await vi.waitFor(() => expect(text()).toBe('x'));
  await tabs.copy();
  const { document, history } = store.getState();
  expect(history.past.at(-1)?.after).toBe(document);
});

test('product: another document that is opened is a separate session too', async () => {
  const { store, tabs, port, type } = tabWith();
  await tabs.show('a');
  openPolicyFile(store, PATH, sourceOfText('new'), { code: 'new-file' });
  expect(type()).toBe(true);
  port.onFree('a');
  expect(tabs.news.getState().isFree).toBe(false);
});

test('product: closing the other tab is reported', async () => {
  const { tabs, port } = tabWith();
  await tabs.show('a');
  port.onFree('a');
  expect(tabs.news.getState().isFree).toBe(true);
});

test.each([
  ['all was written: nothing is kept twice', true, true, 'lost', ['let go', 'follow a']],
  ['the holder was not waited for, but had written all', false, true, 'lost', ['let go', 'follow a']],
  [
    'what was not written is kept as a copy',
    false,
    false,
    'lost-with-copy',
    ['let go', 'copy', 'flush', 'let go', 'follow a'],
  ],
] as const)(
  'product: who has lost a work reads at once. %s',
  async (_name, isFinished, isWritten, eventName, steps) => {
    const { tabs, port, type, done } = tabWith({ isWritten: () => isWritten });
    expect(type()).toBe(true);
    port.onLost('a', isFinished);
    expect(type()).toBe(false);
    expect(tabs.news.getState().event).toBe(eventName);
    await vi.waitFor(() => expect(done).toEqual(steps));
  },
);
