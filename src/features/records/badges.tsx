// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode, useMemo } from 'react';
import type { BadgeQuestion, Badges } from '../../state/records-badges.ts';
import { fetchBadges, useBadgeQuestion } from '../../state/use-badges.ts';
import { useMatrix, useTotals } from '../../state/use-matrix.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { alsoFetch } from '../../ui/on-demand.tsx';

interface Told {
  readonly badges?: Badges;
  readonly isStale: boolean;
}

/** The badges as far as they are known. */
export const BadgesContext = createContext<Told>({ isStale: false });

alsoFetch(fetchBadges);

const workOf = (question: BadgeQuestion | undefined) => question?.pieces();

/** Works the badges out behind what is typed. The rows inside are not drawn again for it, only their badges. */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const question = useBadgeQuestion();
  const last = useInSlices(question, workOf);
  const matrix = useMatrix();
  const totals = useTotals(matrix);
  const told = useMemo<Told>(() => {
    if (!last) return { isStale: true };
    const isStale = last.question !== question;
    if (!question?.decidedIn) return { badges: last.result, isStale };
    const decided = totals && question.decidedIn(totals);
    // Before the first totals nothing is said of any rule.
    if (!decided) return { isStale: true };
    return { badges: { ...last.result, decided }, isStale: isStale || totals.matrix !== matrix };
  }, [last, question, totals, matrix]);
  return <BadgesContext value={told}>{children}</BadgesContext>;
}
