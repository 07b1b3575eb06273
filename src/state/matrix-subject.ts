// What the matrix is asked about besides fetching. How each is answered is fetched when somebody asks.
import type { Capabilities } from '../core/dialects/acap/fallback.ts';
import type { UsageSettings } from '../core/questions/usage-verdict.ts';

/** How a usage that nobody speaks of is presented; never part of the answer (ACAP 1.1 2.4.3 note). */
export type Silence = 'permitted' | 'prohibited' | 'ask';

/** ACAP: one usage for all crawlers, or all usages for one. */
export interface UsageSubject {
  readonly question: 'usage';
  /** One usage, with a column for each crawler; without it, all usages side by side for `crawler`. */
  readonly usage?: string;
  readonly crawler: string;
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly settings?: UsageSettings;
  readonly silence: Silence;
}

/** Fetching needs none: it is what is asked if nothing else is. */
export type Subject = UsageSubject;
