// R099: style sheets and scripts of pages that are blocked for every crawler.

import { cite } from '../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { canonicalUrl } from '../../../../matching/percent-encoding.ts';
import { decideByIndex, getRuleIndex } from '../../../../matching/rule-index/rule-index.ts';
import { blockAt } from '../../../../syntax/blocks.ts';
import { addRules } from '../../edit/add-rule.ts';
import { type EffectiveRule, effectiveRules, type PathContext, pathAt } from './check-context.ts';
import { pathExample } from './example.ts';
import { urlOf } from './records/record-answers.ts';
import { deleteRuleFix } from './rules/redundant-lines.ts';

const kinds = {
  R099: kind<{ readonly path: string }>({
    severity: 'info',
    source: cite(
      'Google Search Central blog, 27 October 2014',
      'Updating our technical Webmaster Guidelines',
    ),
    applies: ({ quirks }) => quirks,
    examples: [
      pathExample(
        ['Disallow: /wp-includes/'],
        ['Disallow: /wp-includes/', 'Allow: /wp-includes/*.css', 'Allow: /wp-includes/*.js'],
      ),
      pathExample(['Disallow: /*.js$'], ['Disallow: /*.json$']),
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** A path for all files of such a type. */
const RESOURCE_FILE = /\*\.(?:css|js)\$?$/i;
/** A path that ends in a folder that usually contains them. */
const RESOURCE_FOLDER =
  /\/(?:css|js|javascript|styles?|stylesheets|_next(?:\/static)?|wp-includes(?:\/js|\/css)?|wp-content(?:\/(?:themes|plugins))?)\/?\*?$/i;

const RESOURCE_ENDINGS = ['css', 'js'] as const;

/** Returns URLs of such files that a rule reaches. */
function samplePaths(path: string): readonly string[] {
  if (RESOURCE_FILE.test(path)) return [urlOf(path)];
  if (!RESOURCE_FOLDER.test(path)) return [];
  return RESOURCE_ENDINGS.map((ending) => urlOf(`${folderOf(path)}x.${ending}`));
}

const folderOf = (path: string) => path.replace(/\/?\*?$/, '/');

function reportResource(context: Context, { at, path }: EffectiveRule) {
  const { subject, report, fix } = context;
  const { policy } = subject;
  const { line } = at;
  report('R099', pathAt(subject, line), { path }, () => {
    if (RESOURCE_FILE.test(path)) return deleteRuleFix(context, line, true);
    const paths = RESOURCE_ENDINGS.map((ending) => `${folderOf(path)}*.${ending}`);
    const rules = paths.map((one) => ({ effect: 'allow' as const, path: one }));
    return fix('allow-resources', { paths }, () => addRules(policy, blockAt(policy, line), rules, line));
  });
}

/** Only checks the rules for any other crawler: crawlers that are named may not render pages at all. */
function* checkResources(context: Context) {
  const { policy, loose, looseAgents, today } = context.subject;
  if (policy.format.describes) return;
  const runs = looseAgents.stars.flatMap((place) => loose.records[place] ?? []).map(({ rules }) => rules);
  const [only = [], ...others] = runs;
  const run = others.length === 0 ? only : runs.flat();
  if (run.length === 0) return;
  const index = getRuleIndex(run, policy.source.encoding, today);
  yield;
  for (const effectiveRule of effectiveRules(context.subject, run, today)) {
    const isDecided = (url: string) =>
      decideByIndex(index, canonicalUrl(url, today.path)) === effectiveRule.place;
    if (effectiveRule.rule.effect === 'deny' && samplePaths(effectiveRule.path).some(isDecided))
      reportResource(context, effectiveRule);
  }
}

export const pageResourceChecks = defineChecks(kinds, checkResources);
