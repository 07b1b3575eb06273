// The field and its list, as keyboard and screen reader users experience them.
import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchDialog } from './search-dialog.tsx';

const names = ['Undo', 'Redo', 'Save', 'Open', 'Share', 'New', 'Add', 'Fold', 'Format', 'Keys'];
/** Half a surrogate pair, which a URL of a table may contain. */
const HALF = '/half-\ud83d';
const onChoose = vi.fn<(id: string) => void>();
const onClose = vi.fn<() => void>();

function TestDialog() {
  const [query, setQuery] = useState('');
  const options = [...names, ...(query === HALF ? [HALF] : [])]
    .filter((name) => name.toLowerCase().includes(query))
    .map((name) => ({ id: name, content: name, isDisabled: name === 'Redo', help: `About ${name}` }));
  return (
    <SearchDialog
      title="Commands"
      field="Find"
      hint=""
      close="Close"
      results="Results"
      query={query}
      onQuery={setQuery}
      groups={options.length > 0 ? [{ title: 'All', options }] : []}
      none="Nothing"
      resultMessage={`${options.length} results`}
      foot=""
      onChoose={onChoose}
      onClose={onClose}
      onClosed={() => undefined}
    />
  );
}

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  Element.prototype.scrollIntoView = () => undefined;
  onChoose.mockClear();
  onClose.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<TestDialog />));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector);
const field = () => find('[role="combobox"]') as HTMLInputElement;
const option = () => find('[aria-selected="true"]');
const activeName = () => option()?.textContent;
const send = (event: Event) => act(() => void field().dispatchEvent(event));
const press = (...keys: readonly string[]) => {
  for (const key of keys) send(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
};
const type = (text: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  send(new Event('input', { bubbles: true }));
};

test.each([
  ['the first is active', [], 'Undo'],
  ['one row down', ['ArrowDown'], 'Redo'],
  ['up from the first, to the last', ['ArrowUp'], 'Keys'],
  ['down from the last, to the first', ['ArrowUp', 'ArrowDown'], 'Undo'],
  ['a page down', ['PageDown'], 'Format'],
  ['pages stop at the end', ['PageDown', 'PageDown'], 'Keys'],
  ['pages stop at the beginning', ['ArrowDown', 'PageUp'], 'Undo'],
])('aria: combobox: %s', (_, keys, name) => {
  press(...keys);
  expect(activeName()).toBe(name);
  expect(field().getAttribute('aria-activedescendant')).toBe(option()?.id);
  expect(field().getAttribute('aria-controls')).toBe(find('[role="listbox"]')?.id);
});

test('design: another query makes the best match active', () => {
  press('ArrowDown', 'ArrowDown');
  type('o');
  expect(activeName()).toBe('Undo');
});

test('design: the first option that is possible is active, and an impossible one only if there is no other', () => {
  type('d');
  press('ArrowDown');
  expect(activeName()).toBe('Redo');
  type('re');
  expect(activeName()).toBe('Share');
  type('red');
  expect(activeName()).toBe('Redo');
});

test('design: Enter chooses the active option; an unavailable one is described, but not chosen', () => {
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['Undo']]);
  press('ArrowDown');
  expect(option()?.getAttribute('aria-disabled')).toBe('true');
  const help = document.getElementById(option()?.getAttribute('aria-describedby') ?? '');
  expect(help?.textContent).toBe('About Redo');
  press('Enter');
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('design: an empty result is announced, and no option is active', () => {
  type('qq');
  expect(find('output')?.textContent).toBe('Nothing');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  press('Enter', 'ArrowDown');
  expect(onChoose).not.toHaveBeenCalled();
});

test('product: options can be any text', () => {
  type(HALF);
  press('Enter');
  expect(onChoose.mock.calls).toEqual([[HALF]]);
});

test('ours: Enter during a composition chooses nothing', () => {
  send(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }));
  expect(onChoose).not.toHaveBeenCalled();
});

test('design: a click chooses, Escape closes', () => {
  act(() => [...document.querySelectorAll<HTMLElement>('[role="option"]')][2]?.click());
  expect(onChoose.mock.calls).toEqual([['Save']]);
  press('Escape');
  expect(onClose).toHaveBeenCalledTimes(1);
});
