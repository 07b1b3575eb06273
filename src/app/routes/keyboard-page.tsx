// The page about keys: the table of commands and of ways to move, by the place where they work.
import { Fragment } from 'react';
import type { KeyScope } from '../../actions/action.ts';
import { PageHeading } from '../../features/learn/document.tsx';
import { type keyboardWords, keyboardWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import { TableHead } from '../../ui/content/table-head.tsx';
import { allActions } from '../actions/all-actions.ts';
import { paletteAction } from '../actions/global-actions.ts';
import styles from './keyboard-page.module.css';

// Keys that are not commands: they move the focus or have a meaning in one place only. The keyboard page lists
// them too.
interface KeyboardMove {
  readonly where: KeyScope;
  readonly id: keyof typeof keyboardWords.moves;
  readonly keys: readonly string[];
  /** The part of the place in which the keys have this meaning. If absent, all of it. */
  readonly in?: 'path' | 'comment';
}

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export const keyboardMoves: readonly KeyboardMove[] = [
  { where: 'anywhere', id: 'palette', keys: paletteAction.keys },
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
  { where: 'rule', id: 'newRule', keys: ['Enter'], in: 'path' },
  { where: 'rule', id: 'newComment', keys: ['Enter'], in: 'comment' },
  { where: 'text', id: 'suggest', keys: ['Ctrl+Space'] },
  { where: 'text', id: 'fixesInText', keys: ['Ctrl+.'] },
  { where: 'text', id: 'leave', keys: ['Escape'] },
  { where: 'findings', id: 'findings', keys: ['ArrowUp', 'ArrowDown'] },
  { where: 'findings', id: 'findingParts', keys: ['ArrowLeft', 'ArrowRight'] },
];

interface Row {
  readonly id: string;
  readonly keys: readonly string[];
  readonly effect: string;
  readonly help?: string;
}

const places = Object.entries(words.where) as readonly [KeyScope, string][];

/** Returns the keys of a place, commands first. */
function rowsAt(where: KeyScope): readonly Row[] {
  const commands = allActions().flatMap(({ id, keys, title, help, where: place = 'anywhere' }) =>
    keys && place === where ? [{ id, keys, effect: title, help }] : [],
  );
  const moves = keyboardMoves
    .filter((move) => move.where === where)
    .map(({ id, keys }) => ({ id, keys, effect: words.moves[id] }));
  return [...commands, ...moves];
}

function KeyRow({ keys, effect, help }: Row) {
  return (
    <tr>
      <th scope="row" className={styles['keys']}>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ` ${words.or} `}
            <span>
              <KeyCaps keys={key} />
            </span>
          </Fragment>
        ))}
      </th>
      <td>
        {effect}
        {help !== undefined && <span className={`text-s quiet ${styles['help']}`}>{help}</span>}
      </td>
    </tr>
  );
}

function KeyTable({ where, title }: { where: KeyScope; title: string }) {
  const rows = rowsAt(where);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={`keys-${where}`}>
      <h2 id={`keys-${where}`}>{title}</h2>
      <table className={`text-m ${styles['table']}`} aria-label={words.caption(title)}>
        <TableHead isHidden names={[words.keys, words.does]} />
        <tbody>
          {rows.map((row) => (
            <KeyRow key={row.id} {...row} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function KeyboardPage() {
  return (
    <>
      <PageHeading title={keyboardText.title} />
      <p>{words.intro}</p>
      <p>
        <button type="button" className="btn" onClick={paletteAction.run}>
          {shellWords.commands}
        </button>
      </p>
      <p>{words.letters}</p>
      {places.map(([where, title]) => (
        <KeyTable key={where} where={where} title={title} />
      ))}
    </>
  );
}
