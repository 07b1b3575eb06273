// The dialog that gives a version its name: what is open, or one that was kept by itself.
import { type FormEvent, useId, useState } from 'react';
import { keptVersionsWords as words } from '../../../messages/en/compare.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import { renameVersion, saveCurrentVersion } from '../../../state/versions/version-store.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './version-history.module.css';
import { versionTitle } from './version-to-compare.ts';

/** Characters of a name. */
const MAX_NAME_LENGTH = 200;

interface NameVersionDialogProps {
  /** The one to be named; what is open if absent. */
  readonly version?: StoredVersion;
  readonly onClose: () => void;
  /** Takes the focus once it has closed. */
  readonly onClosed: () => void;
  readonly onDone?: (sentence: string) => void;
}

export function NameVersionDialog({ version, onClose, onClosed, onDone }: NameVersionDialogProps) {
  const id = useId();
  const [name, write] = useState(version?.name ?? '');
  const [failed, setFailed] = useState(false);
  const wanted = name.trim();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (wanted === '') return;
    const isDone = version
      ? await renameVersion(version, wanted)
      : await saveCurrentVersion(documentStore.getState(), wanted);
    setFailed(!isDone);
    if (!isDone) return;
    onDone?.(version ? words.renamed(wanted) : words.kept(wanted));
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
          <button type="submit" form={id} className="btn btn-primary" aria-disabled={wanted === ''}>
            {version ? words.giveIt : words.keep}
          </button>
        </>
      }
    >
      <form id={id} className={styles['form']} onSubmit={(event) => void submit(event)}>
        <label>
          {words.name}
          <input
            className="field"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            placeholder={words.nameHint}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <output className={styles['problem']}>{failed && words.notNow}</output>
      </form>
    </Dialog>
  );
}
