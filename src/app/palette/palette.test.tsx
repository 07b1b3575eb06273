// The field of the palette, and the keys that come before it.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Palette } from './palette.tsx';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]')!;

test('ours: keys that are buffered while the palette is rendered are in its field, before those typed there', () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() => root.render(<Palette typed="share b" />));
  expect(field().value).toBe('share b');
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    value?.set?.call(field(), 'share bk');
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => root.render(<Palette typed="share by lin" />));
  expect(field().value).toBe('share by link');
  act(() => root.unmount());
});
