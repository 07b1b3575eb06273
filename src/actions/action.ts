// What a command is, in the one table that the palette, the keys and the page of keys are made of.
import { commandWords } from '../messages/en/commands.ts';

/** Where the focus was when somebody asked for a command; undefined if that is nowhere any more. */
export type FocusOrigin = HTMLElement | undefined;

/** Where keys work. */
export type KeyScope =
  | 'anywhere'
  | 'table'
  | 'cell'
  | 'tree'
  | 'records'
  | 'rule'
  | 'text'
  | 'findings'
  | 'palette';

export interface Action {
  readonly id: string;
  readonly group: keyof typeof commandWords.groups;
  readonly title: string;
  /** What it does, in one line. */
  readonly help: string;
  /** Other words that it is found by. */
  readonly also?: string;
  /** Names of keys joined by `+`, as `Ctrl+Shift+S`; the first is the one that is shown. */
  readonly keys?: readonly [string, ...string[]];
  /** Where these keys work; anywhere if absent. */
  readonly where?: KeyScope;
  /** Why it is not possible now. */
  readonly disabledReason?: (from: FocusOrigin) => string | undefined;
  readonly run: (from: FocusOrigin) => void;
}

type ActionId = keyof typeof commandWords.helps;

const titles: Readonly<Record<string, string>> = commandWords.titles;
const also: Readonly<Record<string, string>> = commandWords.also;

/** A command that the words know by its id. What a button or menu calls it already is given as `title`. */
export function createAction(
  id: ActionId,
  group: Action['group'],
  run: Action['run'],
  more: Partial<Action> = {},
): Action {
  return {
    id,
    group,
    title: titles[id] ?? id,
    help: commandWords.helps[id],
    ...(also[id] === undefined ? {} : { also: also[id] }),
    run,
    ...more,
  };
}

/** The keys of a command that has a key everywhere, by the letter that it is listed with. */
export function keysOf(row: {
  readonly keys: string;
  readonly alsoKeys?: string;
}): readonly [string, ...string[]] {
  const told = (letter: string) => `Ctrl+${/[A-Z]/.test(letter) ? 'Shift+' : ''}${letter.toUpperCase()}`;
  return row.alsoKeys === undefined ? [told(row.keys)] : [told(row.keys), told(row.alsoKeys)];
}
