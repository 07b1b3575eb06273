import { act, createRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { type Source, sourceOfText, textOfSource } from '../../core/document/source.ts';
import { PasteBox } from './paste-box.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const place = document.createElement('div');
let close = () => {};
afterEach(() => close());

function Box({ onOpen }: { onOpen: (source: Source) => void }) {
  const [source, onSource] = useState(() => sourceOfText(''));
  return <PasteBox {...{ source, onSource, onOpen }} onChoose={() => undefined} field={createRef()} />;
}

/** Types a text into the box and gives what the box says, what its button says, and what the button opens. */
function box(text: string) {
  const root = createRoot(place);
  let opened: string | undefined;
  act(() => root.render(<Box onOpen={(source) => (opened = textOfSource(source))} />));
  close = () => act(() => root.unmount());
  const area = place.querySelector('textarea')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const button = place.querySelector('button')!;
  act(() => button.click());
  return {
    notice: place.querySelector('output')!.textContent,
    link: place.querySelector('a')?.href,
    button: button.textContent,
    opened,
  };
}

test('ours: a pasted web address is named as one, with a link to the policy file of its host', () => {
  const { notice, link, button } = box('https://shop.example/cart');
  expect(notice).toContain('This is a web address');
  expect(link).toBe('https://shop.example/robots.txt');
  expect(button).toBe('Open it anyway');
});

test('ours: the pasted source of a web page is named as one, and opens only as what it is', () => {
  const page = '<!doctype html>\n<html><body>Disallow: /</body></html>\n';
  const { notice, link, button, opened } = box(page);
  expect(notice).toContain('This is the source of a web page');
  expect([link, button, opened]).toEqual([undefined, 'Open it anyway', page]);
});

test('ours: a pasted policy file opens without a word', () => {
  const text = 'User-agent: *\nDisallow: /\nSitemap: https://shop.example/sitemap.xml\n';
  expect(box(text)).toEqual({ notice: '', link: undefined, button: 'Open this text', opened: text });
});
