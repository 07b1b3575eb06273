// R099: style sheets and scripts of pages that are blocked for every crawler.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../../diagnostics/finding.ts';
import { canonicalUrl } from '../../../../matching/percent-encoding.ts';
import { decideByIndex, getRuleIndex } from '../../../../matching/rule-index/rule-index.ts';
import { blockAt } from '../../../../syntax/blocks.ts';
import { addRules } from '../../edit/add-rule.ts';
import { type CheckContext, type EffectiveRule, effectiveRules, type RecordCheck } from './check-context.ts';
import { pathExample } from './example.ts';
import { deleteRuleFix } from './redundant-lines.ts';

/** A path for all files of such a type. */
const RESOURCE_FILE = /\*\.(?:css|js)\$?$/i;
/** A path that ends in a folder that usually contains them. */
const RESOURCE_FOLDER =
  /\/(?:css|js|javascript|styles?|stylesheets|_next(?:\/static)?|wp-includes(?:\/js|\/css)?|wp-content(?:\/(?:themes|plugins))?)\/?\*?$/i;

const RESOURCE_ENDINGS = ['css', 'js'] as const;

/** Returns a URL for a path with wildcards. */
const samplePath = (path: string) => path.replace(/^\*/, '/*').replaceAll('*', 'x').replace(/\$$/, '');

/** Returns URLs of such files that a rule reaches. */
function samplePaths(path: string): readonly string[] {
  if (RESOURCE_FILE.test(path)) return [samplePath(path)];
  if (!RESOURCE_FOLDER.test(path)) return [];
  return RESOURCE_ENDINGS.map((ending) => samplePath(`${folderOf(path)}x.${ending}`));
}

const folderOf = (path: string) => path.replace(/\/?\*?$/, '/');

const R099 = defineDiagnostic({
  code: 'R099',
  severity: 'info',
  spec: 'Google Search Central blog, 27 October 2014: Updating our technical Webmaster Guidelines',
  applies: ({ quirks }) => quirks,
  examples: [
    pathExample(
      ['Disallow: /wp-includes/'],
      ['Disallow: /wp-includes/', 'Allow: /wp-includes/*.css', 'Allow: /wp-includes/*.js'],
    ),
    pathExample(['Disallow: /*.js$'], ['Disallow: /*.json$']),
  ],
});

function reportResource({ policy, report }: CheckContext, { at, path }: EffectiveRule): void {
  const { line } = at;
  const isFile = RESOURCE_FILE.test(path);
  report(R099, line, [path], () => {
    if (isFile) return [deleteRuleFix(policy, line, true)];
    const rules = RESOURCE_ENDINGS.map((ending) => ({
      effect: 'allow' as const,
      path: `${folderOf(path)}*.${ending}`,
    }));
    return [
      createFix(
        'allow-resources',
        rules.map((rule) => rule.path),
        'changes',
        () => addRules(policy, blockAt(policy, line), rules, line),
      ),
    ];
  });
}

/** Only checks the rules for any other crawler: crawlers that are named may not render pages at all. */
export const checkPageResources: RecordCheck = function* (context) {
  const { policy, loose, looseAgents, today } = context;
  if (policy.format.describes) return;
  const runs = looseAgents.stars.flatMap((place) => loose.records[place] ?? []).map(({ rules }) => rules);
  const [only = [], ...others] = runs;
  const run = others.length === 0 ? only : runs.flat();
  if (run.length === 0) return;
  const index = getRuleIndex(run, policy.source.encoding, today);
  yield;
  for (const effectiveRule of effectiveRules(context, run, today)) {
    const isDecided = (url: string) =>
      decideByIndex(index, canonicalUrl(url, today.path)) === effectiveRule.place;
    if (effectiveRule.rule.effect === 'deny' && samplePaths(effectiveRule.path).some(isDecided))
      reportResource(context, effectiveRule);
  }
};

export const pageResourcesDiagnostics = [R099];
