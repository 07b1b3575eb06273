// A statement of a carrier other than robots.txt about the use of a page.
import type { AiPurpose } from '../catalogue/ai-purposes.ts';
import type { FieldRef } from './answer.ts';

export type UseCarrierId = 'response-headers' | 'document' | 'tdmrep' | 'rsl';

/** An operator who documents that its crawlers follow a statement. */
export interface Honor {
  readonly operator: string;
  /** The address of its documentation. */
  readonly source: string;
  /** The date when the source was read, such as `2026-11-27`. */
  readonly date: string;
}

/**
 * A system with a rule for several places. `reservation` (TDMRep 6.7): a document overrides the response headers, and
 * these override the file. `preference` (Content-Usage, vocab-08 5.1) and `directive` (robots directives; Google,
 * robots meta tag specifications): the most restrictive statement counts.
 */
export type UseSystem = 'reservation' | 'preference' | 'directive';

/**
 * The kinds of statements about use. Only statements of one kind have a rule that says which of them counts. `rule`: a
 * rule that blocks the whole site. `named`: an Allow for an agent that serves only the purpose. `token`: a rule for a
 * policy token.
 */
export const useKinds = [
  'rule',
  'named',
  'token',
  'preference',
  'signal',
  'directive',
  'reservation',
  'license',
] as const;

export type UseKind = (typeof useKinds)[number];

/** The kinds of the statements of a contradiction that the sources leave open. */
export interface UseConflict {
  readonly yes: readonly UseKind[];
  readonly no: readonly UseKind[];
}

/** A statement of a carrier about one purpose. */
export interface UseStatement {
  readonly carrier: UseCarrierId;
  readonly purpose: AiPurpose;
  /** `terms`: yes, on terms (a payment, an attribution) that the file names. */
  readonly says: 'yes' | 'no' | 'terms';
  readonly by: FieldRef;
  /** The words of the file that say it, such as `max-snippet: 0`. */
  readonly words: string;
  /**
   * Whether a specification or an operator defines what the words mean. If not, the statement is shown but never
   * counted.
   */
  readonly isSettled: boolean;
  /** Empty if no operator documents that its crawlers follow the words. */
  readonly honoredBy: readonly Honor[];
  /** The system that combines its statements in several places. Absent if the sources leave that open. */
  readonly system?: UseSystem;
}

/** The kind of a statement of a carrier. */
export const kindOfStatement = ({ carrier, system }: UseStatement): UseKind =>
  system ?? (carrier === 'rsl' ? 'license' : 'signal');
