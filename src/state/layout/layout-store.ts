// The panes of the workbench: which layout the window has, and what was chosen in each, remembered where allowed.
import { createStore } from 'zustand/vanilla';
import type { LayoutChoices, LayoutKind, LayoutPlace } from './layout-columns.ts';

export interface LayoutState {
  readonly kind: LayoutKind;
  /** Width of the window in rem. */
  readonly width: number;
  readonly choices: Readonly<Record<LayoutKind, LayoutChoices>>;
  /** True if the text is to be edited in a plain text area instead of the code editor. */
  readonly plainText: boolean;
  /** True if letters alone do nothing in the grid: who speaks to the machine may say them without meaning to. */
  readonly noLetters: boolean;
  /** True after the code editor could not be loaded, until it is tried again. */
  readonly editorFailed: boolean;
}

const KEY = 'gatepost-layout';

const places = ['records', 'text', 'left', 'access', 'trace'] as const satisfies readonly LayoutPlace[];

type StoredLayout = Pick<LayoutState, 'choices' | 'plainText' | 'noLetters'>;
type Unknown = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};

function choiceOf(value: unknown): LayoutChoices {
  const { sizes, collapsed } = objectOf(value);
  const known = objectOf(sizes);
  const isSize = (size: unknown) => typeof size === 'number' && Number.isFinite(size) && size > 0;
  return {
    sizes: Object.fromEntries(places.filter((place) => isSize(known[place])).map((p) => [p, known[p]])),
    collapsed: Array.isArray(collapsed) ? places.filter((place) => collapsed.includes(place)) : [],
  };
}

/** What was kept, as far as it can be understood. */
export function readLayout(text: string | null): StoredLayout {
  let kept: Unknown = {};
  try {
    kept = objectOf(JSON.parse(text ?? '{}'));
  } catch {
    // Not ours: begin afresh.
  }
  const choices = { wide: choiceOf(kept['wide']), medium: choiceOf(kept['medium']), narrow: choiceOf(null) };
  return { choices, plainText: kept['plainText'] === true, noLetters: kept['noLetters'] === true };
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The layout of a window; the limits are those of the style sheets. Also right where a page's text was enlarged. */
function measure(): Pick<LayoutState, 'kind' | 'width'> {
  if (typeof matchMedia === 'undefined') return { kind: 'wide', width: 90 };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const width = innerWidth / rem;
  if (width <= 46) return { kind: 'narrow', width };
  return { kind: width <= 84 ? 'medium' : 'wide', width };
}

export const layoutStore = createStore<LayoutState>(() => ({
  ...measure(),
  ...readLayout(readStoredText()),
  editorFailed: false,
}));

if (typeof matchMedia !== 'undefined') {
  globalThis.addEventListener('resize', () => layoutStore.setState(measure()));
}

function keep(): void {
  const { choices, plainText, noLetters } = layoutStore.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choices, plainText, noLetters }));
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}

function choose(alter: (choice: LayoutChoices) => Partial<LayoutChoices>): void {
  layoutStore.setState(({ kind, choices }) => ({
    choices: { ...choices, [kind]: { ...choices[kind], ...alter(choices[kind]) } },
  }));
  keep();
}

/** Gives a place a size in the present layout: rem, of the trace per cent. */
export function resizePlace(place: LayoutPlace, size: number): void {
  choose(({ sizes }) => ({ sizes: { ...sizes, [place]: size } }));
}

/** Collapses a place of the present layout, or brings it back. */
export function collapsePlace(place: LayoutPlace, collapsed: boolean): void {
  choose((choice) => {
    const others = choice.collapsed.filter((one) => one !== place);
    return { collapsed: collapsed ? [...others, place] : others };
  });
}

/** Chooses between the plain text area and the code editor. */
export function choosePlainText(plainText: boolean): void {
  layoutStore.setState({ plainText, editorFailed: false });
  keep();
}

/** Chooses whether letters alone do something in the grid. */
export function chooseLetterKeys(noLetters: boolean): void {
  layoutStore.setState({ noLetters });
  keep();
}

/** Notes that the code editor could not be loaded, or that it is to be tried again. */
export function setEditorFailed(editorFailed: boolean): void {
  layoutStore.setState({ editorFailed });
}

/** True if the place is collapsed in the present layout. */
export function isCollapsed({ kind, choices }: LayoutState, place: LayoutPlace): boolean {
  return choices[kind].collapsed.includes(place);
}
