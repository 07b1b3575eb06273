// Clean-param: URL parameters that do not change the page.

import { cite } from '../../../catalogue/citations.ts';
import {
  createPart,
  endsWithSpace,
  partsOfGroups,
  type ValuePartRange,
} from '../../../syntax/value-parts.ts';
import { sliceWord, splitWords, type Word } from '../../../syntax/words.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { standaloneExample } from '../example.ts';
import { createIssueFactory, hasNoErrors, type LineIssue, type ValueReader } from '../line-value.ts';
import { deleteLine, firstOf, type Repair } from '../value-repairs.ts';
import {
  suggestPaths,
  textBeforeWord,
  type ValuePosition,
  type ValueSuggestion,
} from '../value-suggestions.ts';

/** Parameters that do not change the page. */
export interface CleanParam {
  readonly names: readonly Word[];
  /** The beginning of the paths that it applies to, in which `*` is a wildcard. Absent for the whole site. */
  readonly path?: Word;
}

/** The limit of a whole value, in characters. */
const MAX_LENGTH = 500;

/** Joins names into values that each fit into one line. */
function splitIntoLines(names: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + name.length <= room)
      lines[lines.length - 1] = `${last}&${name}`;
    else lines.push(name);
  }
  return lines;
}

/** Joins the parameters with ampersands, in one line for each path. Returns nothing if a line would still be wrong. */
function normalizeCleanParams(value: string): readonly Repair[] {
  const words = value.split(/[ \t]+/);
  const paths = words
    .filter((word) => /^[/*]/.test(word))
    .map((path) => path.replace(/[^A-Za-z0-9.\-/*_].*$/, ''));
  const names = words
    .filter((word) => !/^[/*]/.test(word))
    .flatMap((word) => word.split(/[&?;,]/))
    .map((name) => name.replace(/=.*$/, ''))
    .filter((name) => name !== '');
  const values = (paths.length > 0 ? paths : ['']).flatMap((path) =>
    splitIntoLines([...new Set(names)], MAX_LENGTH - path.length - 1).map((line) => `${line} ${path}`.trim()),
  );
  return values.length > 0 && values.every((one) => hasNoErrors(readCleanParam(one))) ? [{ values }] : [];
}

const issues = {
  'CLP-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: standaloneExample('Clean-param:', 'Clean-param: ref'),
  },
  'CLP-EXTRA': {
    severity: 'error',
    repair: normalizeCleanParams,
    examples: standaloneExample('Clean-param: a&b /x /y', 'Clean-param: a&b /x'),
  },
  'CLP-BLANK-SEPARATED': {
    severity: 'error',
    repair: normalizeCleanParams,
    examples: standaloneExample('Clean-param: sid ref', 'Clean-param: sid&ref'),
  },
  'CLP-NAME': {
    severity: 'error',
    repair: firstOf(normalizeCleanParams, deleteLine),
    examples: [
      ...standaloneExample('Clean-param: a&&b /x', 'Clean-param: a&b /x'),
      ...standaloneExample('Clean-param: ?ref= /x', 'Clean-param: ref /x'),
      ...standaloneExample('Clean-param: ==', 'Clean-param: ref'),
    ],
  },
  'CLP-LONG': {
    severity: 'error',
    repair: normalizeCleanParams,
    examples: standaloneExample(
      `Clean-param: ${Array.from({ length: 90 }, (_, i) => `param${i}`).join('&')} /x`,
      'Clean-param: ref /x',
    ),
  },
  'CLP-PATH-CHAR': {
    severity: 'error',
    repair: normalizeCleanParams,
    examples: standaloneExample('Clean-param: a /x?y', 'Clean-param: a /x'),
  },
} as const satisfies Record<string, ExtensionIssue>;

type CleanParamIssue = LineIssue<keyof typeof issues>;

const issue = createIssueFactory(issues);

/** The parts of a word between ampersands, including empty ones. */
function namesIn({ text, start }: Word): Word[] {
  let at = start;
  return text.split('&').map((name) => {
    const word = { text: name, start: at, end: at + name.length };
    at = word.end + 1;
    return word;
  });
}

const isName = ({ text }: Word) => /^[^?#=/]+$/.test(text);

/** An empty name is marked at the ampersand before or after it. */
const nameIssue = ({ text, start, end }: Word, first: number): CleanParamIssue =>
  text !== ''
    ? issue('CLP-NAME', start, end)
    : issue('CLP-NAME', start > first ? start - 1 : start, start > first ? start : start + 1);

const isPathLike = ({ text }: Word) => /^[/*]/.test(text);

/** The issues of the words after the first one: names before a path, or something after it. */
function issuesOfLaterWords(laterWords: readonly Word[]): CleanParamIssue[] {
  const at = laterWords.findIndex(isPathLike);
  const namesBeforePath = at < 0 ? laterWords : laterWords.slice(0, at);
  const [first, last] = [namesBeforePath.at(0), namesBeforePath.at(-1)];
  const path = laterWords[at];
  const extra = at < 0 ? undefined : laterWords[at + 1];
  const invalid = path && /[^A-Za-z0-9.\-/*_]+/.exec(path.text);
  return [
    ...(first && last ? [issue('CLP-BLANK-SEPARATED', first.start, last.end)] : []),
    ...(invalid
      ? [issue('CLP-PATH-CHAR', path.start + invalid.index, path.start + invalid.index + invalid[0].length)]
      : []),
    ...(extra ? [issue('CLP-EXTRA', extra.start, (laterWords.at(-1) ?? extra).end)] : []),
  ];
}

/** Reads the value of a Clean-param line: names joined by `&`, and perhaps a path after a space. */
export const readCleanParam: ValueReader<CleanParam, keyof typeof issues> = (value) => {
  const { length } = value;
  const [first, ...laterWords] = splitWords(value, 0, length);
  if (!first) return { issues: [issue('CLP-EMPTY', 0, length)] };
  const names = namesIn(first);
  const foundIssues = [
    ...(length > MAX_LENGTH ? [issue('CLP-LONG', MAX_LENGTH, length)] : []),
    ...names.filter((name) => !isName(name)).map((name) => nameIssue(name, first.start)),
    ...issuesOfLaterWords(laterWords),
  ].toSorted((a, b) => a.start - b.start);
  if (foundIssues.length > 0) return { issues: foundIssues };
  const path = laterWords[0] && sliceWord(value, laterWords[0].start, laterWords[0].end);
  return { parts: { names, ...(path ? { path } : {}) }, issues: foundIssues };
};

function findParameterParts(value: string): ValuePartRange[] {
  const [names = ''] = /^[^ \t]*/.exec(value) ?? [];
  const ranges = [...names.matchAll(/[^&]+/g)].map(({ 0: name, index }) => ({
    id: 'names',
    start: index,
    end: index + name.length,
  }));
  return [...ranges, ...partsOfGroups(value, /^[^ \t]+[ \t]+(?<path>[^ \t]+)$/d)];
}

/** The names of parameters in the URLs of the site, the most frequent first. */
function collectParameterNames(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const query = /\?([^#]*)/.exec(path)?.[1] ?? '';
    for (const pair of query.split('&')) {
      const [name = ''] = pair.split('=', 1);
      if (/^[^?#=/ \t]+$/.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

function suggestParameters(position: ValuePosition): readonly ValueSuggestion[] {
  if (position.before.length > 1) return [];
  if (position.before.length === 1)
    return suggestPaths(position).filter(({ text }) => /^[\w./*-]+$/.test(text));
  const lead = textBeforeWord(position, '&');
  const present = new Set(lead.split('&'));
  return collectParameterNames(position.paths)
    .filter((name) => !present.has(name))
    .map((name) => ({ part: 'names', text: lead + name, words: [name] }));
}

export const cleanParam = defineExtension({
  id: 'clean-param',
  name: 'Clean-param',
  role: 'setting',
  scope: 'file',
  value: 'parameters',
  source: cite('Yandex Webmaster help', '2026'),
  facts: {
    status: 'partly',
    evaluated: true,
    relation: 'duplicates',
    contested: ['clean-param-scope'],
    honouredBy: [
      { who: 'Yandex', says: 'obeyed', source: 'Yandex Webmaster help, Clean-param', date: '2026-11-20' },
    ],
    share: 0.1,
  },
  readBy: ['yandex'],
  read: readCleanParam,
  issues,
  findParts: findParameterParts,
  shape: {
    parts: [createPart('names'), createPart('path', ' ')],
    next: (head) => (endsWithSpace(head) ? 1 : 0),
  },
  suggest: suggestParameters,
  add: { to: 'file' },
});
