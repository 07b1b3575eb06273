import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import './text-with-hidden-characters.tsx';
import { VisibleLines } from './visible-lines.tsx';

async function renderLines(text: string): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('pre');
  await act(async () => createRoot(place).render(<VisibleLines text={text} />));
  await act(() => new Promise((done) => setTimeout(done)));
  return place;
}

test('product, hostile input: every line ending is normalized, and plain lines are one text node', async () => {
  const place = await renderLines('a\r\nb\rc\n\n<b>d</b>');
  expect(place.textContent).toBe('a\nb\nc\n\n<b>d</b>');
  expect(place.childElementCount).toBe(0);
});

test('product, hostile input: invisible characters of a line are shown, and the lines around it do not change', async () => {
  const place = await renderLines('a\nb\u202ec\nd');
  expect(place.textContent).not.toContain('\u202e');
  expect(place.textContent).toMatch(/^a\nb.*RLO.*c\nd$/);
});
