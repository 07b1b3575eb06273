// A sentence that is shown as a mark and a number if space is limited. Screen readers always read the whole
// sentence.
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
