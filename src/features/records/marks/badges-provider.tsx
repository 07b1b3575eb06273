// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { createStore } from 'zustand/vanilla';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import type { MatrixTotals } from '../../../state/table/counting/totals.ts';
import { useMatrix, useMatrixTotals } from '../../../state/table/use-matrix.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { prefetch } from '../../../ui/loading/lazy-component.tsx';
import { useDelayedFlag } from '../../../ui/loading/use-delayed-flag.ts';
import styles from '../records.module.css';
import type { BadgeQuestion, RecordBadges } from './record-badges.ts';

interface Source {
  readonly ask: (state: GatepostState) => BadgeQuestion | undefined;
  readonly work: (question: BadgeQuestion) => CooperativeTask<RecordBadges> | undefined;
}

const source = createStore<Source>(() => ({ ask: () => undefined, work: () => undefined }));

/** Fetches what the question takes. */
async function fetchBadges(): Promise<void> {
  const { badgeQuestion, badgesTask } = await import('./record-badges.ts');
  source.setState({ ask: badgeQuestion, work: badgesTask });
}

/** The question about the badges of the open file: the same object until its answer can change. Undefined before it can be asked. */
function useBadgeQuestion(): BadgeQuestion | undefined {
  return useDocument(useShallow(useStore(source, ({ ask }) => ask)));
}

/** The badges as far as they are known. */
export const RecordBadgesContext = createContext<RecordBadges | undefined>(undefined);

prefetch(fetchBadges);

const createBadgeTask = (question: BadgeQuestion | undefined) => question && source.getState().work(question);

/** Of a large table what rules decide comes with its totals; before the first of them nothing is said of any rule. */
function badgesWithTotals(
  badges: RecordBadges | undefined,
  question: BadgeQuestion | undefined,
  totals: MatrixTotals | undefined,
): RecordBadges | undefined {
  if (!badges || !question?.isCounted) return badges;
  const decided = totals?.cellsPerLine?.();
  return decided && { ...badges, decided };
}

/**
 * Works the badges out behind what is typed. The rows inside are not drawn again for it, only their badges; and while
 * these lag, not even they: if that lasts, one attribute around all of them dims those that say so (`data-lags`).
 */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const question = useBadgeQuestion();
  const last = useIdleTask(question, createBadgeTask);
  const matrix = useMatrix();
  const totals = useMatrixTotals(matrix);
  const told = useMemo(() => badgesWithTotals(last?.result, question, totals), [last, question, totals]);
  const isLate = question?.isCounted === true && totals?.matrix !== matrix;
  const lags = !told || last?.question !== question || isLate;
  const isDimmed = useDelayedFlag(lags);
  return (
    <RecordBadgesContext value={told}>
      <div className={styles['around']} data-badges-lag={lags} data-dimmed={isDimmed}>
        {children}
      </div>
    </RecordBadgesContext>
  );
}
