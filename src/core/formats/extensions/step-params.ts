// The steps of the question what AI may do, as codes and words of the file: no sentences.
import type { AiPurpose, SignalPurpose } from '../../catalogue/ai-purposes.ts';
import type { FieldRef } from '../../questions/answer.ts';
import type { UseCarrierId, UseStatement } from '../../questions/use-statement.ts';
import type { SfFault } from '../../syntax/structured-field.ts';
import type { ContentUse } from './lines/content-signal.ts';

/** What each code tells. Lines are 0-based. */
export interface AiUseStepParams {
  /** The answer, what it rests on, and the lines that say yes and no. */
  readonly 'ai-answer': {
    readonly purpose: AiPurpose;
    readonly answer: string;
    readonly reason: string;
    /** The file that is asked about; the lines may be in others. */
    readonly path: string;
    readonly yes: readonly FieldRef[];
    readonly no: readonly FieldRef[];
    readonly terms: readonly FieldRef[];
  };
  /** What another carrier says; overruled by another where `overruledBy` is set. */
  readonly 'ai-carrier': Pick<UseStatement, 'carrier' | 'purpose' | 'says' | 'words' | 'isSettled'> & {
    readonly operators: readonly string[];
    readonly overruledBy?: UseCarrierId;
  };
  /** The rule that decides about fetching keeps the agent out. */
  readonly 'ai-closed': { readonly purpose: AiPurpose };
  /** A yes beside a rule that closes: that is an exception from it. If the rule is no narrower, the yes is in no record of the agent. */
  readonly 'ai-exception': { readonly rule: number; readonly isNarrower: boolean };
  /** It lets an agent in by name that serves this purpose only. */
  readonly 'ai-named': { readonly name: string; readonly purpose: AiPurpose };
  /** It may be fetched, and that alone says nothing: not by name, not known to serve this only, or no rule is about it. */
  readonly 'ai-fetch-only': {
    readonly name: string;
    readonly purpose: AiPurpose;
    readonly why: 'default' | 'purposes' | 'uncovered';
  };
  /** It may be fetched by the record for another name, `token`, that the agent follows: that says nothing either. */
  readonly 'ai-fetch-fallback': { readonly name: string; readonly token: string };
  /** The edition has no label for the purpose. */
  readonly 'ai-usage-no-label': { readonly purpose: AiPurpose; readonly edition: string };
  /** The Content-Usage line that counts; `path` is '' for all paths. */
  readonly 'ai-usage': { readonly label: string; readonly says: 'yes' | 'no'; readonly path: string };
  /** It counts, and does not state the label; or cannot be read. */
  readonly 'ai-usage-silent': { readonly label: string; readonly path: string };
  readonly 'ai-usage-unread': { readonly fault: SfFault; readonly path: string };
  /** It matches too, but another is as long and says no, or says something; or speaks of a narrower label. */
  readonly 'ai-usage-yields': { readonly deciding: number };
  readonly 'ai-usage-wider': { readonly label: string; readonly narrower: string; readonly deciding: number };
  /** It matches too, but another is longer; it does not match. */
  readonly 'ai-usage-shorter': { readonly deciding: number };
  readonly 'ai-usage-no-match': { readonly path: string };
  /** A Content-Signal line that counts: of the record, as a default for all records, or as one for the whole file. */
  readonly 'ai-signal': {
    readonly key: SignalPurpose;
    readonly value: 'yes' | 'no';
    readonly where: 'record' | 'default' | 'file';
  };
  /** It would count, and leaves the purpose out; or nothing of it can be read. */
  readonly 'ai-signal-left-out': { readonly key: SignalPurpose };
  readonly 'ai-signal-unread': Readonly<Record<never, never>>;
  /** It stands in no record, and the record has a value of its own; or it stands in a record for others. */
  readonly 'ai-signal-default-unused': { readonly key: SignalPurpose };
  readonly 'ai-signal-elsewhere': { readonly key: SignalPurpose; readonly value: 'yes' | 'no' };
  /** A policy token that governs what the agent's pages are used for. */
  readonly 'ai-token': {
    readonly token: string;
    readonly name: string;
    readonly purpose: AiPurpose;
    readonly says: 'yes' | 'no';
    readonly isNamed: boolean;
  };
  readonly 'ai-token-silent': {
    readonly token: string;
    readonly name: string;
    readonly isNamed: boolean;
  };
  /** Shown with the answer, and no part of it. */
  readonly 'ai-license': { readonly address: string };
  readonly 'ai-most': { readonly value: ContentUse };
  readonly 'ai-other-scope': { readonly scope: 'record' | 'file'; readonly answer: string };
}
