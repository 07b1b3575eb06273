// The types of one ACAP line by itself: the fields of section 3, repaired where crawlers can be expected to.

import type { Word } from '../../syntax/words.ts';
import type { QualifierName } from './qualifiers.ts';
import type { Usage } from './usages.ts';

/**
 * A problem or remark about a line. `void`: the line does not match the grammar and has no effect. `closed`: it
 * does, but a qualifier cannot be honored, so a permission counts as a prohibition (2.4.3). Absent: only a remark.
 */
export interface IssueOf<Code extends IssueCode> {
  readonly code: Code;
  readonly start: number;
  readonly end: number;
  readonly effect?: IssueEffect;
  /** What the message says. */
  readonly values: IssueValues[Code];
}

type IssueEffect = 'void' | 'closed';

export type AcapIssue = { readonly [Code in IssueCode]: IssueOf<Code> }[IssueCode];

/** Reports an issue of a word. */
export type ReportIssue = <Code extends IssueCode>(
  code: Code,
  at: Word,
  values: IssueValues[Code],
  effect?: IssueEffect,
) => void;

/** `type=value` after a resource or in a definition. */
export interface Qualifier extends Word {
  readonly type: Word;
  readonly written: Word;
  /** Absent if the type is unknown. */
  readonly name?: QualifierName;
  /** Absent if the value is not in the grammar of its qualifier. */
  readonly form?: string;
  readonly value: string;
  readonly since: '1.0' | '1.1';
}

/** The usage of a permission or prohibition: a token, a local name, or an unknown token with a known stem. */
export type UsageRef =
  | { readonly kind: 'standard'; readonly usage: Usage; readonly word: Word }
  | { readonly kind: 'stem'; readonly usage: Usage; readonly word: Word }
  | { readonly kind: 'local'; readonly name: string; readonly word: Word };

export type ResourceRef =
  | { readonly kind: 'pattern'; readonly pattern: string; readonly word: Word }
  | { readonly kind: 'set'; readonly name: string; readonly word: Word };

export type AcapField =
  | { readonly kind: 'version'; readonly major: number; readonly minor: number; readonly word: Word }
  | { readonly kind: 'ignore-conventional' }
  | { readonly kind: 'crawler'; readonly name: string; readonly any: boolean; readonly word: Word }
  | { readonly kind: 'reference'; readonly locator: string; readonly word: Word }
  | { readonly kind: 'purpose'; readonly value: string; readonly word: Word }
  | {
      readonly kind: 'rule';
      readonly effect: 'allow' | 'deny';
      readonly usage: UsageRef;
      readonly resource: ResourceRef;
      readonly qualifiers: readonly Qualifier[];
    }
  | { readonly kind: 'request'; readonly action: RequestAction; readonly path: string; readonly word: Word }
  | {
      readonly kind: 'qualified-usage';
      readonly name: Word;
      readonly usage: Usage;
      readonly usageWord: Word;
      readonly qualifiers: readonly Qualifier[];
    }
  | { readonly kind: 'composite-usage'; readonly name: Word; readonly parts: readonly UsageRef[] }
  | { readonly kind: 'resource-set'; readonly name: Word; readonly patterns: readonly Word[] };

export type RequestAction = 'take-down' | 're-crawl';
export const requestActions = ['take-down', 're-crawl'] as const satisfies readonly RequestAction[];

export type FieldKind = AcapField['kind'];
export type FieldOf<Kind extends FieldKind> = Extract<AcapField, { readonly kind: Kind }>;
export type AcapRule = FieldOf<'rule'>;

/** A line as ACAP reads it. `field` is absent if the line has no effect. */
export interface AcapLine {
  readonly name: Word;
  readonly value: Word;
  readonly comment: number;
  readonly field?: AcapField;
  readonly issues: readonly AcapIssue[];
}

type Nothing = Readonly<Record<never, never>>;
type Named = { readonly name: string };
type Valued = { readonly value: string };
type Written = { readonly text: string };

/**
 * The issues that one line can have by itself, and what their messages say. The codes of whole files are in
 * `diagnostics`. `text`: the part of the line that is wrong.
 */
export type IssueValues = {
  readonly 'missing-colon': Named;
  readonly 'stray-space': { readonly before: 'colon' | 'field' };
  readonly 'unknown-field': Named;
  readonly 'unknown-usage': { readonly usage: string };
  readonly 'empty-value': Named;
  readonly 'empty-resource': Nothing;
  readonly 'extra-token': Written;
  readonly 'bad-qualifier-syntax': Written;
  readonly 'unknown-qualifier': { readonly type: string };
  readonly 'qualifier-not-applicable': { readonly type: string; readonly usage: Usage };
  readonly 'qualifier-usage-disputed': { readonly type: string; readonly usage: Usage };
  readonly 'bad-qualifier-value': { readonly value: string; readonly type: string };
  readonly 'qualifier-value-chars': Valued;
  readonly 'until-recrawl-alias': Valued;
  readonly 'zero-limit': Valued;
  readonly 'time-limit-combo': Written;
  readonly 'time-limit-plus-not-alone': Written;
  readonly 'old-until-recrawled': Valued;
  readonly 'single-qualifier-repeated': Written;
  readonly 'modification-dominated': Written;
  readonly 'context-contradiction': Written;
  readonly 'rulesref-not-alone': Written;
  readonly 'ip-range-reversed': Valued;
  readonly 'ip-mask-netmask': Valued;
  readonly 'ip-cidr': Valued;
  readonly 'ip-v6': Valued;
  readonly 'country-code-unknown': Valued;
  readonly 'country-lists-conflict': Written;
  readonly 'role-without-prefix': Valued;
  readonly 'prohibition-qualified': Written;
  readonly 'prohibition-local-usage': Named;
  readonly 'local-usage-qualified': Written;
  readonly 'other-unqualified': Nothing;
  readonly 'bad-defined-name': { readonly name: string; readonly of: 'usage' | 'set' };
  readonly 'bad-resource-set-ref': Written;
  readonly 'definition-incomplete': { readonly name: string; readonly lacks: 'qualifier' | 'everything' };
  readonly 'definition-base-local': Written;
  readonly 'composite-qualified': Written;
  readonly 'set-nesting': Written;
  readonly 'wrapped-definition': Named;
  readonly 'bad-version': { readonly version: string };
  readonly 'version-needs-space': Nothing;
  readonly 'version-newer': { readonly version: string };
  readonly 'version-unsupported': { readonly version: string };
  readonly 'ignore-conventional-colon': Nothing;
  readonly 'bad-crawler-name': Named;
  readonly 'crawler-name-wildcard': Named;
  readonly 'crawler-name-start': Named;
  readonly 'bad-action': { readonly action: string };
  readonly 'wildcard-in-locator': Written;
  readonly 'locator-no-leading-slash': Written;
  readonly 'dollar-not-last': Written;
  readonly 'pattern-bad-char': Written;
  readonly 'pattern-absolute-uri': Written;
  readonly 'pattern-network-path': Written;
  readonly 'pattern-no-leading-slash': Written;
  readonly 'pattern-query': Written;
  readonly 'pattern-trailing-star': Written;
  readonly 'hash-in-value': Valued;
};

export type IssueCode = keyof IssueValues;

/** Whether a field defines a name (2.7). */
export const isDefinition = (
  field: AcapField,
): field is FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'> =>
  field.kind === 'qualified-usage' || field.kind === 'composite-usage' || field.kind === 'resource-set';
