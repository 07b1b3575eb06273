// Where the focus goes when a dialog about files has closed: to where it came from, else to the menu that opened it.
import { filesWords as words } from '../messages/words/files.ts';
import { dismiss } from './shell-store.ts';

let origin: HTMLElement | undefined;

/** Remembers from where the dialog is asked for that opens next; undefined if from nowhere that is left. */
export function cameFrom(from: HTMLElement | undefined): void {
  origin = from;
}

/** Gives the focus back to where a command came from; false if none did, or if that is gone. */
export function focusOrigin(): boolean {
  const back = origin;
  origin = undefined;
  if (!back?.isConnected || back.getClientRects().length === 0) return false;
  back.focus();
  return true;
}

export const closeAsked = () => dismiss('asks');

/** The file that is shown is where one goes on. */
export function focusFiles(): void {
  if (focusOrigin()) return;
  const menu = document.querySelector<HTMLElement>(`button[aria-label="${words.menu}"]`);
  (menu ?? document.querySelector<HTMLElement>('main button'))?.focus();
}
