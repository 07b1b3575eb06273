// The menu itself; loaded on demand, so it opens as soon as it is there.
import { DropdownMenu } from 'radix-ui';
import { Icon } from './icon.tsx';
import type { MenuProps } from './menu.tsx';
import styles from './open-menu.module.css';

export default function OpenMenu({ label, icon, items }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger className="ibtn" aria-label={label}>
        <Icon name={icon ?? 'g-more'} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className={styles['menu']} align="end" loop>
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
