// What the rules do in the matrix, for their rows. It may lag behind a keystroke.
import { createContext, type ReactNode } from 'react';
import type { BadgeQuestion, Badges } from '../../state/records-badges.ts';
import { fetchBadges, useBadgeQuestion } from '../../state/use-badges.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { alsoFetch } from '../../ui/on-demand.tsx';
import styles from './records.module.css';

/** The badges as far as they are known. */
export const BadgesContext = createContext<Badges | undefined>(undefined);

alsoFetch(fetchBadges);

const workOf = (question: BadgeQuestion | undefined) => question?.pieces();

/**
 * Works the badges out behind what is typed. The rows inside are not drawn again for it, only their badges; and while
 * these lag, not even they: one attribute around all of them dims those that say so (`data-lags`).
 */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const question = useBadgeQuestion();
  const last = useInSlices(question, workOf);
  return (
    <BadgesContext value={last?.result}>
      <div className={styles['around']} data-badges-lag={last?.question !== question}>
        {children}
      </div>
    </BadgesContext>
  );
}
