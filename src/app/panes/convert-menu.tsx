// The menu in the head of the records: folding, AI crawlers, converting the open file, and its dialogs.

import { useMemo, useRef, useState } from 'react';
import { type Action, type FocusOrigin, menuItemContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import type { ConversionTarget } from '../../features/convert/conversion.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { menuSections } from '../../ui/overlays/menu-button.tsx';
import { conversionActions } from '../actions/conversion-actions.ts';
import { conversionsOf } from '../actions/conversions-of.ts';
import { foldActions } from '../actions/fold-actions.ts';
import { loadOnDemand } from '../late/load-on-demand.ts';

const ConvertDialog = lazyComponent(loadOnDemand, 'ConvertDialog', () => null);

const PresetDialog = lazyComponent(loadOnDemand, 'PresetDialog', () => null);

export function ConvertMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const [target, setTarget] = useState<ConversionTarget>();
  const [message, setMessage] = useState('');
  const [isPreset, setPreset] = useState(false);
  const policy = useDocument(openPolicy);
  const can = useMemo(() => conversionsOf(policy), [policy]);
  /** Opens a dialog, and remembers the button to which the focus returns. */
  const openFrom = (open: () => void) => (origin: FocusOrigin) => {
    opener.current = origin;
    open();
    setMessage('');
  };
  usePane('conversions', {
    preset: can.preset ? openFrom(() => setPreset(true)) : undefined,
    'to-acap': can['to-acap'] ? openFrom(() => setTarget('acap')) : undefined,
    'to-conventional': can['to-conventional'] ? openFrom(() => setTarget('conventional')) : undefined,
  });
  const focusOpener = () => {
    const { current } = opener;
    (current?.isConnected ? current : button.current)?.focus();
  };
  const items = () => {
    const context = menuItemContext(button);
    const itemsOf = (actions: readonly (Action & { readonly title: string })[]) =>
      actions.map((action) => menuItem(action, context));
    return menuSections(itemsOf(foldActions), itemsOf(conversionActions));
  };
  return (
    <span>
      <Menu label={words.menu} buttonRef={button} items={items} />
      <output className="vh">{message}</output>
      {target && (
        <ConvertDialog
          to={target}
          onClose={(isDone) => {
            setTarget(undefined);
            if (isDone) setMessage(words.done(target));
          }}
          onClosed={focusOpener}
        />
      )}
      {isPreset && (
        <PresetDialog
          onClose={(done) => {
            setPreset(false);
            if (done !== undefined) setMessage(done);
          }}
          onClosed={focusOpener}
        />
      )}
    </span>
  );
}
