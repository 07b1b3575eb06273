// The capabilities of each pane, as typed objects that panes register while they are mounted.

/** A place of the grid: row and column are 1-based; 0 is the heads. */
interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** An element that can be focused. */
interface Focusable {
  readonly focus: () => void;
}

/** A part of the page that F6 focuses. */
interface PagePart {
  readonly element: () => HTMLElement | null;
}

/** The frame around a pane. */
interface PaneFrame extends PagePart {
  /** False until the pane is shown for the first time: its capabilities are unknown before. */
  readonly isBuilt: boolean;
  readonly isCollapsed: boolean;
  /** Collapses the pane to a strip, or expands it. Absent if it is the only pane. */
  readonly toggle?: (() => void) | undefined;
}

/** The actions on a rule. */
export interface RuleCapability {
  /** Absent for a rule outside every record. */
  readonly addBelow?: (() => void) | undefined;
  readonly duplicate: () => void;
  readonly move: (step: -1 | 1) => void;
}

/** The actions on a row, or on its record. */
interface RowCapability {
  readonly addRecordBelow: () => void;
  /** Undefined if the row is not a line of the file. */
  readonly remove?: (() => void) | undefined;
  /** Absent if the line is not a rule. */
  readonly rule?: RuleCapability | undefined;
}

/** The additions to a record. */
export interface RecordCapability {
  readonly addRule?: () => void;
  readonly addAgent?: () => void;
}

export interface PaneCapabilities {
  readonly 'records-frame': PaneFrame;
  readonly 'text-frame': PaneFrame;
  readonly 'access-frame': PaneFrame;
  readonly 'trace-frame': PagePart;
  readonly 'findings-frame': PagePart & { readonly close: () => void };
  readonly 'status-frame': PagePart;
  readonly records: { readonly addRecord: () => void };
  /** The button that adds a record, in the head of the form or in the note that it is empty. */
  readonly 'add-record-button': Focusable;
  readonly 'record-list': {
    readonly foldAll: (isAll: boolean) => void;
    /** Renders the row of a 0-based line and scrolls it into view. */
    readonly reveal: (line: number) => void;
    /** Focuses the first field of a 0-based line, or its first control. Returns false if neither is rendered. */
    readonly focusLine: (line: number) => boolean;
    /** Returns the row that contains an element, or that of the caret. Undefined if it is not rendered. */
    readonly rowAt: (origin: Element | undefined) => RowCapability | undefined;
    /** Returns the record that contains an element, or that of the caret, or the first one. */
    readonly recordAt: (origin: Element | undefined) => RecordCapability;
  };
  /** Each opens a dialog that returns the focus to where the action was used. */
  readonly conversions: Readonly<
    Record<'preset' | 'to-acap' | 'to-conventional', ((origin: HTMLElement | undefined) => void) | undefined>
  >;
  readonly 'text-tools': { readonly formatWith: () => void };
  readonly 'code-editor': Readonly<
    Record<'format' | 'outline' | 'find' | 'hover' | 'rename' | 'definition' | 'references', () => void>
  >;
  /** The field that takes an expectation as a sentence. */
  readonly 'expectation-field': Focusable;
  readonly grid: {
    /** Whether the place with the tab stop is a cell and not a head. */
    readonly isAtCell: boolean;
    readonly goTo: (place: GridPlace) => void;
    /** Scrolls to a place, which gets the tab stop but not the focus. */
    readonly show: (place: GridPlace) => void;
    /** Opens the explanation of the cell and focuses it; `suggests`: with edits that change its answer. */
    readonly explain: (suggests: boolean) => void;
    readonly toggleExpectation: () => void;
    /** Moves to the next or previous cell that the filter matches, starting at `place` if given. */
    readonly seek: (step: -1 | 1, place?: GridPlace) => void;
  };
  readonly 'table-additions': {
    /** Absent if the rows or columns are fixed. */
    readonly focusUrls?: (() => void) | undefined;
    readonly openCrawlers?: (() => void) | undefined;
    /** Focuses the button that imports files with URLs. */
    readonly focusImport?: (() => void) | undefined;
  };
  /** The row after the last one of the table. `add` adds the URLs of a list, and shows only these. */
  readonly 'added-urls': { readonly add: (list: string) => void };
  readonly 'table-export': {
    readonly copy: (form: 'text' | 'markdown' | 'csv') => void;
    readonly save: (form: 'csv' | 'text') => void;
    readonly savePicture: (form: 'svg' | 'png') => void;
  };
  /** The box above the table, which finds and asks. */
  readonly 'find-or-ask': Focusable;
  /** The table as rows or as a tree: the selected cell, or the last focused place. */
  readonly 'table-body': Focusable;
  /** The heading of the explanation. */
  readonly trace: Focusable;
  /** The heading of the suggestions in the explanation. */
  readonly suggestions: Focusable;
  readonly 'finding-list': Focusable;
  readonly 'finding-fix': Focusable;
  readonly 'finding-count': Focusable;
  /** The button in the status line. */
  readonly 'expectation-count': Focusable;
  /** The menu after the tabs of files. */
  readonly 'file-menu': Focusable;
  /** The button in the bar, which is hidden on narrow screens. */
  readonly 'share-button': { readonly focus: () => void; readonly isShown: () => boolean };
  /** The heading of the start page. */
  readonly 'start-page': Focusable;
  /** The field of the start page for a pasted file. */
  readonly 'start-paste': Focusable;
}

export type PaneName = keyof PaneCapabilities;

const registered: { readonly name: PaneName; readonly capability: PaneCapabilities[PaneName] }[] = [];
const listeners = new Set<() => void>();

/** Registers the capability of a pane. The returned function removes it. */
export function registerPane<Name extends PaneName>(
  name: Name,
  capability: PaneCapabilities[Name],
): () => void {
  const entry = { name, capability };
  registered.push(entry);
  for (const listener of listeners) listener();
  return () => void registered.splice(registered.indexOf(entry), 1);
}

/** Returns the current capability of a pane; undefined while it is not mounted. */
export const getPane = <Name extends PaneName>(name: Name): PaneCapabilities[Name] | undefined =>
  registered.findLast((entry) => entry.name === name)?.capability as PaneCapabilities[Name] | undefined;

/**
 * Calls `act` with the capability of a pane once it is mounted and rendered, unless the user presses a key or
 * clicks before that.
 */
export function whenPaneMounted<Name extends PaneName>(
  name: Name,
  act: (pane: PaneCapabilities[Name]) => void,
): void {
  const mounted = getPane(name);
  if (mounted) return act(mounted);
  const canceled = new AbortController();
  const onRegistered = () => {
    if (!getPane(name)) return;
    listeners.delete(onRegistered);
    requestAnimationFrame(() => {
      const pane = getPane(name);
      if (pane && !canceled.signal.aborted) act(pane);
      canceled.abort();
    });
  };
  listeners.add(onRegistered);
  canceled.signal.addEventListener('abort', () => listeners.delete(onRegistered));
  for (const input of ['keydown', 'pointerdown'])
    addEventListener(input, () => canceled.abort(), { capture: true, signal: canceled.signal });
}
