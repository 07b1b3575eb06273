// Checks paths whose meaning may not be what they look like: M011, M017, M018.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { Encoding } from '../../../document/encoding.ts';
import { percentEncode } from '../../../matching/percent-encoding.ts';
import { type Check, type CheckContext, draft, replaceWordFix } from './check-context.ts';
import { mobileLines } from './example.ts';

/** A last segment without a dot or a star: a directory whose slash may be missing. */
const LOOKS_LIKE_DIRECTORY = /\/[^/.?;*]+$/;

/** M011: paths that look like a directory without its slash. */
const checkDirectories: Check = ({ file, report }) => {
  for (const { line, path } of file.assignments) {
    if (!LOOKS_LIKE_DIRECTORY.test(path.text)) continue;
    report(M011, line, path, [path.text, `${path.text}2/`], () => [
      replaceWordFix('write-path', line, path, `${path.text}/`),
    ]);
  }
};

const encodeSigns = (path: string) => path.replaceAll('*', '%2A').replaceAll('$', '%24');

/**
 * M017: `*` and `$` are ordinary characters (3.2 has them in `extra` and `safe`). At the end they are probably meant as
 * a prefix, which needs no sign, or as the end of the path, which the draft cannot express.
 */
const checkSigns: Check = ({ file, report }) => {
  for (const { line, path } of file.assignments) {
    const signs = [...new Set(path.text.match(/[*$]/g))];
    if (signs.length === 0) continue;
    const [, prefix] = /^([^*$]*)\**\$?$/.exec(path.text) ?? [];
    report(M017, line, path, [path.text, signs.join(' ')], () =>
      [...(prefix === undefined ? [] : [prefix]), encodeSigns(path.text)].map((text) =>
        replaceWordFix('write-path', line, path, text),
      ),
    );
  }
};

const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
const NOT_ASCII = /[^\0-\x7f]+/g;

/** The part of a path that the grammar does not allow, and the path without it. */
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

/** M018: a query, characters outside US-ASCII, percent signs that do not begin an escape (3.2). */
const checkOddPaths: Check = ({ policy, file, report }: CheckContext) => {
  for (const { line, path } of file.assignments) {
    const fault = findPathFault(path.text, policy.source.encoding);
    if (fault)
      report(M018, line, path, [path.text, fault.kind, fault.part], () => [
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
  check: checkSigns,
  examples: [
    createExample(mobileLines('/home/* atp://x:1'), mobileLines('/home/ atp://x:1')),
    createExample(mobileLines('/a.html$ atp://x:1'), mobileLines('/a.html atp://x:1')),
  ],
});

const M018 = defineDiagnostic({
  code: 'M018',
  severity: 'warning',
  spec: draft('3.2'),
  check: checkOddPaths,
  examples: [createExample(mobileLines('/home/?a=b atp://x:1'), mobileLines('/home/%3Fa=b atp://x:1'))],
});

export const pathDiagnostics = [M011, M017, M018];
