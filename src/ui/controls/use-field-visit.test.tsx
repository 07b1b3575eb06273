// Enter and Escape in a field that writes at every input event.
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SingleUndoField } from './single-undo-field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const stored: { visit: string; text: string }[] = [];

function Field() {
  const [value, setValue] = useState('before');
  return (
    <SingleUndoField
      label="Note"
      value={value}
      onWrite={(text, visit) => {
        stored.push({ text, visit });
        setValue(text);
      }}
    />
  );
}

test('design: Escape restores what the field had when it was entered; Enter confirms it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Field />));
  const field = container.querySelector('input') as HTMLInputElement;
  const press = (key: string) =>
    act(
      () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  };
  act(() => field.focus());
  type('typed');
  press('Escape');
  expect(field.value).toBe('before');
  expect(new Set(stored.map(({ visit }) => visit)).size, 'one step').toBe(1);
  type('kept');
  press('Enter');
  type('kept and more');
  press('Escape');
  expect(field.value).toBe('kept');
  act(() => root.unmount());
});
