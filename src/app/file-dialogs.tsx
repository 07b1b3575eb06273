// What is asked about the files of the site, one dialog at a time.

import { DiskDialog } from './disk-dialog.tsx';
import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { FolderForm } from './folder-form.tsx';
import { useShell } from './shell-store.ts';

export default function FileDialogs() {
  const asks = useShell((state) => state.asks);
  if (asks?.about === 'folder') return <FolderForm folder={asks.folder} />;
  if (asks?.about === 'list') return <FileList />;
  if (asks?.about === 'disk') return <DiskDialog />;
  if (asks?.about === 'rename') return <FileForm key={asks.path} path={asks.path} />;
  return asks ? <FileForm /> : null;
}
