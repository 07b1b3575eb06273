// What is wrong or odd in the value of a single line, and how it is put right.

import { createCommandFix, type Fix } from '../../../diagnostics/finding.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { readSitemap } from '../address.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { hasNoErrors, type LineIssue } from '../line-value.ts';
import { valueReaders } from '../value-readers.ts';
import { type Check, type CheckContext, forEachInTask, valueColumns } from './check-context.ts';
import { contentFixers } from './content-fixes.ts';
import type { ExtensionCode } from './diagnostics.ts';
import { deleteLineFix, writeValueFix, writeValuesFix } from './fixes.ts';
import {
  completeUrlFrom,
  escapeSpaces,
  normalizeCleanParams,
  normalizeRate,
  normalizeSeconds,
  normalizeWindow,
  roundUpDecimal,
} from './value-repairs.ts';

// Where the file stands: as the site says, or else as its other lines and the URLs that the caller asks about do.
const originsByLook = new WeakMap<CheckContext, string>();

const originIn = (url: string): string | undefined => {
  const { authority } = urlParts(url);
  return authority && /^https?$/.test(authority.scheme) && authority.host !== ''
    ? /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0]
    : undefined;
};

/** The first that anything tells of: sitemaps, then the host line, then URLs of the caller. */
function findOrigin({ file, inspection: { options } }: CheckContext): string {
  const sitemaps = file.sitemaps.flatMap(({ value, read }) => (read.parts ? [value] : []));
  const hosts = file.hosts.flatMap(({ read }) => (read.parts ? [`https://${read.parts.host.text}`] : []));
  for (const url of [...sitemaps, ...hosts, ...(options.urls ?? [])]) {
    const origin = originIn(url);
    if (origin !== undefined) return origin;
  }
  return '';
}

/** The origin of the site, as https://www.example.com; '' if nothing tells it. */
function siteOrigin(look: CheckContext): string {
  const { origin } = look.inspection.site;
  if (origin !== '') return origin;
  let other = originsByLook.get(look);
  if (other === undefined) originsByLook.set(look, (other = findOrigin(look)));
  return other;
}

type ValueFixer = (look: CheckContext, one: ExtensionLine, issue?: LineIssue) => readonly Fix[];

/** A fixer that writes what a repair makes of the value, if it makes anything of it. */
const writeFixer =
  (repair: (value: string, look: CheckContext) => string | undefined): ValueFixer =>
  (look, one) => {
    const value = repair(one.value, look);
    return value === undefined || value === one.value ? [] : [writeValueFix(look.policy, one, value)];
  };

const deleteFixer: ValueFixer = ({ policy }, one) => [deleteLineFix(policy, one)];
const firstFixer =
  (...fixers: readonly ValueFixer[]): ValueFixer =>
  (look, one) => {
    for (const fixer of fixers) {
      const fixes = fixer(look, one);
      if (fixes.length > 0) return fixes;
    }
    return [];
  };

/** A complete URL; what could not be read then either is not offered. */
const completeUrlFixer = writeFixer((value, look) => {
  const url = completeUrlFrom(value, siteOrigin(look));
  return url !== undefined && hasNoErrors(readSitemap(url)) ? url : undefined;
});

/** Several addresses in one line get one each; else the blanks are escaped. */
const escapeSpacesFixer: ValueFixer = ({ policy }, one) => {
  const words = one.value.split(/[ \t]+/);
  const areUrls = words.every((word) => hasNoErrors(readSitemap(word)));
  const escaped = escapeSpaces(one.value);
  return [writeValuesFix(policy, one, areUrls ? words : [escaped])];
};

const cleanParamFixer: ValueFixer = ({ policy }, one) => {
  const values = normalizeCleanParams(one.value);
  return values ? [writeValuesFix(policy, one, values)] : [];
};

const rateWithoutWindow = writeFixer((value) => normalizeRate(value.replace(/[ \t].*$/, '')));

/** In seconds, for those who read two numbers only; a window cannot be said to them. */
const inSeconds = writeFixer((value) => {
  const [, pages, time, unit = ''] = /^([0-9]+)\/([0-9]+)([smh])$/i.exec(value) ?? [];
  const factor = { s: 1, m: 60, h: 3600 }[unit.toLowerCase()];
  const seconds = Number(time) * (factor ?? Number.NaN);
  return Number.isSafeInteger(seconds) ? `${pages}/${seconds}` : undefined;
});

const snippetFixer: ValueFixer = (_look, { value, read }) =>
  hasNoErrors(read)
    ? [createCommandFix('modern-page-snippet', [value], { do: 'page-snippet', path: value })]
    : [];

const roundFixer = writeFixer(roundUpDecimal);

const valueFixers: Partial<Record<ExtensionCode, ValueFixer>> = {
  'SIT-EMPTY': deleteFixer,
  R070: completeUrlFixer,
  'SIT-BLANK': escapeSpacesFixer,
  'SIT-SCHEME': writeFixer((value) => value.replace(/^[^:]*:/, 'https:')),
  'CRD-EMPTY': deleteFixer,
  'CRD-NOT-NUMBER': firstFixer(writeFixer(normalizeSeconds), deleteFixer),
  'CRD-UNIT': writeFixer(normalizeSeconds),
  'CRD-DECIMAL': roundFixer,
  'CRD-LARGE': writeFixer(() => '30'),
  'HOST-EMPTY': deleteFixer,
  'HOST-BAD': deleteFixer,
  'HOST-PATH': deleteFixer,
  'HOST-OBSOLETE': deleteFixer,
  'CLP-EMPTY': deleteFixer,
  'CLP-EXTRA': cleanParamFixer,
  'CLP-BLANK-SEPARATED': cleanParamFixer,
  'CLP-NAME': firstFixer(cleanParamFixer, deleteFixer),
  'CLP-LONG': cleanParamFixer,
  'CLP-PATH-CHAR': cleanParamFixer,
  'RRT-EMPTY': deleteFixer,
  'RRT-FORM': firstFixer(writeFixer(normalizeRate), deleteFixer),
  'RRT-ZERO': deleteFixer,
  'RRT-WINDOW': firstFixer(writeFixer(normalizeRate), rateWithoutWindow),
  'RRT-UNIT': inSeconds,
  'VIS-EMPTY': deleteFixer,
  'VIS-FORM': firstFixer(writeFixer(normalizeWindow), deleteFixer),
  'VIS-RANGE': firstFixer(writeFixer(normalizeWindow), deleteFixer),
  'NOI-EMPTY': deleteFixer,
  'NOI-PATH': writeFixer((value) => `/${value}`),
  'NOI-OBSOLETE': (look, one) => [...snippetFixer(look, one), ...deleteFixer(look, one)],
  'RSL-EMPTY': deleteFixer,
  'RSL-NOT-ABSOLUTE': completeUrlFixer,
  'RSL-BLANK': escapeSpacesFixer,
};

/** The code that a fault of a value is found under: an older list has its own for one of them. */
const codeOf = (code: string) => (code === 'SIT-NOT-ABSOLUTE' ? 'R070' : code) as ExtensionCode;

/** Errors that a value has, beside those that the line has already. */
const hasNewErrors = ({ id, read }: ExtensionLine, value: string): boolean => {
  const known = new Set<string>(read.issues.map(({ code }) => code));
  return valueReaders[id](value).issues.some(
    ({ code, severity }) => severity === 'error' && !known.has(code),
  );
};

/** Without values that would be wrong in another way; the line can always go. */
function keepFaultless({ policy }: CheckContext, one: ExtensionLine, fixes: readonly Fix[]): readonly Fix[] {
  const kept = fixes.filter(({ code, words }) => code !== 'modern-write' || !hasNewErrors(one, words[0]!));
  return kept.length === 0 && fixes.length > 0 ? [deleteLineFix(policy, one)] : kept;
}

function reportIssue(look: CheckContext, one: ExtensionLine, issue: LineIssue): void {
  const { code, detail, start, end } = issue;
  const found = codeOf(code);
  const word = one.value.slice(start, end);
  look.put(
    found,
    valueColumns(one, { start, end }),
    [word, one.value],
    () => keepFaultless(look, one, (contentFixers[found] ?? valueFixers[found])?.(look, one, issue) ?? []),
    found === code ? detail : code,
  );
}

/** Every issue of every value, each under its code. */
export const reportValueIssues: Check = (look) =>
  forEachInTask(look.file.lines, (one) => {
    for (const issue of one.read.issues) reportIssue(look, one, issue);
  });
