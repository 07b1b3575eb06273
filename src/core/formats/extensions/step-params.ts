// The steps that explain answers about AI use: codes and words of the file, no sentences.
import type { AiPurpose, SignalPurpose } from '../../catalogue/ai-purposes.ts';
import type { FieldRef } from '../../questions/answer.ts';
import type { UseCarrierId, UseConflict, UseStatement } from '../../questions/use-statement.ts';
import type { SfFault } from '../../syntax/structured-field.ts';
import type { ContentUse } from './lines/content-signal.ts';

/** The parameters of each code. Lines are 0-based. */
export interface AiUseStepParams {
  /** The answer, its reason, and the lines that say yes and no. */
  readonly 'ai-answer': {
    readonly purpose: AiPurpose;
    readonly answer: string;
    readonly reason: string;
    /** The file of the question. The lines may be in other files. */
    readonly path: string;
    readonly yes: readonly FieldRef[];
    readonly no: readonly FieldRef[];
    readonly terms: readonly FieldRef[];
    /** Of a contradiction only. */
    readonly conflict?: UseConflict;
  };
  /** A statement of another carrier. With `overruledBy`, another carrier overrules it. */
  readonly 'ai-carrier': Pick<UseStatement, 'carrier' | 'purpose' | 'says' | 'words' | 'isSettled'> & {
    readonly operators: readonly string[];
    readonly overruledBy?: UseCarrierId;
  };
  /** The rule that decides about fetching blocks the agent. */
  readonly 'ai-closed': { readonly purpose: AiPurpose };
  /**
   * A yes next to a rule that blocks: the rule is an exception from the yes. If the rule is not narrower, the yes
   * is in no record of the agent.
   */
  readonly 'ai-exception': { readonly rule: number; readonly isNarrower: boolean };
  /** A line allows an agent by name that serves only this purpose. */
  readonly 'ai-named': { readonly name: string; readonly purpose: AiPurpose };
  /**
   * The agent may fetch, which alone says nothing about use: it is not named, it is not known to serve only this
   * purpose, or no rule applies.
   */
  readonly 'ai-fetch-only': {
    readonly name: string;
    readonly purpose: AiPurpose;
    readonly why: 'default' | 'purposes' | 'uncovered';
  };
  /**
   * The agent may fetch by the record for another name, `token`, that it follows. This says nothing about use either.
   */
  readonly 'ai-fetch-fallback': { readonly name: string; readonly token: string };
  /** The edition has no label for the purpose. */
  readonly 'ai-usage-no-label': { readonly purpose: AiPurpose; readonly edition: string };
  /** The Content-Usage line that counts. `path` is '' for all paths. */
  readonly 'ai-usage': { readonly label: string; readonly says: 'yes' | 'no'; readonly path: string };
  /** The line counts but does not state the label, or cannot be read. */
  readonly 'ai-usage-silent': { readonly label: string; readonly path: string };
  readonly 'ai-usage-unread': { readonly fault: SfFault; readonly path: string };
  /**
   * The line matches too, but another one of the same length says no, or says something, or states a narrower label.
   */
  readonly 'ai-usage-yields': { readonly deciding: number };
  readonly 'ai-usage-wider': { readonly label: string; readonly narrower: string; readonly deciding: number };
  /** The line matches too, but another one is longer; or it does not match. */
  readonly 'ai-usage-shorter': { readonly deciding: number };
  readonly 'ai-usage-no-match': { readonly path: string };
  /** A Content-Signal line that counts: for the record, as a default for all records, or for the whole file. */
  readonly 'ai-signal': {
    readonly key: SignalPurpose;
    readonly value: 'yes' | 'no';
    readonly where: 'record' | 'default' | 'file';
  };
  /** The line would count, but does not mention the purpose; or nothing in it can be read. */
  readonly 'ai-signal-left-out': { readonly key: SignalPurpose };
  readonly 'ai-signal-unread': Readonly<Record<never, never>>;
  /** The line is in no record, while the record has its own value; or it is in a record for others. */
  readonly 'ai-signal-default-unused': { readonly key: SignalPurpose };
  readonly 'ai-signal-elsewhere': { readonly key: SignalPurpose; readonly value: 'yes' | 'no' };
  /** A policy token that governs the use of the agent's pages. */
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
  /** Shown next to the answer, but not a part of it. */
  readonly 'ai-license': { readonly address: string };
  readonly 'ai-most': { readonly value: ContentUse };
  readonly 'ai-other-scope': { readonly scope: 'record' | 'file'; readonly answer: string };
}
