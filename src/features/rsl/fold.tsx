// A part of the form that is seldom needed: initially closed if the file has no value in it.
import { type ReactNode, useState } from 'react';
import styles from './rsl.module.css';

interface FoldProps {
  readonly title: string;
  /** Only the initial value is used: clearing a field must not close the part that contains it. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, isOpen, children }: FoldProps) {
  const [isInitiallyOpen] = useState(isOpen);
  return (
    <details className={styles['fold']} open={isInitiallyOpen}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
