// The types of the store's state, so that code that works on the state does not import the store.

import type { StoreApi } from 'zustand/vanilla';
import type { Encoding } from '../../core/document/encoding.ts';
import type { Position, TextEdit } from '../../core/document/range.ts';
import type { SizeExcess } from '../../core/document/size-limits.ts';
import type { Source } from '../../core/document/source.ts';
import type { Status } from '../../core/questions/answer.ts';
import type { ReaderId } from '../../core/readers/registry.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { AnswerFilter } from './answer-filter.ts';
import type { SiteDocument } from './document.ts';
import type { History, Intent } from './history.ts';
import type { MatrixQuestion } from './matrix-question.ts';

/** Sorts rows by the answers for an agent, or by URL if there is none. `down` reverses the order. */
export interface RowSort {
  readonly agent?: string;
  readonly down: boolean;
}

export interface MatrixView {
  readonly filter: AnswerFilter;
  /** The column whose answers are filtered by, if the filter is an answer; all columns if absent. */
  readonly filterAgent?: string | undefined;
  /** A part of a URL. With `*`, it matches the whole path or URL, and each star matches anything. */
  readonly text: string;
  /** If absent, rows are in the listed order. */
  readonly sort?: RowSort;
  /** Whether the rows are folded into a tree of paths. */
  readonly tree?: boolean;
  /** The folders of the table that the user collapsed (true) or expanded (false). */
  readonly folders?: Readonly<Record<string, boolean>>;
  /** The only rows and crawlers that the table shows, by URL and by user-agent; all if absent. */
  readonly onlyUrls?: readonly string[];
  readonly onlyAgents?: readonly string[];
}

/**
 * One column for each purpose and set of answers, for all user-agents with the same answers, or for each
 * user-agent.
 */
export type ColumnsBy = 'purpose' | 'answer' | 'crawler';

/** What the page shows; undo does not change it. */
export interface View {
  /** Path of the file in the records and text panes. */
  readonly path: string;
  readonly reader: ReaderId;
  /** Whether the user selected the reader. Until then, another file is read with the reader that suits it. */
  readonly readerChosen?: boolean;
  /** Readers whose answers are compared and whose findings are shown; the default ones if absent. */
  readonly watched?: readonly ReaderId[];
  /**
   * The cell whose trace is open, by agent and URL. `suggests`: whether edits that change its answer are shown.
   * `repairs`: the claim that they make hold, for all crawlers for which it fails.
   */
  readonly cell?: {
    readonly agent: string;
    readonly url: string;
    readonly suggests?: true;
    readonly repairs?: Claim;
  };
  /** The question of the table; if absent, whether a URL may be fetched. */
  readonly subject?: MatrixQuestion;
  /** The result of requesting the open file, for the answers of the table; 200 and no redirect if absent. */
  readonly status?: Status;
  readonly redirects?: number;
  /**
   * How columns are grouped. If absent, it depends on the document: `purpose` if its questions are automatic, else
   * `answer`.
   */
  readonly columnsBy?: ColumnsBy;
  /**
   * User-agents that the user asked for by name, those of the last request first. Each has its own column until
   * columns are grouped anew.
   */
  readonly ownColumns?: readonly string[];
  /** Whether rows and columns beyond the limits of automatic questions are shown too. */
  readonly isComplete?: boolean;
  /**
   * The sources (by file id) by which rows and columns are arranged. For other files these are the saved ones. Rows and
   * columns keep their places while the file is edited and saved.
   */
  readonly arranged?: ReadonlyMap<number, Source>;
  /**
   * The columns of a shared table, which arrange it in place of those of the file until the user arranges it: the
   * recipient of a link sees what its sender saw.
   */
  readonly sharedColumns?: readonly (readonly string[])[];
  /** Which rows of the table are shown, in which order; all as listed if absent. */
  readonly matrix?: MatrixView;
  /**
   * The current line, and what set it. The text view follows the form and the form follows the text; both follow a
   * link, such as in the trace or the list of findings, which brings them to the front, and a fix, which does not.
   */
  readonly caret?: {
    readonly position: Position;
    readonly by: 'text' | 'form' | 'link' | 'fix' | 'history';
    /** All lines (0-based) that the link is about, if several: text and form mark them until the caret moves. */
    readonly lines?: readonly number[];
  };
}

export interface GatepostState {
  readonly document: SiteDocument;
  /**
   * The source of each opened file (by id) when it was last opened or saved. A file is unsaved while its source is
   * another object.
   */
  readonly saved: ReadonlyMap<number, Source>;
  readonly history: History;
  readonly view: View;
  /** The last edit that was refused, until it is dismissed or an edit succeeds. */
  readonly refusal?: Refusal;
  /** Whether the workspace is open in another tab, which alone may write: here it is read-only. */
  readonly isOpenInOtherTab?: boolean;
}

export type DocumentStore = StoreApi<GatepostState>;

/** The workspace is open in another tab, which alone may write; or the file is too big to be edited. */
export type ReadOnlyReason = 'other-tab' | 'too-big';

/** Why an edit was refused. Nothing was changed, so the positions in `edits` are still valid. */
export type Refusal = UnencodableCharacter | ReadOnlyRefusal | TooBigRefusal;

/** The target of the change is read-only. */
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

/** The encoding of the file cannot write the typed character. */
export interface UnencodableCharacter {
  readonly code: 'unwritable-character';
  readonly path: string;
  readonly character: string;
  readonly encoding: Encoding;
  readonly edits: readonly TextEdit[];
  readonly intent: Intent;
}
