// Paths that mean something else than they look: M011, M017, M018.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { Encoding } from '../../../document/encoding.ts';
import { percentEncode } from '../../../matching/percent-encoding.ts';
import { type Check, type CheckContext, draft, replaceWordFix } from './check-context.ts';
import { mobileLines } from './example.ts';

/** A last segment without a dot or a star: it may be a directory whose slash was forgotten. */
const LOOKS_LIKE_DIRECTORY = /\/[^/.?;*]+$/;

/** M011: paths that look like a directory without its slash. */
const checkDirectories: Check = ({ file, put }) => {
  for (const { line, path } of file.assignments) {
    if (!LOOKS_LIKE_DIRECTORY.test(path.text)) continue;
    put(M011, line, path, [path.text, `${path.text}2/`], () => [
      replaceWordFix('write-path', line, path, `${path.text}/`),
    ]);
  }
};

/** M017: stars are letters here (the grammar has them among `extra`). One at the end says what a prefix says. */
const checkStars: Check = ({ file, put }) => {
  for (const { line, path } of file.assignments) {
    if (!path.text.includes('*')) continue;
    const [, prefix] = /^([^*]*)\*+\$?$/.exec(path.text) ?? [];
    put(M017, line, path, [path.text], () =>
      [...(prefix === undefined ? [] : [prefix]), path.text.replaceAll('*', '%2A')].map((text) =>
        replaceWordFix('write-path', line, path, text),
      ),
    );
  }
};

const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
const NOT_ASCII = /[^\0-\x7f]+/g;

/** What of a path its grammar has not, and the path without it. */
function findPathFault(path: string, encoding: Encoding) {
  const query = path.indexOf('?');
  if (query >= 0) return { kind: 'query', part: path.slice(query), written: path.slice(0, query) };
  const written = path
    .replace(BROKEN_ESCAPE, '%25')
    .replace(NOT_ASCII, (run) => percentEncode(run, encoding));
  const [escape] = /%(?![0-9A-Fa-f]{2}).{0,2}/.exec(path) ?? [];
  if (escape !== undefined) return { kind: 'escape', part: escape, written };
  const [part] = path.match(NOT_ASCII) ?? [];
  return part === undefined ? undefined : { kind: 'ascii', part, written };
}

/** M018: a query, letters outside of US-ASCII, percent signs that begin no escape (3.2). */
const checkOddPaths: Check = ({ policy, file, put }: CheckContext) => {
  for (const { line, path } of file.assignments) {
    const fault = findPathFault(path.text, policy.source.encoding);
    if (fault)
      put(M018, line, path, [path.text, fault.kind, fault.part], () => [
        replaceWordFix('write-path', line, path, fault.written),
      ]);
  }
};

const M011 = defineDiagnostic({
  code: 'M011',
  severity: 'info',
  spec: draft('3.1'),
  check: checkDirectories,
  examples: [
    createExample(mobileLines('/home atp://x:1'), mobileLines('/home.html atp://x:1', '/home/ atp://x:1')),
  ],
});

const M017 = defineDiagnostic({
  code: 'M017',
  severity: 'warning',
  spec: draft('3.2'),
  check: checkStars,
  examples: [createExample(mobileLines('/home/* atp://x:1'), mobileLines('/home/ atp://x:1'))],
});

const M018 = defineDiagnostic({
  code: 'M018',
  severity: 'warning',
  spec: draft('3.2'),
  check: checkOddPaths,
  examples: [createExample(mobileLines('/home/?a=b atp://x:1'), mobileLines('/home/%3Fa=b atp://x:1'))],
});

export const pathDiagnostics = [M011, M017, M018];
