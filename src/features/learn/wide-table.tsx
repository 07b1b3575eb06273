// A table with a caption, in a frame of its own that scrolls sideways on narrow screens.
import type { ReactNode } from 'react';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import styles from './learn.module.css';

export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <ScrollRegion className={styles['wide']}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
