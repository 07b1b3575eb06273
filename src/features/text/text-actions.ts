// Actions on the text of the open file.
import { type Action, type ActionContext, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench, isBuilt } from '../../actions/availability.ts';
import { textToolsWords, textWords } from '../../messages/en/text.ts';
import { choosePlainText, layoutStore } from '../../state/layout/layout-store.ts';
import { textPaneOptions, updateTextPaneOptions } from '../../state/layout/text-pane-options.ts';

/** Whether the text will be shown in a code editor when its pane is opened. */
const willBeCode = (context: ActionContext) => !isBuilt(context, 'text') && !layoutStore.getState().plainText;

/** The shared part of actions that only the code editor supports. */
const codeEditorAction = (
  command: 'format' | 'outline' | 'find' | 'hover' | 'rename' | 'definition' | 'references',
) =>
  ({
    group: 'text',
    where: 'text',
    disabledReason: (context: ActionContext) =>
      disabledOutsideWorkbench() ?? (context.get('code-editor') || willBeCode(context) ? undefined : 'code'),
    run: ({ withPane }: ActionContext) => withPane('code-editor', (editor) => editor[command]()),
  }) as const;

const disabledIfPlain = (isPlain: boolean) => () =>
  disabledOutsideWorkbench() ?? (layoutStore.getState().plainText === isPlain ? 'chosen' : undefined);

export const formatText = defineAction({
  ...codeEditorAction('format'),
  id: 'format',
  title: textToolsWords.format,
  keys: ['Alt+Shift+F'],
});

export const formatTextWith = defineAction({
  id: 'format-with',
  group: 'text',
  where: 'text',
  title: textToolsWords.formatWith,
  disabledReason: (context) =>
    disabledOutsideWorkbench() ?? (context.get('text-tools') || willBeCode(context) ? undefined : 'code'),
  run: ({ withPane }) => withPane('text-tools', (tools) => tools.formatWith()),
});

export const showOutline = defineAction({
  ...codeEditorAction('outline'),
  id: 'outline',
  title: textToolsWords.outline,
  keys: ['Ctrl+Shift+O'],
});

/** Shows or hides the counts after each record. */
export function toggleCounts() {
  const { counts } = textPaneOptions.getState();
  return defineAction({
    id: 'counts',
    group: 'text',
    title: counts ? textToolsWords.hideCounts : textToolsWords.showCounts,
    disabledReason: disabledOutsideWorkbench,
    run: () => updateTextPaneOptions({ counts: !counts }),
  });
}

export const choosePlainTextArea = defineAction({
  id: 'plainText',
  group: 'text',
  title: textWords.usePlain,
  disabledReason: disabledIfPlain(true),
  run: () => choosePlainText(true),
});

export const chooseCodeEditor = defineAction({
  id: 'codeEditor',
  group: 'text',
  title: textWords.useCode,
  disabledReason: disabledIfPlain(false),
  run: () => choosePlainText(false),
});

export const textActions = (): readonly Action[] => [
  formatText,
  formatTextWith,
  showOutline,
  defineAction({ ...codeEditorAction('find'), id: 'findInText', keys: ['Ctrl+F'] }),
  defineAction({ ...codeEditorAction('hover'), id: 'hover', keys: ['Ctrl+I'] }),
  defineAction({ ...codeEditorAction('rename'), id: 'renameName', keys: ['F2'] }),
  defineAction({ ...codeEditorAction('definition'), id: 'definition', keys: ['F12'] }),
  defineAction({ ...codeEditorAction('references'), id: 'references', keys: ['Shift+F12'] }),
  toggleCounts(),
  choosePlainTextArea,
  chooseCodeEditor,
];
