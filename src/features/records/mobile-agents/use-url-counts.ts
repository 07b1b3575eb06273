// How many URLs of the matrix each line for mobile agents decides, whatever the matrix is asked now.

import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import { decideMobile } from '../../../core/formats/mobile-agents/question/mobile-plan.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';

/** Of longer lists nothing is said: this is counted at a keystroke. */
const MOST_URLS = 3000;

/** Kept because each row on screen would ask about all URLs of the table again. */
const countUrlsByLine = memoizeLast(1, (policy: Policy, origin: string, urls: readonly string[]) => {
  const byLine = new Map<number, number>();
  const plan = {
    origin,
    authority: urlParts(origin).authority,
    path: '',
    policy,
    file: readMobileFile(policy),
  };
  for (const url of urls) {
    const { line } = decideMobile(plan, url);
    if (line) byLine.set(line.line, (byLine.get(line.line) ?? 0) + 1);
  }
  return byLine;
});

/** How many URLs a line decides, and how many there are; of too many nothing is counted. */
export function useUrlCounts(policy: Policy, line: number): { readonly count: number; readonly all: number } {
  const urls = useDocument(matrixRows);
  const origin = useDocument(({ document }) => document.origin);
  if (urls.length > MOST_URLS) return { count: 0, all: 0 };
  return { count: countUrlsByLine(policy, origin, urls).get(line) ?? 0, all: urls.length };
}
