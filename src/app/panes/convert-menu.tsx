// The way to converting the open file: a menu in the head of the records, and the dialog it opens.
import { useRef, useState } from 'react';
import { usePane } from '../../actions/use-pane.ts';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import type { PresetDialogProps } from '../../features/ai-presets/preset-dialog.tsx';
import type { ConversionTarget } from '../../features/convert/conversion.ts';
import styles from '../../features/convert/convert.module.css';
import type { ConvertDialogProps } from '../../features/convert/convert-dialog.tsx';
import { stancesWords } from '../../messages/en/ai-presets.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';

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

/** Whether the open file is of a kind that can take a stance. */
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
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isByButton = useRef(false);
  const [to, setTo] = useState<ConversionTarget>();
  const [said, setSaid] = useState('');
  const [isStance, setStance] = useState(false);
  const canConvert = useConversionTargets();
  const takesStances = useCanApplyPreset();
  const conversions = (['acap', 'conventional'] as const).map((target) => ({
    label: words.choose(target),
    disabled: !canConvert[target],
    run: () => {
      setTo(target);
      setSaid('');
    },
  }));
  const stance = {
    label: stancesWords.menu,
    disabled: !takesStances,
    run: () => {
      setStance(true);
      setSaid('');
    },
  };
  const items = [stance, ...conversions];
  const [toAcap, toConventional] = conversions.map(({ disabled, run }) => (disabled ? undefined : run));
  usePane('conversions', {
    stance: takesStances ? stance.run : undefined,
    'to-acap': toAcap,
    'to-conventional': toConventional,
  });
  const focusMenu = () => place.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
  const byButton = () => {
    isByButton.current = true;
    stance.run();
  };
  const focusOpener = () => {
    if (isByButton.current && button.current) button.current.focus();
    else focusMenu();
    isByButton.current = false;
  };
  return (
    <span ref={place} className={styles['tools']}>
      {takesStances && (
        <button
          ref={button}
          type="button"
          className={`btn ${styles['stances']}`}
          title={stancesWords.menu}
          onClick={byButton}
        >
          {shellWords.stances}
        </button>
      )}
      <Menu label={words.menu} items={items} />
      <output className="vh">{said}</output>
      {to && (
        <ConvertDialog
          to={to}
          onClose={(isDone) => {
            setTo(undefined);
            if (isDone) setSaid(words.done(to));
          }}
          onClosed={focusMenu}
        />
      )}
      {isStance && (
        <PresetDialog
          onClose={(applied) => {
            setStance(false);
            if (applied) setSaid(stancesWords.done(applied));
          }}
          onClosed={focusOpener}
        />
      )}
    </span>
  );
}
