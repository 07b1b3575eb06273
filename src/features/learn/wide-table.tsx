// A table with a caption, in a frame of its own that scrolls sideways on narrow screens.
import type { ReactNode } from 'react';
import styles from './learn.module.css';

export function WideTable({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={styles['wide']} tabIndex={0}>
      <table>
        <caption>{caption}</caption>
        {children}
      </table>
    </div>
  );
}
