// The head of a row: its path, cut in the middle where it is too long, so that its end stays.
import { matrixWords as words } from '../../messages/words/matrix.ts';
import { pathOn } from '../../state/matrix-paths.ts';
import styles from './grid.module.css';
import { RemoveButton } from './remove-button.tsx';

/** How many characters at the end are never cut. */
const END = 14;

interface Props {
  readonly url: string;
  readonly origin: string;
  readonly row: number;
  readonly active: boolean;
  readonly chosen: boolean;
}

export function RowHead({ url, origin, row, active, chosen }: Props) {
  const path = pathOn(origin, url);
  const cut = path.length > END + 4 ? path.length - END : path.length;
  return (
    <th
      scope="row"
      aria-label={url}
      aria-colindex={1}
      title={cut < path.length ? url : undefined}
      className={styles['rowhead']}
      data-chosen={chosen || undefined}
      data-at={`${row},0`}
      tabIndex={active ? 0 : -1}
    >
      <span className={styles['begin']}>{path.slice(0, cut)}</span>
      {cut < path.length && <span className={styles['end']}>{path.slice(cut)}</span>}
      <RemoveButton name={words.remove(url)} />
    </th>
  );
}
