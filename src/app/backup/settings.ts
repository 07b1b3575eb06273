// The settings of this browser as plain data, for full backups.
import { choosePlainText, layoutStore, readLayout } from '../../state/layout/layout-store.ts';
import {
  parseTextPaneOptions,
  textPaneOptions,
  updateTextPaneOptions,
} from '../../state/layout/text-pane-options.ts';
import { parseTheme, setTheme, shellStore } from '../shared/shell-store.ts';

export function currentSettings(): Readonly<Record<string, unknown>> {
  const { choices, plainText, noLetters } = layoutStore.getState();
  const { wide, medium } = choices;
  return {
    theme: shellStore.getState().theme,
    layout: { wide, medium, plainText, noLetters },
    text: textPaneOptions.getState(),
  };
}

/** Applies valid settings; settings that are not given do not change. */
export function applySettings({ theme, layout, text }: Readonly<Record<string, unknown>>): void {
  if (theme !== undefined) setTheme(parseTheme(theme));
  if (layout !== undefined) {
    const { choices, plainText, noLetters } = readLayout(JSON.stringify(layout));
    layoutStore.setState({ choices, noLetters });
    choosePlainText(plainText);
  }
  if (text !== undefined) updateTextPaneOptions(parseTextPaneOptions(JSON.stringify(text)));
}
