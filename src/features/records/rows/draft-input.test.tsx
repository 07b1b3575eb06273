// What a field of the form says of what is typed in it.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DraftInput } from './draft-input.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('wcag 4.1.3: the place where a field says what is wrong is there before it says so, and is tied to it then', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const field = (
    <DraftInput
      field="path"
      label="Path"
      value="/"
      writable={() => ({ refused: 'Not this.' })}
      commit={() => true}
    />
  );
  act(() => root.render(field));
  const input = place.querySelector('input')!;
  expect(place.querySelectorAll('output')).toHaveLength(0);
  act(() => input.focus());
  const told = place.querySelector('output')!;
  expect(told.textContent).toBe('');
  act(() => {
    input.setRangeText('a');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelector('output')).toBe(told);
  expect(told.textContent).toBe('Not this.');
  expect(input.getAttribute('aria-describedby')).toBe(told.id);
  act(() => input.blur());
  expect(told.textContent).toBe('Not this.');
  act(() => root.unmount());
});

test('product: a field that was left shows what the file holds, also when what was written comes back by redo', () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let held = '/';
  const commit = (text: string) => {
    held = text;
    return true;
  };
  const writable = (typed: string) => ({ text: encodeURI(typed) });
  const show = () =>
    act(() =>
      root.render(<DraftInput field="path" label="Path" value={held} writable={writable} commit={commit} />),
    );
  show();
  const input = place.querySelector('input')!;
  act(() => input.focus());
  act(() => {
    input.setRangeText('/a b', 0, 1);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  show();
  expect([input.value, held]).toEqual(['/a b', '/a%20b']);
  held = '/';
  show();
  act(() => input.blur());
  held = '/a%20b';
  show();
  expect(input.value).toBe('/a%20b');
  act(() => root.unmount());
});
