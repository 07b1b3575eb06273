// Findings about lines that no host reads, names of headers, and URL patterns.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { deleteLines, insertLines } from '../../../document/place-lines.ts';
import { replaceInLine } from '../../../document/range.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { setName, setPattern } from '../edit/headers-edits.ts';
import { useHeaderOf as headerIdOf, nameOfUseHeader, useHeaders } from '../header-names.ts';
import type { UnreadLine } from '../headers-file.ts';
import { readUrlPattern } from '../url-pattern.ts';
import {
  type Check,
  type CheckContext,
  changingFix,
  headersExample,
  pageExample,
  type RewriteCode,
} from './check-context.ts';

const HOSTS = 'pages of the hosts';

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
function colonFixes({ line, text: word }: UnreadLine): readonly Fix[] {
  const { text, start, end } = word;
  const rewrite = (code: RewriteCode, written: string) =>
    changingFix(code, [written], () => [replaceInLine(line, start, end, written)]);
  const [, name = '', value = ''] = /^([A-Za-z][\w-]*)\s*[=\s]\s*(\S.*)$/.exec(text) ?? [];
  if (headerIdOf(name) !== undefined && value !== '') return [rewrite('headers-use', `${name}: ${value}`)];
  return /^(?:[\w.~-]+\/\S*|\*)$/.test(text) ? [rewrite('headers-guess', `/${text}`)] : [];
}

/** The fixes of a line whose name is not valid. */
function nameFixes({ line, text }: UnreadLine): readonly Fix[] {
  const colon = text.text.indexOf(':');
  const intended = intendedName(text.text.slice(0, colon).trim());
  return intended === undefined
    ? []
    : [
        changingFix('headers-rename', [intended], () => [
          replaceInLine(line, text.start, text.start + colon, intended),
        ]),
      ];
}

/** HDR-COLON, HDR-NO-PATTERN, HDR-NAME, HDR-EMPTY. */
const checkUnread: Check = ({ source, file, report }) => {
  for (const unread of file.unread) {
    const { line, reason, text } = unread;
    const name = text.text.split(':', 1)[0]!.trim();
    if (reason === 'no-colon') report(HDR_COLON, line, text, [text.text], () => colonFixes(unread));
    else if (reason === 'no-pattern')
      report(HDR_NO_PATTERN, line, text, [name], () => [
        changingFix('headers-insert-pattern', ['/*'], () => insertLines(source, line, ['/*'])),
      ]);
    else if (reason === 'name') report(HDR_NAME, line, text, [name], () => nameFixes(unread));
    else
      report(HDR_EMPTY, line, text, [name], () => [
        createFix('headers-delete', [String(line + 1)], 'same', () => deleteLines(source, line, line + 1)),
      ]);
  }
};

/** HDR-MISSPELT. */
const checkNames: Check = ({ source, file, report }) => {
  file.groups.forEach(({ fields }, group) => {
    fields.forEach(({ line, name }, at) => {
      const intended = intendedName(name.text);
      if (intended === undefined) return;
      report(HDR_MISSPELT, line, name, [name.text, intended], () => [
        changingFix('headers-rename', [intended], () => setName(source, group, at, intended)),
      ]);
    });
  });
};

const patternFixes = ({ source }: CheckContext, group: number, pattern: string): readonly Fix[] => {
  const secure = pattern.replace(/^http:/i, 'https:');
  return secure === pattern || readUrlPattern(secure).fault === 'host'
    ? []
    : [changingFix('headers-use', [secure], () => setPattern(source, group, secure))];
};

/** HDR-PATTERN, HDR-SPLATS. */
const checkPatterns: Check = (context) => {
  context.file.groups.forEach(({ line, pattern }, group) => {
    const fault = pattern && readUrlPattern(pattern.text).fault;
    if (!pattern || !fault) return;
    if (fault === 'splats') context.report(HDR_SPLATS, line, pattern, [pattern.text]);
    else
      context.report(HDR_PATTERN, line, pattern, [pattern.text, fault], () =>
        patternFixes(context, group, pattern.text),
      );
  });
};

const robots = nameOfUseHeader('robots');
const good = `${robots}: noindex`;

const HDR_COLON = defineDiagnostic({
  code: 'HDR-COLON',
  severity: 'error',
  spec: `RFC 9110 5; ${HOSTS}`,
  check: checkUnread,
  examples: [
    pageExample(`${robots} noindex`, good),
    pageExample(`${good}\n  Cache`, `${good}\n  Cache-Control: no-store`),
    headersExample(`blog/*\n`, `/blog/*\n  ${good}\n`),
  ],
});

const HDR_NO_PATTERN = defineDiagnostic({
  code: 'HDR-NO-PATTERN',
  severity: 'error',
  spec: HOSTS,
  check: checkUnread,
  examples: [headersExample(`${good}\n`, `/*\n  ${good}\n`)],
});

const HDR_NAME = defineDiagnostic({
  code: 'HDR-NAME',
  severity: 'error',
  spec: 'RFC 9110 5.1',
  check: checkUnread,
  examples: [
    pageExample(good.replaceAll('-', ' '), good),
    pageExample(': noindex', good),
    headersExample(`HTTP/2 200\nX Own: 1\n`, `HTTP/2 200\nX-Own: 1\n`),
  ],
});

const HDR_EMPTY = defineDiagnostic({
  code: 'HDR-EMPTY',
  severity: 'warning',
  spec: HOSTS,
  check: checkUnread,
  examples: [pageExample(`${robots}:`, good)],
});

const HDR_MISSPELT = defineDiagnostic({
  code: 'HDR-MISSPELT',
  severity: 'warning',
  spec: 'RFC 9110 5.1',
  check: checkNames,
  examples: [
    pageExample('X-Robot-Tag: noindex', good),
    pageExample('Content-Signals: ai-train=no', 'Content-Signal: ai-train=no'),
  ],
});

const HDR_PATTERN = defineDiagnostic({
  code: 'HDR-PATTERN',
  severity: 'error',
  spec: HOSTS,
  check: checkPatterns,
  examples: [
    headersExample(`http://example.com/*\n  ${good}\n`, `https://example.com/*\n  ${good}\n`),
    headersExample(`https:///a\n  ${good}\n`, `/a\n  ${good}\n`),
  ],
});

const HDR_SPLATS = defineDiagnostic({
  code: 'HDR-SPLATS',
  severity: 'info',
  spec: HOSTS,
  check: checkPatterns,
  examples: [headersExample(`/*/a/*\n  ${good}\n`, `/:part/a/*\n  ${good}\n`)],
});

export const lineDiagnostics = [
  HDR_COLON,
  HDR_NO_PATTERN,
  HDR_NAME,
  HDR_EMPTY,
  HDR_MISSPELT,
  HDR_PATTERN,
  HDR_SPLATS,
];
