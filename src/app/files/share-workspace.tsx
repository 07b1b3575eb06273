// The dialog that makes a link, and where the focus goes when it has closed: to what opened it.
import ShareDialog from '../../features/share/share-dialog.tsx';
import { shellWords } from '../../messages/en/app/shell.ts';
import { globalActions } from '../actions/global-actions.ts';
import { closeDialog, focusFileMenu } from './file-focus.ts';

function focusShare(): void {
  const buttons = document.querySelectorAll<HTMLElement>('header button');
  const share = [...buttons].find((button) => button.textContent === shellWords.share);
  if (share && share.getClientRects().length > 0) share.focus();
  else focusFileMenu();
}

export default function ShareWorkspace() {
  return (
    <ShareDialog
      onClose={closeDialog}
      onClosed={focusShare}
      onSaveWorkspace={globalActions.saveWorkspace.run}
    />
  );
}
