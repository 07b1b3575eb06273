// Where the caret is in the text, and how to leave the field: shown in the status line.
import { createStore } from 'zustand/vanilla';
import type { Position } from '../../core/document/range.ts';

interface TextPlace {
  /** Undefined while the text has no caret. */
  readonly caret?: Position | undefined;
  /** Whether the text is in the code editor, which takes the Tab key. */
  readonly isCode: boolean;
}

export const textPlace = createStore<TextPlace>(() => ({ isCode: false }));
