// Findings and their fixes, as codes and values. Their sentences are in src/messages.
import type { Citations } from '../catalogue/citations.ts';
import type { Range, TextEdit } from '../document/range.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** A fix that no edit of the text can make, or that does not change the file. The caller executes it, if it can. */
export type FixCommand =
  | { readonly do: 'remove-bom' | 'convert-to-utf-8' | 'compare-readers' | 'server-snippet' }
  /** Rename the file to this path. */
  | { readonly do: 'rename-file'; readonly to: string }
  /** Read the file as the reader with this id. */
  | { readonly do: 'read-as'; readonly reader: string }
  /** Show these lines, 0-based. */
  | { readonly do: 'show-lines'; readonly lines: readonly number[] }
  /** Replace a URL of the table. */
  | { readonly do: 'write-url'; readonly from: string; readonly to: string }
  /** Show what a page or its server can say instead of a path in the file. */
  | { readonly do: 'page-snippet'; readonly path: string };

/** A value from which a message chooses its words: text of the file, a number, a choice, an id, a list of these. */
export type FindingValue =
  | string
  | number
  | boolean
  | undefined
  | readonly FindingValue[]
  | { readonly [name: string]: FindingValue };

/** The values of a finding or a fix by their names. Its sentence, in src/messages, says them. */
export type FindingValues = { readonly [name: string]: FindingValue };

/** A fix: edits of the file that the finding is about, or a command without edits. */
export interface Fix {
  /** The kind of fix. Its sentence is in src/messages. */
  readonly code: string;
  readonly values: FindingValues;
  /** Computed on first access; empty for a command. */
  readonly edits: readonly TextEdit[];
  /** `same`: the fix changes no verdict of any question. */
  readonly verdicts: 'same' | 'changes';
  readonly command?: FixCommand;
}

/** A finding about a place in a file. */
export interface Finding {
  /** Stable: the documentation refers to it. */
  readonly code: string;
  readonly severity: Severity;
  /** What it is based on. */
  readonly source: Citations;
  readonly range: Range;
  /** What the message says about this place. */
  readonly values: FindingValues;
  /** Computed on first access. */
  readonly fixes: readonly Fix[];
}

/** The code, severity and source of a kind of finding, for documentation, filters and messages. */
export interface CheckRow<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  /** What it is based on. */
  readonly source: Citations;
}

/** A class, because a broken file can have very many findings and fixes, and instances are small. */
class LazyFinding implements Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly source: Citations;
  readonly range: Range;
  readonly values: FindingValues;
  #fixes: readonly Fix[] | (() => readonly Fix[]);

  constructor(
    { code, severity, source }: CheckRow,
    range: Range,
    values: FindingValues,
    fixes: () => readonly Fix[],
  ) {
    this.code = code;
    this.severity = severity;
    this.source = source;
    this.range = range;
    this.values = values;
    this.#fixes = fixes;
  }

  get fixes(): readonly Fix[] {
    this.#fixes = this.makeFixes();
    return this.#fixes;
  }

  makeFixes(): readonly Fix[] {
    return typeof this.#fixes === 'function' ? this.#fixes() : this.#fixes;
  }
}

/** Returns the fixes of a finding without caching them, for callers that visit each of very many findings once. */
export const fixesNotKept = (finding: Finding): readonly Fix[] =>
  finding instanceof LazyFinding ? finding.makeFixes() : finding.fixes;

const noFixes = (): readonly Fix[] => [];

/** Creates a finding. `fixes` is called once, on first access. */
export const createFinding = (
  row: CheckRow,
  range: Range,
  values: FindingValues,
  fixes: () => readonly Fix[] = noFixes,
): Finding => new LazyFinding(row, range, values, fixes);

/** A key of a finding or a fix by what it says, which is the same in two files or two states of one. */
export const contentKey = ({ code, values }: Pick<Finding | Fix, 'code' | 'values'>): string =>
  JSON.stringify([code, values]);

class LazyFix implements Fix {
  readonly code: string;
  readonly values: FindingValues;
  readonly verdicts: Fix['verdicts'];
  #edits: readonly TextEdit[] | (() => readonly TextEdit[]);

  constructor(
    code: string,
    values: FindingValues,
    verdicts: Fix['verdicts'],
    edits: () => readonly TextEdit[],
  ) {
    this.code = code;
    this.values = values;
    this.verdicts = verdicts;
    this.#edits = edits;
  }

  get edits(): readonly TextEdit[] {
    if (typeof this.#edits === 'function') this.#edits = this.#edits();
    return this.#edits;
  }
}

/** Creates a fix. `edits` is called once, on first access. */
export const createFix = (
  code: string,
  values: FindingValues,
  verdicts: Fix['verdicts'],
  edits: () => readonly TextEdit[],
): Fix => new LazyFix(code, values, verdicts, edits);

/** Creates a fix that does not edit the text. `verdicts`: whether answers may change when it is done. */
export const createCommandFix = (
  code: string,
  values: FindingValues,
  command: FixCommand,
  verdicts: Fix['verdicts'] = 'same',
): Fix => ({ code, values, edits: [], verdicts, command });
