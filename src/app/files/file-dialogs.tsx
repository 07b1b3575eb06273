// What is asked about the files of the site, one dialog at a time.
import { NameVersionDialog } from '../../features/compare/versions/name-version-dialog.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { FullBackupForm } from '../backup/full-backup-form.tsx';
import { ShareTargetForm } from '../share-target/share-target-form.tsx';
import { KeyBuffer } from '../shell/key-buffer.tsx';
import { shellStore, useShell } from '../shell/shell-store.ts';
import { DiskDialog } from './disk-dialog.tsx';
import { closeDialog, focusFileMenu } from './file-focus.ts';
import { FileForm } from './file-form.tsx';
import { FileList } from './file-list.tsx';
import { FolderForm } from './folder-form.tsx';

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
