// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode, useMemo } from 'react';
import type { BadgeQuestion, Badges } from '../../state/records-badges.ts';
import { fetchBadges, useBadgeQuestion } from '../../state/use-badges.ts';
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
  const told = useMemo<Told>(
    () => (last ? { badges: last.result, isStale: last.question !== question } : { isStale: true }),
    [last, question],
  );
  return <BadgesContext value={told}>{children}</BadgesContext>;
}
