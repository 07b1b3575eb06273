// What lies in storage of a document and of the steps of its history: plain data, of which only what changed is said.

import type { Encoding } from '../../../core/document/encoding.ts';
import type { Eol } from '../../../core/document/lines.ts';
import type { FormatId } from '../../../core/formats/file-formats.ts';
import type { SiteDocument } from '../../document/document.ts';
import type { Intent } from '../../document/history.ts';

/**
 * A line of a newer version: the number of the line of the older one that it is, or its text and ending, with the
 * number of the line that it continues, if it continues one.
 */
export type LineData = number | readonly [text: string, eol: Eol, continues?: number];

/** Lines `from` up to `to` of the older version gave way to these. */
export type RunData = readonly [from: number, to: number, lines: readonly LineData[]];

/** A whole file. `name` stays when it is changed or renamed; no other file that the work ever had has it. */
export interface FileData {
  readonly name: string;
  readonly path: string;
  readonly encoding: Encoding;
  readonly bom: boolean;
  readonly text: string;
  /** In place of the text of a file that is too big to be edited. */
  readonly bytes?: Uint8Array;
  readonly format?: FormatId;
  readonly unknown?: Readonly<Record<string, unknown>>;
}

/** How the text of a file became another. */
export interface SourceChange {
  readonly encoding?: Encoding;
  readonly bom?: boolean;
  readonly runs: readonly RunData[];
}

/** What changed of the file with this place in the older list; null is what it has no more. */
export interface FileChange extends Partial<SourceChange> {
  readonly at: number;
  readonly path?: string;
  readonly format?: FormatId | null;
  readonly unknown?: Readonly<Record<string, unknown>> | null;
}

/** Everything of a document but its files. */
export type DocumentQuestions = Omit<SiteDocument, 'files'>;

/** The same in storage: what changed; null is what it has no more. */
export type QuestionsData = { readonly [Key in keyof DocumentQuestions]?: DocumentQuestions[Key] | null };

export interface BaseData extends DocumentQuestions {
  readonly files: readonly FileData[];
}

/** One step: what the person did, and what it changed. A stay in a field does not outlive the page, so it has no visit. */
export interface StepData extends Pick<Intent, 'origin' | 'label' | 'caret'> {
  readonly time: number;
  readonly bytes: number;
  /** The files after it, in their order: the place in the older list of one that stayed as it was. Absent if all did. */
  readonly files?: readonly (number | FileChange | FileData)[];
  readonly others?: QuestionsData;
}

/**
 * A file as it was last saved: the number of a version in which it stands so (that of the step that was made on it), or
 * what differs from how it stands there.
 */
export type SavedData = readonly [name: string, version: number, change?: SourceChange];
