// A dialog that asks for a path on the site, and for what else there is to choose with it.
import { type FormEvent, type ReactNode, useId } from 'react';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './file-dialogs.module.css';
import { closeDialog, focusFileMenu } from './file-focus.ts';

interface PathDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the path is of. */
  readonly label: string;
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** Why it cannot be that path. */
  readonly problem: string | undefined;
  /** What is said below it where there is no problem. */
  readonly note?: string | undefined;
  readonly action: string;
  /** Not called while there is a problem. */
  readonly onAction: () => void;
  /** Present before anything was written: nothing is done, and nothing complained about. */
  readonly isOff?: boolean;
  readonly children?: ReactNode;
}

export function PathDialog({ title, about, label, path, onPath, problem, note, ...rest }: PathDialogProps) {
  const { action, onAction, isOff = false, children } = rest;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem !== undefined || isOff) return;
    onAction();
    closeDialog();
  };
  return (
    <Dialog
      title={title}
      about={about}
      onClose={closeDialog}
      onClosed={focusFileMenu}
      actions={
        <>
          <button type="button" className="btn" onClick={closeDialog}>
            {words.cancel}
          </button>
          <button
            type="submit"
            form={`${id}-form`}
            className="btn btn-primary"
            aria-disabled={problem !== undefined || isOff}
          >
            {action}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles['form']} onSubmit={submit}>
        <label>
          {label}
          <input
            className="field"
            value={path}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => onPath(event.target.value)}
          />
        </label>
        <output id={`${id}-note`} className={problem === undefined ? undefined : styles['problem']}>
          {problem ?? note}
        </output>
        {children}
      </form>
    </Dialog>
  );
}
