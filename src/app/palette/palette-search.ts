// What the palette lists for what was typed: by its first character lines, URLs or user-agents; else commands.

import type { ActionContext } from '../../actions/action.ts';
import { commandWords, paletteWords as words } from '../../messages/en/app/commands.ts';
import { keyNames } from '../../ui/environment/key-names.ts';
import type { DescribedAction } from '../actions/all-actions.ts';
import { findAgents, findUrls } from './find-in-table.ts';
import { findLines } from './find-lines.ts';
import { matchesAlternativeWords, matchFuzzily } from './fuzzy-match.ts';
import type { PaletteResult, PaletteResults } from './palette-results.ts';

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
