// The question of ACAP: may this crawler use this URL in this way, and with which restrictions?

import type { FieldRef } from '../../../questions/answer.ts';
import type { VerdictOf } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import type { ReaderId } from '../../../readers/registry.ts';
import type { Capabilities } from '../fallback.ts';
import type { RequestAction } from '../field.ts';
import type { Usage } from '../usages.ts';

/** All answers. A matrix stores their positions in this list. */
export const usageAnswers = ['allowed', 'prohibited', 'allowed-with-restrictions', 'unspecified'] as const;

export type UsageAnswer = (typeof usageAnswers)[number];

/**
 * The basis of an answer. `field`: a permission or prohibition. `tie`: contradicting fields of which none is
 * narrower. `other`: a prohibition of all usages that are not mentioned. `conventional`: a rule of a conventional
 * record. `reference-missing`, `reference-chain`: a file with further permissions is missing or may not be referred
 * to, so nothing is permitted. `silence`: no line. `version`: the version of the file cannot be read. `no-file`, `other-site`: there is no file to read.
 */
export type UsageReason =
  | 'field'
  | 'tie'
  | 'other'
  | 'conventional'
  | 'reference-missing'
  | 'reference-chain'
  | 'silence'
  | 'version'
  | 'no-file'
  | 'other-site';

/** Settings for what the source leaves open. The first value of each is the default (digest, engine options). */
export interface UsageSettings {
  /** How a crawler's name is compared with those in the file (2.3.1). */
  readonly crawlerMatch?: 'exact' | 'substring';
  /** Which rule decides if conventional and ACAP records have different patterns (2.10). */
  readonly conventional?: 'conservative' | 'acap-wins' | 'narrowest';
  /** The usages that conventional rules apply to; `['crawl']` by default. */
  readonly conventionalAppliesTo?: readonly string[];
}

export interface UsageOptions {
  readonly question: 'usage';
  /** One of the fourteen usages. Any other is decided as `other`. */
  readonly usage: string;
  /** The purpose of the crawler. Without one, sub-records have no effect. */
  readonly purpose?: string;
  readonly capabilities?: Capabilities;
  readonly options?: UsageSettings;
  /** The reader of the conventional records of the file; RFC 9309 by default. */
  readonly reader?: ReaderId | Reader;
  /** The file that is read first; `/robots.txt` by default. */
  readonly file?: string;
}

/** Further information for an operator; never part of the answer. */
export interface UsageAdvice {
  /** Present if the usage is impossible because crawling is prohibited. */
  readonly blockedBy?: 'crawl';
  /** For `present`: the ways to present that have another answer. */
  readonly carveOuts: readonly { readonly usage: Usage; readonly key: string }[];
  /** Whether permissions inside the resource (ACAP Part 2), which are not read here, could override the answer. */
  readonly embeddedMayOverride: boolean;
  /** Requests for exactly this resource (2.6). */
  readonly requests: readonly RequestAction[];
}

export interface UsageVerdict extends VerdictOf<UsageAnswer, UsageReason> {
  /** Restrictions of the permission, as `type=value`. */
  readonly qualifiers: readonly string[];
  readonly source: 'acap' | 'conventional';
  /** Whether a file that a record refers to is missing or may not be referred to; every usage is prohibited then. */
  readonly incomplete: boolean;
  readonly advice: UsageAdvice;
  /** The lines that decide: permissions that add up, or fields that contradict each other. */
  readonly deciding: readonly FieldRef[];
}

/** The parameters of a usage question; an empty purpose counts as none. */
interface UsageQuestionOptions {
  readonly purpose?: UsageOptions['purpose'] | undefined;
  readonly capabilities?: UsageOptions['capabilities'] | undefined;
  readonly settings?: UsageOptions['options'] | undefined;
}

/** Builds the options for one usage and one file, without absent parameters. */
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
