// F6 and Shift+F6 go from pane to pane, and in each to where the focus was last.
import { layoutStore } from '../state/layout.ts';
import { type Pane, shellStore } from './shell-store.ts';

const STOP = '[data-stop]';
const views: readonly Pane[] = ['records', 'text', 'access'];
/** What takes the focus in a pane that had none: the field of the text, a cell, a heading; else the first control. */
const FIRST = ['textarea, .native-edit-context', '[role="gridcell"][tabindex="0"]', 'h2[tabindex]'];
const CONTROLS = 'button, select, input, a[href], [tabindex="0"]';

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
  target?.focus();
}

function bringToFront(name: string): void {
  const view = views.find((one) => one === name);
  const { kind } = layoutStore.getState();
  if (view && (kind === 'narrow' || (kind === 'medium' && view !== 'access')))
    shellStore.setState({ front: view });
}

/** Moves the focus to the next pane, or the one before. */
export function goToPane(step: 1 | -1): void {
  const all = stops();
  const here = document.activeElement?.closest(STOP);
  const at = all.findIndex((stop) => stop === here);
  const next = all[(at + step + (at < 0 && step < 0 ? 1 : 0) + all.length) % all.length];
  if (!next) return;
  bringToFront(nameOf(next));
  requestAnimationFrame(() => enter(next));
}

/** Remembers where the focus was in each pane. */
export function rememberFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    const stop = target instanceof HTMLElement ? target.closest<HTMLElement>(STOP) : null;
    if (stop && target instanceof HTMLElement) last.set(nameOf(stop), target);
  });
}
