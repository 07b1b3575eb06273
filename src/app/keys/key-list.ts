// Every key of the workbench, by where it works: those of commands, and those that move the focus. The sheet of keys
// and the page about keys show this list.
import { type KeyScope, matchesKeys, type PressedKey } from '../../actions/action.ts';
import { type keyboardWords, keyboardWords as words } from '../../messages/en/app/commands.ts';
import { allActions } from '../actions/all-actions.ts';
import { paletteAction } from '../actions/global-actions.ts';

/** Keys that are not commands: they move the focus or have a meaning in one place only. */
interface KeyboardMove {
  readonly where: KeyScope;
  readonly id: keyof typeof keyboardWords.moves;
  readonly keys: readonly string[];
  /** The key that is pressed after it. */
  readonly next?: string;
  /** The part of the place in which the keys have this meaning. If absent, all of it. */
  readonly in?: 'path' | 'comment';
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export const keyboardMoves: readonly KeyboardMove[] = [
  { where: 'anywhere', id: 'palette', keys: paletteAction.keys },
  { where: 'anywhere', id: 'escape', keys: ['Escape'] },
  { where: 'palette', id: 'options', keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] },
  { where: 'palette', id: 'nextGroup', keys: ['Tab'] },
  { where: 'palette', id: 'choose', keys: ['Enter'] },
  { where: 'table', id: 'cells', keys: arrows },
  { where: 'table', id: 'rowEnds', keys: ['Home', 'End'] },
  { where: 'table', id: 'tableEnds', keys: ['Ctrl+Home', 'Ctrl+End'] },
  { where: 'table', id: 'pages', keys: ['PageUp', 'PageDown'] },
  { where: 'table', id: 'closeTrace', keys: ['Escape'] },
  { where: 'table', id: 'moveHead', keys: arrows.map((arrow) => `Alt+${arrow}`) },
  { where: 'table', id: 'removeHead', keys: ['Delete'] },
  { where: 'table', id: 'headMenu', keys: ['Enter'] },
  { where: 'tree', id: 'unfold', keys: ['ArrowRight'] },
  { where: 'tree', id: 'fold', keys: ['ArrowLeft'] },
  { where: 'tree', id: 'unfoldBeside', keys: ['*'] },
  { where: 'records', id: 'rows', keys: ['ArrowUp', 'ArrowDown'] },
  { where: 'rule', id: 'newRule', keys: ['Enter'], in: 'path' },
  { where: 'rule', id: 'newComment', keys: ['Enter'], in: 'comment' },
  { where: 'text', id: 'suggest', keys: ['Ctrl+Space'] },
  { where: 'text', id: 'fixesInText', keys: ['Ctrl+.'] },
  { where: 'text', id: 'leave', keys: ['Escape'], next: 'Tab' },
  { where: 'findings', id: 'findings', keys: ['ArrowUp', 'ArrowDown'] },
  { where: 'findings', id: 'findingParts', keys: ['ArrowLeft', 'ArrowRight'] },
];

/** A row of the list. */
export interface KeyRow {
  readonly id: string;
  readonly keys: readonly string[];
  readonly next?: string;
  readonly effect: string;
  readonly help?: string;
  /** Other words that find it. */
  readonly keywords?: string;
}

export interface KeyGroup {
  readonly where: keyof typeof keyboardWords.where;
  readonly title: string;
  readonly rows: readonly KeyRow[];
}

/** The groups of the list, and the parts of the page that each contains. */
const places: Readonly<Record<keyof typeof keyboardWords.where, readonly KeyScope[]>> = {
  anywhere: ['anywhere'],
  records: ['records', 'rule'],
  findings: ['findings'],
  table: ['table', 'cell', 'tree'],
  text: ['text'],
  palette: ['palette'],
};

const rowOfMove = (move: KeyboardMove): KeyRow => ({ ...move, effect: words.moves[move.id] });

/** Returns the keys of each part of the page. */
export function keyGroups(): readonly KeyGroup[] {
  const rowsOfActions = allActions().flatMap(
    ({ id, keys, title, help, keywords = '', where = 'anywhere' }) =>
      keys ? [{ id, keys, effect: title, help, keywords, where }] : [],
  );
  const rows = [
    ...keyboardMoves.map((move) => ({ ...rowOfMove(move), where: move.where })),
    ...rowsOfActions,
  ];
  return (Object.keys(places) as (keyof typeof places)[]).map((id) => ({
    where: id,
    title: words.where[id],
    rows: places[id].flatMap((place) => rows.filter(({ where }) => where === place)),
  }));
}

export const countKeys = (groups: readonly KeyGroup[]): number =>
  groups.reduce((sum, { rows }) => sum + rows.length, 0);

const filterRows = (groups: readonly KeyGroup[], isShown: (row: KeyRow, group: KeyGroup) => boolean) =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter((row) => isShown(row, group)) }))
    .filter(({ rows }) => rows.length > 0);

/** Returns the rows in which every word occurs; of a group whose name has all of them, all rows. */
export function findByWords(groups: readonly KeyGroup[], text: string): readonly KeyGroup[] {
  const parts = text.trim().toLowerCase().split(/\s+/);
  return filterRows(groups, ({ effect, help = '', keywords = '' }, { title }) => {
    const words = `${effect} ${help} ${keywords} ${title}`.toLowerCase();
    return parts.every((part) => words.includes(part));
  });
}

/** Returns the rows of a pressed key. */
export const findByKey = (groups: readonly KeyGroup[], event: PressedKey): readonly KeyGroup[] =>
  filterRows(groups, ({ keys }) => keys.some((key) => matchesKeys(event, key)));

const MODIFIERS: ReadonlySet<string> = new Set(['Control', 'Meta', 'Alt', 'Shift', 'AltGraph', 'Dead']);

/** Returns the names of a pressed key; undefined if it types into a field, or is only a modifier. */
export function nameOfKey({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): string | undefined {
  const isCommand = ctrlKey || metaKey || altKey || /^F\d/.test(key);
  if (!isCommand || MODIFIERS.has(key)) return undefined;
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [
    ...(ctrlKey || metaKey ? ['Ctrl'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    name,
  ].join('+');
}
