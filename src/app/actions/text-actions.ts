// Commands about the text of the open file.

import { type Action, createAction } from '../../actions/action.ts';
import { getPaneAction, type PaneAction } from '../../actions/pane-actions.ts';
import { textKeys } from '../../features/text/text-keys.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { textToolsWords, textWords } from '../../messages/en/text.ts';
import { choosePlainText, layoutStore } from '../../state/layout/layout-store.ts';
import { textPaneOptions, updateTextPaneOptions } from '../../state/layout/text-pane-options.ts';
import { disabledOutsideWorkbench, isBuilt, whenPaneReady } from './pane-access.ts';

/** Whether the text will be a code editor once it is shown. */
const mayOffer = () => !isBuilt('text') && !layoutStore.getState().plainText;

/** What the text offers while it is possible: most of it in the code editor only. */
const paneAction = (
  id: Parameters<typeof createAction>[0],
  does: PaneAction,
  more: Partial<Action>,
): Action =>
  createAction(
    id,
    'text',
    () =>
      whenPaneReady(
        'text',
        () => getPaneAction(does),
        (run) => run(),
      ),
    {
      disabledReason: () =>
        disabledOutsideWorkbench() ?? (getPaneAction(does) || mayOffer() ? undefined : words.why.code),
      where: 'text',
      ...more,
    },
  );

const disabledIfPlain = (isPlain: boolean) => () =>
  disabledOutsideWorkbench() ?? (layoutStore.getState().plainText === isPlain ? words.why.chosen : undefined);

export function textActions(): readonly Action[] {
  const { counts } = textPaneOptions.getState();
  return [
    paneAction('format', 'format', { title: textToolsWords.format, keys: [textKeys.format] }),
    paneAction('format-with', 'format-with', { title: textToolsWords.formatWith }),
    paneAction('outline', 'outline', { title: textToolsWords.outline, keys: [textKeys.outline] }),
    paneAction('findInText', 'find', { keys: ['Ctrl+F'] }),
    paneAction('hover', 'hover', { keys: [textKeys.hover] }),
    paneAction('renameName', 'rename', { keys: ['F2'] }),
    paneAction('definition', 'definition', { keys: ['F12'] }),
    paneAction('references', 'references', { keys: ['Shift+F12'] }),
    createAction('counts', 'text', () => updateTextPaneOptions({ counts: !counts }), {
      title: counts ? textToolsWords.hideCounts : textToolsWords.showCounts,
      disabledReason: disabledOutsideWorkbench,
    }),
    createAction('plainText', 'text', () => choosePlainText(true), {
      title: textWords.usePlain,
      disabledReason: disabledIfPlain(true),
    }),
    createAction('codeEditor', 'text', () => choosePlainText(false), {
      title: textWords.useCode,
      disabledReason: disabledIfPlain(false),
    }),
  ];
}
