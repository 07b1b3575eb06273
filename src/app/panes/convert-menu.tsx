// The way to converting the open file: a menu in the head of the records, and the dialog it opens.
import { useRef, useState } from 'react';
import { type FocusOrigin, focusedPaneContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import type { PresetDialogProps } from '../../features/ai-presets/preset-dialog.tsx';
import type { ConversionTarget } from '../../features/convert/conversion.ts';
import styles from '../../features/convert/convert.module.css';
import type { ConvertDialogProps } from '../../features/convert/convert-dialog.tsx';
import { presetWords } from '../../messages/en/ai-presets.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { applyPreset, conversionActions } from '../actions/conversion-actions.ts';
import { shellStore } from '../shell/shell-store.ts';

// Which ways a file can be converted: from what it has records of.
/** Cards that are looked at: of a file with more, the dialog itself says what there is to convert. */
const MAX_RECORDS = 500;

const bothTargets = { acap: true, conventional: true } as const;

function findTargets(policy: Policy): { readonly acap: boolean; readonly conventional: boolean } {
  const blocks = blocksOf(policy);
  if (blocks.length > MAX_RECORDS) return bothTargets;
  const [main] = policy.format.directives;
  const isMain = blocks.map(({ start }) => fieldAt(policy, start).directive?.dialect === main?.dialect);
  return { acap: isMain.includes(true), conventional: isMain.includes(false) };
}

/** Whether the open file has conventional records to say in ACAP, and ACAP records to say conventionally. */
const useConversionTargets = () => findTargets(useDocument(openPolicy));

/** Whether the open file is of a kind that can take a preset. */
const useCanApplyPreset = () => acceptsPresets(useDocument(openPolicy).format);

const ConvertDialog = lazyComponent<ConvertDialogProps>(
  () => import('../../features/convert/convert-dialog.tsx'),
  () => null,
);

const PresetDialog = lazyComponent<PresetDialogProps>(
  () => import('../../features/ai-presets/preset-dialog.tsx'),
  () => null,
);

export default function ConvertMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const [to, setTo] = useState<ConversionTarget>();
  const [said, setSaid] = useState('');
  const [isPreset, setPreset] = useState(false);
  const canConvert = useConversionTargets();
  const takesPresets = useCanApplyPreset();
  /** What a choice opens gives the focus back to the button that it was made with. */
  const opening = (open: () => void) => (origin: FocusOrigin) => {
    opener.current = origin;
    open();
    setSaid('');
  };
  usePane('conversions', {
    preset: takesPresets ? opening(() => setPreset(true)) : undefined,
    'to-acap': canConvert.acap ? opening(() => setTo('acap')) : undefined,
    'to-conventional': canConvert.conventional ? opening(() => setTo('conventional')) : undefined,
  });
  const focusOpener = () => {
    const { current } = opener;
    (current?.isConnected ? current : button.current)?.focus();
  };
  const items = () => {
    const context = focusedPaneContext(button.current);
    return conversionActions.map((action) => menuItem(action, context));
  };
  return (
    <span className={styles['tools']}>
      {takesPresets && (
        <button
          type="button"
          className={`btn btn-quiet ${styles['presets']}`}
          title={applyPreset.title}
          onClick={({ currentTarget }) => applyPreset.run(focusedPaneContext(currentTarget))}
        >
          {shellWords.presets}
        </button>
      )}
      <Menu label={words.menu} buttonRef={button} items={items} />
      <output className="vh">{said}</output>
      {to && (
        <ConvertDialog
          to={to}
          onClose={(isDone) => {
            setTo(undefined);
            if (isDone) setSaid(words.done(to));
          }}
          onClosed={focusOpener}
        />
      )}
      {isPreset && (
        <PresetDialog
          onClose={(applied) => {
            setPreset(false);
            if (!applied) return;
            const sentence = presetWords.done(applied.name, applied.files);
            // Files that are not in sight are named in sight.
            if (applied.files.length > 1) shellStore.setState({ done: sentence });
            else setSaid(sentence);
          }}
          onClosed={focusOpener}
        />
      )}
    </span>
  );
}
