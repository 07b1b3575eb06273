// What the palette lists for what was typed: by its first character lines, URLs or user-agents; else commands.

import type { ActionContext } from '../../actions/action.ts';
import { type Lines, lineAt } from '../../core/document/lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { openLineInWorkbench } from '../../features/compare/open-in-workbench.ts';
import { commandWords, paletteWords as words } from '../../messages/en/app/commands.ts';
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

function result(line: number, text: string, marks: readonly number[]): PaletteResult {
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

/** The lines whose numbers begin with these digits, as far as the file goes: 4, 40 to 49, 400 to 499. */
function numbered(digits: string, count: number): number[] {
  const lines: number[] = [];
  for (let first = Number(digits), width = 1; first <= count && first > 0; first *= 10, width *= 10)
    for (let line = first; line < first + width && line <= count; line++) lines.push(line - 1);
  return lines;
}

function byNumber(digits: string, lines: Lines): CappedResults {
  const all = numbered(digits, lines.length);
  const shown = all.slice(0, MAX_RESULTS);
  return {
    results: shown.map((line) => result(line, escapeInvisible(lineAt(lines, line)?.text ?? ''), [])),
    more: all.length - shown.length,
  };
}

function byText(wanted: string, { chunks }: Lines): CappedResults {
  const results: PaletteResult[] = [];
  let line = 0;
  let count = 0;
  for (const chunk of chunks)
    for (const { text } of chunk) {
      const shown = escapeInvisible(text);
      const marks = wanted === '' ? [] : findMarks(wanted, shown);
      if (marks && count++ < MAX_RESULTS) results.push(result(line, shown, marks));
      line++;
    }
  return { results, more: count - results.length };
}

/** Lines of the open file, by number or by a part of their text. */
function findLines(query: string): PaletteResults {
  const { lines } = openSource(documentStore.getState());
  const wanted = query.trim();
  const { results, more } = /^\d+$/.test(wanted) ? byNumber(wanted, lines) : byText(wanted, lines);
  const none = words.noLine(shellWords.lines(lines.length));
  return { groups: [{ title: words.lines, results }], more, none };
}

// The commands that fit what was typed, the best first; all of them, in groups, before anything is typed.
/** Worse than a name with a word that begins so, better than one that only has the letters somewhere. */
const OTHERWISE = 2;

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
    ...(reason && { why: commandWords.why[reason] }),
  };
}

const otherWords = ({ keywords, keys }: DescribedAction): string =>
  [keywords ?? '', ...(keys ?? []).flatMap((key) => [keyNames(key).join(' '), key])].join(' ');

function grouped(commands: readonly DescribedAction[], context: ActionContext): PaletteResults['groups'] {
  return Object.entries(commandWords.groups).map(([group, title]) => ({
    title,
    results: commands.filter((one) => one.group === group).map((one) => resultOf(one, context, [])),
  }));
}

/** What can be done comes before what cannot, among those that fit alike. */
function findActions(
  query: string,
  commands: readonly DescribedAction[],
  context: ActionContext,
): PaletteResults {
  if (query.trim() === '') return { groups: grouped(commands, context), more: 0, none: words.none };
  const fitting = commands.flatMap((command) => {
    const own = matchFuzzily(query, command.title);
    const isOther = matchesAlternativeWords(query, command.title, otherWords(command));
    if (!own && !isOther) return [];
    const rank = Math.min(own?.rank ?? OTHERWISE, isOther ? OTHERWISE : Number.POSITIVE_INFINITY);
    return [{ rank, result: resultOf(command, context, own?.marks ?? []) }];
  });
  const isOff = ({ result }: (typeof fitting)[number]) => Number(result.why !== undefined);
  const results = fitting
    .toSorted((a, b) => Math.floor(a.rank) - Math.floor(b.rank) || isOff(a) - isOff(b) || a.rank - b.rank)
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
  const way = searchesByPrefix[typed.charAt(0)];
  const { groups, ...rest } = way
    ? way(typed.slice(1), typed)
    : findActions(typed.replace(/^>/, ''), commands, context);
  return { ...rest, groups: groups.filter(({ results }) => results.length > 0) };
}
