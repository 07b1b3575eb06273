// The dialog in which the live file or the text of another version is pasted, to compare with it.
import { type FormEvent, useId, useRef, useState } from 'react';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import styles from '../versions.module.css';
import { choosePastedVersion, type PastedKind } from './choose-version.ts';
import { LiveLink } from './live-link.tsx';

interface PasteVersionDialogProps {
  readonly kind: PastedKind;
  /** The compared file. */
  readonly path: string;
  readonly onClose: () => void;
  /** Called once the dialog is gone: the place for the focus. */
  readonly onClosed: () => void;
}

export function PasteVersionDialog({ kind, path, onClose, onClosed }: PasteVersionDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = text.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty) return;
    choosePastedVersion(kind, text);
    onClose();
  };
  return (
    <Dialog
      title={words.pasteTitle[kind]}
      about={words.pasteAbout[kind]}
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
      {/* The user comes back from the live file to paste it. */}
      {kind === 'live' && (
        <LiveLink path={path} className="btn btn-link" onOpen={() => field.current?.focus()} />
      )}
      <form id={id} onSubmit={submit}>
        <textarea
          ref={field}
          className={`field mono ${styles['pasted']}`}
          aria-label={words.pasteField[kind]}
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
    </Dialog>
  );
}
