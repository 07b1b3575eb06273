// What each pane can do, as typed objects that panes register while they are mounted.

/** A place of the grid: row and column are 1-based; 0 is the heads. */
interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** What takes the focus. */
interface Focusable {
  readonly focus: () => void;
}

/** A part of the page that F6 goes to. */
interface PagePart {
  readonly element: () => HTMLElement | null;
}

/** The frame around a pane. */
interface PaneFrame extends PagePart {
  /** False until the pane is shown for the first time: what it can do is not known before. */
  readonly isBuilt: boolean;
  readonly isCollapsed: boolean;
  /** Makes a strip of the pane, or brings it back; absent where it is the only one. */
  readonly toggle?: (() => void) | undefined;
}

/** What can be done with one rule. */
export interface RuleCapability {
  /** Absent for a rule outside every record. */
  readonly addBelow?: (() => void) | undefined;
  readonly duplicate: () => void;
  readonly move: (step: -1 | 1) => void;
}

/** What can be done with a row, or with the record that it belongs to. */
interface RowCapability {
  readonly addRecordBelow: () => void;
  /** Undefined if the row is not a line of the file. */
  readonly remove?: (() => void) | undefined;
  /** Absent where the line is not a rule. */
  readonly rule?: RuleCapability | undefined;
}

/** What can be added to a record. */
export interface RecordCapability {
  readonly addRule?: () => void;
  readonly addAgent?: () => void;
}

export interface PaneCapabilities {
  readonly 'records-frame': PaneFrame;
  readonly 'text-frame': PaneFrame;
  readonly 'access-frame': PaneFrame;
  readonly 'trace-frame': PagePart;
  readonly 'findings-frame': PagePart;
  readonly 'status-frame': PagePart;
  readonly records: { readonly addRecord: () => void };
  /** The button that adds a record, in the head of the form or in the note that it is empty. */
  readonly 'add-record-button': Focusable;
  readonly 'record-list': {
    readonly foldAll: (isAll: boolean) => void;
    /** Draws the row of a line (0-based) and brings it into view. */
    readonly reveal: (line: number) => void;
    /** Focuses the first field of a line (0-based), else its first control; false if neither is drawn. */
    readonly focusLine: (line: number) => boolean;
    /** The row that holds an element, else that of the caret; undefined if it is not drawn. */
    readonly rowAt: (origin: Element | undefined) => RowCapability | undefined;
    /** The record that holds an element, else that of the caret, else the first one. */
    readonly recordAt: (origin: Element | undefined) => RecordCapability;
  };
  /** Each opens a dialog, which gives the focus back to where the action was asked for. */
  readonly conversions: Readonly<
    Record<'preset' | 'to-acap' | 'to-conventional', ((origin: HTMLElement | undefined) => void) | undefined>
  >;
  readonly 'text-tools': { readonly formatWith: () => void };
  readonly 'code-editor': Readonly<
    Record<'format' | 'outline' | 'find' | 'hover' | 'rename' | 'definition' | 'references', () => void>
  >;
  readonly grid: {
    /** Whether the place with the tab stop is a cell, and not a head. */
    readonly isAtCell: boolean;
    readonly goTo: (place: GridPlace) => void;
    /** Opens the explanation of the cell and goes to it; `suggests`: with edits that change its answer. */
    readonly explain: (suggests: boolean) => void;
    readonly toggleExpectation: () => void;
    /** Goes to the next or previous cell that the filter asks for, from `place` if that is given. */
    readonly seek: (step: -1 | 1, place?: GridPlace) => void;
  };
  readonly 'table-additions': {
    /** Absent where the rows or columns are fixed. */
    readonly focusUrls?: (() => void) | undefined;
    readonly openCrawlers?: (() => void) | undefined;
    /** The button that asks for files with URLs. */
    readonly focusImport?: (() => void) | undefined;
  };
  readonly 'table-export': {
    readonly copy: (form: 'text' | 'markdown' | 'csv') => void;
    readonly save: (form: 'csv' | 'text') => void;
    readonly savePicture: (form: 'svg' | 'png') => void;
  };
  /** The table as rows or as a tree: the chosen cell, or where the focus was last. */
  readonly 'table-body': Focusable;
  /** The heading of the explanation. */
  readonly trace: Focusable;
  /** The heading of the suggestions in the explanation. */
  readonly suggestions: Focusable;
  readonly 'finding-list': Focusable;
  readonly 'finding-fix': Focusable;
  readonly 'finding-count': Focusable;
  /** The menu behind the tabs of files. */
  readonly 'file-menu': Focusable;
  /** The button in the bar, which is hidden on narrow screens. */
  readonly 'share-button': { readonly focus: () => void; readonly isShown: () => boolean };
  /** The heading of the start page. */
  readonly 'start-page': Focusable;
  /** The field of the start page that takes a pasted file. */
  readonly 'start-paste': Focusable;
}

export type PaneName = keyof PaneCapabilities;

const registered: { readonly name: PaneName; readonly capability: PaneCapabilities[PaneName] }[] = [];
const listeners = new Set<() => void>();

/** Says what a pane can do from now on; the returned function says that it cannot any more. */
export function registerPane<Name extends PaneName>(
  name: Name,
  capability: PaneCapabilities[Name],
): () => void {
  const entry = { name, capability };
  registered.push(entry);
  for (const listener of listeners) listener();
  return () => void registered.splice(registered.indexOf(entry), 1);
}

/** What a pane can do now; undefined while it is not mounted. */
export const getPane = <Name extends PaneName>(name: Name): PaneCapabilities[Name] | undefined =>
  registered.findLast((entry) => entry.name === name)?.capability as PaneCapabilities[Name] | undefined;

/** Calls `act` with what a pane can do, once it is mounted and drawn, unless a key or a click comes before that. */
export function whenPaneMounted<Name extends PaneName>(
  name: Name,
  act: (pane: PaneCapabilities[Name]) => void,
): void {
  const mounted = getPane(name);
  if (mounted) return act(mounted);
  const over = new AbortController();
  const onRegistered = () => {
    if (!getPane(name)) return;
    listeners.delete(onRegistered);
    requestAnimationFrame(() => {
      const pane = getPane(name);
      if (pane && !over.signal.aborted) act(pane);
      over.abort();
    });
  };
  listeners.add(onRegistered);
  over.signal.addEventListener('abort', () => listeners.delete(onRegistered));
  for (const input of ['keydown', 'pointerdown'])
    addEventListener(input, () => over.abort(), { capture: true, signal: over.signal });
}
