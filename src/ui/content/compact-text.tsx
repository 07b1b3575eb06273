// A sentence of which in little room a mark and a number are seen: these are said first then, and behind them all of it.
import type { ReactNode } from 'react';
import styles from './compact-text.module.css';

export const CompactText = ({ full, children }: { full: string; children: ReactNode }) => (
  <>
    <span className={styles['brief']} title={full}>
      {children}
    </span>
    <span className={styles['full']}>{full}</span>
  </>
);
