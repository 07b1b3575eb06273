// What is asked about the files of the site, one dialog at a time.

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type FormatId, formatOfPath, formats } from '../../core/formats/file-formats.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { NameVersionDialog } from '../../features/compare/versions/name-version-dialog.tsx';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { fileOf } from '../../state/document/document.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { addFile, pathProblem, renameFile } from '../../state/document/site-files.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { Select } from '../../ui/controls/select.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { withFileOperations } from '../actions/global-actions.ts';
import { FullBackupForm } from '../backup/full-backup-form.tsx';
import { ShareTargetForm } from '../share-target/share-target-form.tsx';
import { KeyBuffer } from '../shell/key-buffer.tsx';
import { shellStore, useShell } from '../shell/shell-store.ts';
import { DiskDialog } from './disk-dialog.tsx';
import styles from './file-dialogs.module.css';
import { closeDialog, focusFileMenu } from './file-focus.ts';
import { FileList } from './file-list.tsx';
import type { Folder } from './folder-access.ts';

interface PathDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the path is of. */
  readonly label: string;
  readonly path: string;
  readonly onPath: (path: string) => void;
  /** Why it cannot be that path. */
  readonly problem: string | undefined;
  /** The hint below the field while its value has no problem. */
  readonly note?: string | undefined;
  readonly action: string;
  /** Not called while there is a problem. */
  readonly onAction: () => void;
  /** Present before anything was written: nothing is done, and nothing complained about. */
  readonly isOff?: boolean;
  readonly children?: ReactNode;
}

/** A dialog that asks for a path on the site, and for what else there is to choose with it. */
function PathDialog({ title, about, label, path, onPath, problem, note, ...rest }: PathDialogProps) {
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

/** The root for a folder with a robots.txt of its own; else its name. */
const suggested = ({ name, files }: Folder): string =>
  files.some((file) => /^(?:robots|data)\.txt$/i.test(file.name)) ? '/' : `/${encodeURIComponent(name)}/`;

function FolderForm({ folder }: { folder: Folder }) {
  const [written, write] = useState(() => suggested(folder));
  const document = useDocument((state) => state.document);
  const [first] = folder.files;
  const under = written.endsWith('/') ? written : `${written}/`;
  // A file with this path is replaced; undo restores it.
  const found = written === '/' ? undefined : pathProblem(document, written);
  const problem = found === 'taken' ? undefined : found;
  return (
    <PathDialog
      title={words.folderTitle(escapeInvisible(folder.name))}
      about={words.folderAbout(folder.files.length, folder.left)}
      label={words.folderPath}
      path={written}
      onPath={write}
      problem={problem && words.problems[problem]}
      note={first && words.folderFirst(escapeInvisible(under + first.name))}
      action={words.addFolder(folder.files.length)}
      onAction={() => void withFileOperations((does) => does.placeFolder(folder, under))}
    />
  );
}

/** The kind of a file if it is not the one that its path names. */
function ownFormat(path: string | undefined): FormatId | undefined {
  const file = path === undefined ? undefined : fileOf(documentStore.getState().document, path);
  const format = file && policyOfFile(file).format.id;
  return file && format !== formatOfPath(file.path).id ? (format as FormatId) : undefined;
}

/** Without `path` a file is added. */
function FileForm({ path }: { path?: string }) {
  const [written, write] = useState(path ?? '/');
  const [chosen, choose] = useState(() => ownFormat(path));
  const document = useDocument((state) => state.document);
  const problem = pathProblem(document, written, path);
  const isBegun = path !== undefined || written !== '/';
  const isNew = path === undefined;
  return (
    <PathDialog
      title={isNew ? words.addTitle : words.renameTitle(path)}
      about={isNew ? words.addAbout : words.renameAbout}
      label={words.path}
      path={written}
      onPath={write}
      problem={problem && isBegun ? words.problems[problem] : undefined}
      isOff={!isBegun}
      action={isNew ? words.add(written) : words.change}
      onAction={() =>
        isNew ? addFile(documentStore, written, chosen) : renameFile(documentStore, path, written, chosen)
      }
    >
      <label>
        {words.kind}
        <Select
          value={chosen ?? ''}
          onChange={(event) => choose(formats.find((one) => one.id === event.target.value)?.id)}
        >
          <option value="">{words.byName(words.kinds[formatOfPath(written).id])}</option>
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

const SharePlace = lazyComponent(
  () => import('./share-workspace.tsx'),
  () => null,
);

const Palette = lazyComponent<{ typed: string }>(
  () => import('../palette/palette.tsx'),
  KeyBuffer,
  () => null,
);

const tellDone = (done: string) => shellStore.setState({ done });

export default function FileDialogs() {
  const asks = useShell((state) => state.asks);
  if (asks?.about === 'command') return <Palette typed={asks.typed ?? ''} />;
  if (asks?.about === 'folder') return <FolderForm folder={asks.folder} />;
  if (asks?.about === 'share') return <SharePlace />;
  if (asks?.about === 'shared') return <ShareTargetForm shared={asks.shared} />;
  if (asks?.about === 'list') return <FileList />;
  if (asks?.about === 'everything') return <FullBackupForm {...asks} />;
  if (asks?.about === 'keep')
    return <NameVersionDialog onClose={closeDialog} onClosed={focusFileMenu} onDone={tellDone} />;
  if (asks?.about === 'disk') return <DiskDialog />;
  if (asks?.about === 'rename') return <FileForm key={asks.path} path={asks.path} />;
  return asks ? <FileForm /> : null;
}
