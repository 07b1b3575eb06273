import { beforeEach, expect, test, vi } from 'vitest';
import { noticeWords } from '../../messages/en/app/notices.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { shellStore } from '../shared/shell-store.ts';
import { reopenSession, type SiteEntry, withDeleted } from './use-sites.ts';

const { openSession, listAllSessions } = vi.hoisted(() => ({
  openSession: vi.fn<() => Promise<undefined>>(),
  listAllSessions: vi.fn<() => Promise<{ open: undefined; others: SessionSummary[]; deleted: [] }>>(),
}));
vi.mock(import('../../state/storage/sessions.ts'), async (original) => ({
  ...(await original()),
  openSession,
  listAllSessions,
}));

const entry = (id: string): SessionSummary => ({
  id,
  path: '/robots.txt',
  origin: '',
  name: 'robots.txt',
  paths: ['/robots.txt'],
  unsaved: [],
  time: 0,
});
const [gone, left] = [entry('gone'), entry('left')];

beforeEach(() => {
  shellStore.setState({ works: [gone, left] });
  listAllSessions.mockResolvedValue({ open: undefined, others: [left], deleted: [] });
});

test('product: a deleted entry of the list shows a notice, and the list is updated', async () => {
  openSession.mockResolvedValue(undefined);
  expect(await reopenSession(gone)).toBe(false);
  expect(shellStore.getState().problem).toBe(noticeWords.gone);
  await vi.waitFor(() => expect(shellStore.getState().works).toEqual([left]), { timeout: 20_000 });
});

test('product: a session that cannot be read now is distinguished from a deleted one', async () => {
  openSession.mockRejectedValue(new Error('storage'));
  expect(await reopenSession(gone)).toBe(false);
  expect(shellStore.getState().problem).toBe(shellWords.notRead);
});

test('product: a deleted site stays in its place, also the open one and several', () => {
  const entryOf = (id: string) => ({ site: { id } }) as unknown as SiteEntry;
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(entryOf) as [SiteEntry, SiteEntry, SiteEntry, SiteEntry];
  expect(withDeleted([b, c, d], [{ ...a, index: 0 }]).map(({ site }) => site.id)).toEqual([
    'a',
    'b',
    'c',
    'd',
  ]);
  const two = [
    { ...c, index: 2 },
    { ...a, index: 0 },
  ];
  expect(withDeleted([b, d], two).map(({ site }) => site.id)).toEqual(['a', 'b', 'c', 'd']);
});
