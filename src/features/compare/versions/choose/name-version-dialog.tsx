// The dialog that names a version: the current state, or a version that was saved automatically.
import { type FormEvent, useId, useState } from 'react';
import { keptVersionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import { renameVersion, saveCurrentVersion } from '../../../../state/versions/version-store.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../history/version-history.module.css';
import { versionTitle } from './version-to-compare.ts';

/** The maximum number of characters of a name. */
const MAX_NAME_LENGTH = 200;

interface NameVersionDialogProps {
  /** The version to name; if absent, the current state. */
  readonly version?: StoredVersion;
  readonly onClose: () => void;
  /** Sets the focus once the dialog has closed. */
  readonly onClosed: () => void;
  readonly onDone?: (sentence: string) => void;
}

export function NameVersionDialog({ version, onClose, onClosed, onDone }: NameVersionDialogProps) {
  const id = useId();
  const [name, setName] = useState(version?.name ?? '');
  const [failed, setFailed] = useState(false);
  const trimmedName = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (trimmedName === '') return;
    const isDone = version
      ? await renameVersion(version, trimmedName)
      : await saveCurrentVersion(documentStore.getState(), trimmedName);
    setFailed(!isDone);
    if (!isDone) return;
    onDone?.(version ? words.renamed(trimmedName) : words.kept(trimmedName));
    onClose();
  };
  return (
    <Dialog
      title={version ? words.renameTitle(versionTitle(version)) : words.nameTitle}
      about={version ? words.renameAbout : words.nameAbout}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" form={id} className="btn btn-primary" aria-disabled={trimmedName === ''}>
            {version ? words.giveIt : words.keep}
          </button>
        </>
      }
    >
      <form id={id} className={`stack ${styles['form']}`} onSubmit={(event) => void submit(event)}>
        <label>
          {words.name}
          <input
            className="field"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            placeholder={words.nameHint}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <output className="error">{failed && words.notNow}</output>
      </form>
    </Dialog>
  );
}
