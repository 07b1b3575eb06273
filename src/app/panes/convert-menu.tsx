// The menu in the head of the records: folding, AI crawlers, converting the open file, and its dialogs.

import { useRef, useState } from 'react';
import { type Action, type FocusOrigin, menuItemContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import type { ConversionTarget } from '../../features/convert/conversion.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { menuSections } from '../../ui/overlays/menu-button.tsx';
import { conversionActions } from '../actions/conversion-actions.ts';
import { foldActions } from '../actions/fold-actions.ts';
import { loadOnDemand } from '../late/load-on-demand.ts';

// Determines the possible conversions by the records of the file.
/** The maximum number of records that are checked: for a bigger file, the dialog itself shows what it can convert. */
const MAX_RECORDS = 500;

const bothTargets = { acap: true, conventional: true } as const;

function findTargets(policy: Policy): { readonly acap: boolean; readonly conventional: boolean } {
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_RECORDS) return bothTargets;
  const [main] = policy.format.directives;
  const isMain = blocks.map(({ start }) => fieldAt(policy, start).directive?.dialect === main?.dialect);
  return { acap: isMain.includes(true), conventional: isMain.includes(false) };
}

/**
 * Whether the open file has conventional records to convert to ACAP, and ACAP records to convert to conventional
 * ones.
 */
const useConversionTargets = () => findTargets(useDocument(openPolicy));

/** Whether the format of the open file supports presets. */
const useCanApplyPreset = () => acceptsPresets(useDocument(openPolicy).format);

const ConvertDialog = lazyComponent(loadOnDemand, 'ConvertDialog', () => null);

const PresetDialog = lazyComponent(loadOnDemand, 'PresetDialog', () => null);

export function ConvertMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const [target, setTarget] = useState<ConversionTarget>();
  const [message, setMessage] = useState('');
  const [isPreset, setPreset] = useState(false);
  const canConvert = useConversionTargets();
  const canApplyPreset = useCanApplyPreset();
  /** Opens a dialog, and remembers the button to which the focus returns. */
  const openFrom = (open: () => void) => (origin: FocusOrigin) => {
    opener.current = origin;
    open();
    setMessage('');
  };
  usePane('conversions', {
    preset: canApplyPreset ? openFrom(() => setPreset(true)) : undefined,
    'to-acap': canConvert.acap ? openFrom(() => setTarget('acap')) : undefined,
    'to-conventional': canConvert.conventional ? openFrom(() => setTarget('conventional')) : undefined,
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
