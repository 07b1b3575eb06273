// The earlier versions of the open work, the latest first.
import { useRef, useState } from 'react';
import { hostOf } from '../../../core/text/host-of.ts';
import { shellWords } from '../../../messages/en/shell.ts';
import { keptVersionsWords as words } from '../../../messages/en/versions.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import {
  deleteVersion,
  OPEN_NOW,
  restoreDeletedVersion,
  type VersionMoment,
} from '../../../state/versions/version-store.ts';
import styles from './kept.module.css';
import { compareWith, versionName, whenOf } from './kept-compare.ts';
import { KeptRow, type VersionDoes } from './kept-row.tsx';
import { Moment } from './moment.tsx';
import { NameVersion } from './name-version.tsx';
import { useSavedVersions } from './use-saved-versions.ts';
import { restoreVersion, saveVersionAs } from './version-actions.ts';
import { versionTable } from './version-differences.ts';

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** What was deleted can be had back until one leaves: the history does not know of it. */
function Deleted({
  versions,
  onBack,
}: {
  versions: readonly StoredVersion[];
  onBack: (v: StoredVersion) => void;
}) {
  return versions.map((version) => (
    <p key={version.id} className={styles['deleted']}>
      {words.deleted(versionName(version))}{' '}
      <button type="button" className="btn btn-link" ref={takeFocus} onClick={() => onBack(version)}>
        {words.putBack}
      </button>
    </p>
  ));
}

const saveAs = ({ time, ...version }: StoredVersion): Promise<boolean> => {
  const host = hostOf(documentStore.getState().document.origin);
  return saveVersionAs({ time, ...version }, words.fileName(host.replace(/[^a-z0-9.-]+/gi, '-'), time));
};

/** A sentence about the document as it is: after another step, as undo, it may be true no more. */
function useSaid() {
  const document = useDocument((state) => state.document);
  const [last, tell] = useState({ sentence: '', document });
  const say = (sentence: string) => tell({ sentence, document: documentStore.getState().document });
  return [last.document === document ? last.sentence : '', say] as const;
}

/** What can be done, told when it is done. */
function useActions() {
  const [said, say] = useSaid();
  const [named, setNamed] = useState<StoredVersion | 'present'>();
  const [deleted, setDeleted] = useState<readonly StoredVersion[]>([]);
  const without = (version: StoredVersion) => deleted.filter((one) => one !== version);
  const does: VersionDoes = {
    compare: (version) =>
      void compareWith(version, 'beside').then((is) => say(is ? '' : words.unreadableChoice)),
    returnTo: (version, what) => {
      const before = versionTable(documentStore.getState().document);
      void restoreVersion(documentStore, version, versionName(version), what).then((outcome) => {
        const now = versionTable(documentStore.getState().document);
        const sentences = {
          done: words.returned[what](whenOf(version.time), now, before),
          unreadable: words.notReturned,
          refused: words.refused,
        };
        say(sentences[outcome]);
      });
    },
    name: setNamed,
    saveAs: (version) => void saveAs(version).then((is) => say(is ? '' : words.unreadableChoice)),
    remove: (version) =>
      void deleteVersion(version).then((is) => {
        say('');
        if (is) setDeleted([...without(version), version]);
      }),
  };
  const putBack = async (version: StoredVersion) => {
    if (!(await restoreDeletedVersion(version))) return false;
    setDeleted(without(version));
    say(words.isBack(versionName(version)));
    return true;
  };
  return { said, say, named, setNamed, deleted, does, putBack };
}

/** What changed since the latest of them: the end of the line that they stand on. */
function Now({ moment }: { moment: VersionMoment | undefined }) {
  return (
    <p className={`${styles['row']} ${styles['now']}`}>
      <span className={styles['name']}>{words.now}</span>
      <span className={styles['why']}>{words.nowSince}</span>
      <Moment moment={moment} isNow />
    </p>
  );
}

export function KeptList() {
  const { versions, differences, moments, bytes, free, trouble } = useSavedVersions();
  const { said, say, named, setNamed, deleted, does, putBack } = useActions();
  const keepButton = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const version = named === 'present' ? undefined : named;
  /** Goes to the menu of a version, or where there is none to what keeps another one. */
  const goTo = (one: StoredVersion | undefined) => {
    const row = one && rows.current?.querySelector(`[data-version="${one.id}"]`);
    const button = row ? [...row.querySelectorAll('button')].at(-1) : keepButton.current;
    button?.focus();
  };
  /** It stands in the list again once that is drawn. */
  const back = (one: StoredVersion) =>
    void putBack(one).then((isBack) => isBack && requestAnimationFrame(() => goTo(one)));
  const count = versions?.length ?? 0;
  return (
    <details open className={styles['kept']}>
      <summary>
        <h2>{count > 0 ? words.titleOf(count) : words.title}</h2>
      </summary>
      <div className={styles['head']}>
        <button ref={keepButton} type="button" className="btn" onClick={() => setNamed('present')}>
          {words.keepNow}
        </button>
        <output>{said}</output>
      </div>
      {trouble && <p className={styles['bad']}>{words.troubles[trouble]}</p>}
      {free !== undefined && <p className={styles['bad']}>{words.almostFull(shellWords.octets(free))}</p>}
      <Deleted versions={deleted} onBack={back} />
      {versions && count === 0 && <p className={styles['hint']}>{words.none}</p>}
      {count > 0 && <Now moment={moments.get(OPEN_NOW)} />}
      {count > 0 && (
        <ul ref={rows} className={styles['list']} aria-label={words.title}>
          {versions?.map((one) => (
            <KeptRow
              key={one.id}
              version={one}
              difference={differences.get(one.id)}
              moment={moments.get(one.id)}
              does={does}
            />
          ))}
        </ul>
      )}
      {count > 0 && (
        <p className={styles['hint']}>
          {words.momentsAre} {words.hint(shellWords.octets(bytes))}
        </p>
      )}
      {named && (
        <NameVersion
          {...(version ? { version } : {})}
          onClose={() => setNamed(undefined)}
          onClosed={() => goTo(version)}
          onDone={say}
        />
      )}
    </details>
  );
}
