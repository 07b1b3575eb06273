// The list of readers to watch, and how many answers and findings each would add, computed when the list opens.
import type { RefObject } from 'react';
import { appliesToReader } from '../../core/diagnostics/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { watchedReadersWords as words } from '../../messages/en/app/watched-readers.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { setReaderWatched } from '../../state/readers/watched-readers.ts';
import { useDifferencesByReader } from '../../state/table/comparison/use-differences-by-reader.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './watched-readers.module.css';

export interface WatchedReadersPanelProps {
  readonly opener: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

function useAdditions(): (reader: Reader<ReaderId>) => { answers?: number | undefined; findings: number } {
  const answers = useDifferencesByReader();
  const unwatched = useFindingReport()?.unwatched ?? [];
  return (reader) => ({
    answers: answers?.get(reader.id),
    findings: unwatched.filter((finding) => appliesToReader(finding, reader)).length,
  });
}

export function WatchedReadersPanel({ opener, onClose }: WatchedReadersPanelProps) {
  const watched = useWatchedReaders();
  const readAs = useDocument((state) => state.view.reader);
  const addedBy = useAdditions();
  return (
    <Popup
      label={words.title}
      opener={opener}
      beside={() => opener.current}
      onClose={onClose}
      onClosed={() => opener.current?.focus()}
      isTall
    >
      <div className={`stack ${styles['panel']}`}>
        <h2>{words.title}</h2>
        <p>{words.about}</p>
        <ul className={`options ${styles['list']}`}>
          {readers.map((reader) => {
            const isWatched = watched.includes(reader);
            const { answers, findings } = addedBy(reader);
            return (
              <li key={reader.id}>
                <label>
                  <input
                    type="checkbox"
                    checked={isWatched}
                    disabled={reader.id === readAs}
                    onChange={() => setReaderWatched(documentStore, reader.id, !isWatched)}
                  />
                  {readerTitle(reader)}
                </label>
                <span className="quiet">
                  {reader.id === readAs
                    ? words.readAsIsWatched
                    : isWatched
                      ? words.agreesWith(answers)
                      : words.wouldAdd(answers, findings)}
                </span>
              </li>
            );
          })}
        </ul>
        <p className={`quiet ${styles['foot']}`}>{words.compareShowsAll}</p>
      </div>
    </Popup>
  );
}
