// The way to converting the open file: a menu in the head of the records, and the dialog it opens.
import { useRef, useState } from 'react';
import { convertWords as words } from '../../messages/words/convert.ts';
import type { ConversionTarget } from '../../state/conversion.ts';
import { Menu } from '../../ui/menu.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { ConvertDialogProps } from './convert-dialog.tsx';
import { useConvertible } from './use-convertible.ts';

const ConvertDialog = onDemand<ConvertDialogProps>(
  () => import('./convert-dialog.tsx'),
  () => null,
);

export default function ConvertMenu() {
  const place = useRef<HTMLSpanElement>(null);
  const [to, setTo] = useState<ConversionTarget>();
  const [said, setSaid] = useState('');
  const canConvert = useConvertible();
  const items = (['acap', 'conventional'] as const).map((target) => ({
    label: words.choose(target),
    disabled: !canConvert[target],
    run: () => {
      setTo(target);
      setSaid('');
    },
  }));
  return (
    <span ref={place}>
      <Menu label={words.menu} items={items} />
      <output className="vh">{said}</output>
      {to && (
        <ConvertDialog
          to={to}
          onClose={(isDone) => {
            setTo(undefined);
            if (isDone) setSaid(words.done(to));
          }}
          onClosed={() => place.current?.querySelector('button')?.focus()}
        />
      )}
    </span>
  );
}
