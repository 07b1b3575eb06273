// A click into the text, and what is typed after it, before the code editor is there: the editor takes both over.
import type { Position } from '../../core/document/range.ts';

/** Where somebody wanted to write, and what was typed since, with LF for Enter. */
interface EarlyText {
  readonly position: Position;
  readonly typed: string;
}

interface EarlyInput {
  /** From now on what is typed is kept, as long as nothing else has the focus. */
  begin(position: Position): void;
  /** Gives what is kept, once, unless the focus has gone elsewhere meanwhile. */
  take(): EarlyText | undefined;
}

function afterKey(typed: string, { key }: KeyboardEvent): string | undefined {
  if (key === 'Enter') return `${typed}\n`;
  if (key === 'Backspace') return typed.replace(/.$/su, '');
  return /^.$/su.test(key) ? typed + key : undefined;
}

function createEarlyInput(): EarlyInput {
  let kept: EarlyText | undefined;
  // What the click has focused: the plain text itself cannot have the focus.
  let clicked: Element | null = null;
  const hasFocus = () => [clicked, document.body].includes(document.activeElement);
  const onKey = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
    if (!kept || isCommand || event.isComposing || !hasFocus()) return;
    const typed = afterKey(kept.typed, event);
    if (typed === undefined) return;
    // It would be a key of the page.
    event.preventDefault();
    event.stopPropagation();
    kept = { ...kept, typed };
  };
  return {
    begin(position) {
      if (!kept) globalThis.addEventListener('keydown', onKey, { capture: true });
      kept = { position, typed: '' };
      clicked = document.activeElement;
    },
    take() {
      const text = hasFocus() ? kept : undefined;
      kept = undefined;
      clicked = null;
      globalThis.removeEventListener('keydown', onKey, { capture: true });
      return text;
    },
  };
}

/** One for the page: its text is drawn by several parts in turn, until the editor is there. */
export const earlyInput = createEarlyInput();
