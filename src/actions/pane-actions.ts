// What only a pane knows how to do: it says so while it is shown, and whoever lists commands asks for it by name.

export type PaneAction =
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
export type PaneActions = Readonly<Partial<Record<PaneAction, (() => void) | undefined>>>;

const registeredActions: PaneActions[] = [];

/** Says what can be done from now on; what is returned says that it cannot any more. */
export function registerPaneAction(commands: PaneActions): () => void {
  registeredActions.push(commands);
  return () => void registeredActions.splice(registeredActions.indexOf(commands), 1);
}

/** What a command does now; undefined while no pane offers it. */
export const getPaneAction = (name: PaneAction): (() => void) | undefined =>
  registeredActions.findLast((commands) => commands[name])?.[name];
