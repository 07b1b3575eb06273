// The question of ACAP: may this crawler use this URL in this way, and with which restrictions?

import type { FieldRef } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { ReaderId } from '../../../readers/registry.ts';
import type { Capabilities } from '../fallback.ts';
import type { RequestAction } from '../field.ts';
import type { Usage } from '../usages.ts';

/** All answers; a matrix holds their places in this list. */
export const usageAnswers = ['allowed', 'prohibited', 'allowed-with-restrictions', 'unspecified'] as const;

export type UsageAnswer = (typeof usageAnswers)[number];

/**
 * What an answer rests on. `field`: a permission or prohibition. `tie`: some that contradict each other, and none is
 * narrower. `other`: all usages are prohibited that nobody speaks of. `conventional`: a rule of a conventional record.
 * `reference-missing`: permissions in a file that is not there would have to be read too, so nothing is permitted.
 * `silence`: no line. `version`: the file is in a version that cannot be read. `no-file`, `other-site`: nothing to read.
 */
export type UsageReason =
  | 'field'
  | 'tie'
  | 'other'
  | 'conventional'
  | 'reference-missing'
  | 'silence'
  | 'version'
  | 'no-file'
  | 'other-site';

/** Settings on which the source leaves room; the first of each is what holds if nothing is said (digest, engine options). */
export interface UsageSettings {
  /** How a crawler's name is compared with those in the file (2.3.1). */
  readonly crawlerMatch?: 'exact' | 'substring';
  /** What counts where conventional and ACAP records speak of different patterns (2.10, ACAP-252). */
  readonly conventional?: 'conservative' | 'acap-wins' | 'narrowest';
  /** The usages that conventional rules speak about; `['crawl']` if not given (ACAP-253). */
  readonly conventionalAppliesTo?: readonly string[];
}

export interface UsageOptions {
  readonly question: 'usage';
  /** One of the fourteen usages; anything else is asked about as `other` (ACAP-098). */
  readonly usage: string;
  /** What the crawler would use it for; without one, sub-records take no part (ACAP-205). */
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly options?: UsageSettings;
  /** Who reads the conventional records of the file; RFC 9309 if not given. */
  readonly reader?: ReaderId | Reader;
  /** Which file is read first; `/robots.txt` if not given. */
  readonly file?: string;
}

/** What else an operator would want to know; never part of the answer (ACAP-271). */
export interface UsageAdvice {
  /** Present if the usage cannot happen, because crawling is prohibited. */
  readonly blockedBy?: 'crawl';
  /** Asked about `present`: the ways to present that have another answer. */
  readonly carveOuts: readonly { readonly usage: Usage; readonly key: string }[];
  /** Permissions inside the resource (ACAP Part 2) are not read here, and would come first. */
  readonly embeddedMayOverride: boolean;
  /** Requests about this very resource (2.6). */
  readonly requests: readonly RequestAction[];
}

export interface UsageVerdict extends VerdictOf<UsageAnswer, UsageReason> {
  /** Restrictions of the permission, as `type=value`. */
  readonly qualifiers: readonly string[];
  readonly source: 'acap' | 'conventional';
  /** A file that a record refers to is not there; every usage is prohibited then (ACAP-261). */
  readonly incomplete: boolean;
  readonly advice: UsageAdvice;
  /** The lines that decide: permissions that add up, or fields that contradict each other. */
  readonly deciding: readonly FieldRef[];
}

/** What a usage is asked about with; an empty purpose is none. */
interface UsageQuestionOptions {
  readonly purpose?: UsageOptions['purpose'] | undefined;
  readonly capabilities?: UsageOptions['capabilities'] | undefined;
  readonly settings?: UsageOptions['options'] | undefined;
}

/** The options for one usage and one file; what is not asked with is left out. */
export function usageOptions(
  { purpose, capabilities, settings }: UsageQuestionOptions,
  usage: string,
  file: string,
  reader?: UsageOptions['reader'],
): UsageOptions {
  return {
    question: 'usage',
    usage,
    file,
    ...(reader === undefined ? {} : { reader }),
    ...(purpose === undefined || purpose === '' ? {} : { purpose }),
    ...(capabilities ? { capabilities } : {}),
    ...(settings ? { options: settings } : {}),
  };
}
