// A table with a caption, in a frame of its own that scrolls sideways on narrow screens.
import type { ReactNode } from 'react';
import { Scrolled } from '../../ui/scrolled.tsx';
import styles from './learn.module.css';

export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <Scrolled className={styles['wide']}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </Scrolled>
  );
}
