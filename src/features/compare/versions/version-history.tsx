// The earlier versions of the open work, the latest first.
import { useRef, useState } from 'react';
import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { shellWords } from '../../../messages/en/app/shell.ts';
import { keptVersionsWords as words } from '../../../messages/en/compare.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import {
  deleteVersion,
  OPEN_NOW,
  restoreDeletedVersion,
  type VersionMoment,
} from '../../../state/versions/version-store.ts';
import { NameVersionDialog } from './name-version-dialog.tsx';
import { useSavedVersions } from './use-saved-versions.ts';
import { restoreVersion, saveVersionAs } from './version-actions.ts';
import { versionTable } from './version-differences.ts';
import { VersionEffect } from './version-effect.tsx';
import styles from './version-history.module.css';
import { type VersionActions, VersionRow } from './version-row.tsx';
import { compareWithSavedVersion, versionTime, versionTitle } from './version-to-compare.ts';

const focusButton = (button: HTMLElement | null) => button?.focus();

/** What was deleted can be had back until one leaves: the history does not know of it. */
function DeletedNote({
  versions,
  onBack,
}: {
  versions: readonly StoredVersion[];
  onBack: (v: StoredVersion) => void;
}) {
  return versions.map((version) => (
    <p key={version.id} className={styles['deleted']}>
      {words.deleted(versionTitle(version))}{' '}
      <button type="button" className="btn btn-link" ref={focusButton} onClick={() => onBack(version)}>
        {words.putBack}
      </button>
    </p>
  ));
}

const saveVersionAsFile = ({ time, ...version }: StoredVersion): Promise<boolean> => {
  const host = hostOfOrigin(documentStore.getState().document.origin);
  return saveVersionAs({ time, ...version }, words.fileName(host.replace(/[^a-z0-9.-]+/gi, '-'), time));
};

/** A sentence about the document as it is: after another step, as undo, it may be true no more. */
function useActionStatus() {
  const document = useDocument((state) => state.document);
  const [last, tell] = useState({ sentence: '', document });
  const say = (sentence: string) => tell({ sentence, document: documentStore.getState().document });
  return [last.document === document ? last.sentence : '', say] as const;
}

/** What can be done, told when it is done. */
function useVersionActions() {
  const [said, say] = useActionStatus();
  const [named, setNamed] = useState<StoredVersion | 'present'>();
  const [deleted, setDeleted] = useState<readonly StoredVersion[]>([]);
  const without = (version: StoredVersion) => deleted.filter((one) => one !== version);
  const does: VersionActions = {
    compare: (version) =>
      void compareWithSavedVersion(version, 'beside').then((is) => say(is ? '' : words.unreadableChoice)),
    returnTo: (version, what) => {
      const before = versionTable(documentStore.getState().document);
      void restoreVersion(documentStore, version, versionTitle(version), what).then((outcome) => {
        const now = versionTable(documentStore.getState().document);
        const sentences = {
          done: words.returned[what](versionTime(version.time), now, before),
          unreadable: words.notReturned,
          refused: words.refused,
        };
        say(sentences[outcome]);
      });
    },
    name: setNamed,
    saveAs: (version) => void saveVersionAsFile(version).then((is) => say(is ? '' : words.unreadableChoice)),
    remove: (version) =>
      void deleteVersion(version).then((is) => {
        say('');
        if (is) setDeleted([...without(version), version]);
      }),
  };
  const putBack = async (version: StoredVersion) => {
    if (!(await restoreDeletedVersion(version))) return false;
    setDeleted(without(version));
    say(words.isBack(versionTitle(version)));
    return true;
  };
  return { said, say, named, setNamed, deleted, does, putBack };
}

/** What changed since the latest of them: the end of the line that they stand on. */
function CurrentState({ moment }: { moment: VersionMoment | undefined }) {
  return (
    <p className={`${styles['row']} ${styles['now']}`}>
      <span className={styles['name']}>{words.now}</span>
      <span className={styles['why']}>{words.nowSince}</span>
      <VersionEffect moment={moment} isNow />
    </p>
  );
}

export function VersionHistory() {
  const { versions, differences, moments, bytes, free, trouble } = useSavedVersions();
  const { said, say, named, setNamed, deleted, does, putBack } = useVersionActions();
  const keepButton = useRef<HTMLButtonElement>(null);
  const menuButtons = useRef(new Map<StoredVersion['id'], HTMLButtonElement>());
  const version = named === 'present' ? undefined : named;
  /** Goes to the menu of a version, or where there is none to what keeps another one. */
  const goTo = (one: StoredVersion | undefined) => {
    const menuButton = one && menuButtons.current.get(one.id);
    (menuButton ?? keepButton.current)?.focus();
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
      <DeletedNote versions={deleted} onBack={back} />
      {versions && count === 0 && <p className={styles['hint']}>{words.none}</p>}
      {count > 0 && <CurrentState moment={moments.get(OPEN_NOW)} />}
      {count > 0 && (
        <ul className={styles['list']} aria-label={words.title}>
          {versions?.map((one) => (
            <VersionRow
              key={one.id}
              version={one}
              difference={differences.get(one.id)}
              moment={moments.get(one.id)}
              does={does}
              menuButton={(button) => {
                if (button) menuButtons.current.set(one.id, button);
                else menuButtons.current.delete(one.id);
              }}
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
        <NameVersionDialog
          {...(version ? { version } : {})}
          onClose={() => setNamed(undefined)}
          onClosed={() => goTo(version)}
          onDone={say}
        />
      )}
    </details>
  );
}
