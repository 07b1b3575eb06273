// A menu in the head of the text pane, with actions on the whole text.
import { useRef, useState } from 'react';
import { menuItemContext } from '../../actions/action.ts';
import { menuItem } from '../../actions/menu-item.ts';
import { usePane } from '../../actions/use-pane.ts';
import { textToolsWords as words } from '../../messages/en/text.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import {
  chooseCodeEditor,
  choosePlainTextArea,
  formatText,
  formatTextWith,
  showOutline,
  toggleCounts,
} from './text-actions.ts';
import type { TextMode } from './text-view.tsx';

const FormatDialog = lazyComponent(
  () => import('./format-dialog.tsx'),
  'FormatDialog',
  () => null,
);

export interface TextToolsProps {
  readonly mode: TextMode;
}

export function TextTools({ mode }: TextToolsProps) {
  const [isFormatting, setFormatting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The selected item takes the focus, so it waits until the menu has closed.
  const pendingAction = useRef<() => void>(undefined);
  const focus = () => button.current?.focus();
  const onClosed = () => {
    const run = pendingAction.current ?? focus;
    pendingAction.current = undefined;
    run();
  };
  const runAfterClose = (run: () => void) => {
    pendingAction.current = run;
  };
  const items = () => {
    const context = menuItemContext(button);
    const formatWith = menuItem(formatTextWith, context, runAfterClose);
    if (mode !== 'code') return [formatWith, menuItem(chooseCodeEditor, context)];
    return [
      menuItem(formatText, context, runAfterClose),
      formatWith,
      menuItem(showOutline, context, runAfterClose),
      menuItem(toggleCounts(), context),
      menuItem(choosePlainTextArea, context),
    ];
  };
  usePane('text-tools', { formatWith: () => setFormatting(true) });
  return (
    <span>
      <Menu label={words.menu} icon="g-more" buttonRef={button} items={items} onClosed={onClosed} />
      {isFormatting && <FormatDialog onClose={() => setFormatting(false)} onClosed={focus} />}
    </span>
  );
}
