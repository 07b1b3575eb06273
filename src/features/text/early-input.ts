// A click into the text and what is typed after it before the code editor is loaded; the editor then continues
// from there.
import type { Position } from '../../core/document/range.ts';

/** The clicked position in a file, and the text typed since, with LF for Enter. */
interface EarlyText {
  /** The id of the file. */
  readonly file: number;
  readonly position: Position;
  readonly typed: string;
}

interface EarlyInput {
  /** Starts to collect typed text, as long as nothing else has the focus. */
  begin(file: number, position: Position): void;
  /** Returns the collected text once; undefined if the focus has moved, or if it was typed for another file. */
  take(file: number): EarlyText | undefined;
  /** Discards the collected text. */
  drop(): void;
}

function afterKey(typed: string, { key }: KeyboardEvent): string | undefined {
  if (key === 'Enter') return `${typed}\n`;
  if (key === 'Backspace') return typed.replace(/.$/su, '');
  return /^.$/su.test(key) ? typed + key : undefined;
}

function createEarlyInput(): EarlyInput {
  let pending: EarlyText | undefined;
  // The element that the click focused: the plain text itself cannot have the focus.
  let focusedElement: Element | null = null;
  const hasFocus = () => [focusedElement, document.body].includes(document.activeElement);
  const onKey = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (!pending || isCommand || event.isComposing || !hasFocus()) return;
    const typed = afterKey(pending.typed, event);
    if (typed === undefined) return;
    // Otherwise the key would be a shortcut of the page.
    event.preventDefault();
    event.stopPropagation();
    pending = { ...pending, typed };
  };
  const drop = () => {
    pending = undefined;
    focusedElement = null;
    document.removeEventListener('keydown', onKey, { capture: true });
  };
  return {
    begin(file, position) {
      // Below the window, where the palette stops the keys that it collects while it is loading.
      if (!pending) document.addEventListener('keydown', onKey, { capture: true });
      pending = { file, position, typed: '' };
      focusedElement = document.activeElement;
    },
    take(file) {
      const text = pending?.file === file && hasFocus() ? pending : undefined;
      drop();
      return text;
    },
    drop,
  };
}

/** There is one for the page: until the editor is loaded, several components show the text in turn. */
export const earlyInput = createEarlyInput();
