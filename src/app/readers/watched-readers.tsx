// A button with the watched readers, which opens the list of all readers.

import { useRef, useState } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { listAll, number } from '../../messages/en/counts.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { loadOnDemand } from '../late/load-on-demand.ts';
import styles from './watched-readers.module.css';

const Panel = lazyComponent(loadOnDemand, 'WatchedReadersPanel', () => null);

/** The maximum number of names in the button. */
const MAX_NAMES = 3;

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
        className={`btn btn-quiet inline tight ${styles['watch']}`}
        aria-label={words.watchingAll(listAll(names))}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={words.watchingHint}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={`quiet ${styles['soft']}`}>{words.watching}</span>
        {names.length <= MAX_NAMES && <span className={styles['names']}>{names.join(', ')}</span>}
        <span className={styles['count']} data-only={names.length > MAX_NAMES || undefined}>
          <b>{number(names.length)}</b> <span>{words.readers}</span>
        </span>
        <Icon name="g-down" />
      </button>
      {isOpen && <Panel opener={button} onClose={() => setOpen(false)} />}
    </>
  );
}
