import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMissingCode, missingCode, removeMissingCode } from '../../ui/loading/missing-code.ts';
import { shellStore } from '../shared/shell-store.ts';
import { MissingCodeNotice } from './missing-code-notice.tsx';
import { watchUnhandledErrors } from './unhandled-errors.ts';

let container: HTMLElement;
let root: Root;
let isOffline = true;
const load = async () => {
  if (isOffline) throw new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js');
};
const alertText = () => container.querySelector('[role="alert"]')?.textContent ?? '';
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  isOffline = true;
  for (const load of missingCode().loads) removeMissingCode(load);
  shellStore.setState({ kept: true, trouble: undefined } as never);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root.render(<MissingCodeNotice />));
});

afterEach(() => act(async () => root.unmount()));

test('ours: while code is missing, the notice says that it could not be loaded and what to do, and not that something stopped', async () => {
  expect(alertText()).toBe('');
  await act(async () => addMissingCode(load));
  expect(alertText()).toContain('could not be loaded. Check your connection and try again.');
  expect(alertText()).toContain('reload the page: your changes are kept.');
  expect(alertText()).not.toContain('stopped');
  const retryButton = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Try again',
  );
  const press = () =>
    act(async () => {
      retryButton?.click();
      await nextTask();
    });
  await press();
  expect(alertText()).toContain('could not be loaded');
  isOffline = false;
  await press();
  expect(alertText()).toBe('');
});

test('ours: if changes are not stored, the notice does not claim so, but asks to save', async () => {
  await act(async () => {
    shellStore.setState({ kept: false });
    addMissingCode(load);
  });
  expect(alertText()).toContain('Your changes are not kept: save them before you reload or leave the page.');
  expect(alertText()).not.toContain('your changes are kept');
});

test('ours: missing code is loaded again when the network is back', async () => {
  await act(async () => addMissingCode(load));
  isOffline = false;
  await act(async () => {
    dispatchEvent(new Event('online'));
    await nextTask();
  });
  expect(alertText()).toBe('');
});

test('ours: a failed load of unawaited code is reported as missing code, not as something that stopped', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watchUnhandledErrors();
  const error = new TypeError('Importing a module script failed.');
  await act(async () => void dispatchEvent(new ErrorEvent('error', { error, cancelable: true })));
  expect(alertText()).toContain('could not be loaded');
  expect(shellStore.getState().trouble).toBeUndefined();
});
