// What is wrong or odd in the value of a single line, and how it is put right.
import { readSitemap } from '../../dialects/modern-lines/address.ts';
import type { ModernLine } from '../../dialects/modern-lines/file.ts';
import { isValid, type LineIssue } from '../../dialects/modern-lines/reading.ts';
import { valueReaders } from '../../dialects/modern-lines/values.ts';
import { commandFix, type Fix } from '../../policy/finding.ts';
import { contentFixers } from './content-values.ts';
import { deleteLine, writeValue, writeValues } from './fixes.ts';
import { knownOrigin } from './known-origin.ts';
import { type Check, each, inValue, type Look } from './looking.ts';
import {
  cleanParams,
  completeUrl,
  escapedBlanks,
  plainRate,
  plainSeconds,
  plainWindow,
  roundedUp,
} from './repairs.ts';
import type { ModernCode } from './table.ts';

type Fixer = (look: Look, one: ModernLine, issue?: LineIssue) => readonly Fix[];

/** A fixer that writes what a repair makes of the value, if it makes anything of it. */
const writes =
  (repair: (value: string, look: Look) => string | undefined): Fixer =>
  (look, one) => {
    const value = repair(one.value, look);
    return value === undefined || value === one.value ? [] : [writeValue(look.policy, one, value)];
  };

const gone: Fixer = ({ policy }, one) => [deleteLine(policy, one)];
const first =
  (...fixers: readonly Fixer[]): Fixer =>
  (look, one) => {
    for (const fixer of fixers) {
      const fixes = fixer(look, one);
      if (fixes.length > 0) return fixes;
    }
    return [];
  };

/** A complete URL; what could not be read then either is not offered. */
const completed = writes((value, look) => {
  const url = completeUrl(value, knownOrigin(look));
  return url !== undefined && isValid(readSitemap(url)) ? url : undefined;
});

/** Several addresses in one line get one each; else the blanks are escaped. */
const unblanked: Fixer = ({ policy }, one) => {
  const words = one.value.split(/[ \t]+/);
  const areUrls = words.every((word) => isValid(readSitemap(word)));
  const escaped = escapedBlanks(one.value);
  return [writeValues(policy, one, areUrls ? words : [escaped])];
};

const cleaned: Fixer = ({ policy }, one) => {
  const values = cleanParams(one.value);
  return values ? [writeValues(policy, one, values)] : [];
};

const rateWithoutWindow = writes((value) => plainRate(value.replace(/[ \t].*$/, '')));

/** In seconds, for those who read two numbers only; a window cannot be said to them. */
const inSeconds = writes((value) => {
  const [, pages, time, unit = ''] = /^([0-9]+)\/([0-9]+)([smh])$/i.exec(value) ?? [];
  const factor = { s: 1, m: 60, h: 3600 }[unit.toLowerCase()];
  const seconds = Number(time) * (factor ?? Number.NaN);
  return Number.isSafeInteger(seconds) ? `${pages}/${seconds}` : undefined;
});

const snippet: Fixer = (_look, { value, read }) =>
  isValid(read) ? [commandFix('modern-page-snippet', [value], { do: 'page-snippet', path: value })] : [];

const rounded = writes(roundedUp);

const fixers: Partial<Record<ModernCode, Fixer>> = {
  'SIT-EMPTY': gone,
  R070: completed,
  'SIT-BLANK': unblanked,
  'SIT-SCHEME': writes((value) => value.replace(/^[^:]*:/, 'https:')),
  'CRD-EMPTY': gone,
  'CRD-NOT-NUMBER': first(writes(plainSeconds), gone),
  'CRD-UNIT': writes(plainSeconds),
  'CRD-DECIMAL': rounded,
  'CRD-LARGE': writes(() => '30'),
  'HOST-EMPTY': gone,
  'HOST-BAD': gone,
  'HOST-PATH': gone,
  'HOST-OBSOLETE': gone,
  'CLP-EMPTY': gone,
  'CLP-EXTRA': cleaned,
  'CLP-BLANK-SEPARATED': cleaned,
  'CLP-NAME': first(cleaned, gone),
  'CLP-LONG': cleaned,
  'CLP-PATH-CHAR': cleaned,
  'RRT-EMPTY': gone,
  'RRT-FORM': first(writes(plainRate), gone),
  'RRT-ZERO': gone,
  'RRT-WINDOW': first(writes(plainRate), rateWithoutWindow),
  'RRT-UNIT': inSeconds,
  'VIS-EMPTY': gone,
  'VIS-FORM': first(writes(plainWindow), gone),
  'VIS-RANGE': first(writes(plainWindow), gone),
  'NOI-EMPTY': gone,
  'NOI-PATH': writes((value) => `/${value}`),
  'NOI-OBSOLETE': (look, one) => [...snippet(look, one), ...gone(look, one)],
  'RSL-EMPTY': gone,
  'RSL-NOT-ABSOLUTE': completed,
  'RSL-BLANK': unblanked,
};

/** The code that a fault of a value is found under: an older list has its own for one of them. */
const codeOf = (code: string) => (code === 'SIT-NOT-ABSOLUTE' ? 'R070' : code) as ModernCode;

/** Errors that a value has, beside those that the line has already. */
const newErrors = ({ id, read }: ModernLine, value: string): boolean => {
  const known = new Set<string>(read.issues.map(({ code }) => code));
  return valueReaders[id](value).issues.some(
    ({ code, severity }) => severity === 'error' && !known.has(code),
  );
};

/** Without values that would be wrong in another way; the line can always go. */
function sound({ policy }: Look, one: ModernLine, fixes: readonly Fix[]): readonly Fix[] {
  const kept = fixes.filter(({ code, words }) => code !== 'modern-write' || !newErrors(one, words[0]!));
  return kept.length === 0 && fixes.length > 0 ? [deleteLine(policy, one)] : kept;
}

function report(look: Look, one: ModernLine, issue: LineIssue): void {
  const { code, detail, start, end } = issue;
  const found = codeOf(code);
  const word = one.value.slice(start, end);
  look.put(
    found,
    inValue(one, { start, end }),
    [word, one.value],
    () => sound(look, one, (contentFixers[found] ?? fixers[found])?.(look, one, issue) ?? []),
    found === code ? detail : code,
  );
}

/** Every issue of every value, each under its code. */
export const values: Check = (look) =>
  each(look.file.lines, (one) => {
    for (const issue of one.read.issues) report(look, one, issue);
  });
