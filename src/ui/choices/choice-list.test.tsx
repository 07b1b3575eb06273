// Choices that are found anew while somebody is among them.
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

test('react: the field hears a letter before anything is drawn for it, also while other things wait to be drawn', () => {
  const typed = vi.fn<(text: string) => void>();
  function Form() {
    const [own, setOwn] = useState<HTMLInputElement | null>(null);
    const [text, setText] = useState('*');
    const write = (written: string) => {
      typed(written);
      setText(written);
    };
    return (
      <>
        <input ref={setOwn} value={text} onChange={({ target }) => write(target.value)} />
        {own && <ChoiceList field={own} label="Crawlers" groups={[]} onChoose={onChoose} told="" />}
      </>
    );
  }
  act(() => root.render(<Form />));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const own = document.querySelector<HTMLInputElement>('div input')!;
  // Between two listeners a browser runs what waits as microtasks, as React does with what is urgent.
  own.addEventListener('input', () => flushSync(() => undefined));
  root.render(<Form />);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(own, 'w');
  own.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'w' }));
  expect([typed.mock.calls, own.value]).toEqual([[['w']], 'w']);
});

describe('ours: what is marked is what Enter chooses', () => {
  const option = (id: string) =>
    [...document.querySelectorAll<HTMLElement>('[role="option"]')].find((one) => one.textContent === id)!;
  const moveOver = (id: string) =>
    act(() => void option(id).dispatchEvent(new Event('pointermove', { bubbles: true })));
  const type = () => act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));

  test('a choice that the pointer moves over is marked, and chosen', () => {
    offer('SearchBot', 'GPTBot');
    moveOver('GPTBot');
    expect(option('GPTBot').ariaSelected ?? option('GPTBot').getAttribute('aria-selected')).toBe('true');
    press('Enter');
    expect(onChoose.mock.calls).toEqual([['GPTBot']]);
  });

  test('typing goes back to the field: what lies below a resting pointer is neither marked nor chosen', () => {
    offer('SearchBot', 'GPTBot');
    moveOver('GPTBot');
    type();
    expect(document.querySelector('[aria-selected="true"]')).toBeNull();
    press('Enter');
    expect(onChoose).not.toHaveBeenCalled();
  });
});
