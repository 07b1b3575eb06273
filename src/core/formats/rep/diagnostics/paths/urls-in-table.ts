// R061, R064: paths compared with the URLs of the table.

import { cite } from '../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import {
  type EffectiveRule,
  effectiveRules,
  isPlainPath,
  type PathContext,
  pathAt,
  writePathFix,
} from './check-context.ts';
import { pathExample } from './example.ts';

const kinds = {
  R061: kind<{ readonly path: string; readonly example: string }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today', '/newsletter'] }),
      pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today'] }),
    ],
  }),
  R064: kind<{ readonly path: string; readonly text: string }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [pathExample(['Disallow: /Shop/'], ['Disallow: /shop/'], { urls: ['/shop/a', '/a'] })],
  }),
};

type Context = PathContext<typeof kinds>;

const ITEMS_PER_STEP = 500;
/** The number of paths of the list that are compared with a folder. */
const MAX_COMPARED = 10;

/** The paths of a list, sorted as they are and in lower case, for binary search by prefix. */
interface UrlList {
  readonly exact: readonly string[];
  readonly lower: readonly { readonly text: string; readonly path: string }[];
}

const compareText = (a: { text: string }, b: { text: string }) =>
  a.text < b.text ? -1 : Number(a.text > b.text);

function* sortUrls(urls: readonly string[]): CooperativeTask<UrlList> {
  const exact: string[] = [];
  for (const url of urls) {
    if (exact.push(comparedPart(urlParts(url), 'path-and-query')) % ITEMS_PER_STEP === 0) yield;
  }
  exact.sort();
  yield;
  const lower = exact.map((path) => ({ text: lowerCase(path), path }));
  yield;
  // On most sites paths are in lower case. Then they are already in order.
  if (lower.some(({ text, path }) => text !== path)) lower.sort(compareText);
  yield;
  return { exact, lower };
}

const firstFrom = ({ exact }: UrlList, beginning: string): string | undefined => {
  const candidate = exact[countLeading(exact, (path) => path < beginning)];
  return candidate?.startsWith(beginning) ? candidate : undefined;
};

const firstInLower = ({ lower }: UrlList, beginning: string): string | undefined => {
  const candidate = lower[countLeading(lower, ({ text }) => text < beginning)];
  return candidate?.text.startsWith(beginning) ? candidate.path : undefined;
};

/**
 * Finds a path of the list that a rule covers besides its folder. It is sorted before the paths with the slash, or
 * after them.
 */
function findFolderPath({ exact }: UrlList, path: string): string | undefined {
  const after = (text: string) => countLeading(exact, (listedPath) => listedPath < text);
  const first = after(path);
  // The path itself may be listed more than once.
  const before = exact.slice(first, Math.min(after(`${path}/`), first + MAX_COMPARED));
  const covered = [...before, exact[after(`${path}0`)]];
  return covered.find(
    (candidate) => candidate !== undefined && candidate !== path && candidate.startsWith(path),
  );
}

/** A folder of the list without its slash. The rule covers other paths with the same beginning too. */
function reportFolder(context: Context, listed: UrlList, { at: { line }, path }: EffectiveRule) {
  const { subject, report } = context;
  if (!/\/[^/.?;]+$/.test(path) || firstFrom(listed, `${path}/`) === undefined) return;
  const example = findFolderPath(listed, path) ?? `${path}-2`;
  report('R061', pathAt(subject, line), { path, example }, writePathFix(context, line, `${path}/`));
}

/** The list only contains it with different case. */
function reportCase(context: Context, listed: UrlList, { at: { line }, path }: EffectiveRule) {
  const { subject, report } = context;
  if (!/[A-Za-z]/.test(path) || firstFrom(listed, path) !== undefined) return;
  const text = firstInLower(listed, lowerCase(path))?.slice(0, path.length);
  if (text === undefined) return;
  report('R064', pathAt(subject, line), { path, text }, writePathFix(context, line, text));
}

function* checkListed(context: Context) {
  const { inspection, subject } = context;
  const { urls = [] } = inspection.options;
  if (urls.length === 0) return;
  const list = yield* sortUrls(urls);
  let count = 0;
  for (const { rules } of subject.loose.records)
    for (const effectiveRule of effectiveRules(subject, rules, subject.today)) {
      if (++count % ITEMS_PER_STEP === 0) yield;
      if (!isPlainPath(effectiveRule.path)) continue;
      reportFolder(context, list, effectiveRule);
      reportCase(context, list, effectiveRule);
    }
}

export const tableChecks = defineChecks(kinds, checkListed);
