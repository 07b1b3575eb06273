// What the store holds: the types alone, so that whoever works on the state needs nothing of the store.
import type { StoreApi } from 'zustand/vanilla';
import type { Encoding } from '../../core/document/encoding.ts';
import type { Position, TextEdit } from '../../core/document/range.ts';
import type { SizeExcess } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type { MarkCode } from '../table/cell-marks.ts';
import type { MatrixQuestion } from '../table/matrix-question.ts';
import type { Tone } from '../table/question-presentation.ts';
import type { SiteDocument } from './document.ts';
import type { History, Intent } from './history.ts';

/** What can be asked for: all answers, those of one tone, or cells with a mark. */
export type AnswerFilter = 'all' | Tone | MarkCode;

/** By the answers for an agent, or by URL if there is none; `down` turns the order around. */
export interface RowSort {
  readonly agent?: string;
  readonly down: boolean;
}

export interface MatrixView {
  readonly filter: AnswerFilter;
  /** A part of a URL; with `*`, the whole path or URL with anything in the stars' places. */
  readonly text: string;
  /** As listed if absent. */
  readonly sort?: RowSort;
  /** True if the rows are folded into a tree of paths. */
  readonly tree?: boolean;
  /** The folders of the table that the person folded (true) or opened (false). */
  readonly folders?: Readonly<Record<string, boolean>>;
}

/** One column for each purpose and set of answers, for all user-agents that are treated alike, or for each user-agent. */
export type ColumnsBy = 'purpose' | 'answer' | 'crawler';

/** What is looked at; not undoable. */
export interface View {
  /** Path of the file in the records and text panes. */
  readonly path: string;
  readonly reader: ReaderId;
  /** True once the person chose the reader; until then another file is read in the way that suits it. */
  readonly readerChosen?: boolean;
  /** Readers whose answers are compared and whose findings are told; the usual ones if absent. */
  readonly watched?: readonly ReaderId[];
  /** The cell whose trace is open, by agent and URL. `suggests`: with edits that change its answer. */
  readonly cell?: { readonly agent: string; readonly url: string; readonly suggests?: true };
  /** What the matrix asks; whether a URL may be fetched if absent. */
  readonly subject?: MatrixQuestion;
  /** How the request for the open file ends, in what the matrix is asked; 200 and no redirect if absent. */
  readonly status?: Status;
  readonly redirects?: number;
  /** What a column is; if absent, what suits the document: `purpose` where its questions are automatic, else `answer`. */
  readonly columnsBy?: ColumnsBy;
  /** True if rows and columns beyond the bounds of automatic questions are shown too. */
  readonly isComplete?: boolean;
  /** Which rows of the matrix are shown, in which order; all as listed if absent. */
  readonly matrix?: MatrixView;
  /**
   * The line pointed at, by whom: the text view follows the form and the other way round, and both a link, as in the
   * trace or the list of findings.
   */
  readonly caret?: { readonly position: Position; readonly by: 'text' | 'form' | 'link' | 'history' };
}

export interface GatepostState {
  readonly document: SiteDocument;
  /** Each opened file (by id) as it was last opened or saved: it is unsaved while its source is another object. */
  readonly saved: ReadonlyMap<number, Source>;
  readonly history: History;
  readonly view: View;
  /** The last edit that was refused, until it is dismissed or an edit succeeds. */
  readonly refusal?: Refusal;
  /** True while the work is open in another tab, which alone may write: here it can only be read. */
  readonly isOpenInOtherTab?: boolean;
}

export type DocumentStore = StoreApi<GatepostState>;

/** The whole work is open in another tab, which alone may write; or a file is bigger than what is edited. */
export type ReadOnlyReason = 'other-tab' | 'too-big';

/** Why an edit was refused; nothing was changed, so the places in `edits` still hold. */
export type Refusal = UnencodableCharacter | ReadOnlyRefusal | TooBigRefusal;

/** What was to be changed is only shown. */
export interface ReadOnlyRefusal {
  readonly code: 'read-only';
  readonly why: ReadOnlyReason;
  readonly path: string;
}

/** The edit would make the file too big to be edited further. */
export interface TooBigRefusal {
  readonly code: 'too-much';
  readonly path: string;
  readonly excess: SizeExcess;
}

/** The encoding of the file cannot write what was typed. */
export interface UnencodableCharacter {
  readonly code: 'unwritable-character';
  readonly path: string;
  readonly character: string;
  readonly encoding: Encoding;
  readonly edits: readonly TextEdit[];
  readonly intent: Intent;
}
