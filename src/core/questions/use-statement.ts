// One thing that a carrier beside robots.txt says about the use of a page.
import type { AiPurpose } from '../catalogue/ai-purposes.ts';
import type { FieldRef } from './answer.ts';

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
  /** Empty if no operator documents that its crawlers follow the words. */
  readonly honoredBy: readonly Honor[];
  /** Present for reservations of TDMRep: a document overrules the response headers, and these the file (TDMRep 6.7). */
  readonly isReservation?: true;
}
