// Follows the files on this computer: the program reports when another one changes them.
import { localEditorWords as words } from '../../messages/en/app/local-editor.ts';
import { LocalEditorError, readOpenedLocally, waitForDiskChange } from '../../state/disk/local-editor.ts';
import { onPlaceChange } from '../../state/disk/places.ts';
import { checkFilesOnDisk } from '../../state/disk/watch-files.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';

/** How long to wait, in milliseconds, before the program is asked again that did not answer. */
const RETRY_DELAY = 3000;

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const hasStopped = (error: unknown): boolean => error instanceof LocalEditorError && error.code === 'stopped';

/** Checks the files whenever one changes, and shows that the program has stopped. Ends when another run answers. */
export async function followDisk(): Promise<void> {
  // The places of a resumed session are known later than the page is shown. They may have changed since.
  onPlaceChange(() => void checkFilesOnDisk(documentStore));
  let version: number | undefined;
  let isStopped = false;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      const next = await (version === undefined
        ? readOpenedLocally().then((opened) => opened.version)
        : waitForDiskChange(version));
      if (isStopped && shellStore.getState().problem === words.stopped) dismiss('problem');
      isStopped = false;
      if (next !== version) void checkFilesOnDisk(documentStore);
      version = next;
    } catch (error) {
      const isOtherRun = !hasStopped(error);
      if (isOtherRun || !isStopped)
        shellStore.setState({ problem: isOtherRun ? words.notConnected : words.stopped });
      if (isOtherRun) return;
      isStopped = true;
      // oxlint-disable-next-line no-await-in-loop -- one request after the other
      await wait(RETRY_DELAY);
    }
  }
}
