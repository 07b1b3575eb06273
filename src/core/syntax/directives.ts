// What a known field is. One row of this shape serves the scanner, the form, highlighting, checks and documentation.

/** What a field's value is; the form maps each to an input. */
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

/** One known field. What it means is said in `messages` under its id. */
export interface Directive<Id extends string = string> {
  readonly id: Id;
  /** The system it belongs to: lines of one system form records together, and never with those of another. */
  readonly dialect: string;
  /** The spelling of the specification; names are compared without regard to case. */
  readonly name: string;
  /** Present if the name is only a beginning: what follows says more, as the usage in `ACAP-allow-index`. */
  readonly open?: true;
  /** Present if the field is its name alone, without colon and value. */
  readonly bare?: true;
  /**
   * Further beginnings of a name that a lenient reader takes for this field. Present (even if empty) only where
   * such readers exist: they compare the beginning of the name, so `Disallowed:` is read too.
   */
  readonly lenient?: readonly string[];
  /**
   * `rule`: whatever decides in a record below its agents. `extension`: what stands in a record beside the rules, without
   * opening or closing anything. `setting`, `definition`: what holds for the file.
   */
  readonly role: 'agent' | 'rule' | 'extension' | 'setting' | 'definition';
  readonly effect?: 'allow' | 'deny';
  readonly scope: 'record' | 'file' | 'either';
  readonly value: ValueType;
  readonly repeat: 'many' | 'once';
  /** The section that defines it. */
  readonly spec: string;
}

/** The fields that may occur in one kind of file, of all its dialects, in the order in which they claim a line. */
export interface Format<Id extends string = string> {
  readonly id: Id;
  readonly directives: readonly Directive[];
  /** Present where other fields below a rule describe it, and go where it goes. */
  readonly describes?: true;
}

/** Whether files of this kind have records: groups of user-agents with rules. */
export const hasRecords = ({ directives }: Format): boolean =>
  directives.some(({ role }) => role === 'agent');

/** How a reader recognises fields: the `field` knobs of readers.json. */
export interface FieldOptions {
  /** `exact`: the whole name; `google-prefix`: its beginning, and the misspellings listed as lenient. */
  readonly names: 'exact' | 'google-prefix';
  /** True if two words without a colon count as name and value. */
  readonly missingColon: boolean;
}

/** Whole names, and never without a colon: as the texts say, and no reader is stricter. */
export const EXACT_FIELDS: FieldOptions = { names: 'exact', missingColon: false };

/** The union of all readers: what the form shows as a rule although only some readers take it for one. */
export const LENIENT_FIELDS: FieldOptions = { names: 'google-prefix', missingColon: true };
