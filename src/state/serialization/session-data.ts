// The stored format of a document and its history steps: plain data that contains only changes.

import type { Encoding } from '../../core/document/encoding.ts';
import type { Eol } from '../../core/document/lines.ts';
import type { FormatId } from '../../core/formats/file-formats.ts';
import type { SiteDocument } from '../document/document.ts';
import type { Intent } from '../document/history.ts';

/**
 * A line of a newer version: the number of the same line in the older version, or its text and ending, with the
 * number of the older line that it continues, if any.
 */
export type LineData = number | readonly [text: string, eol: Eol, continues?: number];

/** Lines `from` up to `to` of the older version were replaced by these. */
export type RunData = readonly [from: number, to: number, lines: readonly LineData[]];

/**
 * A complete file. `name` stays the same when the file is changed or renamed; no other file of the session ever
 * has it.
 */
export interface FileData {
  readonly name: string;
  readonly path: string;
  readonly encoding: Encoding;
  readonly bom: boolean;
  readonly text: string;
  /** The content of a file that is too big to be edited, in place of its text. */
  readonly bytes?: Uint8Array;
  readonly format?: FormatId;
  readonly unknown?: Readonly<Record<string, unknown>>;
}

/** The change of a file's text. */
export interface SourceChange {
  readonly encoding?: Encoding;
  readonly bom?: boolean;
  readonly runs: readonly RunData[];
}

/** The changes of the file at index `at` of the older list; null removes a property. */
export interface FileChange extends Partial<SourceChange> {
  readonly at: number;
  readonly path?: string;
  readonly format?: FormatId | null;
  readonly unknown?: Readonly<Record<string, unknown>> | null;
}

/** A document without its files. */
export type DocumentQuestions = Omit<SiteDocument, 'files'>;

/** The same in storage: the changed properties; null removes one. */
export type QuestionsData = { readonly [Key in keyof DocumentQuestions]?: DocumentQuestions[Key] | null };

export interface BaseData extends DocumentQuestions {
  readonly files: readonly FileData[];
}

/** One step: the user's action and its changes. A visit of a field ends with the page, so it is not stored. */
export interface StepData extends Pick<Intent, 'origin' | 'label' | 'caret'> {
  readonly time: number;
  readonly bytes: number;
  /**
   * The files after it in order; a number is the index of an unchanged file in the older list. Absent if no file
   * changed.
   */
  readonly files?: readonly (number | FileChange | FileData)[];
  readonly others?: QuestionsData;
}

/**
 * A file as it was last saved: the number of a version that contains it (that of the step that was applied to it),
 * and the difference if its content differs there.
 */
export type SavedData = readonly [name: string, version: number, change?: SourceChange];
