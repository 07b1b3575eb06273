// The head of a row: its path, cut in the middle where it is too long, so that its end stays.
import { memo } from 'react';
import type { RowGroup } from '../../../core/analysis/table/row-groups.ts';
import { matrixWords as words } from '../../../messages/en/table.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { useRowNote } from '../../../state/table/use-matrix.ts';
import { useVisibleName } from '../../../ui/content/use-visible-names.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { GridActions } from '../actions/grid-actions.ts';
import { HeadMenu } from '../actions/head-menu.tsx';
import { pathCutIndex } from './column-widths.ts';
import styles from './grid.module.css';
import { GroupName } from './group-name.tsx';

/** Characters that the rows of a group stand further in. */
const GROUP_INDENT = 2;

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
  /** The group of the row, and whether it begins with it. */
  readonly group: RowGroup | undefined;
  readonly isFirst: boolean | undefined;
}

/**
 * The line above the first row of a group. Rows are called by their whole URLs: it is for the eye and the pointer alone.
 * Keys fold the group from the head of any of its rows.
 */
const GroupLine = ({ group }: { group: RowGroup }) => (
  <span className={styles['group']} aria-hidden="true" data-folds="true">
    <Icon name="g-down" /> <GroupName group={group} />
  </span>
);

function RowHeadPlain(props: RowHeadProps) {
  const { url, origin, row, room: all, active, chosen, commands, isFixed, group, isFirst } = props;
  const visible = useVisibleName();
  const whole = pathOnSite(origin, url);
  const isInFolder = group?.kind === 'folder' && whole.startsWith(group.key);
  const path = isInFolder ? whole.slice(group.key.length) : whole;
  const room = group ? all - GROUP_INDENT : all;
  const note = useRowNote(url);
  const hasRoom = path.length <= room && NARROW_CHARACTERS.test(path) && !note;
  const cut = hasRoom ? path.length : pathCutIndex(path, room - (note?.short.length ?? 0));
  return (
    <th
      scope="row"
      aria-label={visible(note ? `${url}, ${note.says}` : url)}
      aria-colindex={1}
      title={cut < path.length || isInFolder ? visible(url) : undefined}
      className={styles['rowhead']}
      data-chosen={chosen || undefined}
      data-grouped={group !== undefined || undefined}
      tabIndex={active ? 0 : -1}
    >
      {isFirst && group && <GroupLine group={group} />}
      {path === '' && <span className={styles['itself']}>{words.folderItself}</span>}
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
      <HeadMenu
        row={row}
        column={0}
        name={visible(url)}
        commands={commands}
        isFixed={isFixed}
        canFold={group !== undefined}
      />
    </th>
  );
}

export const RowHead = memo(RowHeadPlain);
