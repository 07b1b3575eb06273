// Path and kind of a file: of one that is added, or of one that the site has.
import { type FormEvent, useId, useState } from 'react';
import { type FormatId, formatOfPath, formats } from '../core/formats/index.ts';
import { filesWords as words } from '../messages/words/files.ts';
import { policyOfFile } from '../state/derived.ts';
import { fileOf } from '../state/document.ts';
import { addFile, pathProblem, renameFile } from '../state/site-files.ts';
import { documentStore, useDocument } from '../state/use-document.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Select } from '../ui/select.tsx';
import styles from './file-dialogs.module.css';
import { closeAsked, focusFiles } from './file-focus.ts';

/** The kind of a file if it is not the one that its path names. */
function ownFormat(path: string | undefined): FormatId | undefined {
  const file = path === undefined ? undefined : fileOf(documentStore.getState().document, path);
  const format = file && policyOfFile(file).format.id;
  return file && format !== formatOfPath(file.path).id ? (format as FormatId) : undefined;
}

/** Without `path` a file is added. */
export function FileForm({ path }: { path?: string }) {
  const [written, write] = useState(path ?? '/');
  const [chosen, choose] = useState(() => ownFormat(path));
  const document = useDocument((state) => state.document);
  const id = useId();
  const problem = pathProblem(document, written, path);
  const isBegun = path !== undefined || written !== '/';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problem) return;
    if (path === undefined) addFile(documentStore, written, chosen);
    else renameFile(documentStore, path, written, chosen);
    closeAsked();
  };
  return (
    <Dialog
      title={path === undefined ? words.addTitle : words.renameTitle(path)}
      about={path === undefined ? words.addAbout : words.renameAbout}
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
            {path === undefined ? words.add(written) : words.change}
          </button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles['form']} onSubmit={submit}>
        <label>
          {words.path}
          <input
            className="field"
            value={written}
            spellCheck={false}
            autoCapitalize="off"
            aria-invalid={isBegun && problem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => write(event.target.value)}
          />
        </label>
        <output id={`${id}-problem`} className={styles['problem']}>
          {isBegun && problem && words.problems[problem]}
        </output>
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
      </form>
    </Dialog>
  );
}
