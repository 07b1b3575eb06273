// What is said of a noindex on a page that a rule blocks.
import type { ClosingRule } from '../../../core/formats/rep/question/find-closing.ts';
import { listAll } from '../counts.ts';
import { crawlerInSentence } from '../table.ts';

/** Says which rule keeps crawlers from the noindex. @param pages the path or the pattern of the pages */
export const closedSentence = ({ file, line, agents }: ClosingRule, pages: string): string =>
  `Line ${line} of ${file} blocks ${pages}${agents.length === 0 ? '' : ` for ${listAll(agents.map(crawlerInSentence))}`}, so this noindex is not read.`;

/** Why it matters, and the two ways out. */
export const closedWhy =
  'A crawler that may not fetch a page does not see its noindex, and search results may still list the address. Open the path, so that the noindex is read; or remove the noindex, if blocking is all that you need.';
