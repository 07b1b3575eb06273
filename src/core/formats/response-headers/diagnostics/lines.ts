// Findings about lines that no host reads, names of headers, and URL patterns.
import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { deleteLines, insertLines } from '../../../document/place-lines.ts';
import { replaceInLine } from '../../../document/range.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { setName, setPattern } from '../edit/headers-edits.ts';
import { useHeaderOf as headerIdOf, nameOfUseHeader, useHeaders } from '../header-names.ts';
import type { UnreadLine } from '../headers-file.ts';
import { type PatternFault, readUrlPattern } from '../url-pattern.ts';
import { type HeadersContext, headersExample, pageExample, type RewriteCode } from './check-context.ts';

const HOSTS = cite('pages of the hosts');

const robots = nameOfUseHeader('robots');
const good = `${robots}: noindex`;

const kinds = {
  'HDR-COLON': kind<{ readonly text: string }>({
    severity: 'error',
    source: [...cite('RFC 9110', '5'), ...HOSTS],
    examples: [
      pageExample(`${robots} noindex`, good),
      pageExample(`${good}\n  Cache`, `${good}\n  Cache-Control: no-store`),
      headersExample(`blog/*\n`, `/blog/*\n  ${good}\n`),
    ],
  }),
  'HDR-NO-PATTERN': kind<{ readonly name: string }>({
    severity: 'error',
    source: HOSTS,
    examples: [headersExample(`${good}\n`, `/*\n  ${good}\n`)],
  }),
  'HDR-NAME': kind<{ readonly name: string }>({
    severity: 'error',
    source: cite('RFC 9110', '5.1'),
    examples: [
      pageExample(good.replaceAll('-', ' '), good),
      pageExample(': noindex', good),
      headersExample(`HTTP/2 200\nX Own: 1\n`, `HTTP/2 200\nX-Own: 1\n`),
    ],
  }),
  'HDR-EMPTY': kind<{ readonly name: string }>({
    severity: 'warning',
    source: HOSTS,
    examples: [pageExample(`${robots}:`, good)],
  }),
  'HDR-MISSPELT': kind<{ readonly name: string; readonly intended: string }>({
    severity: 'warning',
    source: cite('RFC 9110', '5.1'),
    examples: [
      pageExample('X-Robot-Tag: noindex', good),
      pageExample('Content-Signals: ai-train=no', 'Content-Signal: ai-train=no'),
    ],
  }),
  'HDR-PATTERN': kind<{ readonly pattern: string; readonly fault: Exclude<PatternFault, 'splats'> }>({
    severity: 'error',
    source: HOSTS,
    examples: [
      headersExample(`http://example.com/*\n  ${good}\n`, `https://example.com/*\n  ${good}\n`),
      headersExample(`https:///a\n  ${good}\n`, `/a\n  ${good}\n`),
    ],
  }),
  'HDR-SPLATS': kind<{ readonly pattern: string }>({
    severity: 'info',
    source: HOSTS,
    examples: [headersExample(`/*/a/*\n  ${good}\n`, `/:part/a/*\n  ${good}\n`)],
  }),
};

type Context = HeadersContext<typeof kinds>;

/** Removes what is often wrong in a name: case, separators, a leading X, the plural. */
const nameCore = (name: string): string =>
  lowerCase(name)
    .replace(/^x[-_ ]/, '')
    .replaceAll(/[-_ s]/g, '');

const nameByCore: ReadonlyMap<string, string> = new Map(
  useHeaders.filter(({ id }) => id !== 'link').map(({ name }) => [nameCore(name), name]),
);

/** The header that a wrong name is intended as; undefined if there is none. */
const intendedName = (name: string): string | undefined =>
  headerIdOf(name) === undefined ? nameByCore.get(nameCore(name)) : undefined;

/**
 * Rewrites a line without a colon as a header. If it may be a pattern that lacks its slash, rewrites it as a
 * pattern, which is a guess.
 */
function colonFix({ fix }: Context, { line, text: word }: UnreadLine): Fix | undefined {
  const { text, start, end } = word;
  const rewrite = (code: RewriteCode, written: string) =>
    fix(code, { text: written }, () => [replaceInLine(line, start, end, written)]);
  const [, name = '', value = ''] = /^([A-Za-z][\w-]*)\s*[=\s]\s*(\S.*)$/.exec(text) ?? [];
  if (headerIdOf(name) !== undefined && value !== '') return rewrite('headers-use', `${name}: ${value}`);
  return /^(?:[\w.~-]+\/\S*|\*)$/.test(text) ? rewrite('headers-guess', `/${text}`) : undefined;
}

/** The fix of a line whose name is not valid. */
function nameFix({ fix }: Context, { line, text: { text, start } }: UnreadLine): Fix | undefined {
  const colon = text.indexOf(':');
  const name = intendedName(text.slice(0, colon).trim());
  return name === undefined
    ? undefined
    : fix('headers-rename', { name }, () => [replaceInLine(line, start, start + colon, name)]);
}

/** Lines that no host reads. */
function checkUnread(context: Context) {
  const { source, subject, report, fix } = context;
  for (const unread of subject.unread) {
    const { line, reason, text } = unread;
    const at = { line, start: text.start, end: text.end };
    const name = text.text.split(':', 1)[0]!.trim();
    const pattern = '/*';
    if (reason === 'no-colon') report('HDR-COLON', at, { text: text.text }, () => colonFix(context, unread));
    else if (reason === 'no-pattern')
      report(
        'HDR-NO-PATTERN',
        at,
        { name },
        fix('headers-insert-pattern', { pattern }, () => insertLines(source, line, [pattern])),
      );
    else if (reason === 'name') report('HDR-NAME', at, { name }, () => nameFix(context, unread));
    else
      report(
        'HDR-EMPTY',
        at,
        { name },
        fix('headers-delete', { line: line + 1 }, () => deleteLines(source, line, line + 1), 'same'),
      );
  }
}

function checkNames({ source, subject, report, fix }: Context) {
  subject.groups.forEach(({ fields }, group) => {
    fields.forEach(({ line, name }, at) => {
      const intended = intendedName(name.text);
      if (intended === undefined) return;
      report(
        'HDR-MISSPELT',
        { line, ...name },
        { name: name.text, intended },
        fix('headers-rename', { name: intended }, () => setName(source, group, at, intended)),
      );
    });
  });
}

function patternFix({ source, fix }: Context, group: number, pattern: string): Fix | undefined {
  const text = pattern.replace(/^http:/i, 'https:');
  return text === pattern || readUrlPattern(text).fault === 'host'
    ? undefined
    : fix('headers-use', { text }, () => setPattern(source, group, text));
}

function checkPatterns(context: Context) {
  context.subject.groups.forEach(({ line, pattern: word }, group) => {
    const fault = word && readUrlPattern(word.text).fault;
    if (!word || !fault) return;
    const { text: pattern } = word;
    const at = { line, ...word };
    if (fault === 'splats') context.report('HDR-SPLATS', at, { pattern });
    else context.report('HDR-PATTERN', at, { pattern, fault }, () => patternFix(context, group, pattern));
  });
}

export const lineChecks = defineChecks(kinds, checkUnread, checkNames, checkPatterns);
