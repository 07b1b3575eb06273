// R061, R064: paths compared with the URLs of the table.

import { cite } from '../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../diagnostics/define-checks.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { blockAt } from '../../../../syntax/blocks.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import { lazy } from '../../../../text/lazy.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { trimCharacters } from '../../../../text/trim-characters.ts';
import { addRules } from '../../edit/add-rule.ts';
import { setPath } from '../../edit/set-path.ts';
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
  /** `isListed`: whether the example is a URL of the table. */
  R061: kind<{ readonly path: string; readonly example: string; readonly isListed: boolean }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /cart'], ['Disallow: /cart/'], { urls: ['/cartier-watch'] }),
      pathExample(['Disallow: /*cart'], ['Disallow: /*cart'], { urls: ['/cartier'], nearUrls: ['/cart/a'] }),
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
/** The number of paths of the list in which a word is searched. */
const MAX_SEARCHED = 2000;

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

/** A path that ends in a word, which another word can continue: `/cart`, and `/*cart`. */
const WORD_AT_END = /^\/(?:[^*$?;]*\/)?\*?[^/.?;*$]*[A-Za-z0-9]$/;
const CONTINUES_WORD = /^[A-Za-z0-9-]/;

/** Finds a URL of the list that a rule matches within a word: `/cartier` for `/cart`. */
function findNeighbor(listed: UrlList, path: string): string | undefined {
  const star = path.indexOf('*');
  if (star < 0) {
    const neighbor = findFolderPath(listed, path);
    return neighbor !== undefined && CONTINUES_WORD.test(neighbor.slice(path.length)) ? neighbor : undefined;
  }
  const [beginning, word] = [path.slice(0, star), path.slice(star + 1)];
  return listed.exact.slice(0, MAX_SEARCHED).find((url) => {
    const at = url.startsWith(beginning) ? url.indexOf(word, beginning.length) : -1;
    return at >= 0 && CONTINUES_WORD.test(url.slice(at + word.length)) && !/[?#]/.test(url.slice(0, at));
  });
}

/** A rule that matches URLs beside the folder or page that it names. */
function reportNeighbor(context: Context, listed: UrlList, { at: { line }, rule, path }: EffectiveRule) {
  const { subject, report, fix } = context;
  if (rule.effect === 'allow' || !WORD_AT_END.test(path)) return;
  const neighbor = findNeighbor(listed, path);
  const isFolder = !path.includes('*') && firstFrom(listed, `${path}/`) !== undefined;
  if (neighbor === undefined && !isFolder) return;
  const example = neighbor ?? `${path}-2`;
  report('R061', pathAt(subject, line), { path, example, isListed: neighbor !== undefined }, () => {
    const paths = ['$', '?', '/'].map((end) => path + end);
    const [first = path, ...others] = paths;
    const only = fix('only-folder', { path, paths, opens: example }, () => [
      ...setPath(subject.policy, line, first),
      ...addRules(
        subject.policy,
        blockAt(subject.policy, line),
        others.map((text) => ({ effect: 'deny' as const, path: text })),
        line,
      ),
    ]);
    return blockAt(subject.policy, line) < 0
      ? []
      : isFolder
        ? [writePathFix(context, line, `${path}/`), only]
        : [only];
  });
}

const withoutStars = (path: string) => trimCharacters(path, '', '*');

/** The list only contains it with different case, which no other rule of the record has. */
function reportCase(
  context: Context,
  listed: UrlList,
  { at: { line }, path }: EffectiveRule,
  recordPaths: () => ReadonlySet<string>,
) {
  const { subject, report } = context;
  if (!/[A-Za-z]/.test(path) || firstFrom(listed, path) !== undefined) return;
  const text = firstInLower(listed, lowerCase(path))?.slice(0, path.length);
  if (text === undefined || recordPaths().has(text)) return;
  report('R064', pathAt(subject, line), { path, text }, writePathFix(context, line, text));
}

function* checkListed(context: Context) {
  const { inspection, subject } = context;
  const { urls = [] } = inspection.options;
  if (urls.length === 0) return;
  const list = yield* sortUrls(urls);
  let count = 0;
  for (const { rules } of subject.loose.records) {
    const effective = effectiveRules(subject, rules, subject.today);
    const recordPaths = lazy(() => new Set(effective.map(({ path }) => withoutStars(path))));
    for (const effectiveRule of effective) {
      if (++count % ITEMS_PER_STEP === 0) yield;
      reportNeighbor(context, list, effectiveRule);
      if (!isPlainPath(effectiveRule.path)) continue;
      reportCase(context, list, effectiveRule, recordPaths);
    }
  }
}

export const tableChecks = defineChecks(kinds, checkListed);
