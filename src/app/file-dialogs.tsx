// What is asked about the files of the site, one dialog at a time.

import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { FolderForm } from './folder-form.tsx';
import { SharedForm } from './shared-form.tsx';
import { useShell } from './shell-store.ts';

export default function FileDialogs() {
  const asks = useShell((state) => state.asks);
  if (asks?.about === 'folder') return <FolderForm folder={asks.folder} />;
  if (asks?.about === 'shared') return <SharedForm shared={asks.shared} />;
  if (asks?.about === 'list') return <FileList />;
  if (asks?.about === 'rename') return <FileForm key={asks.path} path={asks.path} />;
  return asks ? <FileForm /> : null;
}
