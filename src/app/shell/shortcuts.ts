// Keys that work everywhere: caught before any field or editor sees them.
import { type Action, actionOfKey } from '../../actions/action.ts';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { globalActions, paletteAction } from '../actions/global-actions.ts';

// Monaco has a list of its own for the key of fixes, and takes it before: that one is listened for where it bubbles.
const { offerFixes, ...captured } = globalActions;
const firstActions = [...Object.values(captured), paletteAction];

/** The table of all actions, which is fetched when there is time. */
const table: { list?: () => readonly Action[] } = {};
prefetch(async () => {
  const { allActions } = await import('../actions/all-actions.ts');
  table.list = allActions;
});

const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || /^F\d/.test(key);

/** The action whose key works everywhere: those of the first moment need no table. */
function actionAt(event: KeyboardEvent): Pick<Action, 'run' | 'disabledReason'> | undefined {
  const first = actionOfKey<Pick<Action, 'keys' | 'run' | 'disabledReason'>>(event, firstActions);
  if (first || !table.list || !isShortcut(event)) return first;
  return actionOfKey(
    event,
    table.list().filter(({ id, where }) => where === undefined && id !== offerFixes.id),
  );
}
const { undo, redo } = globalActions;

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

function onKey(event: KeyboardEvent): void {
  const action = actionAt(event);
  if (!action || ((action === undo || action === redo) && hasOwnUndo(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  const context = createActionContext();
  if (!action.disabledReason?.(context)) action.run(context);
}

/** The browser's own Edit > Undo in a field of the form or in the editor means the one history. */
function onBeforeInput(event: InputEvent): void {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
  if (hasOwnUndo(event.target)) return;
  event.preventDefault();
  (event.inputType === 'historyUndo' ? undo : redo).run();
}

/** Listens on the window, in the capture phase. */
export function installShortcuts(): void {
  globalThis.addEventListener('keydown', onKey, { capture: true });
  document.addEventListener('beforeinput', onBeforeInput, { capture: true });
}
