// Finds palette results for a query: actions, URLs, crawlers, rules, files and sites, or only those that its first character names.

import type { ActionContext } from '../../actions/action.ts';
import { countLines } from '../../core/document/count-lines.ts';
import { type Lines, lineAt, linesIn } from '../../core/document/lines.ts';
import { fieldAt } from '../../core/syntax/policy.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { openLineInWorkbench } from '../../features/compare/open-in-workbench.ts';
import { actionWords, paletteWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { openPolicy, openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { keyNames } from '../../ui/environment/key-names.ts';
import { showPane } from '../actions/action-context.ts';
import type { DescribedAction } from '../actions/all-actions.ts';
import { focusPane } from '../shared/pane-focus.ts';
import {
  filterTable,
  findAddition,
  findAgents,
  findCrawlers,
  findQuestion,
  findUrls,
} from './find-in-table.ts';
import { findFiles, findSites } from './find-sites.ts';
import { findMarks, matchesAlternativeWords, matchFuzzily } from './fuzzy-match.ts';
import {
  type CappedResults,
  MAX_OF_KIND,
  MAX_RESULTS,
  type PaletteResult,
  type PaletteResults,
  type ResultGroup,
} from './palette-results.ts';

function lineResult(line: number, text: string, marks: readonly number[]): PaletteResult {
  return {
    id: `line ${line}`,
    title: text,
    marks,
    isCode: true,
    aside: words.line(String(line + 1)),
    help: words.lineHelp,
    run() {
      openLineInWorkbench({ path: documentStore.getState().view.path, line });
      showPane('text');
      focusPane('text');
    },
  };
}

/** Returns the indexes of lines whose numbers begin with these digits, within the file: 4, 40 to 49, 400 to 499. */
function linesWithPrefix(digits: string, count: number): number[] {
  const lines: number[] = [];
  for (let start = Number(digits), width = 1; start <= count && start > 0; start *= 10, width *= 10)
    for (let line = start; line < start + width && line <= count; line++) lines.push(line - 1);
  return lines;
}

function findByNumber(digits: string, lines: Lines): CappedResults {
  const matches = linesWithPrefix(digits, lines.length);
  const listed = matches.slice(0, MAX_RESULTS);
  return {
    results: listed.map((line) => lineResult(line, escapeInvisible(lineAt(lines, line)?.text ?? ''), [])),
    more: matches.length - listed.length,
  };
}

function findByText(part: string, { chunks }: Lines): CappedResults {
  const results: PaletteResult[] = [];
  let line = 0;
  let count = 0;
  for (const chunk of chunks)
    for (const { text } of linesIn(chunk)) {
      const visibleText = escapeInvisible(text);
      const marks = part === '' ? [] : findMarks(part, visibleText);
      if (marks && count++ < MAX_RESULTS) results.push(lineResult(line, visibleText, marks));
      line++;
    }
  return { results, more: count - results.length };
}

/** Finds lines of the open file by number or by a part of their text. */
function findLines(query: string): PaletteResults {
  const { lines } = openSource(documentStore.getState());
  const part = query.trim();
  const { results, more } = /^\d+$/.test(part) ? findByNumber(part, lines) : findByText(part, lines);
  const none = words.noLine(shellWords.lines(countLines(lines)));
  return { groups: [{ title: words.lines, count: results.length + more, results }], more, none };
}

// Finds commands that match the query, best first; without a query, all that are possible now, in groups.
/** The rank of alternative words: worse than a name with a matching word beginning, as good as letters inside it. */
const ALTERNATIVE_RANK = 2;

function resultOf(
  { keys, disabledReason, ...command }: DescribedAction,
  context: ActionContext,
  marks: readonly number[],
): PaletteResult {
  const reason = disabledReason?.(context);
  return {
    ...command,
    marks,
    ...(keys && { keys: keys[0] }),
    ...(reason && { why: actionWords.why[reason] }),
  };
}

const alternativeWords = ({ keywords, keys }: DescribedAction): string =>
  [keywords ?? '', ...(keys ?? []).flatMap((key) => [keyNames(key).join(' '), key])].join(' ');

function groupCommands(
  commands: readonly DescribedAction[],
  context: ActionContext,
): PaletteResults['groups'] {
  return Object.entries(actionWords.groups)
    .map(([group, title]) => ({
      title,
      results: commands
        .filter((command) => command.group === group)
        .map((groupCommand) => resultOf(groupCommand, context, []))
        .filter(({ why }) => why === undefined),
    }))
    .filter(({ results }) => results.length > 0);
}

/** Possible commands are before impossible ones, and better matches before others. */
function findActions(
  query: string,
  commands: readonly DescribedAction[],
  context: ActionContext,
): PaletteResults {
  if (query.trim() === '') return { groups: groupCommands(commands, context), more: 0, none: words.none };
  const matches = commands.flatMap((command) => {
    const match = matchFuzzily(query, command.title);
    const matchesAlternative = matchesAlternativeWords(query, command.title, alternativeWords(command));
    if (!match && !matchesAlternative) return [];
    const rank = Math.min(
      match?.rank ?? ALTERNATIVE_RANK,
      matchesAlternative ? ALTERNATIVE_RANK : Number.POSITIVE_INFINITY,
    );
    return [{ rank, result: resultOf(command, context, match?.marks ?? []) }];
  });
  const disabledRank = ({ result }: (typeof matches)[number]) => Number(result.why !== undefined);
  const results = matches
    .toSorted((a, b) => disabledRank(a) - disabledRank(b) || a.rank - b.rank)
    .map(({ result }) => result);
  return { groups: [{ title: words.actions, count: results.length, results }], more: 0, none: words.none };
}

/** Returns rules and user-agents whose lines contain a text: equal lines once, with all of their numbers. */
function findRules(query: string): readonly PaletteResult[] {
  const policy = openPolicy(documentStore.getState());
  const part = query.trim();
  const linesByText = new Map<string, number[]>();
  const { length } = policy.source.lines;
  for (let line = 0; line < length && linesByText.size < MAX_RESULTS; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role !== 'rule') continue;
    const text = escapeInvisible(field.line.text.trim());
    if (findMarks(part, text)) linesByText.set(text, [...(linesByText.get(text) ?? []), line]);
  }
  return [...linesByText].map(([text, lines]) => {
    const first = lines[0] ?? 0;
    const { directive } = fieldAt(policy, first);
    return {
      ...lineResult(first, text, findMarks(part, text) ?? []),
      ...(directive?.effect && { tone: directive.effect === 'allow' ? 'allow' : 'deny' }),
      aside: words.linesOf(lines.map((line) => String(line + 1))),
    } satisfies PaletteResult;
  });
}

/** Caps a group. What is left out is one more result, which lists all of them. */
function capGroup(
  title: string,
  results: readonly PaletteResult[],
  rest: Pick<PaletteResult, 'query'> & {
    readonly name: (count: number) => string;
    readonly run?: PaletteResult['run'];
  },
  count = results.length,
  addition?: PaletteResult,
): ResultGroup {
  const listed = results.slice(0, MAX_OF_KIND);
  const left = count - listed.length;
  const { name, query, run = () => undefined } = rest;
  const more: PaletteResult[] =
    left > 0
      ? [
          {
            id: `more ${title}`,
            title: name(left),
            marks: [],
            help: words.moreHelp,
            run,
            ...(query !== undefined && { query }),
          },
        ]
      : [];
  return {
    title,
    count: count + (addition ? 1 : 0),
    results: [...listed, ...more, ...(addition ? [addition] : [])],
  };
}

/** Everything that matches, at most a few of each kind. */
function findAll(
  query: string,
  commands: readonly DescribedAction[],
  context: ActionContext,
  sites: readonly SessionSummary[],
): PaletteResults['groups'] {
  const text = query.trim();
  const [urls] = findUrls(text, MAX_OF_KIND).groups;
  const urlCount = urls?.count ?? 0;
  const filter: PaletteResult = {
    id: 'filter text',
    title: words.filterTo(text),
    marks: findMarks(text, words.filterTo(text)) ?? [],
    keys: '/',
    aside: words.leaves(urlCount),
    help: words.filterHelp,
    run: (origin) => filterTable(text, origin),
  };
  const actions = findActions(query, commands, context).groups.flatMap(({ results }) => results);
  const addition = findAddition(text);
  const isUrl = addition?.id === 'add url';
  return [
    capGroup(words.actions, urlCount > 0 ? actions.toSpliced(MAX_OF_KIND - 1, 0, filter) : actions, {
      name: words.moreActions,
      query: `>${text}`,
    }),
    capGroup(
      words.urls,
      urls?.results ?? [],
      { name: words.moreUrls, run: (origin) => filterTable(text, origin) },
      urlCount,
      isUrl ? addition : undefined,
    ),
    capGroup(
      words.crawlers,
      findCrawlers(text),
      { name: words.moreCrawlers, query: `@${text}` },
      undefined,
      isUrl ? undefined : addition,
    ),
    capGroup(words.rules, findRules(text), { name: words.moreRules, query: `:${text}` }),
    { title: words.files, results: findFiles(text).slice(0, MAX_RESULTS) },
    { title: words.sites, results: findSites(text, sites).slice(0, MAX_RESULTS) },
  ];
}

const searchesByPrefix: Readonly<Record<string, (rest: string, all: string) => PaletteResults>> = {
  ':': (rest) => findLines(rest),
  '/': (_, all) => findUrlsOrNew(all),
  '@': (rest) => findAgents(rest),
};

/** URLs of the table, and the one that is typed. */
function findUrlsOrNew(text: string): PaletteResults {
  const found = findUrls(text);
  const addition = findAddition(text);
  if (addition?.id !== 'add url') return found;
  return { ...found, groups: [{ title: words.urls, results: [addition] }] };
}

export function searchPalette(
  query: string,
  commands: readonly DescribedAction[],
  context: ActionContext,
  sites: readonly SessionSummary[] = [],
): PaletteResults {
  const typed = query.trimStart();
  const search = searchesByPrefix[typed.charAt(0)];
  const isOnlyActions = typed === '' || typed.startsWith('>');
  const question = isOnlyActions ? undefined : findQuestion(typed);
  const { groups, ...rest } = search
    ? search(typed.slice(1), typed)
    : isOnlyActions
      ? findActions(typed.replace(/^>/, ''), commands, context)
      : { groups: findAll(typed, commands, context, sites), more: 0, none: words.none };
  const asked = question ? [{ title: words.question, results: [question] }] : [];
  return { ...rest, groups: [...asked, ...groups].filter(({ results }) => results.length > 0) };
}
