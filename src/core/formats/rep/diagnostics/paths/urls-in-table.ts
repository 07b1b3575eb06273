// R061, R064: paths compared with the URLs of the table; R065, R066: URLs with parts that rules are never compared
// with.

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
/** The number of URLs of the table that are reported, by code. */
const MAX_URLS = 10;

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
  const before = exact.slice(first, Math.min(after(`${path}/`), first + MAX_URLS));
  const covered = [...before, exact[after(`${path}0`)]];
  return covered.find(
    (candidate) => candidate !== undefined && candidate !== path && candidate.startsWith(path),
  );
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

/** R061: a folder of the list without its slash. The rule covers other paths with the same beginning too. */
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

/** R064: the list only contains it with different case. */
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

/**
 * Returns a URL with a tidied path. Undefined if its path is tidy. URLs may contain any text, even line breaks,
 * because cells of a table can.
 */
function withTidyPath(url: string): string | undefined {
  const [site] = /^(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\/[^/?#]*/.exec(url) ?? [''];
  const hash = url.indexOf('#', site.length);
  const end = hash < 0 ? url.length : hash;
  const untidy = findUntidyPart(url.slice(site.length, end));
  return untidy && site + untidy.text + url.slice(end);
}

const R066 = defineDiagnostic({
  code: 'R066',
  severity: 'warning',
  about: 'file',
  spec: 'draft 1 3.2.2 (KOS-038)',
  applies: ({ path }) => path.urlPart !== 'path-query-fragment',
  examples: [pathExample(['Disallow: /a'], ['Disallow: /a'], { urls: ['/a#top'], nearUrls: ['/a'] })],
});

/** Reports on URLs of the table. */
function* checkUrls(urls: readonly string[], findings: Finding[]) {
  const counts = new Map<Diagnostic, number>();
  const report = (diagnostic: Diagnostic, url: string, to: string) => {
    const count = counts.get(diagnostic) ?? 0;
    counts.set(diagnostic, count + 1);
    if (count < MAX_URLS) findings.push(urlFinding(diagnostic, url, to));
  };
  for (const [i, url] of urls.entries()) {
    if (i % ITEMS_PER_STEP === ITEMS_PER_STEP - 1) yield;
    if (url.includes('#')) report(R066, url, url.slice(0, url.indexOf('#')) || '/');
    const tidied = withTidyPath(url);
    if (tidied !== undefined) report(R065, url, tidied);
  }
}

/**
 * Runs all of these.
 * @param findings receives findings about URLs, which are not in a line of the file.
 */
export const createUrlCheck = (findings: Finding[]): RecordCheck =>
  function* (context) {
    const { inspection, loose, today } = context;
    const { urls = [] } = inspection.options;
    if (urls.length === 0) return;
    yield* checkUrls(urls, findings);
    const list = yield* sortUrls(urls);
    let count = 0;
    for (const { rules } of loose.records)
      for (const effectiveRule of effectiveRules(context, rules, today)) {
        if (++count % ITEMS_PER_STEP === 0) yield;
        if (!isPlainPath(effectiveRule.path)) continue;
        reportFolder(context, list, effectiveRule);
        reportCase(context, list, effectiveRule);
      }
  };

export const urlsInTableDiagnostics = [R061, R064, R066];
