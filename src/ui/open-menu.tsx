// The menu itself; loaded on demand, so it opens as soon as it is there.
import { DropdownMenu } from 'radix-ui';
import { MenuFace, type MenuProps, menuClass } from './menu.tsx';
import styles from './open-menu.module.css';

export default function OpenMenu(props: MenuProps) {
  const { label, isText, items, tabIndex, onClosed } = props;
  const onCloseAutoFocus = (event: Event) => {
    if (!onClosed) return;
    event.preventDefault();
    onClosed();
  };
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger
        className={menuClass(props)}
        aria-label={isText ? undefined : label}
        tabIndex={tabIndex}
      >
        <MenuFace {...props} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles['menu']} align="end" loop onCloseAutoFocus={onCloseAutoFocus}>
          {items.map(({ label: name, keys, disabled, run }) => (
            <DropdownMenu.Item
              key={name}
              className={styles['item']}
              disabled={disabled ?? false}
              onSelect={run}
            >
              <span className="spring">{name}</span>
              {keys !== undefined && <kbd>{keys}</kbd>}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
