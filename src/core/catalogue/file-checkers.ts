// Programs that check robots.txt files and whose rules are public: what each of them reports. Lighthouse at 3a173bc
// (2026), google/robotstxt at 22b355f (2026-04-01), isitagentready.com by its documentation and its published results
// (2026).

/** Why a program reports a line; `word` is what it is about, if anything. */
export interface LineReport {
  readonly reason: string;
  readonly word?: string;
}

/** Judges the lines of one file, from the first to the last. */
type LineJudge = (line: string) => LineReport | undefined;

export interface FileChecker {
  readonly id: string;
  readonly title: string;
  /** Begins a file; absent if the program reports no single lines. */
  readonly start?: () => LineJudge;
  /** What a file must have and does not, as reasons; absent if the program requires nothing. */
  readonly missing?: (lines: Iterable<string>) => readonly string[];
}

interface LineParts {
  /** In small letters; undefined if the line has no colon. */
  readonly name?: string;
  readonly value: string;
}

/** A line without its comment, parted at its first colon; undefined if nothing is left of it. */
function splitFieldLine(line: string, trim: (text: string) => string): LineParts | undefined {
  const body = trim(line.replace(/#.*/s, ''));
  const colon = body.indexOf(':');
  if (colon < 0) return body === '' ? undefined : { value: body };
  return { name: trim(body.slice(0, colon)).toLowerCase(), value: trim(body.slice(colon + 1)) };
}

/** Without the white space of Unicode around it. */
const trimSpace = (text: string): string => text.trim();

/** Without the white space of ASCII around it. */
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

/** The audit robots-txt of Lighthouse, as its repository has it. */
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

/** What Google's parser knows by name and does nothing with. */
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

/** The list of unsupported tags in google/robotstxt, reporting_robots.cc. Space or tab may stand for the colon. */
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
 * The checks robotsTxt and contentSignals of isitagentready.com, by Cloudflare: a User-agent line and a Content-Signal
 * line. Its check of rules for AI crawlers is left out: its guide requires names of crawlers, but its results accept
 * records for any crawler, and no source says which records fail.
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
