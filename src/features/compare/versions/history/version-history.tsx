// The earlier versions of the open workspace, the latest first.
import { useRef, useState } from 'react';
import { hostOfOrigin } from '../../../../core/text/host-of-origin.ts';
import { shellWords } from '../../../../messages/en/app/shell.ts';
import { keptVersionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { documentStore, useDocument } from '../../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import { useComparedVersions } from '../../../../state/versions/use-version-comparison.ts';
import {
  deleteVersion,
  OPEN_NOW,
  restoreDeletedVersion,
  type VersionMoment,
} from '../../../../state/versions/version-store.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { NameVersionDialog } from '../choose/name-version-dialog.tsx';
import { useSavedVersions } from '../choose/use-saved-versions.ts';
import {
  compareWithSavedVersion,
  versionDay,
  versionTime,
  versionTitle,
} from '../choose/version-to-compare.ts';
import { versionTable } from '../differences/version-differences.ts';
import { VersionEffect } from '../differences/version-effect.tsx';
import { restoreVersion, saveVersionAs } from './version-actions.ts';
import styles from './version-history.module.css';
import { type VersionActions, VersionRow } from './version-row.tsx';

const focusButton = (button: HTMLElement | null) => button?.focus();

/** Offers to restore deleted versions until the user leaves the page, because undo does not apply to them. */
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

/**
 * A message about the current document. After another step, such as undo, it may no longer be true and is hidden.
 */
function useActionStatus() {
  const document = useDocument((state) => state.document);
  const [status, setStatus] = useState({ sentence: '', document });
  const showMessage = (sentence: string) =>
    setStatus({ sentence, document: documentStore.getState().document });
  return [status.document === document ? status.sentence : '', showMessage] as const;
}

/** Returns the actions, and the message after each. */
function useVersionActions() {
  const [message, showMessage] = useActionStatus();
  const [versionToName, setVersionToName] = useState<StoredVersion | 'present'>();
  const [deleted, setDeleted] = useState<readonly StoredVersion[]>([]);
  const remainingWithout = (version: StoredVersion) => deleted.filter((one) => one !== version);
  const actions: VersionActions = {
    compare: (version) =>
      void compareWithSavedVersion(version, 'beside').then((succeeded) =>
        showMessage(succeeded ? '' : words.unreadableChoice),
      ),
    returnTo: (version, what) => {
      const before = versionTable(documentStore.getState().document);
      void restoreVersion(documentStore, version, versionTitle(version), what).then((outcome) => {
        const now = versionTable(documentStore.getState().document);
        const sentences = {
          done: words.returned[what](versionTime(version.time), now, before),
          unreadable: words.notReturned,
          refused: words.refused,
        };
        showMessage(sentences[outcome]);
      });
    },
    name: setVersionToName,
    saveAs: (version) =>
      void saveVersionAsFile(version).then((succeeded) =>
        showMessage(succeeded ? '' : words.unreadableChoice),
      ),
    remove: (version) =>
      void deleteVersion(version).then((succeeded) => {
        showMessage('');
        if (succeeded) setDeleted([...remainingWithout(version), version]);
      }),
  };
  const restoreDeleted = async (version: StoredVersion) => {
    if (!(await restoreDeletedVersion(version))) return false;
    setDeleted(remainingWithout(version));
    showMessage(words.isBack(versionTitle(version)));
    return true;
  };
  return { message, say: showMessage, versionToName, setVersionToName, deleted, actions, restoreDeleted };
}

/** The changes since the latest version, at the top of the timeline. */
function CurrentState({ moment }: { moment: VersionMoment | undefined }) {
  return (
    <p className={styles['row']}>
      <span className="strong breaks">{words.now}</span>
      <span className="quiet">{words.nowSince}</span>
      <VersionEffect moment={moment} />
    </p>
  );
}

export function VersionHistory({ isOpen }: { readonly isOpen: boolean }) {
  const { versions, differences, moments, bytes, free, trouble } = useSavedVersions();
  const { message, say, versionToName, setVersionToName, deleted, actions, restoreDeleted } =
    useVersionActions();
  const keepButton = useRef<HTMLButtonElement>(null);
  const menuButtons = useRef(new Map<StoredVersion['id'], HTMLButtonElement>());
  const version = versionToName === 'present' ? undefined : versionToName;
  /** Focuses the menu of a version. If there is none, focuses the button that saves a version. */
  const focusVersion = (target: StoredVersion | undefined) => {
    const menuButton = target && menuButtons.current.get(target.id);
    (menuButton ?? keepButton.current)?.focus();
  };
  /** Restores a deleted version and focuses it once it is in the list again. */
  const restoreAndFocus = (deletedVersion: StoredVersion) =>
    void restoreDeleted(deletedVersion).then(
      (isBack) => isBack && requestAnimationFrame(() => focusVersion(deletedVersion)),
    );
  const count = versions?.length ?? 0;
  const oldest = versions?.at(-1);
  const { before, after } = useComparedVersions().choice;
  const comparedIds = [before, after].flatMap((side) => (side.kind === 'kept' ? [side.id] : []));
  return (
    <details className={`text-s ${styles['kept']}`} open={isOpen}>
      <summary className="row">
        <Icon name="g-right" />
        <h2>{words.title}</h2>
        {oldest && (
          <span className="faint">
            {words.meta(count, versionDay(oldest.time), shellWords.octets(bytes))}
          </span>
        )}
      </summary>
      <div className={styles['content']}>
        <div className={`flow ${styles['head']}`}>
          <button ref={keepButton} type="button" className="btn" onClick={() => setVersionToName('present')}>
            {words.keepNow}
          </button>
          <output>{message}</output>
        </div>
        {trouble && <p className="error">{words.troubles[trouble]}</p>}
        {free !== undefined && <p className="error">{words.almostFull(shellWords.octets(free))}</p>}
        <DeletedNote versions={deleted} onBack={restoreAndFocus} />
        {versions && count === 0 && <p className={`quiet ${styles['hint']}`}>{words.none}</p>}
        {count > 0 && <CurrentState moment={moments.get(OPEN_NOW)} />}
        {count > 0 && (
          <ul className={styles['list']} aria-label={words.title}>
            {versions?.map((item) => (
              <VersionRow
                key={item.id}
                version={item}
                difference={differences.get(item.id)}
                moment={moments.get(item.id)}
                isCompared={comparedIds.includes(item.id)}
                actions={actions}
                menuButton={(button) => {
                  if (button) menuButtons.current.set(item.id, button);
                  else menuButtons.current.delete(item.id);
                }}
              />
            ))}
          </ul>
        )}
        {count > 0 && (
          <p className={`quiet ${styles['hint']}`}>
            {words.momentsAre} {words.hint(shellWords.octets(bytes))}
          </p>
        )}
        {versionToName && (
          <NameVersionDialog
            {...(version ? { version } : {})}
            onClose={() => setVersionToName(undefined)}
            onClosed={() => focusVersion(version)}
            onDone={say}
          />
        )}
      </div>
    </details>
  );
}
