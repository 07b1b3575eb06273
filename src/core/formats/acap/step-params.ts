// The steps by which an ACAP verdict comes about: codes and words of the file, no sentences.
import type { FieldPlace, IgnoredField, RecordTier, RuleLevel } from './applicable-rules.ts';
import type { FallbackReplacement } from './fallback.ts';
import type { Usage } from './usages.ts';

/** A permission or prohibition as it is compared. */
export interface UsageFieldParams {
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly pattern: string;
}

/** What each code tells. Lines are 0-based. */
export interface AcapStepParams {
  readonly 'acap-file-absent': { readonly path: string };
  /** The version the file states, or 1.0 if it states none; and one that this reading does not cover. */
  readonly 'acap-version': { readonly version: string; readonly stated: boolean };
  readonly 'acap-version-unknown': { readonly version: string };
  /** A record speaks to the crawler by name, or to any; or to others. */
  readonly 'acap-record-named': { readonly names: readonly string[] };
  readonly 'acap-record-any': Readonly<Record<never, never>>;
  readonly 'acap-record-other': { readonly names: readonly string[] };
  readonly 'acap-reference': { readonly locator: string };
  readonly 'acap-reference-missing': { readonly locator: string };
  readonly 'acap-reference-chain': { readonly locator: string };
  /** Sub-records take no part, because the question names no purpose. */
  readonly 'acap-no-purpose': Readonly<Record<never, never>>;
  readonly 'acap-field-ignored': { readonly usage: string; readonly why: IgnoredField['why'] };
  readonly 'acap-field-replaced': { readonly replacement: FallbackReplacement };
  /** A line that no field can be read from. */
  readonly 'acap-line-void': { readonly name: string };
  readonly 'acap-field-no-match': UsageFieldParams;
  /** A field for the crawler by name, or for the purpose, comes first. */
  readonly 'acap-field-overridden': UsageFieldParams & {
    readonly by: FieldPlace;
    readonly tier: RecordTier;
    readonly level: RuleLevel;
  };
  /** Another pattern is narrower, as seen at a character (0-based); `pattern` and `other` as they are compared. */
  readonly 'acap-field-wider': UsageFieldParams & {
    readonly by: FieldPlace;
    readonly other: string;
    readonly at: number;
  };
  readonly 'acap-field-derived-first': UsageFieldParams & { readonly by: FieldPlace };
  /** It decides alone. */
  readonly 'acap-decides': UsageFieldParams & { readonly qualifiers: readonly string[] };
  /** It decides with others that also permit it, or prohibit it; the restrictions are those of all. */
  readonly 'acap-decide-together': {
    readonly effect: 'allow' | 'deny';
    readonly usage: Usage;
    readonly others: readonly FieldPlace[];
    readonly qualifiers: readonly string[];
  };
  /** What one of those says by itself; it may speak of `present` where a way to present was asked about. */
  readonly 'acap-has-part': UsageFieldParams & {
    readonly asked: Usage;
    readonly qualifiers: readonly string[];
  };
  /** Permission and prohibition, and none is narrower: a prohibition. */
  readonly 'acap-tied': UsageFieldParams & { readonly others: readonly FieldPlace[] };
  /** No field speaks about the usage, but all other usages are prohibited. */
  readonly 'acap-other-prohibited': UsageFieldParams & { readonly asked: string };
  readonly 'acap-silent': { readonly usage: string };
  /** Conventional records: switched off; the same pattern in ACAP; the same answer; stricter; narrower; overruled. */
  readonly 'conventional-ignored': Readonly<Record<never, never>>;
  readonly 'conventional-same-pattern': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-agrees': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-decides': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-stricter': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-narrower': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-tied': { readonly effect: 'allow' | 'deny'; readonly path: string };
  readonly 'conventional-overruled': { readonly effect: 'allow' | 'deny'; readonly path: string };
  /** Who reads the conventional records. */
  readonly 'conventional-reader': { readonly reader: { readonly id: string; readonly title: string } };
  readonly 'conventional-silent': Readonly<Record<never, never>>;
}
