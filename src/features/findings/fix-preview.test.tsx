import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import type { FixChooser } from '../../core/diagnostics/fix-all.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { stubResizeObserver } from '../../testing/browser/stub-resize-observer.ts';
import { FixPreview } from './fix-preview.tsx';

const path = '/robots.txt';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  stubResizeObserver();
});

const waitUntilSettled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(requestAnimationFrame);
  });

/** Fixes that escape percent signs and remove duplicate lines. */
const wanted: FixChooser = ({ code, fixes }) =>
  code === 'R053' || code === 'SIT-TWICE' ? fixes[0] : undefined;

async function opened(text: string) {
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile(path, sourceOfText(text))] },
    { reader: 'rfc9309' },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const closed = vi.fn<() => void>();
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <FixPreview preview={{ title: 'T', wanted }} path={path} onClose={closed} onClosed={() => undefined} />,
    ),
  );
  await waitUntilSettled();
  const dialog = document.querySelector('[role="dialog"]')!;
  const boxes = () => [...dialog.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  const press = async (what: HTMLElement) => {
    await act(async () => what.click());
    await waitUntilSettled();
  };
  const make = () => [...dialog.querySelectorAll('button')].at(-1)!;
  return { dialog, boxes, press, make, closed, close: () => act(async () => root.unmount()) };
}

const now = () => textOfSource(openSource(documentStore.getState()));

const file = 'User-agent: *\nDisallow: /a%x\nDisallow: /b%x\nDisallow: /c%x\n';

test('ours: each fix has a check box; an unchecked fix is neither shown nor applied', async () => {
  const { dialog, boxes, press, make, closed, close } = await opened(file);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(make().textContent).toBe('Apply 3 fixes');
  expect(dialog.querySelector('fieldset legend')).not.toBeNull();
  await press(boxes()[1]!);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(make().textContent).toBe('Apply 2 fixes');
  expect(dialog.textContent).toContain('2 lines added, 2 removed');
  await press(make());
  expect(closed).toHaveBeenCalledOnce();
  expect(now()).toBe('User-agent: *\nDisallow: /a%25x\nDisallow: /b%x\nDisallow: /c%25x\n');
  await close();
});

test('ours: if nothing is checked, nothing can be applied', async () => {
  const { dialog, boxes, press, make, closed, close } = await opened(file);
  for (const box of boxes()) await press(box);
  expect(make().textContent).toBe('Apply 0 fixes');
  expect(make().getAttribute('aria-disabled')).toBe('true');
  expect(dialog.textContent).toContain('No fix is selected.');
  await press(make());
  expect(closed).not.toHaveBeenCalled();
  expect(now()).toBe(file);
  await press(boxes()[2]!);
  expect(make().textContent).toBe('Apply 1 fix');
  expect(make().getAttribute('aria-disabled')).toBe('false');
  await close();
});

test('ours: equal fixes of several lines share a check box, and a single fix needs none', async () => {
  const { dialog, boxes, make, close } = await opened(`User-agent: *\n${'Disallow: /a%x\n'.repeat(3)}`);
  expect(boxes()).toEqual([]);
  expect(dialog.textContent).toMatch(/Line 2: Use \/a%25x .*Line 3: Use \/a%25x .*Line 4: Use \/a%25x /);
  expect(make().textContent).toBe('Apply 3 fixes');
  await close();
});

test('ours: checked fixes are applied even if lines have moved because others are left out', async () => {
  const [one, two, three] = [1, 2, 3].map((n) => `Sitemap: https://h.example/${n}\n`);
  const { dialog, boxes, press, make, close } = await opened(`${one}${one}${two}${two}${three}${three}`);
  expect(boxes()).toHaveLength(3);
  // The lines are numbered as in the original file, although each fix is applied after those above.
  const said = [...dialog.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(said).toEqual([2, 4, 6].map((line) => `Line ${line}: Delete line ${line} Sitemap named twice`));
  await press(boxes()[2]!);
  expect(make().textContent).toBe('Apply 2 fixes');
  await press(make());
  expect(now()).toBe(`${one}${two}${three}${three}`);
  await close();
});
