import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { delayFetchesUntil, lazyComponent, lazyModuleHook, withModule } from './lazy-component.tsx';
import { isFetchError, missingCode, removeMissingCode, retryMissingCode } from './missing-code.ts';

interface NamedProps {
  readonly name: string;
}
type Module = { readonly default: ComponentType<NamedProps> };

const LoadedPart = ({ name }: NamedProps) => <p>whole {name}</p>;
const Placeholder = ({ name }: NamedProps) => <p>wait {name}</p>;

class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasError: boolean }> {
  override state = { hasError: false };
  static getDerivedStateFromError = () => ({ hasError: true });
  override render = () =>
    this.state.hasError ? (
      <button type="button" onClick={() => this.setState({ hasError: false })}>
        failed
      </button>
    ) : (
      this.props.children
    );
}

interface PendingLoad {
  readonly resolve: (module: Module) => void;
  readonly reject: (error: Error) => void;
}

/** Runs an action, and waits for everything in the page that depends on its result. */
const after = (action: () => void) =>
  act(async () => {
    action();
    await new Promise((resolve) => setTimeout(resolve));
  });

let pendingLoads: PendingLoad[] = [];
const load = () => new Promise<Module>((resolve, reject) => void pendingLoads.push({ resolve, reject }));

const roots: Root[] = [];

function createPage() {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, { onCaughtError: () => undefined });
  roots.push(root);
  const render = (content: ReactNode) =>
    act(async () => root.render(<ErrorBoundary>{content}</ErrorBoundary>));
  return { container, render };
}

afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  pendingLoads = [];
  for (const load of missingCode().loads) removeMissingCode(load);
});

test('the placeholder is shown until the code is loaded; shown again, the part is there at once', async () => {
  const Part = lazyComponent(load, 'default', Placeholder);
  expect(pendingLoads).toHaveLength(0);
  const { container, render } = createPage();
  await render(<Part name="a" />);
  expect(container.textContent).toBe('wait a');
  await act(async () => pendingLoads[0]!.resolve({ default: LoadedPart }));
  expect(container.textContent).toBe('whole a');
  const secondPage = createPage();
  await secondPage.render(<Part name="b" />);
  expect(secondPage.container.textContent).toBe('whole b');
  expect(pendingLoads).toHaveLength(1);
});

test('code of the first render is loaded after the first paint, later code at once', async () => {
  let finishFirstPaint = () => {};
  delayFetchesUntil(
    new Promise<void>((resolve) => {
      finishFirstPaint = resolve;
    }),
  );
  const Part = lazyComponent(load, 'default', Placeholder);
  const { container, render } = createPage();
  await render(<Part name="a" />);
  expect([container.textContent, pendingLoads.length]).toEqual(['wait a', 0]);
  await act(async () => finishFirstPaint());
  expect(pendingLoads).toHaveLength(1);
  const Later = lazyComponent(load, 'default', Placeholder);
  await render(<Later name="b" />);
  expect(pendingLoads).toHaveLength(2);
});

const notFetched = () => new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js');

test('ours: a part that could not be loaded keeps its placeholder and does not break others; everything missing is loaded again together', async () => {
  const Part = lazyComponent(load, 'default', Placeholder);
  const Other = lazyComponent(load, 'default', Placeholder, () => <p>missing</p>);
  const { container, render } = createPage();
  await render(
    <>
      <Part name="a" />
      <Other name="b" />
      <p>beside</p>
    </>,
  );
  await after(() => {
    for (const { reject } of pendingLoads) reject(notFetched());
  });
  expect(container.textContent).toBe('wait amissingbeside');
  expect(missingCode().loads.size).toBe(2);
  await after(() => void retryMissingCode());
  expect(missingCode().isTrying).toBe(true);
  await after(() => {
    pendingLoads[2]!.resolve({ default: LoadedPart });
    pendingLoads[3]!.reject(notFetched());
  });
  expect(container.textContent).toBe('whole amissingbeside');
  expect(missingCode()).toMatchObject({ isTrying: false, loads: { size: 1 } });
});

test('ours: a part that could not be loaded is loaded again when it is next shown, and is then missing nowhere', async () => {
  const Part = lazyComponent(load, 'default', Placeholder);
  const { container, render } = createPage();
  await render(<Part name="a" />);
  await after(() => pendingLoads[0]!.reject(notFetched()));
  const secondPage = createPage();
  await secondPage.render(<Part name="b" />);
  await after(() => pendingLoads[1]!.resolve({ default: LoadedPart }));
  expect([container.textContent, secondPage.container.textContent]).toEqual(['whole a', 'whole b']);
  expect(missingCode().loads.size).toBe(0);
});

test('ours: code that throws is not a missing part: its error boundary gets the error, also when the code is loaded again', async () => {
  const Part = lazyComponent(load, 'default', Placeholder);
  const { container, render } = createPage();
  await render(<Part name="a" />);
  await after(() => pendingLoads[0]!.reject(notFetched()));
  await after(() => void retryMissingCode());
  await after(() => pendingLoads[1]!.reject(new Error('broken code')));
  await after(() => pendingLoads[2]!.reject(new Error('broken code')));
  expect(container.textContent).toBe('failed');
  expect(missingCode().loads.size).toBe(0);
});

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://a.example/x.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/x.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/x.css'],
])('ours: a failed load, as %s describes it, is recognized', (_, message) => {
  expect(isFetchError(new TypeError(message))).toBe(true);
  expect(isFetchError(new TypeError('x is undefined'))).toBe(false);
});

test('ours: code for a hook or an action that could not be loaded is also recorded as missing', async () => {
  const useCode = lazyModuleHook(load);
  function HookUser() {
    return <p>{useCode() ? 'marked' : 'plain'}</p>;
  }
  const { container, render } = createPage();
  await render(<HookUser />);
  await after(() => pendingLoads[0]!.reject(notFetched()));
  const calls: string[] = [];
  withModule(load)(() => void calls.push('done'));
  await after(() => pendingLoads[1]!.reject(notFetched()));
  expect(missingCode().loads.size).toBe(2);
  await after(() => void retryMissingCode());
  await after(() => {
    for (const { resolve } of pendingLoads.slice(2)) resolve({ default: LoadedPart });
  });
  expect(container.textContent).toBe('marked');
  expect(missingCode().loads.size).toBe(0);
  // An action from before the failure is not run late.
  expect(calls).toEqual([]);
});

test('actions wait for their code in order, run at once when it is loaded, and load it again after a failure', async () => {
  const calls: string[] = [];
  const withCode = withModule(load);
  const runWithCode = (what: string) => withCode(() => void calls.push(what));
  const nextTask = () => new Promise((resolve) => setTimeout(resolve));
  runWithCode('lost');
  pendingLoads[0]!.reject(notFetched());
  await nextTask();
  runWithCode('first');
  runWithCode('second');
  expect(pendingLoads).toHaveLength(2);
  pendingLoads[1]!.resolve({ default: LoadedPart });
  await nextTask();
  runWithCode('third');
  expect(calls).toEqual(['first', 'second', 'third']);
  expect(pendingLoads).toHaveLength(2);
});
