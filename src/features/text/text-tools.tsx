// What can be done with the text as a whole: a menu in the head of its pane.
import { useRef, useState } from 'react';
import { getPane } from '../../actions/panes.ts';
import { usePane } from '../../actions/use-pane.ts';
import { textToolsWords as words } from '../../messages/en/text.ts';
import { updateTextPaneOptions } from '../../state/layout/text-pane-options.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import type { FormatDialogProps } from './format-dialog.tsx';
import { textKeys } from './text-keys.ts';
import type { TextMode } from './text-view.tsx';
import { useTextPaneOptions } from './use-text-pane-options.ts';

const FormatDialog = lazyComponent<FormatDialogProps>(
  () => import('./format-dialog.tsx'),
  () => null,
);

export interface TextToolsProps {
  readonly mode: TextMode;
}

export default function TextTools({ mode }: TextToolsProps) {
  const [isFormatting, setFormatting] = useState(false);
  const counts = useTextPaneOptions((state) => state.counts);
  const place = useRef<HTMLSpanElement>(null);
  // What is chosen takes the focus, so it waits until the menu has closed.
  const chosen = useRef<() => void>(undefined);
  const focus = () => place.current?.querySelector('button')?.focus();
  const onClosed = () => {
    const run = chosen.current ?? focus;
    chosen.current = undefined;
    run();
  };
  const later = (run: () => void) => () => {
    chosen.current = run;
  };
  const inCode: MenuItem[] = [
    { label: words.outline, keys: textKeys.outline, run: later(() => getPane('code-editor')?.outline()) },
    {
      label: counts ? words.hideCounts : words.showCounts,
      run: () => updateTextPaneOptions({ counts: !counts }),
    },
  ];
  const items: MenuItem[] = [
    ...(mode === 'code'
      ? [{ label: words.format, keys: textKeys.format, run: later(() => getPane('code-editor')?.format()) }]
      : []),
    { label: words.formatWith, run: later(() => setFormatting(true)) },
    ...(mode === 'code' ? inCode : []),
  ];
  usePane('text-tools', { formatWith: () => setFormatting(true) });
  return (
    <span ref={place}>
      <Menu label={words.menu} icon="g-more" items={items} onClosed={onClosed} />
      {isFormatting && <FormatDialog onClose={() => setFormatting(false)} onClosed={focus} />}
    </span>
  );
}
