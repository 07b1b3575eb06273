// Dialogs about the files of the site, one at a time.

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type FormatId, formatOfPath, formats } from '../../core/formats/file-formats.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { NameVersionDialog } from '../../features/compare/versions/choose/name-version-dialog.tsx';
import { filesWords as words } from '../../messages/en/app/files.ts';
import type { Folder } from '../../state/disk/folder-access.ts';
import { fileOf } from '../../state/document/document.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addFile, pathProblem, renameFile } from '../../state/files/site-files.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { withFileOperations } from '../actions/global-actions.ts';
import { FullBackupForm } from '../backup/full-backup-form.tsx';
import { KeySheet } from '../keys/key-sheet.tsx';
import { Palette } from '../palette/palette.tsx';
import { ShareTargetForm } from '../share-target/share-target-form.tsx';
import { closeDialog, focusFileMenu } from '../shared/file-focus.ts';
import { shellStore, useShell } from '../shared/shell-store.ts';
import { DiskDialog } from './disk-dialog.tsx';
import styles from './file-dialogs.module.css';
import { FileList } from './file-list.tsx';
import { ShareWorkspace } from './share-workspace.tsx';

interface PathDialogProps {
  readonly title: string;
  readonly about: string;
  /** The label of the path field. */
  readonly label: string;
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** Why the path is not valid. */
  readonly problem: string | undefined;
  /** The hint below the field while its value has no problem. */
  readonly note?: string | undefined;
  readonly action: string;
  /** Not called while there is a problem. */
  readonly onAction: () => void;
  /** Whether the user has not entered a path yet: the action is disabled, and no problem is shown. */
  readonly isDisabled?: boolean;
  readonly children?: ReactNode;
}

/** A dialog that asks for a path on the site, and for related settings. */
function PathDialog({ title, about, label, path, onPath, problem, note, ...rest }: PathDialogProps) {
  const { action, onAction, isDisabled: isOff = false, children } = rest;
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
      <form id={`${id}-form`} className={`stack ${styles['form']}`} onSubmit={submit}>
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
        <output id={`${id}-note`} className={problem === undefined ? undefined : 'error'}>
          {problem ?? note}
        </output>
        {children}
      </form>
    </Dialog>
  );
}

/** Suggests the root for a folder with its own robots.txt or data.txt, otherwise the folder's name. */
const suggestPath = ({ name, files }: Folder): string =>
  files.some((file) => /^(?:robots|data)\.txt$/i.test(file.name)) ? '/' : `/${encodeURIComponent(name)}/`;

function FolderForm({ folder }: { folder: Folder }) {
  const [path, setPath] = useState(() => suggestPath(folder));
  const document = useDocument((state) => state.document);
  const [first] = folder.files;
  const basePath = path.endsWith('/') ? path : `${path}/`;
  // A file with this path is replaced; undo restores it.
  const pathIssue = path === '/' ? undefined : pathProblem(document, path);
  const problem = pathIssue === 'taken' ? undefined : pathIssue;
  return (
    <PathDialog
      title={words.folderTitle(escapeInvisible(folder.name))}
      about={words.folderAbout(folder.files.length, folder.left)}
      label={words.folderPath}
      path={path}
      onPath={setPath}
      problem={problem && words.problems[problem]}
      note={first && words.folderFirst(escapeInvisible(basePath + first.name))}
      action={words.addFolder(folder.files.length)}
      onAction={() => void withFileOperations((operations) => operations.placeFolder(folder, basePath))}
    />
  );
}

/** Returns the format of a file if it is not the one of its path. */
function explicitFormat(path: string | undefined): FormatId | undefined {
  const file = path === undefined ? undefined : fileOf(documentStore.getState().document, path);
  const format = file && policyOfFile(file).format.id;
  return file && format !== formatOfPath(file.path).id ? (format as FormatId) : undefined;
}

/** Adds a file if there is no `path`, otherwise renames it. */
function FileForm({ path }: { path?: string }) {
  const [newPath, setNewPath] = useState(path ?? '/');
  const [format, setFormat] = useState(() => explicitFormat(path));
  const document = useDocument((state) => state.document);
  const problem = pathProblem(document, newPath, path);
  const hasInput = path !== undefined || newPath !== '/';
  const isNew = path === undefined;
  return (
    <PathDialog
      title={isNew ? words.addTitle : words.renameTitle(path)}
      about={isNew ? words.addAbout : words.renameAbout}
      label={words.path}
      path={newPath}
      onPath={setNewPath}
      problem={problem && hasInput ? words.problems[problem] : undefined}
      isDisabled={!hasInput}
      action={isNew ? words.add(newPath) : words.change}
      onAction={() =>
        isNew ? addFile(documentStore, newPath, format) : renameFile(documentStore, path, newPath, format)
      }
    >
      <label>
        {words.kind}
        <Select
          value={format ?? ''}
          onChange={(event) =>
            setFormat(formats.find((knownFormat) => knownFormat.id === event.target.value)?.id)
          }
        >
          <option value="">{words.byName(words.kinds[formatOfPath(newPath).id])}</option>
          {formats.map((format) => (
            <option key={format.id} value={format.id}>
              {words.kinds[format.id]}
            </option>
          ))}
        </Select>
      </label>
    </PathDialog>
  );
}

const showDone = (done: string) => shellStore.setState({ done });

export function FileDialogs() {
  const dialog = useShell((state) => state.asks);
  if (dialog?.about === 'command') return <Palette typed={dialog.typed ?? ''} />;
  if (dialog?.about === 'keys') return <KeySheet />;
  if (dialog?.about === 'folder') return <FolderForm folder={dialog.folder} />;
  if (dialog?.about === 'share') return <ShareWorkspace />;
  if (dialog?.about === 'shared') return <ShareTargetForm shared={dialog.shared} />;
  if (dialog?.about === 'list') return <FileList />;
  if (dialog?.about === 'everything') return <FullBackupForm {...dialog} />;
  if (dialog?.about === 'keep')
    return <NameVersionDialog onClose={closeDialog} onClosed={focusFileMenu} onDone={showDone} />;
  if (dialog?.about === 'disk') return <DiskDialog />;
  if (dialog?.about === 'rename') return <FileForm key={dialog.path} path={dialog.path} />;
  return dialog ? <FileForm /> : null;
}
