// Restores the focus after a file dialog that no action opened: to the menu that opened it.
import { getPane } from '../../actions/panes.ts';
import { dismiss } from './shell-store.ts';

export const closeDialog = () => dismiss('asks');

/** Moves the focus to the file menu, or to the buttons of the start page if no file is open. */
export const focusFileMenu = (): void => (getPane('file-menu') ?? getPane('start-paste'))?.focus();
