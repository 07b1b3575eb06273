// F6 and Shift+F6 go from pane to pane, and in each to where the focus was last.
import { layoutStore } from '../../state/layout/layout-store.ts';
import { type Pane, shellStore } from '../shell/shell-store.ts';

const STOP = '[data-stop]';
const views: readonly Pane[] = ['records', 'text', 'access'];
/** What takes the focus in a pane that had none: the field of the text, a cell, a heading; else the first control. */
const FIRST = ['textarea, .native-edit-context', '[role="gridcell"][tabindex="0"]', 'h2[tabindex]'];
/** The button that hides the pane is no place to begin at: it stands alone while the rest is fetched. */
const CONTROLS = 'button:not([id^="hide-"]), select, input, a[href], [tabindex="0"]';

const last = new Map<string, HTMLElement>();

const nameOf = (stop: HTMLElement) => stop.dataset['stop'] ?? '';
const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The panes as they follow each other; on a small screen also those that stand behind another. */
function stops(): HTMLElement[] {
  const { kind } = layoutStore.getState();
  return [...document.querySelectorAll<HTMLElement>(STOP)].filter(
    (stop) => isShown(stop) || (kind !== 'wide' && views.some((view) => view === nameOf(stop))),
  );
}

function enter(stop: HTMLElement): void {
  const known = last.get(nameOf(stop));
  const own = [...FIRST, CONTROLS].flatMap((selector) => [...stop.querySelectorAll<HTMLElement>(selector)]);
  const inside = own.filter((element) => element.closest(STOP) === stop && isShown(element));
  const target = known?.isConnected && isShown(known) ? known : inside[0];
  // Where there is nothing yet to go to, the pane itself is the place that the next step begins at.
  if (!target) stop.tabIndex = -1;
  (target ?? stop).focus();
}

function bringToFront(name: string): void {
  const view = views.find((one) => one === name);
  const { kind } = layoutStore.getState();
  if (view && (kind === 'narrow' || (kind === 'medium' && view !== 'access')))
    shellStore.setState({ front: view });
}

/** The pane that the focus is on its way to: a step that follows at once begins there. */
let ahead: HTMLElement | undefined;

/** Moves the focus to the next pane, or the one before. */
export function focusNextPane(step: 1 | -1): void {
  const all = stops();
  const here = ahead ?? document.activeElement?.closest(STOP);
  const at = all.findIndex((stop) => stop === here);
  const next = all[(at + step + (at < 0 && step < 0 ? 1 : 0) + all.length) % all.length];
  if (!next) return;
  bringToFront(nameOf(next));
  ahead = next;
  requestAnimationFrame(() => {
    if (ahead === next) ahead = undefined;
    enter(next);
  });
}

const stopOf = (name: string) => document.querySelector<HTMLElement>(`[data-stop="${name}"]`);

/** Goes into a part of the page that is shown, such as the status line. */
export function focusStop(name: string): void {
  const stop = stopOf(name);
  if (stop) enter(stop);
}

/** Goes into a pane that may not be there yet: the page is only now being changed. */
export function focusPane(view: Pane, frames = 12): void {
  requestAnimationFrame(() => {
    const stop = stopOf(view);
    if (stop) bringToFront(view);
    if (stop && isShown(stop)) enter(stop);
    else if (frames > 0) focusPane(view, frames - 1);
  });
}

/** Where the focus was, the latest last. */
let trail: HTMLElement[] = [];
const TRAIL = 8;

/** Frames in which a view may give the focus to the neighbour of what is gone, before it goes back where it was. */
const PATIENCE = 4;

/** A control that is gone with its own click or key must not take the focus along. */
export function restoreLostFocus(frames = PATIENCE): void {
  if (document.activeElement !== document.body) return;
  if (frames > 0) {
    requestAnimationFrame(() => restoreLostFocus(frames - 1));
    return;
  }
  const latest = trail.findLast((element) => element.isConnected && isShown(element));
  if (latest) return latest.focus();
  // What was done meanwhile may have a place of its own, or have brought another pane to the front.
  const enterFront = () => {
    const stop = stopOf(shellStore.getState().front);
    if (document.activeElement === document.body && stop) enter(stop);
  };
  requestAnimationFrame(() => requestAnimationFrame(enterFront));
}

function onAct(): void {
  const active = document.activeElement;
  if (active !== document.body) {
    requestAnimationFrame(() => {
      if (!active?.isConnected) restoreLostFocus();
    });
    return;
  }
  // Who heard of the key or the click before may have done it by now, and what had the focus is gone.
  const isLost = trail.at(-1)?.isConnected === false;
  trail = trail.filter((element) => element.isConnected);
  if (isLost) restoreLostFocus();
}

/** Remembers where the focus was, in each pane and at all. */
export function trackFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    trail = [...trail.filter((element) => element !== target), target].slice(-TRAIL);
    const stop = target.closest<HTMLElement>(STOP);
    if (stop && stop !== target) last.set(nameOf(stop), target);
  });
  for (const act of ['click', 'keydown']) globalThis.addEventListener(act, onAct, { capture: true });
}
