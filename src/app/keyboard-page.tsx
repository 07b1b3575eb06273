// The page of keys: the table of commands and the ways to move, by the place where they work.
import { Fragment } from 'react';
import { useArrival } from '../features/learn/use-arrival.ts';
import { keyboardText, keyboardWords as words } from '../messages/en/keyboard.ts';
import { shellWords } from '../messages/en/shell.ts';
import { KeyCaps } from '../ui/keys.tsx';
import { allActions } from './commands/all.ts';
import type { KeyScope } from './commands/command.ts';
import { keyboardMoves } from './commands/moves.ts';
import { globalActions as first } from './commands.ts';
import styles from './keyboard-page.module.css';

interface Row {
  readonly id: string;
  readonly keys: readonly string[];
  readonly does: string;
  readonly help?: string;
}

const places = Object.entries(words.where) as readonly [KeyScope, string][];

/** What keys do at a place: commands first. */
function rowsAt(where: KeyScope): readonly Row[] {
  const commands = allActions().flatMap(({ id, keys, title, help, where: at = 'anywhere' }) =>
    keys && at === where ? [{ id, keys, does: title, help }] : [],
  );
  const others = keyboardMoves
    .filter((move) => move.where === where)
    .map(({ id, keys }) => ({ id, keys, does: words.moves[id] }));
  return [...commands, ...others];
}

function KeyRow({ keys, does, help }: Row) {
  return (
    <tr>
      <th scope="row" className={styles['keys']}>
        {keys.map((one, place) => (
          <Fragment key={one}>
            {place > 0 && ` ${words.or} `}
            <span>
              <KeyCaps keys={one} />
            </span>
          </Fragment>
        ))}
      </th>
      <td>
        {does}
        {help !== undefined && <span className={styles['help']}>{help}</span>}
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
      <table className={styles['table']} aria-label={words.caption(title)}>
        <thead className="vh">
          <tr>
            <th scope="col">{words.keys}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
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
  const heading = useArrival(keyboardText.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {keyboardText.title}
      </h1>
      <p>{words.intro}</p>
      <p>
        <button type="button" className="btn" onClick={first.palette.run}>
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
