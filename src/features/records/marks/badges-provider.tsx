// Provides what the rules decide in the table, for the badges of their rows. It may lag behind typing.
import { createContext, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore } from 'zustand/vanilla';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import type { MatrixTotals } from '../../../state/table/counting/totals.ts';
import { useMatrix, useMatrixTotals } from '../../../state/table/use-matrix.ts';
import { type TaskResult, useIdleTask } from '../../../state/use-idle-task.ts';
import { prefetch } from '../../../ui/loading/lazy-component.tsx';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import styles from '../records.module.css';
import { useMoveAnnouncements } from './announce-move.ts';
import type { BadgeQuestion, RecordBadges } from './record-badges.ts';

interface BadgeFunctions {
  readonly questionOf: (state: GatepostState) => BadgeQuestion | undefined;
  readonly taskOf: (question: BadgeQuestion) => CooperativeTask<RecordBadges> | undefined;
  readonly textOf: (badges: RecordBadges, id: number) => string | undefined;
}

const badgeFunctions = createStore<BadgeFunctions>(() => ({
  questionOf: () => undefined,
  taskOf: () => undefined,
  textOf: () => undefined,
}));

/** Loads the code that computes badges. */
async function fetchBadges(): Promise<void> {
  const { badgeQuestion, badgesTask, badgeText } = await import('./record-badges.ts');
  badgeFunctions.setState({ questionOf: badgeQuestion, taskOf: badgesTask, textOf: badgeText });
}

/**
 * The question about the badges of the open file: the same object as long as its answer cannot change. Undefined
 * until the code is loaded.
 */
function useBadgeQuestion(): BadgeQuestion | undefined {
  return useDocument(useShallow(useStore(badgeFunctions, ({ questionOf }) => questionOf)));
}

/** The badges that are known so far. */
export const RecordBadgesContext = createContext<RecordBadges | undefined>(undefined);

prefetch(fetchBadges);

const createBadgeTask = (question: BadgeQuestion | undefined) =>
  question && badgeFunctions.getState().taskOf(question);

/**
 * Returns the latest badges of the open file. For a large table, the number of cells per line is part of its totals.
 * Until they are counted, and if other badges are counted otherwise, rules have no badges.
 */
export function badgesWithTotals(
  latest: TaskResult<BadgeQuestion | undefined, RecordBadges> | undefined,
  question: BadgeQuestion | undefined,
  totals: MatrixTotals | undefined,
): RecordBadges | undefined {
  const badges = latest?.result;
  if (!badges || latest.question?.file !== question?.file) return undefined;
  if (!question?.isInTotals) return latest.question?.isInTotals ? undefined : badges;
  const decided = totals?.cellsPerLine?.();
  return decided && { ...badges, decided };
}

/**
 * Computes the badges after typing. This re-renders only the badges, not their rows. While the badges lag,
 * nothing re-renders: if they lag for long, one attribute on the surrounding element dims all elements with
 * `data-lags`.
 */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const question = useBadgeQuestion();
  const latest = useIdleTask(question, createBadgeTask);
  const matrix = useMatrix();
  const totals = useMatrixTotals(matrix);
  const badges = useMemo(() => badgesWithTotals(latest, question, totals), [latest, question, totals]);
  const isLate = question?.isInTotals === true && totals?.matrix !== matrix;
  const lags = !badges || latest?.question !== question || isLate;
  const isDimmed = useDelayedFlag(lags);
  const textOf = useStore(badgeFunctions, (functions) => functions.textOf);
  const badgeOf = useMemo(
    () => (lags ? undefined : (id: number) => textOf(badges, id)),
    [lags, badges, textOf],
  );
  useMoveAnnouncements(badgeOf);
  return (
    <RecordBadgesContext value={badges}>
      <div className={styles['around']} data-dimmed={isDimmed}>
        {children}
      </div>
    </RecordBadgesContext>
  );
}
