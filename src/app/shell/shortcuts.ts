// Keys that work everywhere: caught before any field or editor sees them.
import { globalActions } from '../actions/global-actions.ts';

const list: readonly { keys?: string; alsoKeys?: string; run: () => void }[] = Object.values(globalActions);
const historyCommands: readonly { run: () => void }[] = [globalActions.undo, globalActions.redo];

/**
 * A field whose text is not in the document (yet): its own undo is what the person means, while it holds text. The
 * same goes for a draft of the form that cannot be written.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || /^(radio|checkbox)$/.test(target.type)) return false;
  const isDraft = target.getAttribute('aria-invalid') === 'true';
  const isOwn = target.closest('[data-line], [data-policy-text], .monaco-editor') === null;
  return isDraft || (isOwn && target.value !== '');
}

/** F6 goes from pane to pane, F8 from finding to finding; with Shift, back. */
const steps: Readonly<Record<string, (step: 1 | -1) => unknown>> = {
  F6: (step) => import('../panes/pane-focus.ts').then((panes) => panes.focusNextPane(step)),
  F8: (step) => import('../../actions/finding-actions.ts').then((keys) => keys.goToNextFinding(step)),
};

function onKey(event: KeyboardEvent): void {
  const go = steps[event.key];
  if (go && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    event.stopPropagation();
    go(event.shiftKey ? -1 : 1);
    return;
  }
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
  const command = list.find(({ keys, alsoKeys }) => keys === key || alsoKeys === key);
  if (!command || (historyCommands.includes(command) && hasOwnUndo(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  command.run();
}

/** The browser's own Edit > Undo in a field of the form or in the editor means the one history. */
function onBeforeInput(event: InputEvent): void {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
  if (hasOwnUndo(event.target)) return;
  event.preventDefault();
  (event.inputType === 'historyUndo' ? globalActions.undo : globalActions.redo).run();
}

/** Listens on the window, in the capture phase. */
export function installShortcuts(): void {
  globalThis.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('beforeinput', onBeforeInput, { capture: true });
}
