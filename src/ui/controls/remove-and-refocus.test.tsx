import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { removeAndRefocus } from './remove-and-refocus.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Names() {
  const [names, setNames] = useState(['a', 'b', 'c']);
  return (
    <p>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          onClick={({ currentTarget }) =>
            removeAndRefocus(currentTarget, currentTarget.parentElement, () =>
              setNames(names.filter((one) => one !== name)),
            )
          }
        >
          {name}
        </button>
      ))}
      <input aria-label="another" />
    </p>
  );
}

test('WCAG 2.4.3: what is removed by its own button gives the focus to its neighbour', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<Names />));
  const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;
  const press = async (name: string) => {
    const button = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
    await act(async () => button.click());
    return focused();
  };
  expect([await press('b'), await press('c'), await press('a')]).toEqual(['c', 'another', 'another']);
});
