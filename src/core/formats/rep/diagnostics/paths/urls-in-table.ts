// Paths held against the URLs of the table: R061, R064, and URLs that hold what rules are never compared with: R065, R066.

import { type Diagnostic, defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createCommandFix, createFinding, createFix, type Finding } from '../../../../diagnostics/finding.ts';
import { comparedPart, urlParts } from '../../../../matching/url-parts.ts';
import type { CooperativeTask } from '../../../../questions/cooperative-task.ts';
import { countLeading } from '../../../../text/large-lists.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { setPath } from '../../edit/set-path.ts';
import {
  type CheckContext,
  type EffectiveRule,
  effectiveRules,
  isPlainPath,
  type RecordCheck,
} from './check-context.ts';
import { pathExample } from './example.ts';
import { findUntidyPart, R065 } from './path-characters.ts';

const ITEMS_PER_STEP = 500;
/** URLs of the table that are told of, by code. */
const MAX_URLS = 10;

/** The paths of a list, sorted as they are and in lower case, so that what begins so is found by halves. */
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
  // Most sites write their paths small: then they are in order already.
  if (lower.some(({ text, path }) => text !== path)) lower.sort(compareText);
  yield;
  return { exact, lower };
}

const firstFrom = ({ exact }: UrlList, beginning: string): string | undefined => {
  const found = exact[countLeading(exact, (path) => path < beginning)];
  return found?.startsWith(beginning) ? found : undefined;
};

const firstInLower = ({ lower }: UrlList, beginning: string): string | undefined => {
  const found = lower[countLeading(lower, ({ text }) => text < beginning)];
  return found?.text.startsWith(beginning) ? found.path : undefined;
};

/** A path of the list that a rule covers beside its folder: sorted before what has the slash, or behind it. */
function findFolderPath({ exact }: UrlList, path: string): string | undefined {
  const after = (text: string) => countLeading(exact, (one) => one < text);
  const first = after(path);
  // The path itself may stand there more than once.
  const before = exact.slice(first, Math.min(after(`${path}/`), first + MAX_URLS));
  const covered = [...before, exact[after(`${path}0`)]];
  return covered.find((one) => one !== undefined && one !== path && one.startsWith(path));
}

const R061 = defineDiagnostic({
  code: 'R061',
  severity: 'info',
  spec: 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009)',
  examples: [
    pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today', '/newsletter'] }),
    pathExample(['Disallow: /news'], ['Disallow: /news/'], { urls: ['/news/today'] }),
  ],
});

/** R061: a folder of the list without its slash; whatever begins so is covered too. */
function reportFolder(
  { policy, report }: CheckContext,
  listed: UrlList,
  { at: { line }, path }: EffectiveRule,
): void {
  if (!/\/[^/.?;]+$/.test(path) || firstFrom(listed, `${path}/`) === undefined) return;
  report(R061, line, [path, findFolderPath(listed, path) ?? `${path}-2`], () => [
    createFix('write-rule-path', [`${path}/`], 'changes', () => setPath(policy, line, `${path}/`)),
  ]);
}

const R064 = defineDiagnostic({
  code: 'R064',
  severity: 'info',
  spec: 'draft 1 3.2.2 (KOS-039); RFC 9309 2.2.2 (RFC-009)',
  examples: [pathExample(['Disallow: /Shop/'], ['Disallow: /shop/'], { urls: ['/shop/a', '/a'] })],
});

/** R064: the list has it in other letters only. */
function reportCase(
  { policy, report }: CheckContext,
  listed: UrlList,
  { at: { line }, path }: EffectiveRule,
): void {
  if (!/[A-Za-z]/.test(path) || firstFrom(listed, path) !== undefined) return;
  const url = firstInLower(listed, lowerCase(path));
  if (url === undefined) return;
  const text = url.slice(0, path.length);
  report(R064, line, [path, text], () => [
    createFix('write-rule-path', [text], 'changes', () => setPath(policy, line, text)),
  ]);
}

function urlFinding(diagnostic: Diagnostic, url: string, to: string): Finding {
  const top = { line: 0, column: 0 };
  return createFinding(
    diagnostic,
    { start: top, end: top },
    [url, to],
    () => [createCommandFix('write-url', [to], { do: 'write-url', from: url, to })],
    'listed',
  );
}

/** A URL with another path; whatever stands in it, line ends too, which a cell of a table may hold. */
function withTidyPath(url: string): string | undefined {
  const [site] = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/[^/?#]*/.exec(url) ?? [''];
  const hash = url.indexOf('#', site.length);
  const end = hash < 0 ? url.length : hash;
  const tidied = findUntidyPart(url.slice(site.length, end));
  return tidied && site + tidied.text + url.slice(end);
}

const R066 = defineDiagnostic({
  code: 'R066',
  severity: 'warning',
  about: 'file',
  spec: 'draft 1 3.2.2 (KOS-038)',
  applies: ({ path }) => path.urlPart !== 'path-query-fragment',
  examples: [pathExample(['Disallow: /a'], ['Disallow: /a'], { urls: ['/a#top'], nearUrls: ['/a'] })],
});

/** What is to be said of URLs of the table. */
function* checkUrls(urls: readonly string[], found: Finding[]) {
  const counts = new Map<Diagnostic, number>();
  const report = (diagnostic: Diagnostic, url: string, to: string) => {
    const count = counts.get(diagnostic) ?? 0;
    counts.set(diagnostic, count + 1);
    if (count < MAX_URLS) found.push(urlFinding(diagnostic, url, to));
  };
  for (const [i, url] of urls.entries()) {
    if (i % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
    if (url.includes('#')) report(R066, url, url.slice(0, url.indexOf('#')) || '/');
    const tidied = withTidyPath(url);
    if (tidied !== undefined) report(R065, url, tidied);
  }
}

/** All of these. @param found where findings about URLs go, which stand in no line of the file. */
export const createUrlCheck = (found: Finding[]): RecordCheck =>
  function* (context) {
    const { inspection, loose, today } = context;
    const { urls = [] } = inspection.options;
    if (urls.length === 0) return;
    yield* checkUrls(urls, found);
    const list = yield* sortUrls(urls);
    let count = 0;
    for (const { rules } of loose.records)
      for (const ruled of effectiveRules(context, rules, today)) {
        if (++count % ITEMS_PER_STEP === 0) yield;
        if (!isPlainPath(ruled.path)) continue;
        reportFolder(context, list, ruled);
        reportCase(context, list, ruled);
      }
  };

export const urlsInTableDiagnostics = [R061, R064, R066];
