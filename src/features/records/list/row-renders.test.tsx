// Counts the rows that a keystroke re-renders: a count is the same on any machine.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy, type Policy } from '../../../core/syntax/policy.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { type ListActions, ListActionsContext, RecordsFormContext } from '../form-context.ts';
import { ReaderMarksProvider } from '../marks/reader-marks-provider.tsx';
import { LineRow } from './line-row.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const nothing = () => undefined;
const actions: ListActions = {
  drag: nothing,
  openRun: nothing,
  foldRun: nothing,
  remove: nothing,
  registerRule: () => nothing,
  registerRecord: () => nothing,
};
const format = formatOfPath('/robots.txt');
const LINES = 12;

const typed = (policy: Policy, line: number, column: number, text: string) => {
  const place = { line, column };
  return createPolicy(applyEdits(policy.source, [{ range: { start: place, end: place }, text }]), format);
};

/**
 * Waits until rows have loaded their code. It loads after the first render, and the rows render it a few tasks
 * later.
 */
async function waitForRowCode(): Promise<void> {
  await Promise.all([
    import('../../../core/analysis/reader-marks/marks.ts'),
    import('../marks/reader-marks.tsx'),
    import('../marks/rule-badge.tsx'),
    import('../marks/never-decides-hint.tsx'),
  ]);
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/**
 * Renders rows 1 to 11 of the versions of a file one after the other. For each version but the first, returns the
 * rows that were rendered again, with repetitions.
 */
async function rerenderedRows(versions: readonly Policy[]): Promise<number[][]> {
  // Every row reads its line name when it renders.
  const spy = vi.spyOn(recordsWords, 'lineName');
  const root = createRoot(document.createElement('div'));
  const Rows = ({ policy }: { policy: Policy }) => (
    <RecordsFormContext value={{ policy }}>
      <ReaderMarksProvider policy={policy}>
        <ListActionsContext value={actions}>
          {Array.from({ length: LINES - 1 }, (_, i) => i + 1).map((line) => (
            <LineRow key={line} policy={policy} line={line} block={0} isCurrent={false} decides={false} />
          ))}
        </ListActionsContext>
      </ReaderMarksProvider>
    </RecordsFormContext>
  );
  const counts: number[][] = [];
  for (const policy of versions) {
    spy.mockClear();
    await act(async () => root.render(<Rows policy={policy} />));
    await act(waitForRowCode);
    counts.push(spy.mock.calls.map(([number]) => number - 1).sort((a, b) => a - b));
  }
  spy.mockRestore();
  await act(async () => root.unmount());
  return counts.slice(1);
}

const file = createPolicy(sourceOfText(`User-agent: *\n${'Disallow: /a\n'.repeat(LINES - 1)}`), format);

test('ours: a letter in a rule re-renders its row and no other', async () => {
  const versions = [file, file, typed(file, 5, 12, 'b')];
  expect((await rerenderedRows(versions)).at(-1)).toEqual([5]);
});

test('ours: a new line re-renders the rows that it moves', async () => {
  const versions = [file, file, typed(file, 9, 0, 'Disallow: /b\n')];
  expect((await rerenderedRows(versions)).at(-1)).toEqual([9, 10, 11]);
});

test('ours: rows re-render when a reader interprets their lines differently', async () => {
  // The first line is no longer a user-agent, so that no rule belongs to a record.
  const versions = [file, file, typed(file, 0, 0, '#')];
  expect((await rerenderedRows(versions)).at(-1)).toHaveLength(LINES - 1);
});
