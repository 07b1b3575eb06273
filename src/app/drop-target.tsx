// Dropping a file anywhere opens it.
import { type DragEvent, type ReactNode, useState } from 'react';
import { shellWords as words } from '../messages/words/shell.ts';
import { droppedFile } from '../state/file-access.ts';
import { openFile } from './commands.ts';
import styles from './drop-target.module.css';
import { shellStore } from './shell-store.ts';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

export function DropTarget({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    droppedFile(event.dataTransfer).then(
      (file) => (file ? openFile(file) : shellStore.setState({ problem: words.openFailed })),
      () => shellStore.setState({ problem: words.openFailed }),
    );
  };
  return (
    <div
      className={styles['target']}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setOver(false)}
      onDrop={drop}
    >
      {children}
      {over && <p className={styles['hint']}>{words.dropHere}</p>}
    </div>
  );
}
