// The dialog that creates a link. When it closes, the focus returns to the button that opened it.
import { getPane } from '../../actions/panes.ts';
import ShareDialog from '../../features/share/share-dialog.tsx';
import { globalActions } from '../actions/global-actions.ts';
import { closeDialog, focusFileMenu } from '../shared/file-focus.ts';

function focusShare(): void {
  const button = getPane('share-button');
  if (button?.isShown()) button.focus();
  else focusFileMenu();
}

export function ShareWorkspace() {
  return (
    <ShareDialog
      onClose={closeDialog}
      onClosed={focusShare}
      onSaveWorkspace={globalActions.saveWorkspace.run}
    />
  );
}
