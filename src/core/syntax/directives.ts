// Describes the known fields. One row is used by the scanner, the form, highlighting, checks and documentation.

import { type Citations } from '../catalogue/citations.ts';
/** The type of a field's value. The form has an input for each. */
export type ValueType =
  | 'agent'
  | 'path'
  | 'url'
  | 'text'
  | 'version'
  | 'none'
  | 'purpose'
  | 'usage-rule'
  | 'request'
  | 'qualified-usage'
  | 'composite-usage'
  | 'resource-set'
  | 'agent-host'
  | 'address'
  | 'seconds'
  | 'host'
  | 'parameters'
  | 'rate'
  | 'time-window'
  | 'unread-path'
  | 'signals'
  | 'usage-statement';

/** One known field. `messages` explains it under its id. */
export interface Directive<Id extends string = string> {
  readonly id: Id;
  /** The system it belongs to: lines of one system form records together, but never with lines of another. */
  readonly dialect: string;
  /** The spelling of the specification. Names are case-insensitive. */
  readonly name: string;
  /** Present if the name is only a prefix and the rest adds information, such as the usage in `ACAP-allow-index`. */
  readonly open?: true;
  /** Present if the field consists of its name, without colon and value. */
  readonly bare?: true;
  /**
   * Other prefixes of a name that a lenient reader accepts for this field. Present (even if empty) only where such
   * readers exist: they compare the beginning of the name, so they read `Disallowed:` too.
   */
  readonly lenient?: readonly string[];
  /**
   * `rule`: decides in a record, below its user-agents. `extension`: is in a record next to the rules, but neither
   * starts nor ends anything. `setting`, `definition`: applies to the file.
   */
  readonly role: 'agent' | 'rule' | 'extension' | 'setting' | 'definition';
  readonly effect?: 'allow' | 'deny';
  readonly scope: 'record' | 'file' | 'either';
  readonly value: ValueType;
  readonly repeat: 'many' | 'once';
  /** The section that defines it. */
  readonly source: Citations;
}

/**
 * The fields that may occur in one kind of file, of all its dialects, in the order in which they are tried on a line.
 */
export interface Format<Id extends string = string> {
  readonly id: Id;
  readonly directives: readonly Directive[];
  /** Present if other fields below a rule describe it and move with it. */
  readonly describes?: true;
}

/** Whether files of this kind have records: groups of user-agents with rules. */
export const hasRecords = ({ directives }: Format): boolean =>
  directives.some(({ role }) => role === 'agent');

/** How a reader recognizes fields: the `field` options of the reader. */
export interface FieldOptions {
  /** `exact`: the whole name. `google-prefix`: its beginning, and the misspellings that are listed as lenient. */
  readonly names: 'exact' | 'google-prefix';
  /** True if two words without a colon count as name and value. */
  readonly missingColon: boolean;
}

/** Whole names, and always a colon: as in the specifications, and no reader is stricter. */
export const EXACT_FIELDS: FieldOptions = { names: 'exact', missingColon: false };

/** The union of all readers. The form shows a line as a rule even if only some readers accept it. */
export const LENIENT_FIELDS: FieldOptions = { names: 'google-prefix', missingColon: true };
