// What a system of fields gives to somebody who writes them: what a line says piece by piece, what may come next, names.

import type { TextEdit } from '../document/range.ts';
import type { Directive, Format } from '../syntax/directives.ts';
import type { Policy } from '../syntax/policy.ts';
import type { ValueShape } from '../syntax/value-parts.ts';
import type { Site } from '../workspace/site.ts';

/** What a piece of a line is to the reader of the line. */
export type LinePieceKind =
  | 'name'
  | 'usage'
  | 'local'
  | 'set'
  | 'pattern'
  | 'path'
  | 'agent'
  | 'purpose'
  | 'locator'
  | 'action'
  | 'version'
  | 'qualifier'
  | 'value'
  | 'target'
  | 'part';

/** A piece of one line: columns, and the words that its meaning hangs on. */
export interface LinePiece {
  readonly kind: LinePieceKind;
  readonly start: number;
  readonly end: number;
  /**
   * The words: a token, a name; for the name of a field its directive, and the system if others have that name too; for a value its qualifier, the value itself and its form; for a part of a value the
   * directive, the id of the part, the text, and what it is said of.
   */
  readonly words: readonly string[];
  /** Of a name that says so: whether it permits. */
  readonly effect?: 'allow' | 'deny';
  /** The section that defines it. */
  readonly spec?: string;
}

/** Something that can be written at a place. */
export interface Suggestion {
  readonly kind: LinePieceKind;
  /** What is written. */
  readonly text: string;
  /** The part of it that is the author's to fill in: columns of `text`. */
  readonly hole?: { readonly start: number; readonly end: number };
  /** The words its meaning hangs on, as in a piece. */
  readonly words: readonly string[];
  /** More can be suggested behind it. */
  readonly goesOn?: true;
  /** Something worth saying about it, beside its meaning. */
  readonly note?: SuggestionNote;
}

/** Sources that disagree whether it may stand here; that it is new in 1.1. */
export type SuggestionNote = 'annex' | 'text' | '1.1';

/** Suggestions and the columns that they replace. */
export interface CompletionOffer {
  readonly start: number;
  readonly end: number;
  readonly suggestions: readonly Suggestion[];
}

/** A caret in a line of a policy. */
export interface Caret {
  readonly policy: Policy;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  /** Paths (with their queries), files and robots that the caller knows of, and the origin of the site. */
  readonly paths: readonly string[];
  readonly files: readonly string[];
  readonly agents?: readonly string[];
  readonly origin?: string;
}

/** A caret in the value of a field: its words so far. */
export interface ValueCaret extends Caret {
  /** The name of the field as written. */
  readonly name: string;
  /** The words before the one at the caret. */
  readonly before: readonly string[];
  /** The columns of the word at the caret. */
  readonly start: number;
  readonly end: number;
  /** The words behind it. */
  readonly after: readonly string[];
}

/** A name that a file gives a meaning, such as that of a set of paths. */
export interface NameRef {
  readonly space: string;
  readonly name: string;
}

/** Where a name stands: columns of the name alone. */
export interface NamePlace {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly role: 'definition' | 'use';
}

/** Edits of one file of the site. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly TextEdit[];
}

/** One system: a row of the registry. */
export interface Assistant {
  /** The pieces of a line; undefined if it is none of this system's. */
  readonly pieces: (text: string, format: Format) => readonly LinePiece[] | undefined;
  /** What may stand behind the beginning of a name, for a directive whose name is only that. */
  readonly endings: (directive: Directive, policy: Policy) => readonly Suggestion[];
  readonly values: (directive: Directive, caret: ValueCaret) => readonly Suggestion[];
  /** The parts of a value; absent, or undefined, where it has only one. */
  readonly shape?: (directive: Directive) => ValueShape | undefined;
  /** Names of fields that are no directives, and values for them: for a system that reads fields nobody knows. */
  readonly names?: (policy: Policy, line: number, hasColon: boolean) => readonly Suggestion[];
  readonly otherValues?: (name: string, caret: ValueCaret) => readonly Suggestion[];
  readonly nameAt: (policy: Policy, line: number, column: number) => NameRef | undefined;
  readonly places: (policy: Policy, ref: NameRef) => readonly NamePlace[];
  /** Gives a name in the file at `path` another text; or why it cannot have that, as a code. */
  readonly rename: (
    site: Site,
    path: string,
    ref: NameRef,
    to: string,
  ) => { readonly problem: string } | readonly FileEdits[];
}
