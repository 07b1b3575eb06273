import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { OpenMenu } from './open-menu.tsx';

test('ours: entries with equal labels are all listed, also when the list changes', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const show = (labels: readonly string[]) =>
    act(async () =>
      root.render(
        <OpenMenu
          label="Lines"
          isByKeys={false}
          items={labels.map((label) => ({ label }))}
          handle={{ current: null }}
        />,
      ),
    );
  const entries = () =>
    [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);
  await show(['/a', '/a', '/b', '/a']);
  expect(entries()).toEqual(['/a', '/a', '/b', '/a']);
  await show(['/a', '/b', '/a']);
  expect(entries()).toEqual(['/a', '/b', '/a']);
  expect(error.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  await act(async () => root.unmount());
});
