// What becomes of the URLs of the matrix by one Clean-param line.
import { cleanUrl } from '../../../core/formats/extensions/clean-url.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { useRecordsForm } from '../form-context.ts';
import styles from './extensions.module.css';

/** Of longer lists nothing is said: this is worked out at a keystroke. */
const MOST_URLS = 2000;
/** Addresses that are named. */
const MAX_EXAMPLES = 2;

interface CleanedUrls {
  readonly urls: readonly string[];
  /** By line: how many URLs it cleans, and what they become. */
  readonly byLine: ReadonlyMap<number, { count: number; readonly into: Set<string> }>;
}

const cachedResults = new WeakMap<Policy, CleanedUrls>();

function cleanUrlsByLine(policy: Policy, urls: readonly string[]): CleanedUrls['byLine'] {
  const before = cachedResults.get(policy);
  if (before?.urls === urls) return before.byLine;
  const byLine = new Map<number, { count: number; readonly into: Set<string> }>();
  for (const one of urls) {
    const { url, removed } = cleanUrl(policy, one);
    for (const line of new Set(removed.map((gone) => gone.line))) {
      const cleaned = byLine.get(line) ?? { count: 0, into: new Set() };
      cleaned.count++;
      cleaned.into.add(url);
      byLine.set(line, cleaned);
    }
  }
  cachedResults.set(policy, { urls, byLine });
  return byLine;
}

export function CleanParamPreview({ line, isEmpty }: { line: number; isEmpty: boolean }) {
  const { policy } = useRecordsForm();
  const urls = useDocument(({ document }) => document.rows);
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
