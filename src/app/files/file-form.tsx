// Path and kind of a file: of one that is added, or of one that the site has.
import { useState } from 'react';
import { type FormatId, formatOfPath, formats } from '../../core/formats/file-formats.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { fileOf } from '../../state/document/document.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { addFile, pathProblem, renameFile } from '../../state/document/site-files.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { Select } from '../../ui/controls/select.tsx';
import { PathDialog } from './path-dialog.tsx';

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
