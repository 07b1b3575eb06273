// What Monaco makes once for all of its editors, made in a piece of work of its own before the first editor.

import { monaco } from '../monaco/monaco.ts';
import { applyTheme } from './editor-theme.ts';

/** Colours, and what looks after files: the first file of all has it made. */
export function warmUpMonaco(): void {
  applyTheme();
  monaco.editor.createModel('').dispose();
}
