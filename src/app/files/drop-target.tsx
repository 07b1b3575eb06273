// Opens files or a folder that are dropped anywhere on the page.
import { type DragEvent, type ReactNode, useState } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import type { DroppedItem } from '../../state/disk/file-access.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import styles from './drop-target.module.css';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** Collects everything that must be requested before the drop event ends. */
const droppedItems = ({ items }: DataTransfer): readonly DroppedItem[] =>
  [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    }));

export function DropTarget({ children }: { children: ReactNode }) {
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setIsOver(false);
    const dropped = droppedItems(event.dataTransfer);
    void withFileOperations((operations) => operations.openDropped(dropped));
  };
  return (
    <div
      className={styles['target']}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => event.currentTarget === event.target && setIsOver(false)}
      onDrop={drop}
    >
      {children}
      {isOver && <p className={`text-l strong ${styles['hint']}`}>{words.dropHere}</p>}
    </div>
  );
}
