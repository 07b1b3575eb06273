// Characters that are no path characters, or not what they look like: R057 to R059, R065, R098.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { codePointName } from '../../../../document/encoding.ts';
import { placeLines } from '../../../../document/place-lines.ts';
import { insertAt, replaceInLine } from '../../../../document/range.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import type { Policy } from '../../../../syntax/policy.ts';
import { isWritable } from '../../../../syntax/writable-value.ts';
import { textBeforeMatch } from '../../../../text/trim-characters.ts';
import { ruleText } from '../../edit/field-spelling.ts';
import { decodesAll } from './applies-to.ts';
import { pathExample } from './example.ts';
import { createSpot, createWritePathFix, type LineCheck, type PathLine } from './line-spot.ts';
import { isStableLine } from './redundant-lines.ts';

/** What `pchar` of draft 1 3.3 has not, and no other finding is about. */
const UNPRINTABLE = /[~"<>[\]\\^`{|}]/;

const R057 = defineDiagnostic({
  code: 'R057',
  severity: 'hint',
  spec: 'draft 1 3.3 (B15)',
  applies: ({ path }) => path.decode === 'all-but-slash',
  examples: [pathExample(['Disallow: /~joe/'], ['Disallow: /joe/'], { reader: 'koster-1996' })],
});

/** R057: characters outside the grammar of 1996. */
export const checkUnprintable: LineCheck = (one) => {
  const from = one.path.search(UNPRINTABLE);
  if (from < 0) return [];
  return [createSpot(one, R057, { from, to: from + 1 }, [], { words: [one.path, one.path.charAt(from)] })];
};

/** One rule for each of several words, in the place of the line; the comment stays with the last. */
const splitRuleFix =
  ({ effect, text, comment }: PathLine, words: readonly string[]) =>
  (policy: Policy, line: number): Fix => {
    const tail = comment < 0 ? '' : ` ${text.slice(comment)}`;
    const insert = words.map((word, i) => ({
      text: ruleText(policy.format, { effect, path: word }) + (i === words.length - 1 ? tail : ''),
    }));
    return createFix('split-rule', [String(words.length)], 'changes', () =>
      placeLines(policy.source, [{ at: line, remove: 1, insert }]),
    );
  };

/** What stands behind the first blank becomes a comment. */
const asCommentFix =
  ({ path, start }: PathLine, blank: number) =>
  (_policy: Policy, line: number): Fix => {
    const rest = path.slice(blank).trimStart();
    return createFix('comment-rest', [rest], 'changes', () => [
      insertAt(line, start + path.length - rest.length, '# '),
    ]);
  };

const R058 = defineDiagnostic({
  code: 'R058',
  severity: 'error',
  spec: 'RFC 9309 2.2 (E-19)',
  applies: (reader) => !decodesAll(reader),
  examples: [
    pathExample(['Disallow: /a b/'], ['Disallow: /a%20b/']),
    pathExample(['Disallow: /a /b  # both'], ['Disallow: /a', 'Disallow: /b # both']),
    pathExample(['Disallow: /tmp/ not for you'], ['Disallow: /tmp/ # not for you']),
  ],
});

/** R058: blanks inside of a path. */
export const checkBlanks: LineCheck = (one) => {
  const { path } = one;
  const found = /[ \t]+/.exec(path);
  if (!found) return [];
  const from = found.index;
  const words = path.split(/[ \t]+/);
  const areRules = words.every((word) => /^[/*]/.test(word) && isWritable(word));
  const encoded = createWritePathFix(path.replaceAll(' ', '%20').replaceAll('\t', '%09'));
  const fixes = areRules ? [splitRuleFix(one, words), encoded] : [encoded, asCommentFix(one, from)];
  return [createSpot(one, R058, { from, to: from + found[0].length }, fixes)];
};

/** The text from a column on, up to a blank. */
const wordFrom = (text: string, column: number) => textBeforeMatch(text.slice(column), /[ \t]/);

/** The word that begins with the number sign as part of the path; what follows it stays a comment. */
const joinSignFix =
  ({ text, comment }: PathLine) =>
  (_policy: Policy, line: number): Fix => {
    const word = wordFrom(text, comment);
    const end = comment + word.length;
    const rest = text.slice(end).trim() === '' ? '' : ' #';
    const path = word.replaceAll('#', '%23');
    return createFix('write-number-sign', [path], 'changes', () => [
      replaceInLine(line, comment, end, path + rest),
    ]);
  };

const separateCommentFix =
  ({ comment }: PathLine) =>
  (policy: Policy, line: number): Fix =>
    createFix('set-comment-apart', [], isStableLine(policy, line) ? 'same' : 'changes', () => [
      insertAt(line, comment, ' '),
    ]);

const R059 = defineDiagnostic({
  code: 'R059',
  severity: 'warning',
  spec: 'draft 1 3.2 (KOS-020); RFC 9309 2.2.3 (RFC-022)',
  examples: [
    pathExample(['Disallow: /a#b'], ['Disallow: /a # b']),
    pathExample(['Disallow: /a#b of old'], ['Disallow: /a%23b # of old']),
  ],
});

/** R059: a number sign directly behind a path. */
export const checkNumberSigns: LineCheck = (one) => {
  const { text, path, comment } = one;
  if (comment < 1 || path === '' || /[ \t\v\f]/.test(text.charAt(comment - 1))) return [];
  const word = wordFrom(text, comment);
  const from = comment - one.start;
  const joins = path.startsWith('/') && /^(?:[!-$&-~]|%[0-9A-Fa-f]{2})+$/.test(word);
  const join = joins ? [joinSignFix(one)] : [];
  const words = [path, word];
  return [createSpot(one, R059, { from, to: from + 1 }, [...join, separateCommentFix(one)], { words })];
};

const UNTIDY_PART = /(?<!:)\/\/|\/\.\.?(?=\/|$)/;

/** A path without empty, `.` and `..` parts (RFC 3986 5.2.4). */
function tidyPath(path: string): string {
  const parts: string[] = [];
  const given = path
    .replace(/(?<!:)\/{2,}/g, '/')
    .split('/')
    .slice(1);
  given.forEach((part, i) => {
    const isLast = i === given.length - 1;
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
    if (isLast && (part === '..' || part === '.')) parts.push('');
  });
  return `/${parts.join('/')}`;
}

/** The stretch of a path, before its query, that others write shorter, and how they do. */
export function findUntidyPart(path: string): { from: number; to: number; text: string } | undefined {
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const found = before.startsWith('/') ? UNTIDY_PART.exec(before) : null;
  if (!found) return undefined;
  const text = tidyPath(before);
  if (text === '/') return undefined;
  return { from: found.index, to: found.index + found[0].length, text: text + path.slice(before.length) };
}

export const R065 = defineDiagnostic({
  code: 'R065',
  severity: 'info',
  spec: 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009)',
  examples: [
    pathExample(['Disallow: /a//b/./c/'], ['Disallow: /a/b/c/']),
    pathExample(['Disallow: /a/x/../b?c=//'], ['Disallow: /a/b?c=//']),
    pathExample(['Disallow: /a'], ['Disallow: /a'], {
      urls: ['https://example.com/a//b#c'],
      nearUrls: ['https://example.com/a/b'],
    }),
  ],
});

/** R065: parts of a path that browsers leave out. With wildcards they are looked for on purpose. */
export const checkUntidyPath: LineCheck = (one) => {
  const found = /[*$]/.test(one.path) ? undefined : findUntidyPart(one.path);
  return found
    ? [createSpot(one, R065, found, [createWritePathFix(found.text)], { words: [one.path, found.text] })]
    : [];
};

/** Nothing is seen of them, or they turn what is seen round. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Blanks that are no blanks to most. */
const FULLWIDTH = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const HIDDEN = new RegExp(`${INVISIBLE.source}|${FULLWIDTH.source}`, 'gu');
/** A path as it looks. */
export const removeHidden = (path: string): string => path.replace(HIDDEN, '');

const WORD = /[A-Za-z\u0391-\u03c9\u0400-\u04ff]+/g;

/** The first word that has letters of two scripts, which look alike. */
const findMixedWord = (path: string) =>
  [...path.matchAll(WORD)].find(([word]) => /[A-Za-z]/.test(word) && /[^A-Za-z]/.test(word));

const describeHidden = (path: string) => INVISIBLE.exec(path) ?? FULLWIDTH.exec(path) ?? findMixedWord(path);

const R098 = defineDiagnostic({
  code: 'R098',
  severity: 'warning',
  spec: 'RFC 9309 2.2.2 (RFC-014); Unicode Technical Standard 39',
  examples: [
    pathExample(['Disallow: /\u3164private/'], ['Disallow: /private/']),
    pathExample(['Disallow: /a\ufe0fb'], ['Disallow: /ab']),
    pathExample(['Disallow: /a\u00a0b'], ['Disallow: /a%20b']),
    pathExample(['Disallow: /\u0430dmin-x/'], ['Disallow: /admin-x/']),
  ],
});

/** R098: a path that looks like another one. */
export const checkDisguise: LineCheck = (one) => {
  const { path, isOctets } = one;
  const found = isOctets ? undefined : describeHidden(path);
  if (!found) return [];
  const [text] = found;
  const isMixed = !INVISIBLE.test(path) && !FULLWIDTH.test(path);
  const foreign = isMixed
    ? (/[^A-Za-z]/.exec(text)?.[0] ?? text)
    : String.fromCodePoint(text.codePointAt(0)!);
  const from = found.index + text.indexOf(foreign);
  const seen = removeHidden(path);
  const bare = seen.startsWith('/') ? seen : `/${seen}`;
  const shown = path.replace(/[^\0-\u007f]+/g, (run) => percentEncode(run, 'utf-8'));
  const encode = createWritePathFix(shown, FULLWIDTH.test(path) ? 'changes' : 'same', 'write-escaped');
  const fixes = isMixed || bare === '/' ? [encode] : [createWritePathFix(bare), encode];
  const more = { words: [path, codePointName(foreign, 0)], ...(isMixed ? { detail: 'mixed' } : {}) };
  return [createSpot(one, R098, { from, to: from + foreign.length }, fixes, more)];
};

export const pathCharactersDiagnostics = [R057, R058, R059, R065, R098];
