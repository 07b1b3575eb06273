// Where the focus goes when a dialog about files has closed that no command asked for: to the menu that opened it.
import { filesWords as words } from '../../messages/en/app/files.ts';
import { dismiss } from '../shell/shell-store.ts';

export const closeDialog = () => dismiss('asks');

/** The file that is shown is where one goes on. */
export function focusFileMenu(): void {
  const menu = document.querySelector<HTMLElement>(`button[aria-label="${words.menu}"]`);
  (menu ?? document.querySelector<HTMLElement>('main button'))?.focus();
}
