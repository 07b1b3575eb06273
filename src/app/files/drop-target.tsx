// Dropping files or a folder anywhere opens them.
import { type DragEvent, type ReactNode, useState } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import type { DroppedItem } from '../../state/disk/file-access.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import styles from './drop-target.module.css';

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** All that has to be asked for before the drop is over. */
const droppedItems = ({ items }: DataTransfer): readonly DroppedItem[] =>
  [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    }));

export function DropTarget({ children }: { children: ReactNode }) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return;
    event.preventDefault();
    setOver(false);
    const dropped = droppedItems(event.dataTransfer);
    void withFileOperations((does) => does.openDropped(dropped));
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
