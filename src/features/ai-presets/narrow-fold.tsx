// Details that are folded in a narrow window, and plain content elsewhere.
import type { ReactNode } from 'react';
import { useLayout } from '../../state/layout/use-layout.ts';
import styles from './ai-presets.module.css';

export interface NarrowFoldProps {
  readonly summary: string;
  readonly children: ReactNode;
}

export function NarrowFold({ summary, children }: NarrowFoldProps) {
  const isNarrow = useLayout(({ kind }) => kind === 'narrow');
  if (!isNarrow) return children;
  return (
    <details className={styles['fold']}>
      <summary>{summary}</summary>
      <div className="stack">{children}</div>
    </details>
  );
}
