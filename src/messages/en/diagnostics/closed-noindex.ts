// What is said of a noindex on a page that a rule blocks.
import type { ClosingRules } from '../../../core/formats/rep/question/find-closing.ts';
import { listAll } from '../counts.ts';
import { crawlerInSentence } from '../table.ts';

/** Says which rules keep crawlers from the noindex. @param pages the path or the pattern of the pages */
export function closedSentence({ file, lines, agents }: ClosingRules, pages: string): string {
  const rules =
    lines.length === 1
      ? `Line ${lines[0]} of ${file} blocks`
      : `Lines ${listAll(lines.map(String))} of ${file} block`;
  if (agents.length === 0) return `${rules} ${pages}, so this noindex is not read.`;
  const names = listAll(agents.map(crawlerInSentence));
  return `${rules} ${pages} for ${names}, so ${agents.length === 1 ? 'this crawler does' : 'these crawlers do'} not read this noindex.`;
}

/** Why it matters, and the two ways out. */
export const closedWhy =
  'A crawler that may not fetch a page does not see its noindex, and search results may still list the address. Open the path, so that the noindex is read; or remove the noindex, if blocking is all that you need.';
