// Notices under the top bar, as screen readers announce them.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { examples } from '../../features/start/examples/catalogue.ts';
import { edit, markSaved, undo } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { showStepNews } from '../../state/findings/fix-news.ts';
import { layoutStore } from '../../state/layout/layout-store.ts';
import { showFile } from '../../state/view/show-file.ts';
import { openExample } from '../routes/open-example.ts';
import { dismiss, shellStore } from '../shared/shell-store.ts';
import { historyNews } from './history-news.ts';

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
});

test('wcag 4.1.3: a notice appears in a region that existed before it', async () => {
  const { Notices } = await import('./notices.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Notices />));
  const before = new Set(container.querySelectorAll('output'));
  act(() => shellStore.setState({ done: 'Done so.' }));
  const announced = [...before].find(
    (region) => region.isConnected && region.textContent?.includes('Done so.'),
  );
  expect(announced?.ariaAtomic ?? announced?.getAttribute('aria-atomic')).toBe('false');
  act(() => dismiss('done'));
  expect(announced?.textContent).toBe('');
  act(() => root.unmount());
});

test.each(['narrow', 'wide'] as const)(
  'design: what is undone can be redone from its notice: %s',
  async (layout) => {
    const { kind } = layoutStore.getState();
    layoutStore.setState({ kind: layout });
    const { Notices } = await import('./notices.tsx');
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    act(() => root.render(<Notices />));
    const example = examples.find(({ id }) => id === 'fict-org');
    await act(async () => void (await openExample(example!)));
    const { path } = documentStore.getState().view;
    act(
      () =>
        void edit(documentStore, path, [insertAt(0, 0, '#')], { origin: 'form', label: { code: 'type' } }),
    );
    const edited = documentStore.getState().document;
    const redoButton = () =>
      [...container.querySelectorAll('button')].find(({ textContent }) => textContent === 'Redo');
    expect(redoButton()).toBeUndefined();
    act(() => void undo(documentStore));
    act(() => redoButton()?.click());
    expect(documentStore.getState().document).toBe(edited);
    expect(redoButton()).toBeUndefined();
    act(() => historyNews.setState({}, true));
    layoutStore.setState({ kind });
    act(() => root.unmount());
  },
);

test('design: one notice is shown, the latest; one that reports what happened expires, unless it is pointed at', async () => {
  const { Notices } = await import('./notices.tsx');
  vi.useFakeTimers();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Notices />));
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>('.notice:not([hidden])')].map(
      (notice) => notice.querySelector('span')?.textContent,
    );
  act(() => shellStore.setState({ problem: 'It failed.' }));
  act(() => shellStore.setState({ done: 'Done so.' }));
  expect(shown()).toEqual(['Done so.']);
  const [done] = container.querySelectorAll<HTMLElement>('.notice:not([hidden])');
  act(() => void done?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(shown()).toEqual(['Done so.']);
  act(() => void done?.dispatchEvent(new MouseEvent('pointerout', { bubbles: true })));
  act(() => void vi.advanceTimersByTime(6000));
  expect(shown(), 'an error stays').toEqual(['It failed.']);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(shown()).toEqual(['It failed.']);
  act(() => dismiss('problem'));
  expect(shown()).toEqual([]);
  act(() => root.unmount());
  vi.useRealTimers();
});

test('product: a notice about what was undone, or about another file, leaves', async () => {
  const { Notices } = await import('./notices.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Notices />));
  const example = examples.find(({ id }) => id === 'acap-reference');
  await act(async () => void (await openExample(example!)));
  const [first, other] = documentStore.getState().document.files;
  const path = first?.path ?? '';
  const type = (text: string) =>
    act(
      () =>
        void edit(documentStore, path, [insertAt(0, 0, text)], { origin: 'form', label: { code: 'type' } }),
    );
  type('# a\n');
  act(() => shellStore.setState({ done: 'Rules written.', problem: 'It failed.' }));
  type('# b\n');
  expect(container.textContent, 'an edit leaves it').toContain('Rules written.');
  act(() => void undo(documentStore));
  expect(container.textContent).not.toContain('Rules written.');
  expect(container.textContent).not.toContain('It failed.');
  expect(container.textContent, 'what was undone is said').toContain('Undone');
  act(() => shellStore.setState({ done: 'Copied.' }));
  act(() => showFile(documentStore, other?.path ?? ''));
  expect(container.textContent).not.toContain('Copied.');
  expect(container.textContent).not.toContain('Undone');
  act(() => root.unmount());
});

test('product: that changes were restored is said no more once they are saved or undone, also after a new edit', async () => {
  const { Notices } = await import('./notices.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Notices />));
  const example = examples.find(({ id }) => id === 'fict-org');
  await act(async () => void (await openExample(example!)));
  const file = () => documentStore.getState().document.files[0]!;
  const { id, path } = file();
  const type = (text: string) =>
    act(
      () => void edit(documentStore, path, [insertAt(0, 0, text)], { origin: 'form', label: { code: text } }),
    );
  const ways = {
    saved: () => markSaved(documentStore, id, file().source),
    undone: () => void undo(documentStore),
  };
  for (const [way, end] of Object.entries(ways)) {
    type('# a\n');
    act(() => shellStore.setState({ recovered: { time: 1, files: [id] } }));
    expect(container.textContent).toContain('were restored');
    act(end);
    expect(container.textContent, way).not.toContain('were restored');
    type('# b\n');
    expect(container.textContent, `${way}, and edited`).not.toContain('were restored');
    act(() => void undo(documentStore));
  }
  expect(shellStore.getState().recovered?.time, 'the list of sites needs it').toBe(1);
  act(() => dismiss('recovered'));
  act(() => root.unmount());
});

test('design: the next step removes the notice of a fix', async () => {
  const { Notices } = await import('./notices.tsx');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  act(() => root.render(<Notices />));
  const { path } = documentStore.getState().view;
  const type = (text: string) =>
    act(
      () => void edit(documentStore, path, [insertAt(0, 0, text)], { origin: 'form', label: { code: text } }),
    );
  type('# a\n');
  act(() => showStepNews(documentStore, 'Fixed so.'));
  expect(container.textContent).toContain('Fixed so.');
  type('# b\n');
  expect(container.textContent).not.toContain('Fixed so.');
  act(() => root.unmount());
});

test('design: a note about an opened file does not follow to other pages', async () => {
  const { Notices } = await import('./notices.tsx');
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  location.hash = '/edit';
  act(() => root.render(<Notices />));
  act(() => shellStore.setState({ note: { file: 0, sentence: 'Opened so.' } }));
  act(() => root.unmount());
  expect(shellStore.getState().note).toBeUndefined();
  location.hash = '';
});
