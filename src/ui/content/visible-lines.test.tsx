import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import './text-with-hidden-characters.tsx';
import { VisibleLines } from './visible-lines.tsx';

async function drawn(text: string): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('pre');
  await act(async () => createRoot(place).render(<VisibleLines text={text} />));
  await act(() => new Promise((done) => setTimeout(done)));
  return place;
}

test('product, hostile input: every end of a line is one, and plain lines are one piece of text', async () => {
  const place = await drawn('a\r\nb\rc\n\n<b>d</b>');
  expect(place.textContent).toBe('a\nb\nc\n\n<b>d</b>');
  expect(place.childElementCount).toBe(0);
});

test('product, hostile input: in a line what cannot be seen is drawn, the lines around it stay as they are', async () => {
  const place = await drawn('a\nb\u202ec\nd');
  expect(place.textContent).not.toContain('\u202e');
  expect(place.textContent).toMatch(/^a\nb.*RLO.*c\nd$/);
});
