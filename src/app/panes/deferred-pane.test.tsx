import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { edit } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openPolicyFile } from '../../state/files/open-files.ts';
import { DeferredPane } from './deferred-pane.tsx';

const short = sourceOfText('User-agent: a\nDisallow: /\n');
const long = sourceOfText('Disallow: /a\n'.repeat(6000));
/** Callbacks that wait for the browser to be idle, which the test controls. */
let due: (() => void)[] = [];
const idle = async () => {
  while (due.length > 0) await act(async () => due.shift()?.());
};
const open = (source: typeof long) =>
  act(async () => openPolicyFile(documentStore, '/robots.txt', source, { code: 'open' }));

let container: HTMLElement;
let root: Root;

beforeEach(async () => {
  due = [];
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    requestIdleCallback: (run: () => void) => due.push(run),
    cancelIdleCallback: () => undefined,
  });
  await open(short);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () =>
    root.render(
      <>
        <DeferredPane pane="records" title="Records">
          <input defaultValue="first" />
        </DeferredPane>
        <DeferredPane pane="access" title="Access">
          <p>second</p>
        </DeferredPane>
      </>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

test('ours: the panes of a short file are rendered at once', () => {
  expect(container.querySelectorAll('input, p')).toHaveLength(2);
});

test('ours: the panes of a long file are placeholders first, and are rendered when the browser is idle', async () => {
  await open(long);
  expect([...container.children].map((element) => element.getAttribute('aria-busy'))).toEqual([
    'true',
    'true',
  ]);
  await idle();
  expect(container.querySelectorAll('input, p')).toHaveLength(2);
  expect(container.querySelector('[aria-busy]')).toBeNull();
});

test('ours: a file that is opened while the panes of another wait gets its own panes', async () => {
  await open(long);
  await open(short);
  expect(container.querySelectorAll('input, p')).toHaveLength(2);
  await open(long);
  await idle();
  expect(container.querySelectorAll('input, p')).toHaveLength(2);
});

test('ours: a file that becomes long by editing keeps its panes and their focus', async () => {
  const input = container.querySelector('input')!;
  input.focus();
  const start = { line: 0, column: 0 };
  const text = 'Disallow: /a\n'.repeat(6000);
  await act(async () =>
    edit(documentStore, '/robots.txt', [{ range: { start, end: start }, text }], {
      origin: 'text',
      label: { code: 'typed' },
    }),
  );
  expect(document.activeElement).toBe(input);
});
