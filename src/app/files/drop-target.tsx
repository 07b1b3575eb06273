// Opens files or a folder that are dropped anywhere on the page.
import { type ReactNode, useEffect, useState } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { holdsFiles, takeDroppedFiles } from '../../ui/loading/dropped-files.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import styles from './drop-target.module.css';

export function DropTarget({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  useEffect(
    () =>
      takeDroppedFiles((dropped) => {
        setIsOver(false);
        void withFileOperations((operations) => operations.openDropped(dropped));
      }),
    [],
  );
  return (
    <div
      className={styles['target']}
      onDragOver={(event) => holdsFiles(event) && setIsOver(true)}
      onDragLeave={(event) => event.currentTarget === event.target && setIsOver(false)}
    >
      {children}
      {isOver && <p className={`text-l strong ${styles['hint']}`}>{words.dropHere}</p>}
    </div>
  );
}
