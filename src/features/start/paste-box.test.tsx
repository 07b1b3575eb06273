import { act, createRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type Source, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { PasteBox } from './paste-box.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const container = document.createElement('div');
let close = () => {};
afterEach(() => close());

function Box({ onOpen }: { onOpen: (source: Source) => void }) {
  const [source, onSource] = useState(() => sourceOfText(''));
  return <PasteBox {...{ source, onSource, onOpen }} onChoose={() => undefined} field={createRef()} />;
}

/** Types or pastes a text into the box. Returns its notice, the label of its button, and what is opened, by the button at last. */
function typeIntoBox(text: string, isPaste = false) {
  const root = createRoot(container);
  let opened: string | undefined;
  act(() => root.render(<Box onOpen={(source) => (opened = textOfSource(source))} />));
  close = () => act(() => root.unmount());
  const textArea = container.querySelector('textarea')!;
  act(() => {
    if (isPaste)
      textArea.dispatchEvent(
        Object.assign(new Event('paste', { bubbles: true }), { clipboardData: { getData: () => text } }),
      );
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(textArea, text);
    textArea.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const button = container.querySelector('button')!;
  const openedAtOnce = opened;
  act(() => button.click());
  return {
    notice: container.querySelector('output')!.textContent,
    link: container.querySelector('a')?.href,
    button: button.textContent,
    opened,
    openedAtOnce,
  };
}

test('ours: a pasted web address is recognized, with a link to the policy file of its host', () => {
  const { notice, link, button } = typeIntoBox('https://shop.example/cart');
  expect(notice).toContain('This is a web address');
  expect(link).toBe('https://shop.example/robots.txt');
  expect(button).toBe('Open it anyway');
});

test('ours: the pasted source of a web page is recognized, and only opens under that name', () => {
  const page = '<!doctype html>\n<html><body>Disallow: /</body></html>\n';
  const { notice, link, button, opened } = typeIntoBox(page);
  expect(notice).toContain('This is the source of a web page');
  expect([link, button, opened]).toEqual([undefined, 'Open it anyway', page]);
});

test('ours: a pasted policy file opens without a notice', () => {
  const text = 'User-agent: *\nDisallow: /\nSitemap: https://shop.example/sitemap.xml\n';
  expect(typeIntoBox(text)).toEqual({
    notice: '',
    link: undefined,
    button: 'Open this text',
    opened: text,
    openedAtOnce: undefined,
  });
});

test.each([
  ['a policy file', 'User-agent: *\nDisallow: /\n', true],
  ['a web address', 'https://shop.example/cart', false],
  ['a web page', '<!doctype html>\n<html><body>Disallow: /</body></html>\n', false],
  ['a text without fields', 'shop.example', false],
])('ours: what is pasted opens at once only if it is clearly a policy file: %s', (_, text, isOpened) => {
  expect(typeIntoBox(text, true).openedAtOnce === text).toBe(isOpened);
});
