// Defines an extension line. Everything that it adds to robots.txt is one object in its own file; registry.ts
// lists them.

import type { Severity } from '../../diagnostics/finding.ts';
import type { FindingExample } from '../../diagnostics/finding-example.ts';
import type { ReaderId } from '../../readers/registry.ts';
import type { Directive } from '../../syntax/directives.ts';
import type { ValuePartRange, ValueShape } from '../../syntax/value-parts.ts';
import type { ValueReader } from './line-value.ts';
import type { Repairer } from './value-repairs.ts';
import type { ValuePosition, ValueSuggestion } from './value-suggestions.ts';

/** What a source says about an operator, a crawler or a program. Anything not listed is unknown, which is not "no". */
export interface Honouring {
  /** An operator, a crawler or a program. */
  readonly who: string;
  readonly says: 'obeyed' | 'ignored';
  /** A URL, or a citation if there is none. */
  readonly source: string;
  /** Such as 2026-11-20, or a year: the date of the source, or when it was read if it has none. */
  readonly date: string;
  /** Present if someone else says so. */
  readonly secondHand?: true;
}

/** What is contested about a line. `messages` has the sentence. */
export type ContestedCode =
  | 'bing-default'
  | 'largest-delay'
  | 'clean-param-scope'
  | 'signal-scope'
  | 'usage-draft'
  | 'license-in-records';

/** How a line relates to the rules of access. `messages` has the sentence. */
export type RelationCode = 'none' | 'pace' | 'hours' | 'noindex' | 'duplicates' | 'use' | 'use-after-access';

/** Dated facts about a line, as of 20 November 2026. */
export interface ExtensionFacts {
  /**
   * `draft`: not settled. `published`: in use, but no reader is known. `partly`: some obey it. `retired`: no
   * reader reads it any more.
   */
  readonly status: 'read' | 'partly' | 'draft' | 'published' | 'retired' | 'unread';
  /** Whether an answer uses it. A line that no source settles is shown, but decides nothing. */
  readonly evaluated: boolean;
  readonly relation: RelationCode;
  readonly contested: readonly ContestedCode[];
  readonly honouredBy: readonly Honouring[];
  readonly since?: string;
  readonly retired?: string;
  /** The percentage of 4,054 real files of about 2019 that have it. */
  readonly share?: number;
}

/** An issue that a value can have: a finding, with its words in `messages` under its code. */
export interface ExtensionIssue {
  readonly severity: Severity;
  readonly repair?: Repairer;
  readonly examples: readonly FindingExample[];
}

/** The issues that values of a line can have, by code. */
export type ExtensionIssues = Readonly<Record<string, ExtensionIssue>>;

/** One extension line. Its name is read, completed, explained and edited like that of any directive. */
export interface ExtensionDefinition<
  Id extends string = string,
  Value extends Directive['value'] = Directive['value'],
  Read extends ValueReader<object> = ValueReader<object>,
  Issues extends ExtensionIssues = ExtensionIssues,
> extends Omit<Directive, 'dialect' | 'repeat'> {
  readonly id: Id;
  readonly value: Value;
  readonly facts: ExtensionFacts;
  /** Readers that are known to read it. */
  readonly readBy: readonly ReaderId[];
  /** Reads a value into an object with its parts. */
  readonly read: Read;
  /** The issues by the codes that `read` reports. */
  readonly issues: Issues;
  /** The parts of a value, in any order. Empty if the value does not have the form. */
  readonly findParts: (value: string) => readonly ValuePartRange[];
  /** Present if a value has several parts, for the hint that is shown while it is typed. */
  readonly shape?: ValueShape;
  readonly suggest: (position: ValuePosition) => readonly ValueSuggestion[];
  /** Where the form offers to add it, and with which value. Absent for lines that hardly any crawler reads. */
  readonly add?: { readonly to: 'file' | 'record'; readonly value?: string };
}

/** The directive properties that all of them share. */
export interface ExtensionOrigin {
  readonly dialect: 'extensions';
  readonly repeat: 'many';
}

/** Defines an extension line. List it in registry.ts, which everything else reads. */
export const defineExtension = <
  const Id extends string,
  const Value extends Directive['value'],
  Read extends ValueReader<object>,
  Issues extends ExtensionIssues,
>(
  definition: ExtensionDefinition<Id, Value, Read, Issues>,
): ExtensionDefinition<Id, Value, Read, Issues> & ExtensionOrigin => ({
  ...definition,
  dialect: 'extensions',
  repeat: 'many',
});
