// Reimplements programs that check robots.txt files and publish their rules: Lighthouse at 3a173bc (2026),
// google/robotstxt at 22b355f (2026-04-01), isitagentready.com by its documentation and its published results
// (2026).

/** The reason why a program reports a line. `word` is the part that it is about, if any. */
export interface LineReport {
  readonly reason: string;
  readonly word?: string;
}

/** Checks the lines of one file in order. */
type LineJudge = (line: string) => LineReport | undefined;

export interface FileChecker {
  readonly id: string;
  readonly title: string;
  /** Begins a file. Absent if the program does not report single lines. */
  readonly start?: () => LineJudge;
  /** The missing parts of a file, as reasons. Absent if the program requires nothing. */
  readonly missing?: (lines: Iterable<string>) => readonly string[];
}

interface LineParts {
  /** In lower case; undefined if the line has no colon. */
  readonly name?: string;
  readonly value: string;
}

/** A line without its comment, split at its first colon; undefined if nothing remains. */
function splitFieldLine(line: string, trim: (text: string) => string): LineParts | undefined {
  const body = trim(line.replace(/#.*/s, ''));
  const colon = body.indexOf(':');
  if (colon < 0) return body === '' ? undefined : { value: body };
  return { name: trim(body.slice(0, colon)).toLowerCase(), value: trim(body.slice(colon + 1)) };
}

/** Removes Unicode white space at both ends. */
const trimSpace = (text: string): string => text.trim();

/** Removes ASCII white space at both ends. */
const trimAsciiSpace = (text: string): string => text.replace(/^[\t\v\f ]+|(?<![\t\v\f ])[\t\v\f ]+$/g, '');

const knownFields: ReadonlySet<string> = new Set([
  'user-agent',
  'allow',
  'disallow',
  'sitemap',
  'crawl-delay',
  'clean-param',
  'host',
  'request-rate',
  'visit-time',
  'noindex',
  'content-signal',
  'license',
]);
const URL_SCHEMES: ReadonlySet<string> = new Set(['http:', 'https:', 'ftp:']);

function sitemapReport(value: string): LineReport | undefined {
  if (!URL.canParse(value)) return { reason: 'sitemap', word: value };
  const { protocol } = new URL(value);
  return URL_SCHEMES.has(protocol) ? undefined : { reason: 'sitemap-scheme', word: protocol.slice(0, -1) };
}

function pathReport(path: string): LineReport | undefined {
  if (path !== '' && !/^[/*]/.test(path)) return { reason: 'path', word: path };
  return /\$./s.test(path) ? { reason: 'dollar', word: path } : undefined;
}

/** The robots-txt audit of Lighthouse, as in its repository. */
export const lighthouse: FileChecker = {
  id: 'lighthouse',
  title: 'Lighthouse',
  start: () => {
    let isInRecord = false;
    return (line) => {
      const parts = splitFieldLine(line, trimSpace);
      if (!parts) return undefined;
      const { name, value } = parts;
      if (name === undefined) return { reason: 'no-colon' };
      if (!knownFields.has(name)) return { reason: 'unknown', word: name };
      if (name === 'sitemap') return sitemapReport(value);
      if (name === 'user-agent') {
        if (value === '') return { reason: 'no-agent' };
        isInRecord = true;
      }
      if (name !== 'allow' && name !== 'disallow') return undefined;
      return pathReport(value) ?? (isInRecord ? undefined : { reason: 'above-agents' });
    };
  },
};

/** Names that Google's parser knows but does not use. */
const unusedTags: ReadonlySet<string> = new Set([
  'clean-param',
  'content-signal',
  'content-usage',
  'crawl-delay',
  'domain',
  'host',
  'noarchive',
  'nofollow',
  'noindex',
  'request-rate',
  'revisit-after',
  'visit-time',
]);

/** The list of unsupported tags in google/robotstxt, reporting_robots.cc. A space or tab can replace the colon. */
export const googleReport: FileChecker = {
  id: 'google-report',
  title: 'Google',
  start: () => (line) => {
    const { name, value = '' } = splitFieldLine(line, trimAsciiSpace) ?? {};
    const word = name ?? /^([^\t ]+)[\t ]+[^\t ]+$/.exec(value)?.[1]?.toLowerCase() ?? '';
    return unusedTags.has(word) ? { reason: 'unused', word } : undefined;
  },
};

/**
 * The checks robotsTxt and contentSignals of isitagentready.com, by Cloudflare: a User-agent line and a
 * Content-Signal line. Its check of rules for AI crawlers is omitted: its guide requires names of crawlers, but
 * its results accept records for any crawler, and no source says which records fail.
 */
export const isItAgentReady: FileChecker = {
  id: 'isitagentready',
  title: 'isitagentready.com',
  missing: (lines) => {
    const names = new Set(Array.from(lines, (line) => splitFieldLine(line, trimSpace)?.name));
    return [
      ...(names.has('user-agent') ? [] : ['no-user-agent']),
      ...(names.has('content-signal') ? [] : ['no-content-signal']),
    ];
  },
};

export const fileCheckers: readonly FileChecker[] = [lighthouse, googleReport, isItAgentReady];

/** The title of the program with this id. */
export const checkerTitle = (id: string): string => fileCheckers.find((one) => one.id === id)?.title ?? id;
