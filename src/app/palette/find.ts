// What the palette lists for what was typed: by its first character lines, URLs or user-agents; else commands.
import type { Action, FocusOrigin } from '../commands/command.ts';
import { findActions } from './find-commands.ts';
import { findAgents, findUrls } from './find-in-table.ts';
import { findLines } from './find-lines.ts';
import type { PaletteResults } from './result.ts';

const searchesByPrefix: Readonly<Record<string, (rest: string, all: string) => PaletteResults>> = {
  ':': (rest) => findLines(rest),
  '/': (_, all) => findUrls(all),
  '@': (rest) => findAgents(rest),
};

export function searchPalette(query: string, commands: readonly Action[], from: FocusOrigin): PaletteResults {
  const typed = query.trimStart();
  const way = searchesByPrefix[typed.charAt(0)];
  const { groups, ...rest } = way
    ? way(typed.slice(1), typed)
    : findActions(typed.replace(/^>/, ''), commands, from);
  return { ...rest, groups: groups.filter(({ results }) => results.length > 0) };
}
