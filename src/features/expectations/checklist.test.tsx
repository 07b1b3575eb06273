import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Checklist } from './record-expectations-page.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('ours: two names that look the same are distinguished by their visible hidden characters', async () => {
  const names = ['robot', 'rob\u200bot'];
  const container = document.createElement('div');
  await act(async () =>
    createRoot(container).render(
      <Checklist
        legend="Columns"
        names={names}
        selected={new Set(names)}
        onChange={() => undefined}
        nameOf={(name) => name}
      />,
    ),
  );
  await act(() => import('../../ui/content/text-with-hidden-characters.tsx'));
  const [, first, second] = [...container.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(first).toBe('robot');
  expect(second).toMatch(/^rob.+ot$/);
  expect(second).not.toContain('\u200b');
});
