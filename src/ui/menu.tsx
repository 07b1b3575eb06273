// A button with a menu. The menu's code is fetched when a menu is opened for the first time.
import { lazy, Suspense, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** One choice. A choice that is not possible now is shown, greyed. */
export interface MenuItem {
  readonly label: string;
  readonly keys?: string;
  readonly disabled?: boolean;
  readonly run: () => void;
}

export interface MenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  readonly icon?: IconName;
  readonly items: readonly MenuItem[];
}

const OpenMenu = lazy(() => import('./open-menu.tsx'));

export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const closed = (
    <button
      type="button"
      className="ibtn"
      aria-label={props.label}
      aria-haspopup="menu"
      aria-expanded="false"
      onClick={() => setWanted(true)}
    >
      <Icon name={props.icon ?? 'g-more'} />
    </button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...props} />
    </Suspense>
  );
}
