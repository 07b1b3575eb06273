// The head of the grid: the origin in the corner, and a head for each column that is drawn.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import type { AccessMatrix } from '../../state/matrix-question.ts';
import { ColumnTotals } from './column-totals.tsx';
import { type Drawn, piecesOf } from './column-widths.ts';
import { drawnStyle } from './drawn-style.ts';
import styles from './grid.module.css';
import { RemoveButton } from './remove-button.tsx';

interface Props {
  readonly matrix: AccessMatrix;
  readonly drawn: readonly Drawn[];
  /** Column of the place with the focus and of the chosen cell, 1-based; -1 if the focus is not in the head. */
  readonly active: number;
  readonly chosen: number;
}

/** A name that may wrap between its pieces. */
const Wrapping = ({ name }: { name: string }) =>
  piecesOf(name).map((piece, i) => (
    // biome-ignore lint: the pieces of one name never change places
    <span key={i}>
      {i > 0 && <wbr />}
      {piece}
    </span>
  ));

function Corner({ origin, active }: { origin: string; active: boolean }) {
  return (
    <th
      scope="col"
      aria-label={words.url}
      aria-colindex={1}
      className={styles['corner']}
      data-at="0,0"
      tabIndex={active ? 0 : -1}
    >
      {words.url}
      <span className={styles['origin']} title={origin}>
        {origin === '' ? words.anyPath : origin}
      </span>
    </th>
  );
}

export function GridHead({ matrix, drawn, active, chosen }: Props) {
  return (
    <thead className={styles['head']}>
      <tr aria-rowindex={1} className={styles['headrow']}>
        <Corner origin={matrix.origin} active={active === 0} />
        {drawn.map((place) => {
          const agents = matrix.columns[place.index]?.agents ?? [];
          const name = words.column(agents);
          const totals = `access-totals-${place.index}`;
          return (
            <th
              key={place.index}
              scope="col"
              aria-label={name}
              aria-describedby={totals}
              aria-colindex={place.index + 2}
              title={words.allOf(agents)}
              className={styles['colhead']}
              data-chosen={place.index + 1 === chosen || undefined}
              data-at={`0,${place.index + 1}`}
              style={drawnStyle(place)}
              tabIndex={place.index + 1 === active ? 0 : -1}
            >
              <span className={styles['name']}>
                <Wrapping name={name} />
              </span>
              <ColumnTotals id={totals} matrix={matrix} agents={agents} />
              <RemoveButton name={words.remove(name)} />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
