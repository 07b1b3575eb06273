// What the checks of lines and records share: the file, its intended records, and how findings name readers.

import type { CheckContext, Kinds, NoValues } from '../../../../diagnostics/define-checks.ts';
import type { ReaderId } from '../../../../readers/registry.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import type { IntendedRecords } from './records/intended-records.ts';

/** A file that is checked. */
export interface LinesSubject {
  readonly policy: Policy;
  /** Formed when a check first needs them. */
  readonly intended: IntendedRecords;
  /** The names in user-agent lines by line, as far as they were read. */
  readonly names: Map<number, string>;
  /** What the file is instead of a policy. */
  readonly otherContent: 'page' | 'dtd' | undefined;
}

/** Names of the file, and how many more there are. */
export type Names = { readonly names: readonly string[]; readonly more: number };

type Written = { readonly text: string };
type Lines = { readonly lines: number };

/** The fixes of lines and records, with what their titles say. `line`: from 1. */
export type RepLineFixes = {
  readonly 'write-field': Written;
  readonly 'write-name': { readonly name: string };
  readonly 'write-value': Written;
  readonly 'write-octets': Written;
  readonly 'write-agent': { readonly name: string };
  readonly 'drop-versions': { readonly count: number };
  readonly 'split-names': { readonly names: readonly string[] };
  readonly 'split-lines': Lines;
  readonly 'comment-out': NoValues;
  readonly 'comment-out-all': Lines;
  readonly 'join-with-above': { readonly line: number };
  readonly 'delete-characters': Names;
  readonly 'replace-look-alikes': { readonly names: readonly string[]; readonly field: string };
  readonly 'delete-mark': NoValues;
  readonly 'convert-line-ends': { readonly to: LineEnding };
  readonly 'add-line-end': NoValues;
  readonly 'empty-policy': NoValues;
  readonly 'rules-into-record': { readonly line: number; readonly rules: number };
  readonly 'add-agent-above': Written;
  readonly 'delete-blank-lines': { readonly lines: readonly number[] };
  readonly 'add-rule': Written & { readonly effect: 'blocks' | 'allows' };
  readonly 'insert-blank-line': { readonly line: number };
  readonly 'move-below-names': Lines;
  readonly 'delete-name': { readonly name: string; readonly line: number };
  readonly 'drop-names': { readonly names: readonly string[]; readonly line: number };
  readonly 'merge-records': { readonly line: number };
  readonly 'join-names': {
    readonly names: readonly string[];
    readonly from: number;
    readonly to: number;
    readonly lines: number;
  };
  readonly 'move-record-above': { readonly name: string; readonly other: string };
  readonly 'add-default-record': NoValues;
  readonly 'move-to-end': NoValues;
  readonly 'copy-rules': { readonly rules: number };
  readonly 'add-names': { readonly names: readonly string[] };
  readonly 'remove-indents': Lines;
  readonly 'remove-gaps': Lines;
};

/** The commands that findings of lines and records offer, with what their titles say. `line`: from 1. */
export type RepLineCommands = {
  readonly 'convert-to-utf-8': NoValues;
  readonly 'remove-bom': NoValues;
  readonly 'server-snippet': NoValues;
  readonly 'show-unread': { readonly line: number };
  readonly 'show-record': { readonly line: number };
  readonly 'show-long-line': NoValues;
  readonly 'show-both': NoValues;
  readonly 'rename-file': { readonly to: string };
  readonly 'read-as': { readonly reader: ReaderId };
};

export type LineEnding = 'LF' | 'CRLF' | 'CR';

/** The context of checks that may report some kinds. */
export type LinesContext<Codes extends Kinds> = CheckContext<LinesSubject, Codes, RepLineFixes>;

/** What fixes are made from, whichever kinds the check may report. */
export type FixContext = Pick<LinesContext<Kinds>, 'source' | 'subject' | 'fix'>;
