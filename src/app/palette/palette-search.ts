// Finds palette results for a query: lines, URLs or user-agents, depending on its first character; otherwise commands.

import type { ActionContext } from '../../actions/action.ts';
import { type Lines, lineAt } from '../../core/document/lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { openLineInWorkbench } from '../../features/compare/open-in-workbench.ts';
import { actionWords, paletteWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { keyNames } from '../../ui/environment/key-names.ts';
import { showPane } from '../actions/action-context.ts';
import type { DescribedAction } from '../actions/all-actions.ts';
import { focusPane } from '../panes/pane-focus.ts';
import { findAgents, findUrls } from './find-in-table.ts';
import { findMarks, matchesAlternativeWords, matchFuzzily } from './fuzzy-match.ts';
import {
  type CappedResults,
  MAX_RESULTS,
  type PaletteResult,
  type PaletteResults,
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
    for (const { text } of chunk) {
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
  const none = words.noLine(shellWords.lines(lines.length));
  return { groups: [{ title: words.lines, results }], more, none };
}

// Finds commands that match the query, best first; without a query, all of them in groups.
/** The rank of alternative words: worse than a name with a matching word beginning, better than scattered letters. */
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
  return Object.entries(actionWords.groups).map(([group, title]) => ({
    title,
    results: commands
      .filter((command) => command.group === group)
      .map((groupCommand) => resultOf(groupCommand, context, [])),
  }));
}

/** Among equally good matches, possible commands come before impossible ones. */
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
    .toSorted(
      (a, b) =>
        Math.floor(a.rank) - Math.floor(b.rank) || disabledRank(a) - disabledRank(b) || a.rank - b.rank,
    )
    .map(({ result }) => result);
  return { groups: [{ title: words.title, results }], more: 0, none: words.none };
}

const searchesByPrefix: Readonly<Record<string, (rest: string, all: string) => PaletteResults>> = {
  ':': (rest) => findLines(rest),
  '/': (_, all) => findUrls(all),
  '@': (rest) => findAgents(rest),
};

export function searchPalette(
  query: string,
  commands: readonly DescribedAction[],
  context: ActionContext,
): PaletteResults {
  const typed = query.trimStart();
  const search = searchesByPrefix[typed.charAt(0)];
  const { groups, ...rest } = search
    ? search(typed.slice(1), typed)
    : findActions(typed.replace(/^>/, ''), commands, context);
  return { ...rest, groups: groups.filter(({ results }) => results.length > 0) };
}
