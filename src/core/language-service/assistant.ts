// What the language service offers for one system of fields: the pieces of a line, suggestions, names.

import { type Citations } from '../catalogue/citations.ts';
import type { TextEdit } from '../document/range.ts';
import type { Directive, Format } from '../syntax/directives.ts';
import type { Policy } from '../syntax/policy.ts';
import type { ValueShape } from '../syntax/value-parts.ts';
import type { Site } from '../workspace/site.ts';

/** The role of a piece in its line. */
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

/** A piece of one line: its columns, and the words that its explanation depends on. */
export interface LinePiece {
  readonly kind: LinePieceKind;
  readonly start: number;
  readonly end: number;
  /**
   * For a token or a name, its text. For a field name, the id of its directive, and the system if other systems
   * have the name too. For a value, its qualifier, the value and its form. For a part of a value, the directive,
   * the id of the part, the text, and what the part refers to.
   */
  readonly words: readonly string[];
  /** Whether the name of the field permits or prohibits, if it says so. */
  readonly effect?: 'allow' | 'deny';
  /** The section of the specification that defines it. */
  readonly source?: Citations;
}

/** Something that can be written at a place. */
export interface Suggestion {
  readonly kind: LinePieceKind;
  /** The text to insert. */
  readonly text: string;
  /** The part of `text` that the author replaces, in columns. */
  readonly hole?: { readonly start: number; readonly end: number };
  /** The words that its explanation depends on, as in a piece. */
  readonly words: readonly string[];
  /** Whether more can be suggested after it. */
  readonly goesOn?: true;
  /** A remark, in addition to its explanation. */
  readonly note?: SuggestionNote;
}

/** `annex`, `text`: only this part of the specification allows it here. `1.1`: it is new in ACAP 1.1. */
export type SuggestionNote = 'annex' | 'text' | '1.1';

/** Suggestions, and the columns that they replace. */
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
  /** The paths (with their queries), files and crawlers that the caller knows, and the origin of the site. */
  readonly paths: readonly string[];
  readonly files: readonly string[];
  readonly agents?: readonly string[];
  readonly origin?: string;
}

/** A caret in the value of a field, with the words of the value. */
export interface ValueCaret extends Caret {
  /** The name of the field as written. */
  readonly name: string;
  /** The words before the one at the caret. */
  readonly before: readonly string[];
  /** The columns of the word at the caret. */
  readonly start: number;
  readonly end: number;
  /** The words after it. */
  readonly after: readonly string[];
}

/** A name that a file defines, such as the name of a set of paths. */
export interface NameRef {
  readonly space: string;
  readonly name: string;
}

/** The place of a name: the columns of the name only. */
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

/** The language service of one system: a row of the registry. */
export interface Assistant {
  /** Returns the pieces of a line, or undefined if the line belongs to another system. */
  readonly pieces: (text: string, format: Format) => readonly LinePiece[] | undefined;
  /** Returns the possible endings of a name, for a directive whose name is only its beginning. */
  readonly endings: (directive: Directive, policy: Policy) => readonly Suggestion[];
  readonly values: (directive: Directive, caret: ValueCaret) => readonly Suggestion[];
  /** Returns the parts of a value. Absent, or undefined, if the value has only one. */
  readonly shape?: (directive: Directive) => ValueShape | undefined;
  /** Suggests field names that are not directives, and their values, for a system that also reads unknown fields. */
  readonly names?: (policy: Policy, line: number, hasColon: boolean) => readonly Suggestion[];
  readonly otherValues?: (name: string, caret: ValueCaret) => readonly Suggestion[];
  readonly nameAt: (policy: Policy, line: number, column: number) => NameRef | undefined;
  readonly places: (policy: Policy, ref: NameRef) => readonly NamePlace[];
  /** Renames a name of the file at `path`, or returns the code of a problem. */
  readonly rename: (
    site: Site,
    path: string,
    ref: NameRef,
    to: string,
  ) => { readonly problem: string } | readonly FileEdits[];
}
