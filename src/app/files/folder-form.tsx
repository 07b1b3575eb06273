// A folder that was dropped or chosen: asked about once, where it stands on the site.

import { useState } from 'react';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { filesWords as words } from '../../messages/en/app/files.ts';
import { pathProblem } from '../../state/document/site-files.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { withFileOperations } from '../actions/global-actions.ts';
import type { Folder } from './folder-access.ts';
import { PathDialog } from './path-dialog.tsx';

/** The root for a folder with a robots.txt of its own; else its name. */
const suggested = ({ name, files }: Folder): string =>
  files.some((file) => /^(?:robots|data)\.txt$/i.test(file.name)) ? '/' : `/${encodeURIComponent(name)}/`;

export function FolderForm({ folder }: { folder: Folder }) {
  const [written, write] = useState(() => suggested(folder));
  const document = useDocument((state) => state.document);
  const [first] = folder.files;
  const under = written.endsWith('/') ? written : `${written}/`;
  // What stands there already is replaced, which undo brings back.
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
