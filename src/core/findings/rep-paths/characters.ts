// Characters that are no path characters, or not what they look like: R057 to R059, R065, R098.
import { escapedOctets } from '../../matching/percent.ts';
import { ruleText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import type { Policy } from '../../policy/policy.ts';
import { isWritable } from '../../policy/writable.ts';
import { insertAt, replaceInLine } from '../../text/range.ts';
import { keepsItsPlace } from './spare.ts';
import { type LineCheck, type PathLine, spotIn, writePath } from './spot.ts';

/** What `pchar` of draft 1 3.3 has not, and no other finding is about. */
const UNPRINTED = /[~"<>[\]\\^`{|}]/;

/** R057: characters outside the grammar of 1996. */
export const unprinted: LineCheck = (one) => {
  const from = one.path.search(UNPRINTED);
  if (from < 0) return [];
  return [spotIn(one, 'R057', { from, to: from + 1 }, [], { words: [one.path, one.path[from]!] })];
};

/** One rule for each of several words, in the place of the line; the comment stays with the last. */
const splitRule =
  ({ effect, text, comment }: PathLine, words: readonly string[]) =>
  (policy: Policy, line: number): Fix => {
    const tail = comment < 0 ? '' : ` ${text.slice(comment)}`;
    const insert = words.map((word, i) => ({
      text: ruleText(policy.format, { effect, path: word }) + (i === words.length - 1 ? tail : ''),
    }));
    return fixOf('split-rule', [String(words.length)], 'changes', () =>
      placeLines(policy.source, [{ at: line, remove: 1, insert }]),
    );
  };

/** What stands behind the first blank becomes a comment. */
const asComment =
  ({ path, start }: PathLine, blank: number) =>
  (_policy: Policy, line: number): Fix => {
    const rest = path.slice(blank).trimStart();
    return fixOf('comment-rest', [rest], 'changes', () => [
      insertAt(line, start + path.length - rest.length, '# '),
    ]);
  };

/** R058: blanks inside of a path. */
export const blanks: LineCheck = (one) => {
  const { path } = one;
  const found = /[ \t]+/.exec(path);
  if (!found) return [];
  const from = found.index;
  const words = path.split(/[ \t]+/);
  const areRules = words.every((word) => /^[/*]/.test(word) && isWritable(word));
  const encoded = writePath(path.replaceAll(' ', '%20').replaceAll('\t', '%09'));
  const fixes = areRules ? [splitRule(one, words), encoded] : [encoded, asComment(one, from)];
  return [spotIn(one, 'R058', { from, to: from + found[0].length }, fixes)];
};

/** The word that begins with the number sign as part of the path; what follows it stays a comment. */
const joinSign =
  ({ text, comment }: PathLine) =>
  (_policy: Policy, line: number): Fix => {
    const [word] = /^[^ \t]+/.exec(text.slice(comment))!;
    const end = comment + word.length;
    const rest = text.slice(end).trim() === '' ? '' : ' #';
    const path = word.replaceAll('#', '%23');
    return fixOf('write-number-sign', [path], 'changes', () => [
      replaceInLine(line, comment, end, path + rest),
    ]);
  };

const setApart =
  ({ comment }: PathLine) =>
  (policy: Policy, line: number): Fix =>
    fixOf('set-comment-apart', [], keepsItsPlace(policy, line) ? 'same' : 'changes', () => [
      insertAt(line, comment, ' '),
    ]);

/** R059: a number sign directly behind a path. */
export const numberSigns: LineCheck = (one) => {
  const { text, path, comment } = one;
  if (comment < 1 || path === '' || /[ \t\v\f]/.test(text[comment - 1]!)) return [];
  const [word] = /^[^ \t]+/.exec(text.slice(comment))!;
  const from = comment - one.start;
  const joins = path.startsWith('/') && /^(?:[!-$&-~]|%[0-9A-Fa-f]{2})+$/.test(word);
  const join = joins ? [joinSign(one)] : [];
  const words = [path, word];
  return [spotIn(one, 'R059', { from, to: from + 1 }, [...join, setApart(one)], { words })];
};

const UNTIDY = /(?<!:)\/\/|\/\.\.?(?=\/|$)/;

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
export function untidy(path: string): { from: number; to: number; text: string } | undefined {
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const found = before.startsWith('/') ? UNTIDY.exec(before) : null;
  if (!found) return undefined;
  const text = tidyPath(before);
  if (text === '/') return undefined;
  return { from: found.index, to: found.index + found[0].length, text: text + path.slice(before.length) };
}

/** R065: parts of a path that browsers leave out. With wildcards they are looked for on purpose. */
export const untidyPaths: LineCheck = (one) => {
  const found = /[*$]/.test(one.path) ? undefined : untidy(one.path);
  return found
    ? [spotIn(one, 'R065', found, [writePath(found.text)], { words: [one.path, found.text] })]
    : [];
};

/** Nothing is seen of them, or they turn what is seen round. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Blanks that are no blanks to most. */
const WIDE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const HIDDEN = new RegExp(`${INVISIBLE.source}|${WIDE.source}`, 'gu');
/** A path as it looks. */
export const withoutHidden = (path: string): string => path.replace(HIDDEN, '');

const WORD = /[A-Za-z\u0391-\u03c9\u0400-\u04ff]+/g;

/** The first word that has letters of two scripts, which look alike. */
const mixedWord = (path: string) =>
  [...path.matchAll(WORD)].find(([word]) => /[A-Za-z]/.test(word) && /[^A-Za-z]/.test(word));

const hidden = (path: string) => INVISIBLE.exec(path) ?? WIDE.exec(path) ?? mixedWord(path);
const codePoint = (char: string) => `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

/** R098: a path that looks like another one. */
export const disguises: LineCheck = (one) => {
  const { path, isOctets } = one;
  const found = isOctets ? undefined : hidden(path);
  if (!found) return [];
  const [text] = found;
  const isMixed = !INVISIBLE.test(path) && !WIDE.test(path);
  const foreign = isMixed
    ? (/[^A-Za-z]/.exec(text)?.[0] ?? text)
    : String.fromCodePoint(text.codePointAt(0)!);
  const from = found.index + text.indexOf(foreign);
  const seen = withoutHidden(path);
  const bare = seen.startsWith('/') ? seen : `/${seen}`;
  const shown = path.replace(/[^\0-\u007f]+/g, (run) => escapedOctets(run, 'utf-8'));
  const encode = writePath(shown, WIDE.test(path) ? 'changes' : 'same', 'write-escaped');
  const fixes = isMixed || bare === '/' ? [encode] : [writePath(bare), encode];
  const more = { words: [path, codePoint(foreign)], ...(isMixed ? { detail: 'mixed' } : {}) };
  return [spotIn(one, 'R098', { from, to: from + foreign.length }, fixes, more)];
};
