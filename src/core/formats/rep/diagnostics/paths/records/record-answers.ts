// What the rules of some records decide, for checks of records that do not do what they seem to.

import { columnPurposeOf } from '../../../../../catalogue/column-purposes.ts';
import { pathOfRule } from '../../../../../matching/path-rule.ts';
import { canonicalUrl } from '../../../../../matching/percent-encoding.ts';
import { decideByIndex, getRuleIndex } from '../../../../../matching/rule-index/rule-index.ts';
import { fieldAt } from '../../../../../syntax/policy.ts';
import type { RobotsRecord, RuleLine } from '../../../robots-record.ts';
import { type EffectiveRule, effectiveRules, type FileRules, isEverything } from '../check-context.ts';

/** Any text where a pattern has a star, so that the URL reads like one. */
export const urlOf = (pattern: string): string =>
  pattern.replace(/^\*/, '/*').replace(/\$$/, '').replaceAll('*', 'page');

/** A page that no rule is for by name: its name begins like none that people give. */
const ANY_PAGE = '/-!any-page';

/** The rules of records that apply together, and what they decide. */
export interface RecordAnswers {
  readonly rules: readonly EffectiveRule[];
  /** The rule that decides a URL. */
  readonly decider: (url: string) => RuleLine | undefined;
  readonly isClosed: (url: string) => boolean;
  /** The rule that closes whatever no other rule is for. */
  readonly closesSite: () => RuleLine | undefined;
}

/** Prepares the answers of records that a crawler obeys together. */
export function answersOf(subject: FileRules, records: readonly RobotsRecord[]): RecordAnswers {
  const { policy, today } = subject;
  const [only, ...others] = records;
  const run = only && others.length === 0 ? only.rules : records.flatMap(({ rules }) => rules);
  const index = getRuleIndex(run, policy.source.encoding, today);
  const decider = (url: string) => run[decideByIndex(index, canonicalUrl(url, today.path))];
  const closing = (url: string) => {
    const rule = decider(url);
    return rule?.effect === 'deny' ? rule : undefined;
  };
  return {
    get rules() {
      return effectiveRules(subject, run, today);
    },
    decider,
    isClosed: (url) => closing(url) !== undefined,
    closesSite: () => {
      const rule = closing(ANY_PAGE);
      return rule && isEverything(pathOfRule(rule)) ? rule : undefined;
    },
  };
}

/** The records for any other crawler. */
export const defaultRecords = ({ loose, looseAgents: { stars } }: FileRules): readonly RobotsRecord[] =>
  stars.flatMap((place) => loose.records[place] ?? []);

/** Whether a rule blocks the whole site as written. */
export const closesAll = ({ rule, path }: EffectiveRule): boolean =>
  rule.effect === 'deny' && isEverything(path);

/** Whether a rule allows the whole site as written. */
export const opensAll = ({ rule, path }: EffectiveRule): boolean =>
  rule.effect === 'allow' && isEverything(path);

/** A rule as it is written, such as `Disallow: /`. */
export const ruleAt = ({ policy }: FileRules, line: number): string => {
  const { line: text, places } = fieldAt(policy, line);
  return text.text.slice(places.nameStart, places.valueEnd);
};

/** Whether the crawler of a name is that of a search engine. */
export const isSearchName = (name: string): boolean => columnPurposeOf(name) === 'search';
