// A folder that was dropped or chosen: asked about once, where it stands on the site.
import { type FormEvent, useId, useState } from 'react';
import { filesWords as words } from '../messages/words/files.ts';
import type { Folder } from '../state/folder-access.ts';
import { pathProblem } from '../state/site-files.ts';
import { useDocument } from '../state/use-document.ts';
import { Dialog } from '../ui/dialog.tsx';
import { withFiles } from './commands.ts';
import styles from './file-dialogs.module.css';
import { closeAsked, focusFiles } from './file-focus.ts';

/** The root for a folder with a robots.txt of its own; else its name. */
const suggested = ({ name, files }: Folder): string =>
  files.some((file) => /^(?:robots|data)\.txt$/i.test(file.name)) ? '/' : `/${encodeURIComponent(name)}/`;

export function FolderForm({ folder }: { folder: Folder }) {
  const [written, write] = useState(() => suggested(folder));
  const document = useDocument((state) => state.document);
  const id = useId();
  const [first] = folder.files;
  const under = written.endsWith('/') ? written : `${written}/`;
  // What stands there already is replaced, which undo brings back.
  const found = written === '/' ? undefined : pathProblem(document, written);
  const problem = found === 'taken' ? undefined : found;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    void withFiles((does) => does.placeFolder(folder, under));
    closeAsked();
  };
  return (
    <Dialog
      title={words.folderTitle(folder.name)}
      about={words.folderAbout(folder.files.length, folder.left)}
      onClose={closeAsked}
      onClosed={focusFiles}
      actions={
        <>
          <button type="button" className="btn" onClick={closeAsked}>
            {words.cancel}
          </button>
          <button
            type="submit"
            form={`${id}-form`}
            className="btn btn-primary"
            aria-disabled={problem !== undefined}
          >
            {words.addFolder(folder.files.length)}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles['form']} onSubmit={submit}>
        <label>
          {words.folderPath}
          <input
            className="field"
            value={written}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-note`}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <output id={`${id}-note`} className={problem ? styles['problem'] : undefined}>
          {problem ? words.problems[problem] : first && words.folderFirst(under + first.name)}
        </output>
      </form>
    </Dialog>
  );
}
