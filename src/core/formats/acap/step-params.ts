// The parameters of the steps of an ACAP explanation: codes and words of the file, no sentences.
import type { FieldPlace, IgnoredField, RecordTier, RuleLevel } from './applicable-rules.ts';
import type { FallbackReplacement, PermissionReplacement } from './fallback.ts';
import type { Usage } from './usages.ts';

/** A permission or prohibition in the form that is compared. */
export interface UsageFieldParams {
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly pattern: string;
}

interface DecidingFieldParams {
  readonly qualifiers: readonly string[];
  /** Why the only line that decides is a prohibition, if it is written as a permission. */
  readonly replacement?: PermissionReplacement;
}

/** The parameters of each step code. Lines are 0-based. */
export interface AcapStepParams {
  readonly 'acap-file-absent': { readonly path: string };
  /** The version that the file states, or 1.0 if it states none; and a version that cannot be read. */
  readonly 'acap-version': {
    readonly version: string;
    readonly stated: boolean;
    /** The line of a comment that states a version, if no field does. */
    readonly comment?: FieldPlace;
  };
  readonly 'acap-version-unknown': { readonly version: string };
  /** A record that applies to the crawler by name, to any crawler, or only to others. */
  readonly 'acap-record-named': { readonly names: readonly string[] };
  readonly 'acap-record-any': Readonly<Record<never, never>>;
  readonly 'acap-record-other': { readonly names: readonly string[] };
  readonly 'acap-reference': { readonly locator: string };
  readonly 'acap-reference-missing': { readonly locator: string };
  readonly 'acap-reference-chain': { readonly locator: string };
  /** Sub-records have no effect, because the question has no purpose. */
  readonly 'acap-no-purpose': Readonly<Record<never, never>>;
  readonly 'acap-field-ignored': { readonly usage: string; readonly why: IgnoredField['why'] };
  readonly 'acap-field-replaced': { readonly replacement: FallbackReplacement };
  /** A line that cannot be read as a field. */
  readonly 'acap-line-void': { readonly name: string };
  readonly 'acap-field-no-match': UsageFieldParams;
  /** A field for the crawler by name, or for the purpose, takes precedence. */
  readonly 'acap-field-overridden': UsageFieldParams & {
    readonly by: FieldPlace;
    readonly tier: RecordTier;
    readonly level: RuleLevel;
  };
  /**
   * Another pattern is narrower from a character on (0-based). `pattern` and `other` are in the form that is
   * compared.
   */
  readonly 'acap-field-wider': UsageFieldParams & {
    readonly by: FieldPlace;
    readonly other: string;
    readonly at: number;
  };
  readonly 'acap-field-derived-first': UsageFieldParams & { readonly by: FieldPlace };
  /** The field decides alone. */
  readonly 'acap-decides': UsageFieldParams & DecidingFieldParams;
  /** The field decides together with others of the same effect. The restrictions are those of all of them. */
  readonly 'acap-decide-together': DecidingFieldParams & {
    readonly effect: 'allow' | 'deny';
    readonly usage: Usage;
    readonly others: readonly FieldPlace[];
  };
  /** One of these fields by itself. It may be for `present` if the queried usage is a way to present. */
  readonly 'acap-has-part': UsageFieldParams & {
    readonly asked: Usage;
    readonly qualifiers: readonly string[];
  };
  /** A permission and a prohibition, of which none is narrower: a prohibition. */
  readonly 'acap-tied': UsageFieldParams & { readonly others: readonly FieldPlace[] };
  /** No field is for the usage, but all other usages are prohibited. */
  readonly 'acap-other-prohibited': UsageFieldParams & { readonly asked: string };
  /** A permission without effect, because the permissions that a reference names are not known. */
  readonly 'acap-suspended': UsageFieldParams & {
    readonly qualifiers: readonly string[];
    readonly reference: FieldPlace;
  };
  readonly 'acap-silent': { readonly usage: string };
  /** No field is for the usage but one for a purpose, and the question has no purpose. */
  readonly 'acap-only-purpose': {
    readonly usage: string;
    readonly effect: 'allow' | 'deny';
    readonly purpose: string;
    readonly field: FieldPlace;
  };
  /**
   * The result for conventional records: ignored; same pattern in ACAP; same answer; decides alone; stricter;
   * narrower; tied; overruled; suspended by a reference.
   */
  readonly 'conventional-ignored': Readonly<Record<never, never>>;
  readonly 'conventional-same-pattern': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-agrees': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-decides': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-stricter': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-narrower': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-tied': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-overruled': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-suspended': {
    readonly effect: 'allow' | 'deny';
    readonly path: string;
    readonly reference: FieldPlace;
  };
  /** The reader of the conventional records. */
  readonly 'conventional-reader': { readonly reader: { readonly id: string; readonly title: string } };
  readonly 'conventional-silent': Readonly<Record<never, never>>;
}
