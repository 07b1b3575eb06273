// What only a pane knows how to do: it says so while it is shown, and whoever lists commands asks for it by name.

export type PaneCommand =
  | 'stance'
  | 'to-acap'
  | 'to-conventional'
  | 'format'
  | 'format-with'
  | 'outline'
  | 'find'
  | 'hover'
  | 'rename'
  | 'definition'
  | 'references'
  | `copy-${'text' | 'markdown' | 'csv'}`
  | `save-${'text' | 'csv'}`
  | `picture-${'svg' | 'png'}`;

/** What a command does; absent while it is not possible. */
export type PaneCommands = Readonly<Partial<Record<PaneCommand, (() => void) | undefined>>>;

const offered: PaneCommands[] = [];

/** Says what can be done from now on; what is returned says that it cannot any more. */
export function offer(commands: PaneCommands): () => void {
  offered.push(commands);
  return () => void offered.splice(offered.indexOf(commands), 1);
}

/** What a command does now; undefined while no pane offers it. */
export const offeredNow = (name: PaneCommand): (() => void) | undefined =>
  offered.findLast((commands) => commands[name])?.[name];
