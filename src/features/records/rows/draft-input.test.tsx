// What a field of the form says about the text that is typed into it.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { DraftInput } from './draft-input.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('wcag 4.1.3: the element for the error of a field exists before the error, and then describes the field', () => {
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
  const output = place.querySelector('output')!;
  expect(output.textContent).toBe('');
  act(() => {
    input.setRangeText('a');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(place.querySelector('output')).toBe(output);
  expect(output.textContent).toBe('Not this.');
  expect(input.getAttribute('aria-describedby')).toBe(output.id);
  act(() => input.blur());
  expect(output.textContent).toBe('Not this.');
  act(() => root.unmount());
});

test('product: a field without focus shows the value in the file, also when redo restores what was written', () => {
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
