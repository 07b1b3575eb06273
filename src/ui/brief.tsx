// A sentence that in little room is seen as a mark and a number; it is read out, and what points at it shows it, whole.
import type { ReactNode } from 'react';
import styles from './brief.module.css';

export const Brief = ({ full, children }: { full: string; children: ReactNode }) => (
  <>
    <span className={styles['full']}>{full}</span>
    <span className={styles['brief']} aria-hidden="true" title={full}>
      {children}
    </span>
  </>
);
