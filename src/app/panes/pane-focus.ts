// F6 and Shift+F6 go from pane to pane, and in each to where the focus was last.
import { flushSync } from 'react-dom';
import { getPane, whenPaneMounted } from '../../actions/panes.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { type Pane, shellStore } from '../shell/shell-store.ts';

/** The parts of the page in the order of F6; a part inside another follows it. */
const parts = ['records', 'text', 'access', 'trace', 'findings', 'status'] as const;
type Part = (typeof parts)[number];

const views: readonly Pane[] = ['records', 'text', 'access'];
/** What takes the focus in a pane that had none: the field of the text, a cell, a heading; else the first control. */
const FIRST = [
  'textarea:not([data-adds] *), .native-edit-context',
  '[role="grid"] [tabindex="0"]',
  'h2[tabindex]',
];
/** The button that hides the pane is no place to begin at: it stands alone while the rest is fetched. */
const CONTROLS = 'button:not([id^="hide-"]), select, input, a[href], [tabindex="0"]';

const elementOf = (part: Part) => getPane(`${part}-frame`)?.element();
const partAround = (element: Element | null) => parts.findLast((part) => elementOf(part)?.contains(element));
const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** Where the focus was last in each part. */
const lastFocus: Partial<Record<Part, HTMLElement>> = {};

/** The parts that are shown; on a small screen also those that stand behind another. */
function reachableParts(): readonly Part[] {
  const { kind } = layoutStore.getState();
  return parts.filter((part) => {
    const element = elementOf(part);
    return element && (isShown(element) || (kind !== 'wide' && views.some((view) => view === part)));
  });
}

function enter(part: Part): void {
  const element = elementOf(part);
  if (!element) return;
  const known = lastFocus[part];
  const own = [...FIRST, CONTROLS].flatMap((selector) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  const inside = own.filter((one) => partAround(one) === part && isShown(one));
  (known?.isConnected && isShown(known) ? known : inside[0])?.focus();
  if (element.contains(document.activeElement)) return;
  // Where nothing yet takes the focus, the pane itself is the place that the next step begins at.
  element.tabIndex = -1;
  element.focus();
}

function bringToFront(part: Part): void {
  const view = views.find((one) => one === part);
  const { kind } = layoutStore.getState();
  if (view && (kind === 'narrow' || (kind === 'medium' && view !== 'access')))
    flushSync(() => shellStore.setState({ front: view }));
}

/** The part that the focus is on its way to: a step that follows at once begins there. */
const onItsWay: { part?: Part | undefined } = {};

/** Moves the focus to the next part, or the one before. */
export function focusNextPane(step: 1 | -1): void {
  const all = reachableParts();
  const here = onItsWay.part ?? partAround(document.activeElement);
  const at = here ? all.indexOf(here) : -1;
  const next = all[(at + step + (at < 0 && step < 0 ? 1 : 0) + all.length) % all.length];
  if (!next) return;
  bringToFront(next);
  onItsWay.part = next;
  requestAnimationFrame(() => {
    if (onItsWay.part === next) onItsWay.part = undefined;
    enter(next);
  });
}

/** Goes into the status line. */
export const focusStatus = (): void => enter('status');

/** Goes into a pane that may not be there yet: the page is only now being changed. */
export function focusPane(view: Pane): void {
  requestAnimationFrame(() =>
    whenPaneMounted(`${view}-frame`, () => {
      bringToFront(view);
      enter(view);
    }),
  );
}

/** Goes into the pane that a file is first seen in: its answers where there is room for one pane, else its records. */
export function focusOpenedFile(): void {
  focusPane(layoutStore.getState().kind === 'narrow' ? 'access' : 'records');
}

/** Where the focus was, the latest last. */
const focusTrail: { elements: HTMLElement[] } = { elements: [] };
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
  const latest = focusTrail.elements.findLast((element) => element.isConnected && isShown(element));
  if (latest) return latest.focus();
  // What was done meanwhile may have a place of its own, or have brought another pane to the front.
  const enterFront = () => {
    if (document.activeElement === document.body) enter(shellStore.getState().front);
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
  const isLost = focusTrail.elements.at(-1)?.isConnected === false;
  focusTrail.elements = focusTrail.elements.filter((element) => element.isConnected);
  if (isLost) restoreLostFocus();
}

/** Remembers where the focus was, in each pane and at all. */
export function trackFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focusTrail.elements = [...focusTrail.elements.filter((element) => element !== target), target].slice(
      -TRAIL,
    );
    const part = partAround(target);
    if (part && elementOf(part) !== target) lastFocus[part] = target;
  });
  for (const act of ['click', 'keydown']) globalThis.addEventListener(act, onAct, { capture: true });
}
