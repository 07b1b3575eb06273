// The dialog in which the live file is pasted, to compare with it.
import { type FormEvent, useId, useState } from 'react';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../versions.module.css';
import { choosePastedVersion } from './choose-version.ts';

interface PasteVersionDialogProps {
  readonly onClose: () => void;
  /** Called once the dialog is gone: the place for the focus. */
  readonly onClosed: () => void;
}

export function PasteVersionDialog({ onClose, onClosed }: PasteVersionDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    choosePastedVersion(text);
    onClose();
  };
  return (
    <Dialog
      title={words.pasteTitle}
      about={words.pasteAbout}
      onClose={onClose}
      onClosed={onClosed}
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {words.cancel}
          </button>
          <button type="submit" form={id} className="btn btn-primary" aria-disabled={isEmpty}>
            {words.pasteRun}
          </button>
        </>
      }
    >
      <form id={id} onSubmit={submit}>
        <textarea
          className={`field mono ${styles['pasted']}`}
          aria-label={words.pasteField}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
