// A click into the text, and what is typed after it, before the code editor is there: the editor takes both over.
import type { Position } from '../../core/document/range.ts';

/** The clicked position in a file, and the text typed since, with LF for Enter. */
interface EarlyText {
  /** The id of the file. */
  readonly file: number;
  readonly position: Position;
  readonly typed: string;
}

interface EarlyInput {
  /** Begins to keep typed text, as long as nothing else has the focus. */
  begin(file: number, position: Position): void;
  /** Returns the kept text once; undefined if the focus has moved, or if it was typed for another file. */
  take(file: number): EarlyText | undefined;
  /** Forgets the kept text. */
  drop(): void;
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
  const drop = () => {
    kept = undefined;
    clicked = null;
    globalThis.removeEventListener('keydown', onKey, { capture: true });
  };
  return {
    begin(file, position) {
      if (!kept) globalThis.addEventListener('keydown', onKey, { capture: true });
      kept = { file, position, typed: '' };
      clicked = document.activeElement;
    },
    take(file) {
      const text = kept?.file === file && hasFocus() ? kept : undefined;
      drop();
      return text;
    },
    drop,
  };
}

/** One for the page: its text is drawn by several parts in turn, until the editor is there. */
export const earlyInput = createEarlyInput();
