// What is wrong or odd in a file, and what can be done about it: codes and words of the file, no sentences.
import type { Range, TextEdit } from '../document/range.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** What no edit of the text can do, or what is no change of the file: the caller does it, if it can. */
export type FixCommand =
  | { readonly do: 'remove-bom' | 'convert-to-utf-8' | 'compare-readers' | 'server-snippet' }
  /** Another path for the file. */
  | { readonly do: 'rename-file'; readonly to: string }
  /** The id of a reader to read the file as. */
  | { readonly do: 'read-as'; readonly reader: string }
  /** Lines, 0-based, worth a look. */
  | { readonly do: 'show-lines'; readonly lines: readonly number[] }
  /** Another text for a URL of the table. */
  | { readonly do: 'write-url'; readonly from: string; readonly to: string }
  /** What a page or its server says instead of a path of the file. */
  | { readonly do: 'page-snippet'; readonly path: string };

/** A way out: edits, all of which refer to the file the finding is about, or a command that is none. */
export interface Fix {
  /** What it does; the wording is in messages. */
  readonly code: string;
  readonly words: readonly string[];
  /** Worked out when they are first looked at; none where a command does it. */
  readonly edits: readonly TextEdit[];
  /** `same`: no verdict of any question changes by it. */
  readonly verdicts: 'same' | 'changes';
  readonly command?: FixCommand;
}

/** Something about a place in a file. */
export interface Finding {
  /** Stable; documented under it. */
  readonly code: string;
  readonly severity: Severity;
  /** The section that it rests on. */
  readonly spec: string;
  readonly range: Range;
  /** A finer name than the code, where a specification gives one. */
  readonly detail?: string;
  /** Words of the file that the message names, in the order in which it names them. */
  readonly words: readonly string[];
  /** Worked out when they are first looked at. */
  readonly fixes: readonly Fix[];
}

/** One kind of finding: the row that documentation, filters and messages go by. */
export interface CheckRow<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  /** The section that it rests on. */
  readonly spec: string;
}

/** Findings and fixes are many in a broken file: a class keeps each as small as its fields. */
class LazyFinding implements Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly spec: string;
  readonly range: Range;
  readonly words: readonly string[];
  declare readonly detail?: string;
  #fixes: readonly Fix[] | (() => readonly Fix[]);

  constructor(
    { code, severity, spec }: CheckRow,
    range: Range,
    words: readonly string[],
    fixes: () => readonly Fix[],
    detail: string | undefined,
  ) {
    this.code = code;
    this.severity = severity;
    this.spec = spec;
    this.range = range;
    this.words = words;
    this.#fixes = fixes;
    if (detail !== undefined) this.detail = detail;
  }

  get fixes(): readonly Fix[] {
    this.#fixes = this.makeFixes();
    return this.#fixes;
  }

  makeFixes(): readonly Fix[] {
    return typeof this.#fixes === 'function' ? this.#fixes() : this.#fixes;
  }
}

/** The fixes of a finding, worked out but not kept with it: for those who look once at each of very many. */
export const fixesNotKept = (finding: Finding): readonly Fix[] =>
  finding instanceof LazyFinding ? finding.makeFixes() : finding.fixes;

const noFixes = (): readonly Fix[] => [];

/** A finding of a row; `fixes` is called when somebody looks at them, and once. `detail`: a finer name. */
export const createFinding = (
  row: CheckRow,
  range: Range,
  words: readonly string[],
  fixes: () => readonly Fix[] = noFixes,
  detail?: string,
): Finding => new LazyFinding(row, range, words, fixes, detail);

class LazyFix implements Fix {
  readonly code: string;
  readonly words: readonly string[];
  readonly verdicts: Fix['verdicts'];
  #edits: readonly TextEdit[] | (() => readonly TextEdit[]);

  constructor(
    code: string,
    words: readonly string[],
    verdicts: Fix['verdicts'],
    edits: () => readonly TextEdit[],
  ) {
    this.code = code;
    this.words = words;
    this.verdicts = verdicts;
    this.#edits = edits;
  }

  get edits(): readonly TextEdit[] {
    if (typeof this.#edits === 'function') this.#edits = this.#edits();
    return this.#edits;
  }
}

/** A fix; `edits` is called when somebody looks at them, and once. */
export const createFix = (
  code: string,
  words: readonly string[],
  verdicts: Fix['verdicts'],
  edits: () => readonly TextEdit[],
): Fix => new LazyFix(code, words, verdicts, edits);

/** A fix that is no edit of the text; `verdicts` tells whether answers may be others when it is done. */
export const createCommandFix = (
  code: string,
  words: readonly string[],
  command: FixCommand,
  verdicts: Fix['verdicts'] = 'same',
): Fix => ({ code, words, edits: [], verdicts, command });
