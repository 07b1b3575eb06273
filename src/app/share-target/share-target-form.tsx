// Shows shared files before they are opened: names, sizes and first lines, as plain text.
import { offlineWords as words } from '../../messages/en/app/notices.ts';
import { deleteSharedFiles, type SharedFile, type SharedFiles } from '../../state/disk/share-target-files.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { withFileOperations } from '../actions/global-actions.ts';
import { closeDialog, focusFileMenu } from '../shared/file-focus.ts';
import styles from './share-target-form.module.css';

// Opens shared files. Files that were not opened stay in the cache: a reload asks about them again.
const withoutPlace = { entry: null, handle: Promise.resolve(null) };

/** Opens shared files, and then deletes them. */
export async function openSharedFiles(files: readonly SharedFile[]): Promise<void> {
  closeDialog();
  const dropped = files.map(({ file }) => ({ file, ...withoutPlace }));
  if (await withFileOperations((operations) => operations.openDropped(dropped))) await deleteSharedFiles();
}

function discard(): void {
  closeDialog();
  goToPage('/');
  void deleteSharedFiles();
}

export function ShareTargetForm({ shared: { files, left } }: { shared: SharedFiles }) {
  return (
    <Dialog
      title={words.sharedTitle}
      about={words.sharedAbout(files.length)}
      onClose={discard}
      onClosed={focusFileMenu}
      actions={
        <>
          <button type="button" className="btn" onClick={discard}>
            {words.sharedDiscard}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => void openSharedFiles(files)}>
            {words.sharedOpen}
          </button>
        </>
      }
    >
      <ScrollRegion as="ul" className={`stack loose ${styles['files']}`} aria-label={words.sharedList}>
        {files.map(({ file, begins }, index) => (
          <li key={index}>
            <bdi>
              <VisibleText text={file.name} />
            </bdi>{' '}
            <span className="meta">{words.octets(file.size)}</span>
            <pre>
              {begins.map((line, number) => (
                <div key={number}>
                  <VisibleText text={line} keepsSpaces />
                </div>
              ))}
            </pre>
          </li>
        ))}
      </ScrollRegion>
      {left > 0 && <p>{words.sharedLeft(left)}</p>}
    </Dialog>
  );
}
