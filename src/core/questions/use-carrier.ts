// What the carriers beside robots.txt say about the use of a page. Each format that is one describes itself as a
// `UseCarrier`; the question about AI use adds up what they say.
import type { AiPurpose } from '../catalogue/ai-purposes.ts';
import type { FieldRef } from './answer.ts';
import type { PolicyFiles } from './question.ts';

export type UseCarrierId = 'response-headers' | 'document' | 'tdmrep' | 'rsl';

/** An operator who documents that its crawlers follow a statement. */
export interface Honor {
  readonly operator: string;
  /** The address of its documentation. */
  readonly source: string;
  /** When the source was read, as `2026-11-27`. */
  readonly date: string;
}

/** One thing that a carrier says about one purpose. */
export interface UseStatement {
  readonly carrier: UseCarrierId;
  readonly purpose: AiPurpose;
  /** `terms`: yes, on terms (a payment, an attribution) that the file names. */
  readonly says: 'yes' | 'no' | 'terms';
  readonly by: FieldRef;
  /** The words of the file that say it, as `max-snippet: 0`. */
  readonly words: string;
  /** False if no specification and no operator settles what the words mean: then it is shown and never counted. */
  readonly isSettled: boolean;
  /** Empty if nobody documents that it follows them. */
  readonly honoredBy: readonly Honor[];
  /** Present for reservations of TDMRep: a document overrules the response headers, and these the file (TDMRep 6.7). */
  readonly isReservation?: true;
}

/** The files of one kind, read once for a version of the site. */
export interface PreparedCarrier {
  /** In file order. Never throws, whatever agent and URL are. `''` is the crawler that no line names. */
  readonly statementsFor: (agent: string, url: string) => readonly UseStatement[];
  /** The URLs that the files speak about, in file order: patterns with `*` and `$` (RFC 9309 2.2.3). */
  readonly patterns: () => readonly string[];
  /** Equal for two agents only if the carrier tells them the same about every URL; absent if it names no crawlers. */
  readonly classOf?: (agent: string) => string;
}

export interface UseCarrier {
  readonly id: UseCarrierId;
  /** Undefined if the site has no file of this kind. */
  prepare(site: PolicyFiles): PreparedCarrier | undefined;
}
