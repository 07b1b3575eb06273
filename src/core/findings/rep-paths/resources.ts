// Style sheets and scripts that pages are drawn with, closed to every robot: R099.

import { canonicalUrl } from '../../matching/percent.ts';
import { decideByIndex, indexOfRun } from '../../matching/rule-index.ts';
import { blockAt } from '../../policy/blocks.ts';
import { addRules } from '../../policy/edit/add-rule.ts';
import { fixOf } from '../../policy/finding.ts';
import { type Looking, type RecordCheck, type Ruled, ruledBy } from './looking.ts';
import { deleteRule } from './spare.ts';

/** A path that is about all such files. */
const FILE = /\*\.(?:css|js)\$?$/i;
/** A path that ends in a folder in which they usually lie. */
const FOLDER =
  /\/(?:css|js|javascript|styles?|stylesheets|_next(?:\/static)?|wp-includes(?:\/js|\/css)?|wp-content(?:\/(?:themes|plugins))?)\/?\*?$/i;

const ENDINGS = ['css', 'js'] as const;

/** A URL for a path with wildcards. */
const sample = (path: string) => path.replace(/^\*/, '/*').replaceAll('*', 'x').replace(/\$$/, '');

/** The paths of such files that a rule reaches. */
function samplesOf(path: string): readonly string[] {
  if (FILE.test(path)) return [sample(path)];
  if (!FOLDER.test(path)) return [];
  return ENDINGS.map((ending) => sample(`${folderOf(path)}x.${ending}`));
}

const folderOf = (path: string) => path.replace(/\/?\*?$/, '/');

function tell({ policy, put }: Looking, { at, path }: Ruled): void {
  const { line } = at;
  const isFile = FILE.test(path);
  put('R099', line, [path], () => {
    if (isFile) return [deleteRule(policy, line, true)];
    const rules = ENDINGS.map((ending) => ({
      effect: 'allow' as const,
      path: `${folderOf(path)}*.${ending}`,
    }));
    return [
      fixOf(
        'allow-resources',
        rules.map((rule) => rule.path),
        'changes',
        () => addRules(policy, blockAt(policy, line), rules, line),
      ),
    ];
  });
}

/** Only of what all robots are told that are not named: who is named may not draw pages at all. */
export const resources: RecordCheck = function* (looking) {
  const { policy, loose, looseAgents, today } = looking;
  if (policy.format.describes) return;
  const runs = looseAgents.stars.map((place) => loose.records[place]!.rules);
  const run = runs.length === 1 ? runs[0]! : runs.flat();
  if (run.length === 0) return;
  const index = indexOfRun(run, policy.source.encoding, today);
  yield;
  for (const ruled of ruledBy(run, policy, today)) {
    const isDecided = (url: string) => decideByIndex(index, canonicalUrl(url, today.path)) === ruled.place;
    if (ruled.rule.effect === 'deny' && samplesOf(ruled.path).some(isDecided)) tell(looking, ruled);
  }
};
