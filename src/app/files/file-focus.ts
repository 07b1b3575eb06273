// Where the focus goes when a dialog about files has closed that no command asked for: to the menu that opened it.
import { getPane } from '../../actions/panes.ts';
import { dismiss } from '../shell/shell-store.ts';

export const closeDialog = () => dismiss('asks');

/** Where there are no files yet: to the buttons of the start page. */
export const focusFileMenu = (): void => (getPane('file-menu') ?? getPane('start-buttons'))?.focus();
