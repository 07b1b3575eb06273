// R108 to R110: rules about parameters and endings that miss URLs which their author probably meant.

import { cite } from '../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { blockAt } from '../../../../syntax/blocks.ts';
import { lazy, memoizeByKey } from '../../../../text/lazy.ts';
import { addRuleBelow, addRules } from '../../edit/add-rule.ts';
import { setPath } from '../../edit/set-path.ts';
import type { RobotsRecord } from '../../robots-record.ts';
import { readsWildcards } from './applies-to.ts';
import {
  type EffectiveRule,
  effectiveRulesTask,
  type PathContext,
  pathAt,
  recordsJoinedWith,
} from './check-context.ts';
import { pathExample } from './example.ts';
import { answersOf, urlOf } from './records/record-answers.ts';

/** `missed`: a URL that the rule does not match. `lines`: those of all such rules, from 1; at most a dozen of `count`. */
type MissingRule = {
  readonly path: string;
  readonly missed: string;
  readonly count: number;
  readonly lines: readonly number[];
};

const kinds = {
  R108: kind<{ readonly path: string; readonly parameter: string; readonly missed: string }>({
    severity: 'warning',
    source: cite('RFC 9309', '2.2.2'),
    examples: [
      pathExample(['Disallow: /nocrawl=1'], ['Disallow: /*?nocrawl=1', 'Disallow: /*&nocrawl=1']),
      pathExample(['Disallow: /&sort='], ['Disallow: /*&sort=', 'Disallow: /*?sort=']),
      pathExample(['Disallow: /shop/&page='], ['Disallow: /formula/E=mc2/']),
    ],
  }),
  R109: kind<MissingRule>({
    severity: 'info',
    source: [...cite('RFC 9309', '2.2.2'), ...cite('RFC 9309', '2.2.3')],
    applies: readsWildcards,
    examples: [
      pathExample(['Disallow: /*?add-to-cart='], ['Disallow: /*?add-to-cart=', 'Disallow: /*&add-to-cart=']),
      pathExample(['Disallow: /products/*?sort='], ['Disallow: /products/*sort=']),
    ],
  }),
  R110: kind<MissingRule>({
    severity: 'info',
    source: cite('RFC 9309', '2.2.3'),
    applies: readsWildcards,
    examples: [
      pathExample(['Disallow: /*.pdf$'], ['Disallow: /*.pdf$', 'Disallow: /*.pdf?']),
      pathExample(['Disallow: /search$'], ['Disallow: /search/$']),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** A rule that misses a URL, and the paths of rules that would match it. */
interface Miss {
  readonly line: number;
  readonly path: string;
  readonly missed: string;
  readonly paths: readonly string[];
}

const NAME = String.raw`[A-Za-z_][\w.~-]*(?:\[\w*\]|%5B\w*%5D)*=`;
/** A name, an equals sign and a value as the last segment of a path. `&` at its beginning leaves no doubt. */
const PARAMETER_AS_SEGMENT = new RegExp(String.raw`^(/|/[^?&$=]*/(?=&))&?(${NAME}[^/?&$*]*)\*?\$?$`, 'i');
/** A parameter directly after the question mark of any path. */
const FIRST_PARAMETER = new RegExp(String.raw`^([^?]*\*)\?(${NAME})[^?&$*]*\*?\$?$`, 'i');
/** An ending that is not a folder. */
const ENDING = /^([/*][^?$&=]*[^/?$*&=])\$$/;

interface WrittenParameter {
  readonly parameter: string;
  readonly miss: Miss;
}

/** R108: a parameter that is written like a path, so that its rule matches no URL with this parameter. */
function findParameterAsPath({ at: { line }, path }: EffectiveRule): WrittenParameter | undefined {
  const [, folder, parameter] = PARAMETER_AS_SEGMENT.exec(path) ?? [];
  if (folder === undefined || parameter === undefined) return undefined;
  const missed = `${urlOf(folder)}${folder === '/' ? 'page' : ''}?${parameter}`;
  return {
    parameter,
    miss: { line, path, missed, paths: [`${folder}*?${parameter}`, `${folder}*&${parameter}`] },
  };
}

/** R109: a rule that matches a parameter only if it is the first of the query. */
function findFirstParameter({ at: { line }, path }: EffectiveRule): Miss | undefined {
  const [, beginning, name] = FIRST_PARAMETER.exec(path) ?? [];
  if (beginning === undefined || name === undefined) return undefined;
  const rest = path.slice(beginning.length + 1);
  const value = rest.replace(/[*$]+$/, '');
  return {
    line,
    path,
    missed: `${urlOf(beginning)}?other=1&${value}`,
    paths: [`${beginning}&${rest}`],
  };
}

/** R110: an ending after which a query may follow, so that the rule does not match. */
function findEnding({ at: { line }, path }: EffectiveRule): Miss | undefined {
  const [, beginning] = ENDING.exec(path) ?? [];
  if (beginning === undefined) return undefined;
  return { line, path, missed: `${urlOf(beginning)}?version=2`, paths: [`${beginning}?`] };
}

/** Whether the crawlers of a record may fetch a URL; false if too many records apply together. */
function prepareAnswer({ subject }: Context, place: number, record: RobotsRecord) {
  const joined = recordsJoinedWith(subject, place);
  if (!joined) return () => false;
  const { isClosed } = answersOf(subject, [record, ...joined]);
  return (url: string) => !isClosed(url);
}

const MAX_NAMED_LINES = 12;

/** Reports rules of one kind at the first of them. The fix adds what each misses below it. */
function reportMisses({ subject, report, fix }: Context, code: 'R109' | 'R110', misses: readonly Miss[]) {
  const [first] = misses;
  if (!first) return;
  const { policy } = subject;
  const lines = misses.slice(0, MAX_NAMED_LINES).map(({ line }) => line + 1);
  const values = { path: first.path, missed: first.missed, count: misses.length, lines };
  report(code, pathAt(subject, first.line), values, () =>
    fix('add-rules', { paths: misses.flatMap(({ paths }) => paths) }, () =>
      misses.flatMap(({ line, paths }) => {
        const rules = paths.map((path) => ({ effect: 'deny' as const, path }));
        const block = blockAt(policy, line);
        return block < 0
          ? rules.flatMap((rule) => addRuleBelow(policy, line, rule))
          : addRules(policy, block, rules, line);
      }),
    ),
  );
}

function reportParameter({ subject, report, fix }: Context, { parameter, miss }: WrittenParameter) {
  const { policy } = subject;
  const { line, path, missed, paths } = miss;
  const [first, second] = paths;
  if (first === undefined || second === undefined) return;
  report('R108', pathAt(subject, line), { path, parameter, missed }, () =>
    fix('match-parameter', { path, paths }, () => [
      ...setPath(policy, line, first),
      ...addRuleBelow(policy, line, { effect: 'deny', path: second }),
    ]),
  );
}

/** What the rules of a record that block something may miss, rule by rule. Cached as long as the rules. */
const possibleMisses = memoizeByKey((rules: readonly EffectiveRule[]) =>
  rules.flatMap((rule) => {
    if (rule.rule.effect !== 'deny') return [];
    const written = findParameterAsPath(rule);
    const first = findFirstParameter(rule);
    const ending = findEnding(rule);
    return written || first || ending ? [{ written, first, ending }] : [];
  }),
);

function* checkRecords(context: Context) {
  const { subject } = context;
  const { policy, loose, today } = subject;
  if (policy.format.describes) return;
  const onlyFirst: Miss[] = [];
  const endings: Miss[] = [];
  for (const [place, record] of loose.records.entries()) {
    if (record.rules.length === 0) continue;
    const isOpenOf = lazy(() => prepareAnswer(context, place, record));
    const isMissed = ({ missed }: Miss) => isOpenOf()(missed);
    const rules = yield* effectiveRulesTask(subject, record.rules, today);
    for (const { written, first, ending } of possibleMisses(rules)) {
      if (written && isMissed(written.miss)) reportParameter(context, written);
      if (first && isMissed(first)) onlyFirst.push(first);
      if (ending && isMissed(ending)) endings.push(ending);
    }
    yield;
  }
  reportMisses(context, 'R109', onlyFirst);
  reportMisses(context, 'R110', endings);
}

export const parameterRuleChecks = defineChecks(kinds, checkRecords);
