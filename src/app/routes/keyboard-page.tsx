// The page about keys, to read and print: the same list as the sheet of keys.
import { PageHeading } from '../../features/learn/document.tsx';
import { keyboardWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { TableHead } from '../../ui/content/table-head.tsx';
import { paletteAction } from '../actions/global-actions.ts';
import { type KeyGroup, type KeyRow, keyGroups } from '../keys/key-list.ts';
import { KeysOfRow } from '../keys/keys-of-row.tsx';
import styles from './keyboard-page.module.css';

const Row = ({ row }: { row: KeyRow }) => (
  <tr>
    <th scope="row" className={styles['keys']}>
      <KeysOfRow {...row} />
    </th>
    <td>
      {row.effect}
      {row.help !== undefined && <span className={`text-s quiet ${styles['help']}`}>{row.help}</span>}
    </td>
  </tr>
);

const KeyTable = ({ where, title, rows }: KeyGroup) => (
  <section aria-labelledby={`keys-${where}`}>
    <h2 id={`keys-${where}`}>{title}</h2>
    <table className={`text-m ${styles['table']}`} aria-label={words.caption(title)}>
      <TableHead isHidden names={[words.keys, words.does]} />
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  </section>
);

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
      {keyGroups().map((group) => (
        <KeyTable key={group.where} {...group} />
      ))}
    </>
  );
}
