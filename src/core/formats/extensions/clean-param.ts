// Clean-param: parameters of addresses that do not change the page (modern-lines 5).
import type { Severity } from '../../diagnostics/finding.ts';
import { sliceWord, splitWords, type Word } from '../../syntax/words.ts';
import { createIssueFactory, type LineIssue, type ValueReader } from './line-value.ts';

/** Parameters that do not change the page. */
export interface CleanParam {
  readonly names: readonly Word[];
  /** The beginning of paths it counts for, in which `*` is a pattern; the whole site if absent. */
  readonly path?: Word;
}

/** What can be said of a Clean-param line, and how bad it is (modern-lines 16). */
export const cleanParamCodes = {
  'CLP-EMPTY': 'error',
  'CLP-EXTRA': 'error',
  'CLP-BLANK-SEPARATED': 'error',
  'CLP-NAME': 'error',
  'CLP-LONG': 'error',
  'CLP-PATH-CHAR': 'error',
} as const satisfies Record<string, Severity>;

type CleanParamIssue = LineIssue<keyof typeof cleanParamCodes>;

/** Characters of a whole value. */
const MAX_LENGTH = 500;

const issue = createIssueFactory(cleanParamCodes);

/** The pieces of a word between ampersands, empty ones too. */
function namesIn({ text, start }: Word): Word[] {
  let at = start;
  return text.split('&').map((name) => {
    const word = { text: name, start: at, end: at + name.length };
    at = word.end + 1;
    return word;
  });
}

const isName = ({ text }: Word) => /^[^?#=/]+$/.test(text);

/** An empty name is shown at the ampersand before it, or behind. */
const badName = ({ text, start, end }: Word, first: number): CleanParamIssue =>
  text !== ''
    ? issue('CLP-NAME', start, end)
    : issue('CLP-NAME', start > first ? start - 1 : start, start > first ? start : start + 1);

const isPathLike = ({ text }: Word) => /^[/*]/.test(text);

/** What is wrong with the words behind the first: names before a path, or something behind it. */
function restIssues(rest: readonly Word[]): CleanParamIssue[] {
  const at = rest.findIndex(isPathLike);
  const loose = at < 0 ? rest : rest.slice(0, at);
  const path = rest[at];
  const extra = at < 0 ? undefined : rest[at + 1];
  const bad = path && /[^A-Za-z0-9.\-/*_]+/.exec(path.text);
  return [
    ...(loose.length > 0 ? [issue('CLP-BLANK-SEPARATED', loose[0]!.start, loose.at(-1)!.end)] : []),
    ...(bad ? [issue('CLP-PATH-CHAR', path.start + bad.index, path.start + bad.index + bad[0].length)] : []),
    ...(extra ? [issue('CLP-EXTRA', extra.start, rest.at(-1)!.end)] : []),
  ];
}

/** The value of a Clean-param line: names joined by `&`, and perhaps a path behind a blank. */
export const readCleanParam: ValueReader<CleanParam, keyof typeof cleanParamCodes> = (value) => {
  const { length } = value;
  const [first, ...rest] = splitWords(value, 0, length);
  if (!first) return { issues: [issue('CLP-EMPTY', 0, length)] };
  const names = namesIn(first);
  const issues = [
    ...(length > MAX_LENGTH ? [issue('CLP-LONG', MAX_LENGTH, length)] : []),
    ...names.filter((name) => !isName(name)).map((name) => badName(name, first.start)),
    ...restIssues(rest),
  ].toSorted((a, b) => a.start - b.start);
  if (issues.length > 0) return { issues };
  const path = rest[0] && sliceWord(value, rest[0].start, rest[0].end);
  return { parts: { names, ...(path ? { path } : {}) }, issues };
};
