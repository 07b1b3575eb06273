// Choices that are searched again while the user moves among them.
import { act, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

const renderChoices = (...ids: readonly string[]) =>
  act(() =>
    root.render(
      <ChoiceList
        field={field}
        label="Crawlers"
        groups={ids.length > 0 ? [{ options: ids.map((id) => ({ id, content: id })) }] : []}
        onChoose={onChoose}
        opensAtOnce
        countMessage=""
      />,
    ),
  );
const press = (key: string) =>
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

test('aria combobox: the active choice stays active at any index of the list after a new search', () => {
  renderChoices('SearchBot', 'GPTBot');
  press('ArrowDown');
  press('ArrowDown');
  renderChoices('GPTBot');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['GPTBot']]);
});

test('ours: if the active choice is not in the new list, the first one becomes active', () => {
  renderChoices('SearchBot', 'GPTBot');
  press('ArrowDown');
  renderChoices('GPTBot', 'OtherBot');
  press('Enter');
  expect(onChoose.mock.calls).toEqual([['GPTBot']]);
});

test('aria combobox: Enter chooses nothing before the user moves to a choice', () => {
  renderChoices('GPTBot');
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

describe('product: where the first choice is active, Enter chooses it at once', () => {
  const renderMarked = (...ids: readonly string[]) =>
    act(() =>
      root.render(
        <ChoiceList
          field={field}
          label="Crawlers"
          groups={[{ options: ids.map((id) => ({ id, content: id })) }]}
          onChoose={onChoose}
          opensAtOnce
          marksFirst
          countMessage=""
        />,
      ),
    );

  test.each([
    ['', 'a'],
    ['ArrowDown', 'b'],
    ['ArrowUp', 'c'],
    ['ArrowDown ArrowDown ArrowDown', 'a'],
    ['ArrowUp ArrowDown', 'a'],
  ])('after the keys "%s" it is %s, and the field itself is no position', (keys, choice) => {
    renderMarked('a', 'b', 'c');
    for (const key of keys.split(' ').filter((one) => one !== '')) press(key);
    expect(field.getAttribute('aria-activedescendant')).not.toBeNull();
    press('Enter');
    expect(onChoose.mock.calls).toEqual([[choice]]);
  });

  test('after another search it is the first of the new list', () => {
    renderMarked('a', 'b');
    renderMarked('c', 'd');
    press('Enter');
    expect(onChoose.mock.calls).toEqual([['c']]);
  });
});

test('ours: Enter chooses nothing if the list is empty', () => {
  renderChoices('GPTBot');
  press('ArrowDown');
  renderChoices();
  press('Enter');
  expect(onChoose).not.toHaveBeenCalled();
});

test('react: the field receives a letter before anything renders, also while other updates are pending', () => {
  const onText = vi.fn<(text: string) => void>();
  function Form() {
    const [input, setInput] = useState<HTMLInputElement | null>(null);
    const [text, setText] = useState('*');
    const write = (value: string) => {
      onText(value);
      setText(value);
    };
    return (
      <>
        <input ref={setInput} value={text} onChange={({ target }) => write(target.value)} />
        {input && (
          <ChoiceList field={input} label="Crawlers" groups={[]} onChoose={onChoose} countMessage="" />
        )}
      </>
    );
  }
  act(() => root.render(<Form />));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const input = document.querySelector<HTMLInputElement>('div input')!;
  // Between two listeners the browser runs pending microtasks, as React does for urgent updates.
  input.addEventListener('input', () => flushSync(() => undefined));
  root.render(<Form />);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, 'w');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'w' }));
  expect([onText.mock.calls, input.value]).toEqual([[['w']], 'w']);
});

describe('ours: Enter chooses the marked choice', () => {
  const option = (id: string) =>
    [...document.querySelectorAll<HTMLElement>('[role="option"]')].find(
      (element) => element.textContent === id,
    )!;
  const moveOver = (id: string) =>
    act(() => void option(id).dispatchEvent(new Event('pointermove', { bubbles: true })));
  const type = () => act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));

  test('a choice under the moving pointer is marked, and Enter chooses it', () => {
    renderChoices('SearchBot', 'GPTBot');
    moveOver('GPTBot');
    expect(option('GPTBot').ariaSelected ?? option('GPTBot').getAttribute('aria-selected')).toBe('true');
    press('Enter');
    expect(onChoose.mock.calls).toEqual([['GPTBot']]);
  });

  test('typing returns to the field: a choice under a resting pointer is neither marked nor chosen', () => {
    renderChoices('SearchBot', 'GPTBot');
    moveOver('GPTBot');
    type();
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
  });
});
