// The types of one ACAP line by itself: the fields of section 3, repaired as digest B says.

import type { Word } from '../../syntax/words.ts';
import type { QualifierName } from './qualifiers.ts';
import type { Usage } from './usages.ts';

/**
 * A problem or remark about a line. `void`: the line does not match the grammar and has no effect. `closed`: it
 * does, but a qualifier cannot be honored, so a permission counts as a prohibition (2.4.3). Absent: only a remark.
 */
export interface AcapIssue {
  readonly code: IssueCode;
  readonly start: number;
  readonly end: number;
  readonly effect?: 'void' | 'closed';
  /** Words of the line that the message names. */
  readonly words?: readonly string[];
}

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

/** The codes of issues that one line can have by itself. Codes about whole files are in `diagnostics`. */
export type IssueCode =
  | 'missing-colon'
  | 'space-before-colon'
  | 'leading-whitespace'
  | 'unknown-field'
  | 'unknown-usage'
  | 'empty-value'
  | 'empty-resource'
  | 'extra-token'
  | 'bad-qualifier-syntax'
  | 'unknown-qualifier'
  | 'qualifier-not-applicable'
  | 'qualifier-usage-disputed'
  | 'bad-qualifier-value'
  | 'qualifier-value-chars'
  | 'qualifier-spacing'
  | 'until-recrawl-alias'
  | 'zero-limit'
  | 'time-limit-third'
  | 'time-limit-combo'
  | 'time-limit-plus-not-alone'
  | 'old-until-recrawled'
  | 'single-qualifier-repeated'
  | 'modification-dominated'
  | 'modification-redundant'
  | 'context-contradiction'
  | 'rulesref-not-alone'
  | 'ip-range-reversed'
  | 'ip-mask-netmask'
  | 'ip-cidr'
  | 'ip-v6'
  | 'country-code-unknown'
  | 'country-lists-conflict'
  | 'role-without-prefix'
  | 'prohibition-qualified'
  | 'prohibition-local-usage'
  | 'local-usage-qualified'
  | 'other-unqualified'
  | 'bad-local-name'
  | 'bad-set-name'
  | 'bad-resource-set-ref'
  | 'definition-no-qualifiers'
  | 'definition-incomplete'
  | 'definition-base-local'
  | 'composite-qualified'
  | 'set-nesting'
  | 'wrapped-definition'
  | 'local-name-shadows-standard'
  | 'bad-version'
  | 'version-needs-space'
  | 'version-newer'
  | 'version-unsupported'
  | 'ignore-conventional-colon'
  | 'bad-crawler-name'
  | 'crawler-name-wildcard'
  | 'crawler-name-start'
  | 'crawler-name-short'
  | 'bad-action'
  | 'wildcard-in-locator'
  | 'locator-no-leading-slash'
  | 'dollar-not-last'
  | 'pattern-bad-char'
  | 'pattern-absolute-uri'
  | 'pattern-network-path'
  | 'pattern-no-leading-slash'
  | 'pattern-query'
  | 'pattern-double-star'
  | 'pattern-trailing-star'
  | 'hash-in-value';

/** Whether a field defines a name (2.7). */
export const isDefinition = (
  field: AcapField,
): field is FieldOf<'qualified-usage' | 'composite-usage' | 'resource-set'> =>
  field.kind === 'qualified-usage' || field.kind === 'composite-usage' || field.kind === 'resource-set';
