// R114: records that allow everything to some names, and so open to them what the record for * closes.

import { cite } from '../../../../../catalogue/citations.ts';
import { findCrawler } from '../../../../../catalogue/crawlers.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { pathOfRule } from '../../../../../matching/path-rule.ts';
import { blockAt } from '../../../../../syntax/blocks.ts';
import { isWritable } from '../../../../../syntax/writable-value.ts';
import { addRules } from '../../../edit/add-rule.ts';
import type { AgentLine } from '../../../question/select-records.ts';
import {
  type EffectiveRule,
  effectiveRulesTask,
  isEverything,
  type PathContext,
  pathAt,
  recordsJoinedWith,
} from '../check-context.ts';
import { answersOf, closesAll, defaultRecords, opensAll, urlOf } from './record-answers.ts';

const kinds = {
  /** `paths`: the first of `count` that `*` closes and these names open, in the rules of `lines` (from 1). */
  R114: kind<{
    readonly names: readonly string[];
    readonly count: number;
    readonly paths: readonly string[];
    readonly lines: readonly number[];
  }>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.1'),
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nAllow: /\n',
        near: 'User-agent: *\nDisallow: /a\n\nUser-agent: GPTBot\nAllow: /\nDisallow: /a\n',
      },
    ],
  }),
};

type Context = PathContext<typeof kinds>;

const MAX_NAMED_PATHS = 3;
const MAX_NAMED_LINES = 12;
/** More records are not compared: each is with all rules for `*`. */
const MAX_COMPARED = 500_000;

/** What people would rather not open, and so what is named first. */
const SENSITIVE = /admin|login|account|private|internal|api|config|checkout|cart|user|backup|staging|test/i;

/**
 * Whether a crawler is not meant to see more than others. Those of advertisements and of links that people post are,
 * and so are those that only the site knows.
 */
const isOrdinary = ({ value }: AgentLine) =>
  findCrawler(value)?.purposes.every((purpose) => purpose !== 'ads' && purpose !== 'social-preview') ?? false;

/** A record that opens, and the rules for `*` that it replaces. */
interface Opening {
  readonly lines: readonly AgentLine[];
  readonly opened: readonly EffectiveRule[];
}

function* findOpenings({ subject }: Context) {
  const { loose, today, agentLinesOf } = subject;
  const stars = defaultRecords(subject);
  const general = answersOf(subject, stars);
  const denied = general.rules.filter(
    ({ rule, path }) => rule.effect === 'deny' && general.isClosed(urlOf(path)),
  );
  const openings: Opening[] = [];
  if (denied.length === 0 || general.closesSite()) return openings;
  let budget = MAX_COMPARED;
  for (const [place, record] of loose.records.entries()) {
    const lines = agentLinesOf().get(place) ?? [];
    if (stars.includes(record) || record.rules.length === 0 || !lines.some(isOrdinary)) continue;
    const rules = yield* effectiveRulesTask(subject, record.rules, today);
    if (!rules.some(opensAll) || rules.some(({ rule }) => rule.effect === 'deny')) continue;
    budget -= denied.length;
    const joined = budget > 0 ? recordsJoinedWith(subject, place) : undefined;
    if (!joined) continue;
    const own = answersOf(subject, [record, ...joined]);
    if (own.rules.some(closesAll)) continue;
    // What a rule of their own opens is meant so.
    const opened = denied.filter(({ path }) => {
      const decider = own.decider(urlOf(path));
      return decider === undefined || (decider.effect === 'allow' && isEverything(pathOfRule(decider)));
    });
    if (opened.length > 0) openings.push({ lines: lines.filter(isOrdinary), opened });
    yield;
  }
  return openings;
}

function* checkReplacedDefault(context: Context) {
  const { subject, report, fix } = context;
  const { policy } = subject;
  if (policy.format.describes) return;
  const openings = yield* findOpenings(context);
  const [first] = openings;
  const [at] = first?.lines ?? [];
  if (!at) return;
  const opened = [...new Set(openings.flatMap((opening) => opening.opened))];
  const bySensitivity = opened.toSorted(
    (a, b) => Number(SENSITIVE.test(b.path)) - Number(SENSITIVE.test(a.path)),
  );
  const paths = [...new Set(bySensitivity.map(({ path }) => path))];
  const values = {
    names: openings.flatMap(({ lines }) => lines.map(({ value }) => value)),
    count: paths.length,
    paths: paths.slice(0, MAX_NAMED_PATHS),
    lines: opened.slice(0, MAX_NAMED_LINES).map((rule) => rule.at.line + 1),
  };
  report('R114', pathAt(subject, at.line), values, () => {
    const isSafe = openings.every(({ lines }) => lines.every(({ line }) => blockAt(policy, line) >= 0));
    return (
      isSafe &&
      fix('copy-default-rules', { rules: paths.length, records: openings.length }, () =>
        openings.flatMap(({ lines: [line], opened: rules }) => {
          const writable = rules.filter(({ path }) => isWritable(path));
          const intents = writable.map(({ path }) => ({ effect: 'deny' as const, path }));
          return line ? addRules(policy, blockAt(policy, line.line), intents) : [];
        }),
      )
    );
  });
}

export const replacedDefaultChecks = defineChecks(kinds, checkReplacedDefault);
