// The panes of the workbench: the layout of the window and the user's settings for each, stored if the browser
// permits it.
import { createStore } from 'zustand/vanilla';
import type { LayoutChoices, LayoutKind, LayoutPlace } from './layout-columns.ts';

export interface LayoutState {
  readonly kind: LayoutKind;
  /** Width of the window in rem. */
  readonly width: number;
  readonly choices: Readonly<Record<LayoutKind, LayoutChoices>>;
  /** Whether the text is edited in a plain text area instead of the code editor. */
  readonly plainText: boolean;
  /** Whether letter keys are disabled in the grid, because speech input may press them accidentally. */
  readonly noLetters: boolean;
  /** Whether the code editor could not be loaded, until it is tried again. */
  readonly editorFailed: boolean;
}

const KEY = 'gatepost-layout';

const places = ['records', 'text', 'left', 'access', 'trace'] as const satisfies readonly LayoutPlace[];

type StoredLayout = Pick<LayoutState, 'choices' | 'plainText' | 'noLetters'>;
type UnknownRecord = Readonly<Record<string, unknown>>;

const objectOf = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};

function readChoices(value: unknown): LayoutChoices {
  const { sizes, collapsed } = objectOf(value);
  const storedSizes = objectOf(sizes);
  const isSize = (size: unknown) => typeof size === 'number' && Number.isFinite(size) && size > 0;
  return {
    sizes: Object.fromEntries(
      places.filter((place) => isSize(storedSizes[place])).map((p) => [p, storedSizes[p]]),
    ),
    collapsed: Array.isArray(collapsed) ? places.filter((place) => collapsed.includes(place)) : [],
  };
}

/** Reads the stored layout; parts that are not valid are ignored. */
export function readLayout(text: string | null): StoredLayout {
  let stored: UnknownRecord = {};
  try {
    stored = objectOf(JSON.parse(text ?? '{}'));
  } catch {
    // Not written by Gatepost: use the defaults.
  }
  const choices = {
    wide: readChoices(stored['wide']),
    medium: readChoices(stored['medium']),
    narrow: readChoices(null),
  };
  return { choices, plainText: stored['plainText'] === true, noLetters: stored['noLetters'] === true };
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Measures the layout of the window. The limits are those of the style sheets, and are correct with enlarged text
 * too.
 */
function measureWindow(): Pick<LayoutState, 'kind' | 'width'> {
  if (typeof matchMedia === 'undefined') return { kind: 'wide', width: 90 };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  const width = innerWidth / rem;
  if (width <= 46) return { kind: 'narrow', width };
  return { kind: width <= 84 ? 'medium' : 'wide', width };
}

export const layoutStore = createStore<LayoutState>(() => ({
  ...measureWindow(),
  ...readLayout(readStoredText()),
  editorFailed: false,
}));

if (typeof matchMedia !== 'undefined') {
  globalThis.addEventListener('resize', () => layoutStore.setState(measureWindow()));
}

function save(): void {
  const { choices, plainText, noLetters } = layoutStore.getState();
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...choices, plainText, noLetters }));
  } catch {
    // Storage is forbidden: the setting lasts until the page is closed.
  }
}

function updateChoices(change: (choices: LayoutChoices) => Partial<LayoutChoices>): void {
  layoutStore.setState(({ kind, choices }) => ({
    choices: { ...choices, [kind]: { ...choices[kind], ...change(choices[kind]) } },
  }));
  save();
}

/** Sets the size of a place in the current layout: rem, or a percentage for the trace. */
export function resizePlace(place: LayoutPlace, size: number): void {
  updateChoices(({ sizes }) => ({ sizes: { ...sizes, [place]: size } }));
}

/** Collapses or expands a place of the current layout. */
export function collapsePlace(place: LayoutPlace, collapsed: boolean): void {
  updateChoices((choice) => {
    const others = choice.collapsed.filter((other) => other !== place);
    return { collapsed: collapsed ? [...others, place] : others };
  });
}

/** Selects the plain text area or the code editor. */
export function choosePlainText(plainText: boolean): void {
  layoutStore.setState({ plainText, editorFailed: false });
  save();
}

/** Sets whether letter keys are disabled in the grid. */
export function chooseLetterKeys(noLetters: boolean): void {
  layoutStore.setState({ noLetters });
  save();
}

/** Sets whether the code editor could not be loaded. */
export function setEditorFailed(editorFailed: boolean): void {
  layoutStore.setState({ editorFailed });
}

/** Whether the place is collapsed in the current layout. */
export function isCollapsed({ kind, choices }: LayoutState, place: LayoutPlace): boolean {
  return choices[kind].collapsed.includes(place);
}
