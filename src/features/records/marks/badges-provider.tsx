// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
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
}

const source = createStore<Source>(() => ({ ask: () => undefined }));

/** Fetches what the question takes. */
async function fetchBadges(): Promise<void> {
  const { badgeQuestion } = await import('./record-badges.ts');
  source.setState({ ask: badgeQuestion });
}

/** The question about the badges of the open file; undefined before it can be asked. */
function useBadgeQuestion(): BadgeQuestion | undefined {
  return useDocument(useStore(source, ({ ask }) => ask));
}

/** The badges as far as they are known. */
export const RecordBadgesContext = createContext<RecordBadges | undefined>(undefined);

prefetch(fetchBadges);

const createBadgeTask = (question: BadgeQuestion | undefined) => question?.pieces();

/** Of a large table what rules decide comes with its totals; before the first of them nothing is said of any rule. */
function badgesWithTotals(
  badges: RecordBadges | undefined,
  question: BadgeQuestion | undefined,
  totals: MatrixTotals | undefined,
): RecordBadges | undefined {
  if (!badges || !question?.decidedIn) return badges;
  const decided = totals && question.decidedIn(totals);
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
  const isLate = question?.decidedIn !== undefined && totals?.matrix !== matrix;
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
