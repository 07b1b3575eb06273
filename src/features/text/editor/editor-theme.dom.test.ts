// The colors of the code editor follow the page.
import { afterEach, expect, test, vi } from 'vitest';

const defineTheme = vi.hoisted(() => vi.fn<(name: string, theme: { base: string }) => void>());
vi.mock('../monaco/monaco.ts', () => ({ monaco: { editor: { defineTheme, setTheme: () => undefined } } }));

/** A system whose color scheme can change; returns a function that changes it. */
function stubSystem(): (isDark: boolean) => void {
  let isSystemDark = false;
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && isSystemDark;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  document.documentElement.style.colorScheme = 'light dark';
  return (isDark) => {
    isSystemDark = isDark;
    for (const listener of listeners) listener();
  };
}

const latestBase = () => defineTheme.mock.lastCall?.[1].base;

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute('style');
});

test('design: the editor gets the colors of a system that changed them while the editor was loading', async () => {
  const setDark = stubSystem();
  const { applyTheme, followPageTheme } = await import('./editor-theme.ts');
  applyTheme();
  expect(latestBase()).toBe('vs');
  setDark(true);
  const watch = followPageTheme();
  expect(latestBase()).toBe('vs-dark');
  setDark(false);
  expect(latestBase()).toBe('vs');
  watch.dispose();
  setDark(true);
  expect(latestBase()).toBe('vs');
});
