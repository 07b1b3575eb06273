// The number of a line: a button that opens its menu, and the handle for dragging a rule.
import type { KeyboardEvent, PointerEvent, Ref } from 'react';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { isMac, isTouch } from '../../../ui/environment/platform.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu, type MenuItems } from '../../../ui/overlays/menu.tsx';
import { hasNoModifier } from '../list/focus-row.ts';
import styles from './rows.module.css';

const handleTitle = words.handleTitle(isMac ? 'Option' : 'Alt');

interface RowMenuProps {
  /** 0-based. */
  readonly line: number;
  /** Called when the menu opens. */
  readonly items: () => MenuItems;
  readonly buttonRef?: Ref<HTMLButtonElement>;
  /** Set for rows that can be moved. */
  readonly onDrag?: (event: PointerEvent<HTMLElement>) => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

export function RowMenu({ line, onDrag, onKeyDown, ...props }: RowMenuProps) {
  const handleKey = (event: KeyboardEvent) => {
    // These keys move from row to row; Enter and Space open the menu.
    if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && hasNoModifier(event))
      event.preventDefault();
    else onKeyDown?.(event);
  };
  return (
    <Menu
      {...props}
      label={words.ruleMenu(line + 1)}
      field="menu"
      className={`text-xs faint ${styles['rowMenu']} ${onDrag ? styles['handle'] : ''}`}
      content={
        <>
          {onDrag && !isTouch && <Icon name="g-drag" />}
          <span className={styles['lineNumber']}>{line + 1}</span>
        </>
      }
      align="start"
      onDrag={onDrag}
      onKeyDown={handleKey}
      {...(onDrag ? { title: handleTitle } : {})}
    />
  );
}
