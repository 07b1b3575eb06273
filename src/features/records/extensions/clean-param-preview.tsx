// What the URLs of the table become by one Clean-param line.

import { cleanUrl } from '../../../core/formats/extensions/clean-url.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { useRecordsForm } from '../form-context.ts';
import styles from './extensions.module.css';

/** Longer lists get no preview: it is computed at each keystroke. */
const MOST_URLS = 2000;
/** Addresses that are shown. */
const MAX_EXAMPLES = 2;

interface CleanedUrls {
  count: number;
  /** What they become. */
  readonly into: Set<string>;
}

/** The URLs that each line cleans, for all rows of the form at once. */
const cleanUrlsByLine = memoizeLast(1, (policy: Policy, urls: readonly string[]) => {
  const byLine = new Map<number, CleanedUrls>();
  for (const one of urls) {
    const { url, removed } = cleanUrl(policy, one);
    for (const line of new Set(removed.map((parameter) => parameter.line))) {
      const cleaned: CleanedUrls = byLine.get(line) ?? { count: 0, into: new Set() };
      cleaned.count++;
      cleaned.into.add(url);
      byLine.set(line, cleaned);
    }
  }
  return byLine;
});

export function CleanParamPreview({ line, isEmpty }: { line: number; isEmpty: boolean }) {
  const { policy } = useRecordsForm();
  const urls = useDocument(matrixRows);
  if (isEmpty || urls.length === 0 || urls.length > MOST_URLS) return null;
  const cleaned = cleanUrlsByLine(policy, urls).get(line);
  if (!cleaned) return <p className={styles['note']}>{words.cleanNothing}</p>;
  const into = [...cleaned.into];
  return (
    <p className={styles['note']}>
      {words.clean(cleaned.count, into.length)}{' '}
      {into.slice(0, MAX_EXAMPLES).map((url) => (
        <code key={url}>
          <VisibleText text={url} />{' '}
        </code>
      ))}
      {into.length > MAX_EXAMPLES && words.cleanMore(into.length - MAX_EXAMPLES)}
    </p>
  );
}
