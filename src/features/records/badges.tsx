// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode, useMemo } from 'react';
import type { BadgeQuestion, Badges } from '../../state/records-badges.ts';
import type { ToldTotals } from '../../state/totals.ts';
import { fetchBadges, useBadgeQuestion } from '../../state/use-badges.ts';
import { useMatrix, useTotals } from '../../state/use-matrix.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { alsoFetch } from '../../ui/on-demand.tsx';
import { useLasting } from '../../ui/use-lasting.ts';
import styles from './records.module.css';

/** The badges as far as they are known. */
export const BadgesContext = createContext<Badges | undefined>(undefined);

alsoFetch(fetchBadges);

const workOf = (question: BadgeQuestion | undefined) => question?.pieces();

/** Of a large table what rules decide comes with its totals; before the first of them nothing is said of any rule. */
function badgesTold(
  badges: Badges | undefined,
  question: BadgeQuestion | undefined,
  totals: ToldTotals | undefined,
): Badges | undefined {
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
  const last = useInSlices(question, workOf);
  const matrix = useMatrix();
  const totals = useTotals(matrix);
  const told = useMemo(() => badgesTold(last?.result, question, totals), [last, question, totals]);
  const isLate = question?.decidedIn !== undefined && totals?.matrix !== matrix;
  const lags = !told || last?.question !== question || isLate;
  const isDimmed = useLasting(lags);
  return (
    <BadgesContext value={told}>
      <div className={styles['around']} data-badges-lag={lags} data-dimmed={isDimmed}>
        {children}
      </div>
    </BadgesContext>
  );
}
