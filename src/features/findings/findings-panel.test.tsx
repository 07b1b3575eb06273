import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument, undo } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { findingsPanel } from '../../state/findings/findings-panel.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { stubResizeObserver } from '../../testing/browser/stub-resize-observer.ts';
import { FindingsPanel } from './findings-panel.tsx';

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom has no element sizes and no ResizeObserver.
  stubResizeObserver();
  const sizes = { clientWidth: 800, clientHeight: 600, offsetHeight: 50 };
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { get: () => value });
  HTMLElement.prototype.scrollTo = () => undefined;
});

function Panel() {
  const found = useFindingReport();
  const nothing = () => undefined;
  return found ? <FindingsPanel found={found} onClose={nothing} onShown={nothing} /> : null;
}

/** Waits until tasks in slices have finished, and a few frames more. */
const waitUntilSettled = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise(requestAnimationFrame);
  });

let root: Root;
let place: HTMLElement;

/** Opens a file, and the list of its findings. */
async function open(text: string): Promise<void> {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Panel />
      </MemoryRouter>,
    ),
  );
  await waitUntilSettled();
}

afterEach(async () => act(async () => root.unmount()));

const buttonNamed = (name: string) =>
  [...place.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent?.trim()) === name);

async function press(name: string): Promise<void> {
  await act(async () => {
    buttonNamed(name)?.focus();
    buttonNamed(name)?.click();
  });
  await waitUntilSettled();
}

async function pressKey(key: string): Promise<void> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  await act(async () => document.activeElement?.dispatchEvent(event));
}

const textNow = () => textOfSource(openSource(documentStore.getState()));
const focusName = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;

const eightPaths = Array.from({ length: 8 }, (_, line) => `Disallow: path${line}\n`).join('');

test('design: a finding is one line; its reason, code and section are below it on request', async () => {
  await open('User-agent: *\nDisalow: /a\n');
  const row = buttonNamed('Line 2')?.closest('li');
  expect(row?.textContent).not.toContain('R009');
  await press('Why, line 2, R009');
  expect(row?.textContent).toMatch(/Readers compare whole field names.*R009 · RFC 9309/);
  const changes = [...(row?.querySelectorAll('ul code') ?? [])].map(({ textContent }) => textContent);
  expect(changes).toEqual(['Disalow: /a', 'Disallow: /a']);
});

test('design: Right opens a row and then moves in it, Left moves back and closes it', async () => {
  await open('User-agent: *\nDisalow: /a\n');
  await act(async () => buttonNamed('Line 2')?.focus());
  const why = buttonNamed('Why, line 2, R009');
  await pressKey('ArrowRight');
  expect(why?.ariaExpanded).toBe('true');
  expect(focusName()).toBe('Line 2');
  await pressKey('ArrowRight');
  expect(focusName()).toBe('Use Disallow, line 2');
  await pressKey('ArrowLeft');
  await pressKey('ArrowLeft');
  expect(why?.ariaExpanded).toBe('false');
});

test('design: F fixes the finding, the focus goes to the next one, and the number of those left is announced', async () => {
  await open('User-agent: *\nDisalow: /a\nDisallow: b\nDisallow: /c\n');
  await act(async () => buttonNamed('Line 2')?.focus());
  await pressKey('f');
  await waitUntilSettled();
  expect(textNow()).toContain('Disallow: /a');
  expect(focusName()).toBe('Line 3');
  expect(findingsPanel.getState().said).toMatch(/^Fixed\. \d+ left\.$/);
  await act(async () => undo(documentStore));
  expect(textNow()).toContain('Disalow: /a');
});

test('design: eight equal findings are one row, fixed in one step, which one undo reverts', async () => {
  const text = `User-agent: *\nDisallow: /a\n${eightPaths}`;
  await open(text);
  const row = buttonNamed('Lines 3–10')?.closest('li');
  expect(row?.textContent).toContain('8 lines have a path without a slash, so none matches.');
  await press('Write the path in all 8');
  expect(textNow()).toBe(text.replaceAll(': path', ': /path'));
  expect(findingsPanel.getState().said).toMatch(/^Fixed 8\. /);
  await act(async () => undo(documentStore));
  expect(textNow()).toBe(text);
});

test('design: "Show all" lists equal findings and keeps the focus; pressed again, it folds them', async () => {
  await open(`User-agent: *\nDisallow: /a\n${eightPaths}`);
  await press('Why, lines 3–10, R040');
  const button = buttonNamed('Show all 8');
  const before = place.querySelectorAll('li[data-index]').length;
  await press('Show all 8');
  expect(button?.ariaExpanded).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(place.querySelectorAll('li[data-index]').length).toBeGreaterThan(before);
  await press('Show one row');
  expect(place.querySelectorAll('li[data-index]')).toHaveLength(before);
});

test('WCAG 2.4.3: when a kind of findings is ignored, the focus moves to the finding that takes its place', async () => {
  await open(`User-agent: *\nFoo bar\nDisallow: /a\n${eightPaths}`);
  await press('Why, lines 4–11, R040');
  const button = buttonNamed(words.ignoreKindOf('R040'));
  await press(words.ignoreKindOf('R040'));
  expect(button?.isConnected).toBe(false);
  expect(document.activeElement?.closest('li')).not.toBeNull();
  expect(place.textContent).toContain(words.ignored(8));
});

test('ours: fixes that are proved to change no answer are counted and applied in one step', async () => {
  const text = 'User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a\nDisallow: /b\n';
  await open(text);
  const button = [...place.querySelectorAll('button')].find(({ textContent }) =>
    /^Fix \d+ that change no answer$/.test(textContent ?? ''),
  );
  expect(button).toBeDefined();
  await act(async () => button?.click());
  await waitUntilSettled();
  expect(textNow()).toBe('User-agent: *\nDisallow: /a\nDisallow: /b\n');
  await act(async () => undo(documentStore));
  expect(textNow()).toBe(text);
});

test('ours: the only fix that is proved to change no answer is in its row alone', async () => {
  await open('# nothing here\n\n');
  expect(place.textContent).not.toContain('change no answer');
});

test('ours: findings that a comment silences are counted, listed on request with their line, and the comment is removed and restored', async () => {
  const comment = '# gatepost-ignore-next-line R009 -- meant\n';
  const text = `User-agent: *\n${comment}Disalow: /a\nDisallow: /b\n`;
  await open(text);
  const label = words.unsilenceIn(3, 'R009');
  await press(words.silenced(1));
  expect(buttonNamed(words.silenced(1))?.ariaExpanded).toBe('true');
  await press('Why, line 3, R009');
  await press(label);
  expect(textNow()).toBe(text.replace(comment, ''));
  expect(place.textContent).not.toContain(words.silenced(1));
  expect(place.contains(document.activeElement)).toBe(true);
  await act(async () => undo(documentStore));
  await waitUntilSettled();
  expect(textNow()).toBe(text);
  expect(place.textContent).toContain(words.silenced(1));
});

test('design: a press of the sentence goes to the line and opens the row', async () => {
  await open('User-agent: *\nDisalow: /a\nDisallow: /b\n');
  const sentence = [...place.querySelectorAll('p')].find(({ textContent }) =>
    textContent?.includes('Disalow'),
  );
  await act(async () => sentence?.click());
  expect(documentStore.getState().view.caret?.position.line).toBe(1);
  expect(buttonNamed('Why, line 2, R009')?.ariaExpanded).toBe('true');
});

test('design: two rows with the same sentence show their lines', async () => {
  await open('Allow: /x\nUser-agent: *\nDisallow: https://a.example/1\nDisallow: https://a.example/2\n');
  const rows = [...place.querySelectorAll('li p')].map(({ textContent }) => textContent);
  expect(new Set(rows).size).toBe(rows.length);
});

test('design: the fix of many lines shows up to four of them', async () => {
  await open(`User-agent: *\n${eightPaths}`);
  await act(async () => [...place.querySelectorAll<HTMLElement>('[data-opens]')][0]?.click());
  await waitUntilSettled();
  expect(place.textContent).toContain('8 lines, for example these 4:');
  expect([...place.querySelectorAll('li li code')].map(({ textContent }) => textContent)).toEqual(
    [0, 1, 2, 3].flatMap((line) => [`Disallow: path${line}`, `Disallow: /path${line}`]),
  );
});
