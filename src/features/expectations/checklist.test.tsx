import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { Checklist } from './record-expectations-page.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('ours: of two names that look the same each shows what cannot be seen in it', async () => {
  const names = ['robot', 'rob\u200bot'];
  const place = document.createElement('div');
  await act(async () =>
    createRoot(place).render(
      <Checklist
        legend="Columns"
        all={names}
        chosen={new Set(names)}
        onChoose={() => undefined}
        nameOf={(name) => name}
      />,
    ),
  );
  await act(() => import('../../ui/content/text-with-hidden-characters.tsx'));
  const [, first, second] = [...place.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(first).toBe('robot');
  expect(second).toMatch(/^rob.+ot$/);
  expect(second).not.toContain('\u200b');
});
