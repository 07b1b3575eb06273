// How many URLs of the table each line for mobile agents decides, regardless of the table's current question.

import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import { decideMobile } from '../../../core/formats/mobile-agents/question/mobile-plan.ts';
import { urlParts } from '../../../core/matching/url-parts.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';

/** Longer lists are not counted, because counting happens at each keystroke. */
const MAX_URLS = 3000;

/** Cached because otherwise each visible row would evaluate all URLs of the table again. */
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

/** Returns how many URLs a line decides, and how many there are; zeros if there are too many to count. */
export function useUrlCounts(
  policy: Policy,
  line: number,
): { readonly count: number; readonly total: number } {
  const urls = useDocument(matrixRows);
  const origin = useDocument(({ document }) => document.origin);
  if (urls.length > MAX_URLS) return { count: 0, total: 0 };
  return { count: countUrlsByLine(policy, origin, urls).get(line) ?? 0, total: urls.length };
}
