import { expect, test, vi } from 'vitest';
import { takeTurn } from './pane-turns.ts';

test('design: of the panes of a long file the table is first and the text last, each after the one before is shown', async () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const doneBy = new Map(
    (['text', 'records', 'access'] as const).map((pane) => [pane, takeTurn(pane, () => shown.push(pane))]),
  );
  const isDone = async (pane: 'access' | 'records') => {
    doneBy.get(pane)!();
    await vi.runAllTimersAsync();
  };
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['access']);
  await isDone('access');
  expect(shown).toEqual(['access', 'records']);
  await isDone('records');
  expect(shown).toEqual(['access', 'records', 'text']);
  doneBy.get('text')!();
  vi.useRealTimers();
});

test('design: a pane that need not be shown any more does not keep the next one waiting', async () => {
  vi.useFakeTimers();
  const shown: string[] = [];
  const cancel = takeTurn('access', () => shown.push('access'));
  const done = takeTurn('text', () => shown.push('text'));
  cancel();
  await vi.runAllTimersAsync();
  expect(shown).toEqual(['text']);
  done();
  vi.useRealTimers();
});
