// Everything that one extension line adds to robots.txt is one object in a file of its own; registry.ts lists them.

import type { Severity } from '../../diagnostics/finding.ts';
import type { FindingExample } from '../../diagnostics/finding-example.ts';
import type { ReaderId } from '../../readers/registry.ts';
import type { Directive } from '../../syntax/directives.ts';
import type { ValuePartRange, ValueShape } from '../../syntax/value-parts.ts';
import type { ValueReader } from './line-value.ts';
import type { Repairer } from './value-repairs.ts';
import type { ValuePosition, ValueSuggestion } from './value-suggestions.ts';

/** What a source says about an operator, a crawler or a program. Others are unknown, which is not "no". */
export interface Honouring {
  /** An operator, a robot or a program. */
  readonly who: string;
  readonly says: 'obeyed' | 'ignored';
  /** An address, or the words for what has none. */
  readonly source: string;
  /** As 2026-11-20, or a year: of the source, or of the reading where it has none. */
  readonly date: string;
  /** Present if somebody else says so. */
  readonly secondHand?: true;
}

/** What is open about a line; the sentence is in messages. */
export type ContestedCode =
  | 'bing-default'
  | 'largest-delay'
  | 'clean-param-scope'
  | 'signal-scope'
  | 'usage-draft'
  | 'license-in-records';

/** How a line relates to the rules of access; the sentence is in messages. */
export type RelationCode = 'none' | 'pace' | 'hours' | 'noindex' | 'duplicates' | 'use' | 'use-after-access';

/** Dated facts about a line; state of 20 November 2026. */
export interface ExtensionFacts {
  /** `draft`: not settled; `published`: in use, and no reader is known; `partly`: some obey it; `retired`: no reader does. */
  readonly status: 'read' | 'partly' | 'draft' | 'published' | 'retired' | 'unread';
  /** Whether an answer uses it. What no source settles is shown and decides nothing. */
  readonly evaluated: boolean;
  readonly relation: RelationCode;
  readonly contested: readonly ContestedCode[];
  readonly honouredBy: readonly Honouring[];
  readonly since?: string;
  readonly retired?: string;
  /** Per cent of 4,054 real files of about 2019 that have it. */
  readonly share?: number;
}

/** An issue that a value can have: a finding, with its words in messages under its code. */
export interface ExtensionIssue {
  readonly severity: Severity;
  /** The code of its finding, where an older list has another one. */
  readonly reportedAs?: string;
  readonly repair?: Repairer;
  readonly examples: readonly FindingExample[];
}

/** What values of a line can have, by code. */
export type ExtensionIssues = Readonly<Record<string, ExtensionIssue>>;

/** One extension line. Its name is read, completed, explained and edited as that of any directive. */
export interface ExtensionDefinition<
  Id extends string = string,
  Value extends Directive['value'] = Directive['value'],
  Read extends ValueReader<object> = ValueReader<object>,
  Issues extends ExtensionIssues = ExtensionIssues,
> extends Omit<Directive, 'dialect' | 'repeat'> {
  readonly id: Id;
  readonly value: Value;
  readonly facts: ExtensionFacts;
  /** Readers that are known to take it in. */
  readonly readBy: readonly ReaderId[];
  /** Reads a value into an object: its parts. */
  readonly read: Read;
  /** By the codes that `read` reports. */
  readonly issues: Issues;
  /** The parts of a value, in any order; none where the value does not have the form. */
  readonly findParts: (value: string) => readonly ValuePartRange[];
  /** Present if a value has several parts, for the hint while it is typed. */
  readonly shape?: ValueShape;
  readonly suggest: (position: ValuePosition) => readonly ValueSuggestion[];
  /** Where the form offers to add it, and with which value; absent for lines that hardly any crawler reads. */
  readonly add?: { readonly to: 'file' | 'record'; readonly value?: string };
}

/** What all of them have in common as directives. */
export interface ExtensionOrigin {
  readonly dialect: 'modern-lines';
  readonly repeat: 'many';
}

/** An extension line: list it in registry.ts, which everything else reads. */
export const defineExtension = <
  const Id extends string,
  const Value extends Directive['value'],
  Read extends ValueReader<object>,
  Issues extends ExtensionIssues,
>(
  definition: ExtensionDefinition<Id, Value, Read, Issues>,
): ExtensionDefinition<Id, Value, Read, Issues> & ExtensionOrigin => ({
  ...definition,
  dialect: 'modern-lines',
  repeat: 'many',
});
