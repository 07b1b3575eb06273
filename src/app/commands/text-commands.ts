// Commands about the text of the open file.
import { textKeys } from '../../features/text/text-keys.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { textToolsWords, textWords } from '../../messages/en/text.ts';
import { choosePlainText, layoutStore } from '../../state/layout.ts';
import { offeredNow, type PaneCommand } from '../../state/pane-commands.ts';
import { chooseTextOptions, textOptions } from '../../state/text-options.ts';
import { type Command, command } from './command.ts';
import { inPaneWith, isBuilt, unlessWorkbench } from './places.ts';

/** Whether the text will be a code editor once it is shown. */
const mayOffer = () => !isBuilt('text') && !layoutStore.getState().plainText;

/** What the text offers while it is possible: most of it in the code editor only. */
const offered = (id: Parameters<typeof command>[0], does: PaneCommand, more: Partial<Command>): Command =>
  command(
    id,
    'text',
    () =>
      inPaneWith(
        'text',
        () => offeredNow(does),
        (run) => run(),
      ),
    {
      unless: () => unlessWorkbench() ?? (offeredNow(does) || mayOffer() ? undefined : words.why.code),
      where: 'text',
      ...more,
    },
  );

const unlessIs = (isPlain: boolean) => () =>
  unlessWorkbench() ?? (layoutStore.getState().plainText === isPlain ? words.why.chosen : undefined);

export function textCommands(): readonly Command[] {
  const { counts } = textOptions.getState();
  return [
    offered('format', 'format', { title: textToolsWords.format, keys: [textKeys.format] }),
    offered('format-with', 'format-with', { title: textToolsWords.formatWith }),
    offered('outline', 'outline', { title: textToolsWords.outline, keys: [textKeys.outline] }),
    offered('findInText', 'find', { keys: ['Ctrl+F'] }),
    offered('hover', 'hover', { keys: [textKeys.hover] }),
    offered('renameName', 'rename', { keys: ['F2'] }),
    offered('definition', 'definition', { keys: ['F12'] }),
    offered('references', 'references', { keys: ['Shift+F12'] }),
    command('counts', 'text', () => chooseTextOptions({ counts: !counts }), {
      title: counts ? textToolsWords.hideCounts : textToolsWords.showCounts,
      unless: unlessWorkbench,
    }),
    command('plainText', 'text', () => choosePlainText(true), {
      title: textWords.usePlain,
      unless: unlessIs(true),
    }),
    command('codeEditor', 'text', () => choosePlainText(false), {
      title: textWords.useCode,
      unless: unlessIs(false),
    }),
  ];
}
