// A part of the start page that is folded at first.
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './start.module.css';

interface FoldProps {
  readonly title: string;
  readonly summary: string;
  readonly children: ReactNode;
}

export const Fold = ({ title, summary, children }: FoldProps) => (
  <details className={styles['fold']}>
    <summary>
      <Icon name="g-right" />
      <h2>{title}</h2>
      <span className="text-s faint">{summary}</span>
    </summary>
    {children}
  </details>
);
