// Keys that work everywhere. They are handled before any field or editor receives them, except for single signs,
// which fields receive first.
import { type Action, actionOfKey } from '../../actions/action.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { prefetch } from '../../ui/loading/lazy-component.tsx';
import { createActionContext } from '../actions/action-context.ts';
import { globalActions, paletteAction } from '../actions/global-actions.ts';
import { shellStore } from '../shared/shell-store.ts';

// Monaco has its own list for the key of fixes and must receive it first: that key is handled in the bubbling phase.
const { offerFixes, findOrAsk, showKeys, ...captured } = globalActions;
const initialActions = [...Object.values(captured), paletteAction];

/** The table of all actions, which is loaded when the browser is idle. */
const table: { list?: () => readonly Action[] } = {};
prefetch(async () => {
  const { allActions } = await import('../actions/all-actions.ts');
  table.list = allActions;
});

const isShortcut = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) =>
  altKey || ctrlKey || metaKey || /^F\d/.test(key);

/** Returns the action whose key works everywhere. The first actions do not need the table. */
function actionAt(event: KeyboardEvent): Pick<Action, 'run' | 'disabledReason'> | undefined {
  const initialAction = actionOfKey<Pick<Action, 'keys' | 'run' | 'disabledReason'>>(event, initialActions);
  if (initialAction || !table.list || !isShortcut(event)) return initialAction;
  return actionOfKey(
    event,
    table.list().filter(({ id, where }) => where === undefined && id !== offerFixes.id),
  );
}

/** Actions of single signs. They do nothing while a field, an editor or a dialog has the focus. */
const signActions = [findOrAsk, showKeys];

const FIELDS =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable], [role="textbox"], [role^="menu"], .monaco-editor, [role="dialog"]';

function onSign(event: KeyboardEvent): void {
  if (event.defaultPrevented || layoutStore.getState().noLetters) return;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return;
  const action = actionOfKey<Action>(event, signActions);
  const context = createActionContext(event.target instanceof HTMLElement ? event.target : undefined);
  if (!action || action.disabledReason?.(context)) return;
  event.preventDefault();
  action.run(context);
}

const isFieldOfDialog = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.closest('[role="dialog"]') !== null;

const { undo, redo } = globalActions;

/**
 * Whether undo belongs to the field itself: it contains text that is not in the document (yet), or a form draft
 * that cannot be written.
 */
function hasOwnUndo(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || /^(radio|checkbox)$/.test(target.type)) return false;
  const isDraft = target.getAttribute('aria-invalid') === 'true';
  const isOutsideDocument = target.closest('[data-line], [data-policy-text], .monaco-editor') === null;
  return isDraft || (isOutsideDocument && target.value !== '');
}

function onKey(event: KeyboardEvent): void {
  // The list of keys finds the action of a key that is pressed in its field.
  if (shellStore.getState().asks?.about === 'keys' && isFieldOfDialog(event.target)) return;
  const action = actionAt(event);
  if (!action || ((action === undo || action === redo) && hasOwnUndo(event.target))) return;
  event.preventDefault();
  event.stopPropagation();
  const context = createActionContext();
  if (!action.disabledReason?.(context)) action.run(context);
}

/** In a field of the form or in the editor, Edit > Undo of the browser uses the one history. */
function onBeforeInput(event: InputEvent): void {
  if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return;
  if (hasOwnUndo(event.target)) return;
  event.preventDefault();
  (event.inputType === 'historyUndo' ? undo : redo).run();
}

/** Listens on the window in the capture phase. */
export function installShortcuts(): void {
  globalThis.addEventListener('keydown', onKey, { capture: true });
  globalThis.addEventListener('keydown', onSign);
  document.addEventListener('beforeinput', onBeforeInput, { capture: true });
}
