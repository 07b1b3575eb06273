import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { useKeptFocus } from './use-kept-focus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Rows({ keys }: { keys: Int32Array }) {
  const { watch, release, handlers } = useKeptFocus(keys, () => undefined);
  return (
    <div ref={watch} {...handlers} onBlurCapture={release}>
      {[...keys].map((key) => (
        <div key={key} data-key={key}>
          <button type="button" data-field="menu">
            {key}
          </button>
        </div>
      ))}
    </div>
  );
}

const root = createRoot(document.body.appendChild(document.createElement('div')));
const show = (...keys: number[]) => act(async () => root.render(<Rows keys={Int32Array.from(keys)} />));
const focused = () => document.activeElement?.textContent;
const focus = (key: number) =>
  act(async () => document.querySelector<HTMLElement>(`[data-key="${key}"] button`)!.focus());

test('WCAG 2.4.3: the focus returns to restored rows, one after the other, unless the user has moved it meanwhile', async () => {
  await show(1, 2, 3, 4);
  await focus(2);
  await show(1, 3, 4);
  expect(focused()).toBe('3');
  await show(1, 4);
  expect(focused()).toBe('4');
  await show(1, 3, 4);
  expect(focused()).toBe('3');
  await show(1, 2, 3, 4);
  expect(focused()).toBe('2');
  await show(1, 3, 4);
  expect(focused()).toBe('3');
  await focus(1);
  await show(1, 2, 3, 4);
  expect(focused()).toBe('1');
});
