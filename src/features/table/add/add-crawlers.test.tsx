// The field that adds crawlers: Enter takes the first suggestion, and the typed text is a choice of its own.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { newFile } from '../../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { AddCrawlers } from './add-crawlers.tsx';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  ResizeObserver: class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  },
});
Element.prototype.scrollIntoView = () => undefined;

let root: Root;
const closings = { count: 0 };

beforeEach(async () => {
  closings.count = 0;
  const files = [newFile('/robots.txt', sourceOfText('User-agent: Perp-of-mine\nDisallow: /a\n'))];
  act(() => openDocument(documentStore, { ...emptyDocument(), files, rows: ['/'] }, { reader: 'rfc9309' }));
  root = createRoot(document.body.appendChild(document.createElement('div')));
  const matrix = accessMatrix(documentStore.getState());
  await act(async () =>
    root.render(
      <MemoryRouter>
        <AddCrawlers matrix={matrix} opener={{ current: null }} onClose={() => (closings.count += 1)} />
      </MemoryRouter>,
    ),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

const field = () => document.querySelector<HTMLInputElement>('[role="dialog"] input')!;
const inputValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

function type(text: string): void {
  act(() => {
    inputValue?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}
const press = (...keys: readonly string[]) => {
  for (const key of keys)
    act(
      () =>
        void field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })),
    );
};
const columns = () => documentStore.getState().document.columns.filter((name) => name !== '');
const options = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

test.each([
  ['perpl', 'PerplexityBot'],
  ['PERPLEX', 'PerplexityBot'],
  ['gptb', 'GPTBot'],
  ['gptbot', 'GPTBot'],
  ['ahrefs', 'AhrefsBot'],
  // A name of the file is a suggestion too.
  ['perp-of', 'Perp-of-mine'],
  // What no crawler matches, several names, and a header: the typed text is the only choice.
  ['nobody-knows-me', 'nobody-knows-me'],
  ['Googlebot, perpl', 'Googlebot,perpl'],
  ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', 'GPTBot'],
])('product: after %s, Enter adds %s', (typed, added) => {
  type(typed);
  press('Enter');
  expect(columns().join()).toBe(added);
  expect(field().value).toBe('');
});

test('product: the typed text is the last choice, unless it is a suggestion already', () => {
  type('perpl');
  expect(options().at(-1)).toContain('“perpl”');
  press('ArrowUp', 'Enter');
  expect(columns()).toEqual(['perpl']);
  type('PerplexityBot');
  expect(options().filter((text) => text?.includes('“'))).toEqual([]);
});

test('product: with the list closed, Enter adds what is typed', () => {
  type('perpl');
  press('Escape', 'Enter');
  expect(columns()).toEqual(['perpl']);
});

test('product: nothing typed adds nothing', () => {
  press('Enter');
  type(' ');
  press('Enter');
  expect(columns()).toEqual([]);
});

test.each([
  ['gptbot', 1],
  ['nobody-knows-me', 1],
  // What needs a sentence stays open with it: how a header was read, and several.
  ['Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)', 0],
  ['Googlebot, perpl', 0],
])('product: after %s was added, the popup closes %i times, as it covers the columns', (typed, count) => {
  type(typed);
  press('Enter');
  expect(closings.count).toBe(count);
});
