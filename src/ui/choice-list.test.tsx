// @vitest-environment jsdom
// Choices that are found anew while somebody is among them.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChoiceList } from './choice-list.tsx';

const onChoose = vi.fn<(id: string) => void>();
let root: Root;
let field: HTMLInputElement;

beforeEach(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    ResizeObserver: class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  });
  Element.prototype.scrollIntoView = () => undefined;
  onChoose.mockClear();
  field = document.body.appendChild(document.createElement('input'));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const offer = (...ids: readonly string[]) =>
  act(() =>
    root.render(
      <ChoiceList
        field={field}
        label="Crawlers"
        groups={ids.length > 0 ? [{ options: ids.map((id) => ({ id, content: id })) }] : []}
        onChoose={onChoose}
        opensAtOnce
        told=""
      />,
    ),
  );
const press = (key: string) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('aria combobox: a choice that was gone to is chosen, wherever it stands in the list found anew', () => {
  offer('SearchBot', 'GPTBot');
  press('ArrowDown');
  press('ArrowDown');
  offer('GPTBot');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['GPTBot']]);
});

test('ours: who went to a choice that the list found anew lacks stands at its first', () => {
  offer('SearchBot', 'GPTBot');
  press('ArrowDown');
  offer('GPTBot', 'OtherBot');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['GPTBot']]);
});

test('aria combobox: nothing is chosen by Enter before somebody went to a choice', () => {
  offer('GPTBot');
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

test('ours: where nothing is left of the list, Enter chooses nothing', () => {
  offer('GPTBot');
  press('ArrowDown');
  offer();
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});
