// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { PaneBoundary } from './pane-boundary.tsx';

let broken = true;

function Fragile() {
  if (broken) throw new Error('no such line');
  return <p>works</p>;
}

test('a pane that throws says so, leaves its neighbour alone, saves, and can be tried again', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  let saved = 0;
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')].find((button) => button.textContent === name)?.click(),
    );
  await act(async () =>
    root.render(
      <>
        <PaneBoundary title="Records" onSave={() => saved++}>
          <Fragile />
        </PaneBoundary>
        <p>neighbour</p>
      </>,
    ),
  );
  expect(place.querySelector('[role="alert"]')?.textContent).toContain('Records stopped (no such line)');
  expect(place.textContent).toContain('neighbour');
  await press('Save file');
  expect(saved).toBe(1);
  broken = false;
  await press('Try again');
  expect(place.textContent).toBe('worksneighbour');
});
