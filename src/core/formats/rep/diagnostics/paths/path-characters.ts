// R057 to R059, R065, R098: characters that a path cannot contain, or that look like others.

import { cite } from '../../../../catalogue/citations.ts';
import { kind } from '../../../../diagnostics/define-checks.ts';
import { placeLines } from '../../../../document/place-lines.ts';
import { insertAt, replaceInLine } from '../../../../document/range.ts';
import { percentEncode } from '../../../../matching/percent-encoding.ts';
import { isWritable } from '../../../../syntax/writable-value.ts';
import { codePointName } from '../../../../text/code-point-name.ts';
import { textBeforeMatch } from '../../../../text/trim-characters.ts';
import { ruleText } from '../../edit/field-spelling.ts';
import { decodesAll } from './applies-to.ts';
import { pathExample } from './example.ts';
import {
  createWritePathFix,
  type LineCheck,
  type PathLine,
  type SpotFixMaker,
  spotsOf,
} from './line-spot.ts';
import { isStableLine } from './rules/redundant-lines.ts';

export const characterKinds = {
  R057: kind<{ readonly path: string; readonly sign: string }>({
    severity: 'hint',
    source: cite('draft 1', '3.3'),
    applies: ({ path }) => path.decode === 'all-but-slash',
    examples: [
      pathExample(['Disallow: /~joe/'], ['Disallow: /joe/'], { reader: 'koster-1996' }),
      pathExample(['Disallow: /a b/'], ['Disallow: /a%20b/'], { reader: 'koster-1996' }),
      pathExample(['Disallow:'], ['Disallow: /a'], { reader: 'koster-1996' }),
    ],
  }),
  R058: kind<{ readonly path: string }>({
    severity: 'error',
    source: cite('RFC 9309', '2.2'),
    applies: (reader) => !decodesAll(reader),
    examples: [
      pathExample(['Disallow: /a b/'], ['Disallow: /a%20b/']),
      pathExample(['Disallow: /a /b  # both'], ['Disallow: /a', 'Disallow: /b # both']),
      pathExample(['Disallow: /tmp/ not for you'], ['Disallow: /tmp/ # not for you']),
    ],
  }),
  R059: kind<{ readonly path: string; readonly rest: string }>({
    severity: 'warning',
    source: [...cite('draft 1', '3.2'), ...cite('RFC 9309', '2.2.3')],
    examples: [
      pathExample(['Disallow: /a#b'], ['Disallow: /a # b']),
      pathExample(['Disallow: /a#b of old'], ['Disallow: /a%23b # of old']),
    ],
  }),
  R065: kind<{ readonly path: string; readonly tidied: string }>({
    severity: 'info',
    source: [...cite('draft 1', '3.2.2'), ...cite('RFC 9309', '2.2.2')],
    examples: [
      pathExample(['Disallow: /a//b/./c/'], ['Disallow: /a/b/c/']),
      pathExample(['Disallow: /a/x/../b?c=//'], ['Disallow: /a/b?c=//']),
      pathExample(['Disallow: /a'], ['Disallow: /a'], {
        urls: ['https://example.com/a//b#c'],
        nearUrls: ['https://example.com/a/b'],
      }),
    ],
  }),
  R098: kind<{ readonly path: string; readonly character: string }>({
    severity: 'warning',
    source: [...cite('RFC 9309', '2.2.2'), ...cite('Unicode Technical Standard 39')],
    examples: [
      pathExample(['Disallow: /\u3164private/'], ['Disallow: /private/']),
      pathExample(['Disallow: /a\ufe0fb'], ['Disallow: /ab']),
      pathExample(['Disallow: /a\u00a0b'], ['Disallow: /a%20b']),
      pathExample(['Disallow: /\u0430dmin-x/'], ['Disallow: /admin-x/']),
    ],
  }),
};

const createSpot = spotsOf(characterKinds);

/** Characters that are not in `pchar` of draft 1 3.3, and that no other finding of its readers is about. */
const NOT_IN_GRAMMAR = /[ \t~"<>[\]\\^`{|}]/;

/** R057: what the grammar of 1996 does not allow as a path: other characters, and nothing at all. */
export const checkGrammarOf1996: LineCheck = (rule) => {
  const { path, text, start } = rule;
  if (path === '') {
    const field = { from: text.search(/[^ \t]/) - start, to: 0 };
    return [createSpot(rule, 'R057', field, { path, sign: '' })];
  }
  const from = path.search(NOT_IN_GRAMMAR);
  if (from < 0) return [];
  return [createSpot(rule, 'R057', { from, to: from + 1 }, { path, sign: path.charAt(from) })];
};

/** Replaces the line by one rule for each of several paths. The comment stays with the last. */
const splitRuleFix =
  ({ effect, path, text, comment }: PathLine, paths: readonly string[]): SpotFixMaker =>
  ({ subject: { policy }, fix }, line) => {
    const tail = comment < 0 ? '' : ` ${text.slice(comment)}`;
    const insert = paths.map((one, i) => ({
      text: ruleText(policy.format, { effect, path: one }) + (i === paths.length - 1 ? tail : ''),
    }));
    return fix('split-rule', { path, paths }, () =>
      placeLines(policy.source, [{ at: line, remove: 1, insert }]),
    );
  };

/** Turns the text after the first space into a comment. */
const asCommentFix =
  ({ path, start }: PathLine, spaceAt: number): SpotFixMaker =>
  ({ fix }, line) => {
    const rest = path.slice(spaceAt).trimStart();
    return fix('comment-rest', { text: path.slice(0, spaceAt), path }, () => [
      insertAt(line, start + path.length - rest.length, '# '),
    ]);
  };

/** R058: spaces inside a path. */
export const checkSpaces: LineCheck = (rule) => {
  const { path } = rule;
  const spaces = /[ \t]+/.exec(path);
  if (!spaces) return [];
  const from = spaces.index;
  const words = path.split(/[ \t]+/);
  const areRules = words.every((word) => /^[/*]/.test(word) && isWritable(word));
  const encoded = createWritePathFix(path.replaceAll(' ', '%20').replaceAll('\t', '%09'));
  const fixes = areRules ? [splitRuleFix(rule, words), encoded] : [encoded, asCommentFix(rule, from)];
  return [createSpot(rule, 'R058', { from, to: from + spaces[0].length }, { path }, fixes)];
};

/** Returns the text from a column up to a space. */
const wordFrom = (text: string, column: number) => textBeforeMatch(text.slice(column), /[ \t]/);

/** Makes the word that begins with the number sign part of the path. The text after it remains a comment. */
const joinSignFix =
  ({ text: lineText, comment }: PathLine): SpotFixMaker =>
  ({ fix }, line) => {
    const word = wordFrom(lineText, comment);
    const end = comment + word.length;
    const rest = lineText.slice(end).trim() === '' ? '' : ' #';
    const text = word.replaceAll('#', '%23');
    return fix('write-number-sign', { text }, () => [replaceInLine(line, comment, end, text + rest)]);
  };

const separateCommentFix =
  ({ comment }: PathLine): SpotFixMaker =>
  ({ subject: { policy }, fix }, line) => {
    const verdicts = isStableLine(policy, line) ? 'same' : 'changes';
    return fix('set-comment-apart', {}, () => [insertAt(line, comment, ' ')], verdicts);
  };

/** R059: a number sign directly after a path. */
export const checkNumberSigns: LineCheck = (rule) => {
  const { text, path, comment } = rule;
  if (comment < 1 || path === '' || /[ \t\v\f]/.test(text.charAt(comment - 1))) return [];
  const word = wordFrom(text, comment);
  const from = comment - rule.start;
  const joins = path.startsWith('/') && /^(?:[!-$&-~]|%[0-9A-Fa-f]{2})+$/.test(word);
  const join = joins ? [joinSignFix(rule)] : [];
  const values = { path, rest: word };
  return [createSpot(rule, 'R059', { from, to: from + 1 }, values, [...join, separateCommentFix(rule)])];
};

const UNTIDY_PART = /(?<!:)\/\/|\/\.\.?(?=\/|$)/;

/** Removes empty, `.` and `..` parts of a path (RFC 3986 5.2.4). */
function tidyPath(path: string): string {
  const parts: string[] = [];
  const segments = path
    .replace(/(?<!:)\/{2,}/g, '/')
    .split('/')
    .slice(1);
  segments.forEach((part, i) => {
    const isLast = i === segments.length - 1;
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
    if (isLast && (part === '..' || part === '.')) parts.push('');
  });
  return `/${parts.join('/')}`;
}

/** Returns the range of a path, before its query, that browsers shorten, and the shortened path. */
export function findUntidyPart(path: string): { from: number; to: number; text: string } | undefined {
  const query = path.indexOf('?');
  const before = query < 0 ? path : path.slice(0, query);
  const untidy = before.startsWith('/') ? UNTIDY_PART.exec(before) : null;
  if (!untidy) return undefined;
  const text = tidyPath(before);
  if (text === '/') return undefined;
  return { from: untidy.index, to: untidy.index + untidy[0].length, text: text + path.slice(before.length) };
}

/** R065: parts of a path that browsers remove. In paths with wildcards they are intended. */
export const checkUntidyPath: LineCheck = (rule) => {
  const { path } = rule;
  const untidy = /[*$]/.test(path) ? undefined : findUntidyPart(path);
  if (!untidy) return [];
  const { text: tidied } = untidy;
  return [createSpot(rule, 'R065', untidy, { path, tidied }, [createWritePathFix(tidied)])];
};

/** Characters that draw nothing, or reverse the direction of the text. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Spaces that most readers do not treat as spaces. */
const FULLWIDTH = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/;
const HIDDEN = new RegExp(`${INVISIBLE.source}|${FULLWIDTH.source}`, 'gu');
/** Returns a path as it looks. */
export const removeHidden = (path: string): string => path.replace(HIDDEN, '');

const WORD = /[A-Za-z\u0391-\u03c9\u0400-\u04ff]+/g;

/** Returns the first word with letters of two scripts that look alike. */
const findMixedWord = (path: string) =>
  [...path.matchAll(WORD)].find(([word]) => /[A-Za-z]/.test(word) && /[^A-Za-z]/.test(word));

const describeHidden = (path: string) => INVISIBLE.exec(path) ?? FULLWIDTH.exec(path) ?? findMixedWord(path);

/** R098: a path that looks like another one. */
export const checkDisguise: LineCheck = (rule) => {
  const { path, isOctets } = rule;
  const disguise = isOctets ? undefined : describeHidden(path);
  if (!disguise) return [];
  const [text] = disguise;
  const isMixed = !INVISIBLE.test(path) && !FULLWIDTH.test(path);
  const foreign = isMixed
    ? (/[^A-Za-z]/.exec(text)?.[0] ?? text)
    : String.fromCodePoint(text.codePointAt(0)!);
  const from = disguise.index + text.indexOf(foreign);
  const visiblePath = removeHidden(path);
  const bare = visiblePath.startsWith('/') ? visiblePath : `/${visiblePath}`;
  const encodedPath = path.replace(/[^\0-\u007f]+/g, (run) => percentEncode(run, 'utf-8'));
  const encode = createWritePathFix(encodedPath, FULLWIDTH.test(path) ? 'changes' : 'same', 'write-escaped');
  const fixes = isMixed || bare === '/' ? [encode] : [createWritePathFix(bare), encode];
  const values = { path, character: codePointName(foreign, 0) };
  return [createSpot(rule, 'R098', { from, to: from + foreign.length }, values, fixes)];
};
