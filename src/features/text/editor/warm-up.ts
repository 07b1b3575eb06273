// Creates what all editors of Monaco share, in a separate task before the first editor.

import { monaco } from '../monaco/monaco.ts';
import { applyTheme } from './editor-theme.ts';

/** Applies the colors, and creates Monaco's model services, which are created with the first model. */
export function warmUpMonaco(): void {
  applyTheme();
  monaco.editor.createModel('').dispose();
}
