// A part of the form that is seldom needed: closed at first if the file says nothing there.
import { type ReactNode, useState } from 'react';
import styles from './rsl.module.css';

interface FoldProps {
  readonly title: string;
  /** Only its first value counts: a field that is emptied must not close what it is in. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

export function Fold({ title, isOpen, children }: FoldProps) {
  const [isOpenAtFirst] = useState(isOpen);
  return (
    <details className={styles['fold']} open={isOpenAtFirst}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}
