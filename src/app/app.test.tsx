// What an address requests: it is opened at each visit, and a failure leaves the workbench.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { HashRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { openFromAddress } from './boot/boot.ts';

vi.mock('./boot/boot.ts', () => ({
  openFromAddress: vi.fn<() => Promise<void>>(),
  refreshSessionList: async () => undefined,
}));
vi.mock('./shell/workbench.tsx', () => ({ Workbench: () => 'the workbench' }));
vi.mock('./routes/start-page.tsx', () => ({ default: () => 'the start page' }));

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
const open = vi.mocked(openFromAddress);

const visit = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

beforeEach(async () => {
  open.mockReset();
  location.hash = '#/';
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <HashRouter>
        <App />
      </HashRouter>,
    ),
  );
});
afterEach(() => act(() => root.unmount()));

test('product: an example that could not be opened is requested again at the next visit of its address', async () => {
  open.mockResolvedValue();
  await visit('#/edit?example=a');
  expect(document.body.textContent).toBe('the workbench');
  expect(open).toHaveBeenCalledTimes(1);
  await visit('#/');
  await visit('#/edit?example=a');
  expect(document.body.textContent).toBe('the workbench');
  expect(open).toHaveBeenCalledTimes(2);
});

test('product: the address of an example that was opened opens it again', async () => {
  open.mockImplementation(async () => history.replaceState(null, '', '#/edit'));
  await visit('#/edit?example=a');
  await visit('#/edit?example=a');
  expect(document.body.textContent).toBe('the workbench');
  expect(open).toHaveBeenCalledTimes(2);
  expect(location.hash).toBe('#/edit');
});

test('product: an error while an example is opened leaves the workbench', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  open.mockRejectedValue(new TypeError('x'));
  await visit('#/edit?example=a');
  expect(document.body.textContent).toBe('the workbench');
});

test('product: of two requests, the earlier one does not show the workbench for the later one', async () => {
  const finish: (() => void)[] = [];
  open.mockImplementation(() => new Promise((resolve) => void finish.push(resolve)));
  await visit('#/edit?example=a');
  await visit('#/edit?example=b');
  await act(async () => finish[0]?.());
  expect(document.body.textContent).toBe('');
  await act(async () => finish[1]?.());
  expect(document.body.textContent).toBe('the workbench');
  expect(open).toHaveBeenCalledTimes(2);
});
