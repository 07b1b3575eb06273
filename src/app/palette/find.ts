// What the palette lists for what was typed: by its first character lines, URLs or user-agents; else commands.
import type { Command, Origin } from '../commands/command.ts';
import { findCommands } from './find-commands.ts';
import { findAgents, findUrls } from './find-in-table.ts';
import { findLines } from './find-lines.ts';
import type { Found } from './result.ts';

const ways: Readonly<Record<string, (rest: string, all: string) => Found>> = {
  ':': (rest) => findLines(rest),
  '/': (_, all) => findUrls(all),
  '@': (rest) => findAgents(rest),
};

export function find(query: string, commands: readonly Command[], from: Origin): Found {
  const typed = query.trimStart();
  const way = ways[typed.charAt(0)];
  const { groups, ...rest } = way
    ? way(typed.slice(1), typed)
    : findCommands(typed.replace(/^>/, ''), commands, from);
  return { ...rest, groups: groups.filter(({ results }) => results.length > 0) };
}
