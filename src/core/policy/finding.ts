// What is wrong or odd in a file, and what can be done about it: codes and words of the file, no sentences.
import type { Range, TextEdit } from '../text/range.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** A way out: edits, all of which refer to the file the finding is about. */
export interface Fix {
  /** What it does; the wording is in messages. */
  readonly code: string;
  readonly words: readonly string[];
  readonly edits: readonly TextEdit[];
  /** `same`: no verdict of any question changes by it. */
  readonly verdicts: 'same' | 'changes';
}

/** Something about a place in a file. */
export interface Finding {
  /** Stable; documented under it. */
  readonly code: string;
  readonly severity: Severity;
  readonly range: Range;
  /** A finer name than the code, where a specification gives one. */
  readonly detail?: string;
  /** Words of the file that the message names, in the order in which it names them. */
  readonly words: readonly string[];
  /** Worked out only when somebody looks at them. */
  readonly fixes: readonly Fix[];
}

/** One kind of finding: the row that documentation, filters and messages go by. */
export interface CheckRow<Code extends string = string> {
  readonly code: Code;
  readonly severity: Severity;
  /** The section that it rests on. */
  readonly spec: string;
}
