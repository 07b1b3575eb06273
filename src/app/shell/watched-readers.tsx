// Which readers are watched: a quiet button beside Read as, which opens the list of all of them.
import { useRef, useState } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { listAll, number } from '../../messages/en/counts.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './watched-readers.module.css';
import type { WatchedReadersPanelProps } from './watched-readers-panel.tsx';

const Panel = lazyComponent<WatchedReadersPanelProps>(
  () => import('./watched-readers-panel.tsx'),
  () => null,
);

/** Names in a list that is no sentence. */
const NAMED = 3;

export function WatchedReaders() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const watched = useWatchedReaders();
  const names = watched.map(readerTitle);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`btn btn-quiet ${styles['watch']}`}
        aria-label={words.watchingAll(listAll(names))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={words.watchingHint}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles['soft']}>{words.watching}</span>
        {names.length <= NAMED && <span className={styles['names']}>{names.join(', ')}</span>}
        <span className={styles['count']} data-only={names.length > NAMED || undefined}>
          <b>{number(names.length)}</b> <span>{words.readers}</span>
        </span>
        <Icon name="g-down" />
      </button>
      {isOpen && <Panel opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
