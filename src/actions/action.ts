// An action is one object: its id, its keys, and what it does. Buttons, menus, keys and the command palette call
// its `run`.
import type { actionWords } from '../messages/en/app/commands.ts';
import { getPane, type PaneCapabilities, type PaneName } from './panes.ts';

/** The element that had the focus when an action was used; undefined if it no longer exists. */
export type FocusOrigin = HTMLElement | undefined;

/** What an action can access in the page. */
export interface ActionContext {
  readonly origin: FocusOrigin;
  /** Returns the current capabilities of a pane; undefined while it is not mounted. */
  readonly get: <Name extends PaneName>(name: Name) => PaneCapabilities[Name] | undefined;
  /** Brings a pane to the front, and calls `act` once it is mounted. */
  readonly withPane: <Name extends PaneName>(name: Name, act: (pane: PaneCapabilities[Name]) => void) => void;
}

/** The part of the page in which keys work. */
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

/** The reason why an action is unavailable: a key of the messages. */
export type DisabledReason = keyof typeof actionWords.why;

type ActionId = keyof typeof actionWords.helps;

export interface Action {
  readonly id: string;
  readonly group: keyof typeof actionWords.groups;
  /** The label of its button or menu item. The palette uses it too, unless the messages have a name for its id. */
  readonly title?: string;
  /** What it does, in one line, if the messages have no help for its id. */
  readonly help?: string;
  /** Additional words by which it is found. */
  readonly keywords?: string;
  /** The names of keys joined by `+`, as in `Ctrl+Shift+S`. The first is displayed. */
  readonly keys?: readonly [string, ...string[]];
  /** The part of the page in which these keys work. If absent, everywhere. */
  readonly where?: KeyScope;
  readonly disabledReason?: (context: ActionContext) => DisabledReason | undefined;
  readonly run: (context: ActionContext) => void;
}

/** Defines an action whose id has texts in the messages. */
export const defineAction = <Defined extends Action & { readonly id: ActionId }>(action: Defined): Defined =>
  action;

/** Returns the context of the pane that has the focus, for its own keys: it is already in front. */
export const focusedPaneContext = (target: EventTarget | null): ActionContext => ({
  origin: target instanceof HTMLElement ? target : undefined,
  get: getPane,
  withPane: (name, act) => {
    const pane = getPane(name);
    if (pane) act(pane);
  },
});

/**
 * Returns the context of an item of a menu. The first time that a menu opens, its button is replaced while the items
 * are made, so the button is read when an item is chosen.
 */
export const menuItemContext = (button: { readonly current: HTMLElement | null }): ActionContext => ({
  ...focusedPaneContext(null),
  get origin() {
    return button.current ?? undefined;
  },
});

/** A key that was pressed. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const isSign = (key: string): boolean => /^[^\p{L}\p{N}]$/u.test(key);

/** Whether an event matches keys such as `Ctrl+Shift+S`. Command counts as Ctrl. */
export function matchesKeys({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey, keys: string): boolean {
  const modifiers = keys.split('+');
  const name = modifiers.pop() ?? '';
  return (
    (key === ' ' ? 'Space' : key).toLowerCase() === name.toLowerCase() &&
    (ctrlKey || metaKey) === modifiers.includes('Ctrl') &&
    altKey === modifiers.includes('Alt') &&
    // Which signs need Shift depends on the keyboard.
    (shiftKey === modifiers.includes('Shift') || isSign(name))
  );
}

/** Returns the action that a key triggers. */
export const actionOfKey = <Listed extends Pick<Action, 'keys'>>(
  event: PressedKey,
  actions: readonly Listed[],
): Listed | undefined => actions.find(({ keys }) => keys?.some((keyName) => matchesKeys(event, keyName)));
