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
              setNames(names.filter((other) => other !== name)),
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

test('WCAG 2.4.3: when a button removes its own item, the focus moves to the neighbor', async () => {
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
