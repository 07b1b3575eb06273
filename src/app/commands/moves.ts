// Keys that are no commands: they go from place to place, or mean something only there. The page of keys lists them too.
import type { keyboardWords } from '../../messages/en/keyboard.ts';
import { globalActions as first } from '../commands.ts';
import { type KeyScope, keysOf } from './command.ts';

export interface KeyboardMove {
  readonly where: KeyScope;
  readonly id: keyof typeof keyboardWords.moves;
  readonly keys: readonly string[];
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export const keyboardMoves: readonly KeyboardMove[] = [
  { where: 'anywhere', id: 'palette', keys: keysOf(first.palette) },
  { where: 'anywhere', id: 'escape', keys: ['Escape'] },
  { where: 'palette', id: 'options', keys: ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'] },
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
  { where: 'rule', id: 'newRule', keys: ['Enter'] },
  { where: 'text', id: 'suggest', keys: ['Ctrl+Space'] },
  { where: 'text', id: 'fixesInText', keys: ['Ctrl+.'] },
  { where: 'text', id: 'leave', keys: ['Escape'] },
  { where: 'findings', id: 'findings', keys: ['ArrowUp', 'ArrowDown'] },
  { where: 'findings', id: 'findingParts', keys: ['ArrowLeft', 'ArrowRight'] },
];
