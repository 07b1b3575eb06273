// F6 and Shift+F6 move the focus from pane to pane, to the last focused element in each.
import { flushSync } from 'react-dom';
import { getPane, whenPaneMounted } from '../../actions/panes.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { documentHasContent } from '../../state/versions/version-triggers.ts';
import { type Pane, shellStore } from './shell-store.ts';

/** The parts of the page in the order of F6; a nested part follows the outer one. */
const parts = ['records', 'text', 'access', 'trace', 'findings', 'status'] as const;
type Part = (typeof parts)[number];

const views: readonly Pane[] = ['records', 'text', 'access'];
/**
 * The first focus targets of a pane: what to do with an empty file, the field of the text, a cell, a heading;
 * otherwise the first control.
 */
const FIRST_TARGETS = [
  '[data-field="first-record"]',
  'textarea:not([data-adds] *), .native-edit-context',
  '[role="grid"] [tabindex="0"]',
  'h2[tabindex]',
];
/** The button that hides the pane is excluded: it would be the only control while the rest is loaded. */
const CONTROLS = 'button:not([id^="hide-"]), select, input, a[href], [tabindex="0"]';

const elementOf = (part: Part) => getPane(`${part}-frame`)?.element();
const partAround = (element: Element | null) => parts.findLast((part) => elementOf(part)?.contains(element));
const isShown = (element: HTMLElement) => element.getClientRects().length > 0;

/** The last focused element of each part. */
const lastFocus: Partial<Record<Part, HTMLElement>> = {};

/** Returns the visible parts; on a small screen also those behind another. */
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
  const remembered = lastFocus[part];
  const candidates = [...FIRST_TARGETS, CONTROLS].flatMap((selector) => [
    ...element.querySelectorAll<HTMLElement>(selector),
  ]);
  const focusable = candidates.filter((candidate) => partAround(candidate) === part && isShown(candidate));
  (remembered?.isConnected && isShown(remembered) ? remembered : focusable[0])?.focus();
  if (element.contains(document.activeElement)) return;
  // If nothing can take the focus yet, the pane itself does, so that the next step starts here.
  element.tabIndex = -1;
  element.focus();
}

function bringToFront(part: Part): void {
  const view = views.find((pane) => pane === part);
  const { kind } = layoutStore.getState();
  if (view && (kind === 'narrow' || (kind === 'medium' && view !== 'access')))
    flushSync(() => shellStore.setState({ front: view }));
}

/** The part that is about to receive the focus: a step that follows at once starts there. */
const pendingFocus: { part?: Part | undefined } = {};

/** Moves the focus to the next or previous part. */
export function focusNextPane(step: 1 | -1): void {
  const reachable = reachableParts();
  const current = pendingFocus.part ?? partAround(document.activeElement);
  const index = current ? reachable.indexOf(current) : -1;
  const next =
    reachable[(index + step + (index < 0 && step < 0 ? 1 : 0) + reachable.length) % reachable.length];
  if (!next) return;
  bringToFront(next);
  pendingFocus.part = next;
  requestAnimationFrame(() => {
    if (pendingFocus.part === next) pendingFocus.part = undefined;
    enter(next);
  });
}

/** Moves the focus to the status line. */
export const focusStatus = (): void => enter('status');

/** Moves the focus to a pane that may not be mounted yet, because the page is just changing. */
export function focusPane(view: Pane): void {
  requestAnimationFrame(() =>
    whenPaneMounted(`${view}-frame`, () => {
      bringToFront(view);
      enter(view);
    }),
  );
}

/**
 * Moves the focus to where a person goes on with the shown file: the selected cell of the table or the last focused one.
 * An empty file, or one of another kind than robots.txt, is first written or read in its form. The page may just be
 * changing.
 */
export function focusOpenedFile(): void {
  const state = documentStore.getState();
  const hasAnswers = documentHasContent(state.document) && openPolicy(state).format.id === 'robots-txt';
  if (layoutStore.getState().kind !== 'narrow' && !hasAnswers) return focusPane('records');
  focusPane('access');
  // The table is rendered later than its pane, also if that is there already and shows another file.
  requestAnimationFrame(() => whenPaneMounted('table-body', (body) => body.focus()));
}

/**
 * Moves the focus into a page that the user has gone to, by a link or with Back: the heading of the start page, or the
 * table of the workbench. Not if the focus is somewhere by then, such as in a dialog.
 */
export function focusPage(path: string): void {
  const pane = path === '/' ? 'start-page' : 'table-body';
  whenPaneMounted(pane, (mounted) => {
    if (document.activeElement === document.body) mounted.focus();
  });
}

/** The last focused elements, the latest last. */
const focusTrail: { elements: HTMLElement[] } = { elements: [] };
const MAX_TRAIL_LENGTH = 8;

/** How many frames a view has to focus the neighbor of a removed element, before the focus is restored. */
const RESTORE_FRAMES = 4;

/** Restores the focus if the focused control was removed by its own click or key. */
export function restoreLostFocus(frames = RESTORE_FRAMES): void {
  if (document.activeElement !== document.body) return;
  if (frames > 0) {
    requestAnimationFrame(() => restoreLostFocus(frames - 1));
    return;
  }
  const latest = focusTrail.elements.findLast((element) => element.isConnected && isShown(element));
  if (latest) return latest.focus();
  // The action may have its own focus target, or have brought another pane to the front.
  const enterFront = () => {
    if (document.activeElement === document.body) enter(shellStore.getState().front);
  };
  requestAnimationFrame(() => requestAnimationFrame(enterFront));
}

function onUserAction(): void {
  const active = document.activeElement;
  if (active !== document.body) {
    requestAnimationFrame(() => {
      if (!active?.isConnected) restoreLostFocus();
    });
    return;
  }
  // An earlier listener of the key or click may have removed the focused element already.
  const isLost = focusTrail.elements.at(-1)?.isConnected === false;
  focusTrail.elements = focusTrail.elements.filter((element) => element.isConnected);
  if (isLost) restoreLostFocus();
}

/** Tracks the last focused elements, of each pane and in total. */
export function trackFocus(): void {
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    focusTrail.elements = [...focusTrail.elements.filter((element) => element !== target), target].slice(
      -MAX_TRAIL_LENGTH,
    );
    const part = partAround(target);
    if (part && elementOf(part) !== target) lastFocus[part] = target;
  });
  for (const act of ['click', 'keydown']) globalThis.addEventListener(act, onUserAction, { capture: true });
}
