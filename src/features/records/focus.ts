// Moves the focus to a field of a row that may not be rendered yet.
import { recordsWords as words } from '../../messages/words/records.ts';

/** Brings row of line (0-based) into view; the list sets it while it is mounted. */
let reveal: ((line: number) => void) | undefined;

/** The list of rows says how it scrolls to a line. */
export function setReveal(scroll: typeof reveal): void {
  reveal = scroll;
}

const FRAMES = 12;

function field(line: number, label: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-line="${line + 1}"] [aria-label="${label}"]`);
}

/** Focuses the field of line `line` (0-based) with this label, waiting a few frames for the list to draw it. */
export function focusField(line: number, label: string, select = false, frames = FRAMES): void {
  if (line < 0) return;
  const target = field(line, label);
  if (!target) {
    if (frames === FRAMES) reveal?.(line);
    if (frames > 0) requestAnimationFrame(() => focusField(line, label, select, frames - 1));
    return;
  }
  target.focus();
  if (select && target instanceof HTMLInputElement) target.select();
}

/** The label of the field that has the focus, if it is one of a row; else the path. */
export function focusedLabel(): string {
  const label = document.activeElement?.getAttribute('aria-label');
  const known: readonly string[] = [words.path, words.comment, words.effect, words.agent];
  return label !== null && label !== undefined && known.includes(label) ? label : words.path;
}
