// Renders the rows of the form in a page, and simulates typing, pasting, key presses and choices in them.

import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { useStore } from 'zustand';
import { allLines } from '../../core/document/lines.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { ListActionsContext, RecordsFormContext } from '../../features/records/form-context.ts';
import { RecordHead } from '../../features/records/head/record-head.tsx';
import { LineRow } from '../../features/records/list/line-row.tsx';
import { loadAfterPaint } from '../../features/records/load-after-paint.ts';
import { loadOtherLines } from '../../features/records/load-other-lines.ts';
import { ReaderMarksProvider } from '../../features/records/marks/reader-marks-provider.tsx';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../state/document/document-store.ts';
import { openPolicy, openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// jsdom lacks CSS.escape. In the quoted strings here, only two characters need escaping.
globalThis.CSS ??= { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') } as typeof CSS;

const noOperation = () => undefined;
const rowHandlers = {
  drag: noOperation,
  openRun: noOperation,
  foldRun: noOperation,
  remove: noOperation,
  registerRule: () => noOperation,
  registerRecord: () => noOperation,
};

function FormRows() {
  const policy = openPolicy(useStore(documentStore));
  const blocks = blocksOf(policy);
  const rowOf = (id: number, line: number) => {
    const number = blocks.findIndex(({ start, end }) => start <= line && line < end);
    const block = blocks[number];
    if (!block || line >= block.body)
      return (
        <LineRow key={id} policy={policy} line={line} block={number} isCurrent={false} decides={false} />
      );
    if (line > block.start) return null;
    return (
      <RecordHead
        key={id}
        {...{ policy, block, number }}
        isFolded={false}
        toggleFold={noOperation}
        applies={false}
      />
    );
  };
  return (
    <RecordsFormContext value={{ policy }}>
      <ReaderMarksProvider policy={policy}>
        <ListActionsContext value={rowHandlers}>
          {allLines(policy.source.lines).map(({ id, text }, line) => (text === '' ? null : rowOf(id, line)))}
        </ListActionsContext>
      </ReaderMarksProvider>
    </RecordsFormContext>
  );
}

/** Loads the modules that rows load lazily. */
const loadLazyRows = () =>
  Promise.all([
    loadAfterPaint(),
    loadOtherLines(),
    import('../../features/records/edits/watch-new-line.ts'),
    import('../../features/records/marks/reader-marks.tsx'),
    import('../../features/records/rows/invisible-characters-note.tsx'),
  ]);

let openPage: { readonly root: Root; readonly container: HTMLElement } | undefined;

/** Opens a file and renders a row for each of its lines. */
export async function openForm(text: string, path = '/robots.txt'): Promise<void> {
  closeForm();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  openPage = { root, container };
  const doc = { ...emptyDocument(), files: [newFile(path, sourceOfText(text))] };
  act(() => openDocument(documentStore, doc, { reader: documentStore.getState().view.reader }));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <FormRows />
      </MemoryRouter>,
    ),
  );
  await act(async () => void (await loadLazyRows()));
  await nextTask();
}

export function closeForm(): void {
  if (!openPage) return;
  const { root, container } = openPage;
  act(() => root.unmount());
  container.remove();
  openPage = undefined;
}

/** Waits for the next task, such as the first rendering of a lazily loaded row. */
export const nextTask = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** The text of the open file. */
export const formFileText = (): string => textOfSource(openSource(documentStore.getState()));

/** The elements that match, in document order. */
export const all = <E extends HTMLElement>(selector: string): E[] => [
  ...(openPage?.container.querySelectorAll<E>(selector) ?? []),
];

/** The control with this name. `line`: the line number from 1, if there are several. */
export function findControl<E extends HTMLElement = HTMLInputElement>(name: string, line?: number): E {
  const within = line === undefined ? '' : `[data-line="${line}"] `;
  const control = all<E>(`${within}[aria-label="${CSS.escape(name)}"]`)[0];
  if (!control) throw new Error(`nothing is called ${name} here: ${controlNames().join(' | ')}`);
  return control;
}

const controlNames = () =>
  all('[aria-label]').map((element) => element.ariaLabel ?? element.getAttribute('aria-label'));

/** Focuses a field and selects its text. */
export function enterField(field: HTMLInputElement): void {
  act(() => {
    field.focus();
    field.select();
  });
}

/** The focused text field. */
export function focusedField(): HTMLInputElement {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement) return field;
  throw new Error('no field has the focus');
}

/** Simulates typing: each letter replaces the selection of the focused field, and fires an input event. */
export function typeText(text: string): void {
  for (const letter of text) {
    const field = focusedField();
    act(() => {
      field.setRangeText(letter, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  }
}

/** Clears a field. */
export function empty(field: HTMLInputElement): void {
  act(() => {
    field.setRangeText('', 0, field.value.length, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Pastes into the focused field, with line breaks as spaces. Returns true if the page handled the event itself. */
export function pasteText(text: string): boolean {
  const field = focusedField();
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void field.dispatchEvent(event));
  if (event.defaultPrevented) return true;
  act(() => {
    const line = text.replaceAll(/\r\n|[\r\n]/g, ' ');
    field.setRangeText(line, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return false;
}

export const clickButton = (button: HTMLElement): void => act(() => button.click());

/** Opens a menu by its button and selects an item, the last of those that lead to it. Waits until the item has moved the focus. */
export async function chooseInMenu(button: string, ...path: readonly string[]): Promise<void> {
  clickButton(findControl(button));
  const items = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  for (const item of path)
    clickButton(await waitForElement(() => items().find((candidate) => candidate.textContent === item)));
  await waitForElement(() => document.activeElement?.matches('input, select'));
}

/** Waits until an element is rendered. */
async function waitForElement<T>(find: () => T | undefined | false): Promise<T> {
  for (let waits = 0; waits < 1000; waits++) {
    const element = find();
    if (element !== undefined && element !== false) return element;
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)));
  }
  throw new Error('what is waited for does not come');
}

export function chooseOption(select: HTMLSelectElement, value: string): void {
  act(() => {
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** The native setter, so that React notices the value only when the event is fired. */
const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

/** Simulates picking a date or time: sets the value and fires an input event. */
export function pick(field: HTMLInputElement, value: string): void {
  act(() => {
    field.focus();
    inputValue?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Moves the focus out of the focused field. */
export const leaveField = (): void => act(() => focusedField().blur());
