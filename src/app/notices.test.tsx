// @vitest-environment jsdom
// Notices under the top bar, as they are read out.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { dismiss, shellStore } from './shell-store.ts';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});

test('wcag 4.1.3: a notice comes into a region that was there before it', async () => {
  const { default: Notices } = await import('./notices.tsx');
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<Notices />));
  const before = new Set(place.querySelectorAll('output'));
  act(() => shellStore.setState({ done: 'Done so.' }));
  const told = [...before].find((region) => region.isConnected && region.textContent?.includes('Done so.'));
  expect(told?.ariaAtomic ?? told?.getAttribute('aria-atomic')).toBe('false');
  act(() => dismiss('done'));
  expect(told?.textContent).toBe('');
  act(() => root.unmount());
});
