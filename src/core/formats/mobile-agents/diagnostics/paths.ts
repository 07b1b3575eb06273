// Checks paths whose meaning may not be what they look like: M011, M017, M018.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { Encoding } from '../../../document/encoding.ts';
import { percentEncode } from '../../../matching/percent-encoding.ts';
import { draft, type MobileContext, replaceAt } from './check-context.ts';
import { mobileLines } from './example.ts';

const kinds = {
  M011: kind<{ readonly path: string; readonly example: string }>({
    severity: 'info',
    source: draft('3.1'),
    examples: [
      createExample(mobileLines('/home atp://x:1'), mobileLines('/home.html atp://x:1', '/home/ atp://x:1')),
    ],
  }),
  M017: kind<{ readonly path: string; readonly signs: readonly string[] }>({
    severity: 'warning',
    source: draft('3.2'),
    examples: [
      createExample(mobileLines('/home/* atp://x:1'), mobileLines('/home/ atp://x:1')),
      createExample(mobileLines('/a.html$ atp://x:1'), mobileLines('/a.html atp://x:1')),
    ],
  }),
  M018: kind<{ readonly path: string; readonly fault: PathFault['fault']; readonly part: string }>({
    severity: 'warning',
    source: draft('3.2'),
    examples: [createExample(mobileLines('/home/?a=b atp://x:1'), mobileLines('/home/%3Fa=b atp://x:1'))],
  }),
};

type Context = MobileContext<typeof kinds>;

/** A last segment without a dot or a star: a directory whose slash may be missing. */
const LOOKS_LIKE_DIRECTORY = /\/[^/.?;*]+$/;

/** Paths that look like a directory without its slash. */
function checkDirectories({ subject: { file }, report, fix }: Context) {
  for (const { line, path } of file.assignments) {
    if (!LOOKS_LIKE_DIRECTORY.test(path.text)) continue;
    const text = `${path.text}/`;
    const close = fix('write-path', { text }, replaceAt(line, path, text));
    report('M011', { line, ...path }, { path: path.text, example: `${path.text}2/` }, close);
  }
}

const encodeSigns = (path: string) => path.replaceAll('*', '%2A').replaceAll('$', '%24');

/**
 * `*` and `$` are ordinary characters (3.2 has them in `extra` and `safe`). At the end they are probably meant as
 * a prefix, which needs no sign, or as the end of the path, which the draft cannot express.
 */
function checkSigns({ subject: { file }, report, fix }: Context) {
  for (const { line, path } of file.assignments) {
    const signs = [...new Set(path.text.match(/[*$]/g))];
    if (signs.length === 0) continue;
    const [, prefix] = /^([^*$]*)\**\$?$/.exec(path.text) ?? [];
    report('M017', { line, ...path }, { path: path.text, signs }, () =>
      [...(prefix === undefined ? [] : [prefix]), encodeSigns(path.text)].map((text) =>
        fix('write-path', { text }, replaceAt(line, path, text)),
      ),
    );
  }
}

const BROKEN_ESCAPE = /%(?![0-9A-Fa-f]{2})/g;
const NOT_ASCII = /[^\0-\x7f]+/g;

interface PathFault {
  readonly fault: 'query' | 'escape' | 'ascii';
  readonly part: string;
  readonly written: string;
}

/** The part of a path that the grammar does not allow, and the path without it. */
function findPathFault(path: string, encoding: Encoding): PathFault | undefined {
  const query = path.indexOf('?');
  const written = (query < 0 ? path : path.slice(0, query))
    .replace(BROKEN_ESCAPE, '%25')
    .replace(NOT_ASCII, (run) => percentEncode(run, encoding));
  if (query >= 0) return { fault: 'query', part: path.slice(query), written };
  const [escape] = /%(?![0-9A-Fa-f]{2}).{0,2}/.exec(path) ?? [];
  if (escape !== undefined) return { fault: 'escape', part: escape, written };
  const [part] = path.match(NOT_ASCII) ?? [];
  return part === undefined ? undefined : { fault: 'ascii', part, written };
}

/** A query, characters outside US-ASCII, percent signs that do not begin an escape (3.2). */
function checkOddPaths({ source, subject: { file }, report, fix }: Context) {
  for (const { line, path } of file.assignments) {
    const fault = findPathFault(path.text, source.encoding);
    if (!fault) continue;
    const { written: text, ...values } = fault;
    const write = fix('write-path', { text }, replaceAt(line, path, text));
    report('M018', { line, ...path }, { path: path.text, ...values }, write);
  }
}

export const pathChecks = defineChecks(kinds, checkDirectories, checkSigns, checkOddPaths);
