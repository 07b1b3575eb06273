import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument, undo } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { finder, useFindingReport } from '../../state/findings/use-findings.ts';
import { stubResizeObserver } from '../../testing/browser/stub-resize-observer.ts';
import FindingsPanel from './findings-panel.tsx';

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

test('WCAG 2.4.3: when a kind of findings is ignored, the focus moves to the finding that takes its place', async () => {
  const source = sourceOfText('User-agent: *\nDisalow: /a\nFoo bar\nDisallow: b\nDisallow: c\n');
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile('/robots.txt', source)] },
    { reader: 'rfc9309' },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Panel />
      </MemoryRouter>,
    ),
  );
  await waitUntilSettled();
  expect(finder.found()?.findings.length).toBeGreaterThan(1);
  const [, grouping] = place.querySelectorAll('select');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(grouping, 'kind');
    grouping!.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await waitUntilSettled();
  const button = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.ignoreKind,
  )!;
  await act(async () => {
    button.focus();
    button.click();
  });
  await waitUntilSettled();
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.closest('li')).not.toBeNull();
  await act(async () => root.unmount());
});

test('design: "Show all" lists the findings of a fold and keeps the focus; pressed again, it folds them', async () => {
  const lines = Array.from({ length: 8 }, (_, place) => `Disallow: path${place}\n`).join('');
  const source = sourceOfText(`User-agent: *\nDisallow: /a\n${lines}`);
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile('/robots.txt', source)] },
    { reader: 'rfc9309' },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Panel />
      </MemoryRouter>,
    ),
  );
  await waitUntilSettled();
  const button = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === words.unfold(false),
  );
  const rows = () => place.querySelectorAll('li').length;
  const before = rows();
  await act(async () => {
    button?.focus();
    button?.click();
  });
  expect(button?.getAttribute('aria-expanded')).toBe('true');
  expect(document.activeElement).toBe(button);
  expect(rows()).toBeGreaterThan(before);
  await act(async () => button?.click());
  expect(rows()).toBe(before);
  await act(async () => root.unmount());
});

test('ours: findings that a comment silences are counted, listed on request with their line, and the comment is removed and restored', async () => {
  const comment = '# gatepost-ignore-next-line R009 -- meant\n';
  const text = `User-agent: *\n${comment}Disalow: /a\nDisallow: /b\n`;
  const source = sourceOfText(text);
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile('/robots.txt', source)] },
    { reader: 'rfc9309' },
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <MemoryRouter>
        <Panel />
      </MemoryRouter>,
    ),
  );
  await waitUntilSettled();
  const buttonNamed = (name: string) =>
    [...place.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name);
  const press = async (name: string) => {
    await act(async () => {
      buttonNamed(name)?.focus();
      buttonNamed(name)?.click();
    });
    await waitUntilSettled();
  };
  const label = words.unsilenceIn(3, 'R009');
  expect(place.textContent).toContain(words.silenced(1));
  expect(buttonNamed(label)).toBeUndefined();
  await press(words.showIgnored);
  expect(buttonNamed(words.hideIgnored)?.ariaExpanded).toBe('true');
  expect(document.activeElement?.closest('li')?.textContent).toContain(words.place.silenced);
  await press(label);
  expect(textOfSource(openSource(documentStore.getState()))).toBe(text.replace(comment, ''));
  expect(place.textContent).not.toContain(words.silenced(1));
  expect(place.contains(document.activeElement)).toBe(true);
  await act(async () => undo(documentStore));
  await waitUntilSettled();
  expect(textOfSource(openSource(documentStore.getState()))).toBe(text);
  expect(place.textContent).toContain(words.silenced(1));
  await act(async () => root.unmount());
});
