import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { shellStore } from '../shared/shell-store.ts';
import { ErrorBoundary } from './error-boundary.tsx';

let problem: Error | undefined;
let container: HTMLElement;

function Fragile() {
  if (problem) throw problem;
  return <p>works</p>;
}

async function show(content: ReactNode): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => undefined });
  await act(async () => root.render(content));
}

const button = (name: string) =>
  [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const alert = () => container.querySelector('[role="alert"]')?.textContent;

beforeEach(() => {
  problem = new Error('quoted from a file');
  shellStore.setState({ trouble: undefined } as never);
});

test('product: a pane that throws shows a message without the text of the error, does not affect its neighbor, and can be tried again', async () => {
  await show(
    <>
      <ErrorBoundary title="Records">
        <Fragile />
      </ErrorBoundary>
      <p>neighbor</p>
    </>,
  );
  expect(alert()).toContain('Records stopped working. Your files and the rest of the page are not affected.');
  expect(alert()).not.toContain('quoted');
  expect(container.textContent).toContain('neighbor');
  expect(button('Save file')).toBeDefined();
  expect(alert()).toContain('Save fileSave workspace');
  problem = undefined;
  await press('Try again');
  expect(container.textContent).toBe('worksneighbor');
});

test('ours: a part without room for a message is omitted, and a notice can try it again', async () => {
  await show(
    <ErrorBoundary quiet title="status">
      <Fragile />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('');
  const { trouble } = shellStore.getState();
  expect(trouble).toMatchObject({ where: 'status', error: problem });
  problem = undefined;
  await act(async () => trouble?.retry?.());
  expect(container.textContent).toBe('works');
});

test('ours: an error notice that fails itself is replaced by a short one, and reports no further error', async () => {
  await show(
    <ErrorBoundary title="trouble" instead={<p>shortly</p>}>
      <Fragile />
    </ErrorBoundary>,
  );
  expect(container.textContent).toBe('shortly');
  expect(shellStore.getState().trouble).toBeUndefined();
});
