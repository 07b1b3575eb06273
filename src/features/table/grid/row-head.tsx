// The head of a row: its path, cut in the middle where it is too long, so that its end stays.
import { memo } from 'react';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { useRowNote } from '../../../state/table/use-matrix.ts';
import { useVisibleName } from '../../../ui/content/use-visible-names.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import type { GridActions } from '../actions/grid-actions.ts';
import { HeadMenu } from '../actions/head-menu.tsx';
import { pathCutIndex } from './column-widths.ts';
import styles from './grid.module.css';

/** As wide as they are counted, each of them. */
const NARROW_CHARACTERS = /^[\x20-\x7e]*$/;

interface RowHeadProps {
  readonly url: string;
  readonly origin: string;
  readonly row: number;
  /** How many characters of a path surely have room beside nothing else. */
  readonly room: number;
  readonly active: boolean;
  readonly chosen: boolean;
  readonly commands: GridActions;
  readonly isFixed?: boolean | undefined;
}

function RowHeadPlain({ url, origin, row, room, active, chosen, commands, isFixed }: RowHeadProps) {
  const visible = useVisibleName();
  const path = pathOnSite(origin, url);
  const note = useRowNote(url);
  const hasRoom = path.length <= room && NARROW_CHARACTERS.test(path) && !note;
  const cut = hasRoom ? path.length : pathCutIndex(path, room - (note?.short.length ?? 0));
  return (
    <th
      scope="row"
      aria-label={visible(note ? `${url}, ${note.says}` : url)}
      aria-colindex={1}
      title={cut < path.length ? visible(url) : undefined}
      className={styles['rowhead']}
      data-chosen={chosen || undefined}
      tabIndex={active ? 0 : -1}
    >
      <span
        className={styles['begin']}
        data-whole={hasRoom || undefined}
        data-cut={cut < path.length || undefined}
      >
        <VisibleText text={path.slice(0, cut)} />
      </span>
      {cut < path.length && (
        <span className={styles['end']}>
          <VisibleText text={path.slice(cut)} />
        </span>
      )}
      {note && (
        <span className={styles['note']} title={note.says}>
          {note.short}
        </span>
      )}
      <HeadMenu row={row} column={0} name={visible(url)} commands={commands} isFixed={isFixed} />
    </th>
  );
}

export const RowHead = memo(RowHeadPlain);
