// An action is one object: its id, its keys, and what it does. Buttons, menus, keys and the palette call its `run`.
import type { commandWords } from '../messages/en/app/commands.ts';
import { getPane, type PaneCapabilities, type PaneName } from './panes.ts';

/** Where the focus was when an action was asked for; undefined if that is nowhere any more. */
export type FocusOrigin = HTMLElement | undefined;

/** What an action can ask of the page. */
export interface ActionContext {
  readonly origin: FocusOrigin;
  /** What a pane can do now; undefined while it is not mounted. */
  readonly get: <Name extends PaneName>(name: Name) => PaneCapabilities[Name] | undefined;
  /** Brings a pane to the front, and calls `act` once it is mounted there. */
  readonly withPane: <Name extends PaneName>(name: Name, act: (pane: PaneCapabilities[Name]) => void) => void;
}

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

/** Why an action is not possible now: a key of the words for it. */
export type DisabledReason = keyof typeof commandWords.why;

type ActionId = keyof typeof commandWords.helps;

export interface Action {
  readonly id: string;
  readonly group: keyof typeof commandWords.groups;
  /** What its button or menu calls it. The palette does too, unless the words have a name for its id. */
  readonly title?: string;
  /** What it does, in one line, if the words do not know it by its id. */
  readonly help?: string;
  /** Other words that it is found by. */
  readonly keywords?: string;
  /** Names of keys joined by `+`, as `Ctrl+Shift+S`; the first is the one that is shown. */
  readonly keys?: readonly [string, ...string[]];
  /** Where these keys work; anywhere if absent. */
  readonly where?: KeyScope;
  readonly disabledReason?: (context: ActionContext) => DisabledReason | undefined;
  readonly run: (context: ActionContext) => void;
}

/** An action that the words know by its id. */
export const defineAction = <Defined extends Action & { readonly id: ActionId }>(action: Defined): Defined =>
  action;

/** The context of the pane that has the focus, for its own keys: it is in front already. */
export const focusedPaneContext = (target: EventTarget | null): ActionContext => ({
  origin: target instanceof HTMLElement ? target : undefined,
  get: getPane,
  withPane: (name, act) => {
    const pane = getPane(name);
    if (pane) act(pane);
  },
});

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Whether an event is these keys, such as `Ctrl+Shift+S`; Command counts as Ctrl. */
export function matchesKeys({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey, keys: string): boolean {
  const modifiers = keys.split('+');
  const name = modifiers.pop() ?? '';
  return (
    (key === ' ' ? 'Space' : key).toLowerCase() === name.toLowerCase() &&
    (ctrlKey || metaKey) === modifiers.includes('Ctrl') &&
    altKey === modifiers.includes('Alt') &&
    shiftKey === modifiers.includes('Shift')
  );
}

/** The action that a key stands for. */
export const actionOfKey = <Listed extends Pick<Action, 'keys'>>(
  event: PressedKey,
  actions: readonly Listed[],
): Listed | undefined => actions.find(({ keys }) => keys?.some((one) => matchesKeys(event, one)));
