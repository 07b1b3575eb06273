// Finding what a command is about, from where the focus was; and bringing a pane to where it can be worked in.

import type { FocusOrigin } from '../../actions/action.ts';
import { commandWords } from '../../messages/en/commands.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { collapsePlace, isCollapsed, layoutStore } from '../../state/layout/layout-store.ts';
import { GRID_ID } from '../../state/table/matrix-focus.ts';
import { type Pane, shellStore } from '../shell/shell-store.ts';

const { why } = commandWords;

const isAt = (...pages: readonly string[]) => pages.some((page) => location.hash.startsWith(`#${page}`));

/** For what only the panes do. */
export const disabledOutsideWorkbench = (): string | undefined => (isAt('/edit') ? undefined : why.workbench);
/** For what shows on the pages with the bar of the site. */
export const disabledWithoutSite = (): string | undefined =>
  isAt('/edit', '/compare') ? undefined : why.site;

const isShown = (element: Element | null): boolean => (element?.getClientRects().length ?? 0) > 0;

/** Frames in which a pane that was behind another one is drawn. */
const FRAMES = 30;

/** Does something in a pane, once the pane is to be seen. */
export function inPane(pane: Pane, act: () => void, frames = FRAMES): void {
  const { kind } = layoutStore.getState();
  const place = kind === 'medium' && pane !== 'access' ? 'left' : pane;
  const isOpen = !isCollapsed(layoutStore.getState(), place);
  if (isOpen && isShown(document.getElementById(`pane-${pane}`))) return act();
  if (!isOpen) collapsePlace(place, false);
  if (kind !== 'wide' && shellStore.getState().front !== pane && (kind === 'narrow' || pane !== 'access'))
    shellStore.setState({ front: pane });
  if (frames > 0) requestAnimationFrame(() => inPane(pane, act, frames - 1));
}

/** Whether a pane was shown yet: behind another one nothing of it is built, so nobody knows what it can do. */
export const isBuilt = (pane: Pane): boolean => document.querySelector(`#pane-${pane} section`) !== null;

/** Frames in which the code of a pane is fetched, where the network is slow. */
const FETCHES = 1200;

/** Does something with what a pane holds, as soon as that is there; the next key or click is another beginning. */
export function whenPaneReady<Held>(
  pane: Pane,
  find: () => Held | null | undefined,
  act: (held: Held) => void,
): void {
  const over = new AbortController();
  const soon = (frames: number) => {
    const held = find();
    if (held) act(held);
    else if (frames > 0 && !over.signal.aborted) return requestAnimationFrame(() => soon(frames - 1));
    return over.abort();
  };
  for (const sign of ['keydown', 'pointerdown'])
    addEventListener(sign, ({ isTrusted }) => isTrusted && over.abort(), {
      capture: true,
      signal: over.signal,
    });
  inPane(pane, () => soon(FETCHES));
}

const RECORDS = '#pane-records';

/** The row of the form that somebody is in, or that shows the line of the caret. */
export function findRow(from: FocusOrigin): Element | null {
  const own = from?.closest(`${RECORDS} [data-line]`);
  if (own) return own;
  const line = documentStore.getState().view.caret?.position.line;
  return line === undefined ? null : document.querySelector(`${RECORDS} [data-line="${line + 1}"]`);
}

/** The card that somebody is in; else that of the caret, else the first one. */
export const findCard = (from: FocusOrigin): Element | null =>
  from?.closest(`${RECORDS} article`) ??
  findRow(from)?.closest('article') ??
  document.querySelector(`${RECORDS} article`);

/** A button of a part of the page, by its name. */
export const findButton = (part: Element | null, name: string): HTMLButtonElement | null =>
  part?.querySelector<HTMLButtonElement>(`button[aria-label="${CSS.escape(name)}"]`) ?? null;

/** The cell or head of the table that has its tab stop. */
export const activeTableElement = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(`#${GRID_ID} [aria-colindex][tabindex="0"]`);

/** The same if it is a cell, and no head. */
export function activeCell(): HTMLElement | null {
  const active = activeTableElement();
  return active?.matches('td') ? active : null;
}

/** Presses keys on an element: what they do there is known to it alone. */
export function dispatchKey(keys: string, at: Element): void {
  const pressed = keys.split('+');
  const key = pressed.at(-1) ?? '';
  const told = {
    key: key === 'Space' ? ' ' : key.length === 1 && !pressed.includes('Shift') ? key.toLowerCase() : key,
    ctrlKey: pressed.includes('Ctrl'),
    altKey: pressed.includes('Alt'),
    shiftKey: pressed.includes('Shift'),
  };
  at.dispatchEvent(new KeyboardEvent('keydown', { ...told, bubbles: true, cancelable: true }));
}

/** Presses keys where the table has its tab stop. */
export const dispatchKeyInTable = (keys: string): void =>
  whenPaneReady('access', activeTableElement, (at) => {
    at.focus();
    dispatchKey(keys, at);
  });
