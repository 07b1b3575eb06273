import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { delayFetchesUntil, lazyComponent, lazyModuleHook, withModule } from './lazy-component.tsx';
import { isFetchError, missingCode, removeMissingCode, retryMissingCode } from './missing-code.ts';

interface Named {
  readonly name: string;
}
type Module = { readonly default: ComponentType<Named> };

const Whole = ({ name }: Named) => <p>whole {name}</p>;
const StandIn = ({ name }: Named) => <p>wait {name}</p>;

class Catch extends Component<{ readonly children: ReactNode }, { readonly caught: boolean }> {
  override state = { caught: false };
  static getDerivedStateFromError = () => ({ caught: true });
  override render = () =>
    this.state.caught ? (
      <button type="button" onClick={() => this.setState({ caught: false })}>
        failed
      </button>
    ) : (
      this.props.children
    );
}

interface Fetch {
  readonly resolve: (module: Module) => void;
  readonly reject: (error: Error) => void;
}

/** Lets go on, in the page, what hangs on something that was fetched, or was not. */
const after = (happened: () => void) =>
  act(async () => {
    happened();
    await new Promise((resolve) => setTimeout(resolve));
  });

let fetches: Fetch[] = [];
const load = () => new Promise<Module>((resolve, reject) => void fetches.push({ resolve, reject }));

const roots: Root[] = [];

function page() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  roots.push(root);
  const show = (content: ReactNode) => act(async () => root.render(<Catch>{content}</Catch>));
  return { place, show };
}

afterEach(() => act(async () => roots.splice(0).forEach((root) => root.unmount())));

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  fetches = [];
  for (const load of missingCode().loads) removeMissingCode(load);
});

test('the stand-in has the place of a part until its code is there; shown again, the part is there at once', async () => {
  const Part = lazyComponent(load, StandIn);
  expect(fetches).toHaveLength(0);
  const { place, show } = page();
  await show(<Part name="a" />);
  expect(place.textContent).toBe('wait a');
  await act(async () => fetches[0]!.resolve({ default: Whole }));
  expect(place.textContent).toBe('whole a');
  const again = page();
  await again.show(<Part name="b" />);
  expect(again.place.textContent).toBe('whole b');
  expect(fetches).toHaveLength(1);
});

test('what is shown first is not fetched before the first picture stands, what is shown later at once', async () => {
  let stands = () => {};
  delayFetchesUntil(
    new Promise<void>((resolve) => {
      stands = resolve;
    }),
  );
  const Part = lazyComponent(load, StandIn);
  const { place, show } = page();
  await show(<Part name="a" />);
  expect([place.textContent, fetches.length]).toEqual(['wait a', 0]);
  await act(async () => stands());
  expect(fetches).toHaveLength(1);
  const Later = lazyComponent(load, StandIn);
  await show(<Later name="b" />);
  expect(fetches).toHaveLength(2);
});

const notFetched = () => new TypeError('Failed to fetch dynamically imported module: https://a.example/x.js');

test('ours: a part that could not be fetched keeps its stand-in and takes nothing along; all that is missing is fetched again together', async () => {
  const Part = lazyComponent(load, StandIn);
  const Other = lazyComponent(load, StandIn, () => <p>missing</p>);
  const { place, show } = page();
  await show(
    <>
      <Part name="a" />
      <Other name="b" />
      <p>beside</p>
    </>,
  );
  await after(() => {
    for (const { reject } of fetches) reject(notFetched());
  });
  expect(place.textContent).toBe('wait amissingbeside');
  expect(missingCode().loads.size).toBe(2);
  await after(() => void retryMissingCode());
  expect(missingCode().isTrying).toBe(true);
  await after(() => {
    fetches[2]!.resolve({ default: Whole });
    fetches[3]!.reject(notFetched());
  });
  expect(place.textContent).toBe('whole amissingbeside');
  expect(missingCode()).toMatchObject({ isTrying: false, loads: { size: 1 } });
});

test('ours: a part that could not be fetched is fetched anew when it is shown again, and is then missing nowhere', async () => {
  const Part = lazyComponent(load, StandIn);
  const { place, show } = page();
  await show(<Part name="a" />);
  await after(() => fetches[0]!.reject(notFetched()));
  const again = page();
  await again.show(<Part name="b" />);
  await after(() => fetches[1]!.resolve({ default: Whole }));
  expect([place.textContent, again.place.textContent]).toEqual(['whole a', 'whole b']);
  expect(missingCode().loads.size).toBe(0);
});

test('ours: code that came and threw is no missing part: the boundary around it gets the error, also when it is fetched again', async () => {
  const Part = lazyComponent(load, StandIn);
  const { place, show } = page();
  await show(<Part name="a" />);
  await after(() => fetches[0]!.reject(notFetched()));
  await after(() => void retryMissingCode());
  await after(() => fetches[1]!.reject(new Error('broken code')));
  await after(() => fetches[2]!.reject(new Error('broken code')));
  expect(place.textContent).toBe('failed');
  expect(missingCode().loads.size).toBe(0);
});

test.each([
  ['Chrome', 'Failed to fetch dynamically imported module: https://a.example/x.js'],
  ['Firefox', 'error loading dynamically imported module: https://a.example/x.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Vite', 'Unable to preload CSS for /assets/x.css'],
])('ours: code that could not be fetched, in the words of %s, is known as that', (_, message) => {
  expect(isFetchError(new TypeError(message))).toBe(true);
  expect(isFetchError(new TypeError('x is undefined'))).toBe(false);
});

test('ours: code for a hook, or for what somebody did, that could not be fetched is noted too', async () => {
  const useCode = lazyModuleHook(load);
  function Hooked() {
    return <p>{useCode() ? 'marked' : 'plain'}</p>;
  }
  const { place, show } = page();
  await show(<Hooked />);
  await after(() => fetches[0]!.reject(notFetched()));
  const done: string[] = [];
  withModule(load)(() => void done.push('done'));
  await after(() => fetches[1]!.reject(notFetched()));
  expect(missingCode().loads.size).toBe(2);
  await after(() => void retryMissingCode());
  await after(() => {
    for (const { resolve } of fetches.slice(2)) resolve({ default: Whole });
  });
  expect(place.textContent).toBe('marked');
  expect(missingCode().loads.size).toBe(0);
  // What was asked for so long ago is not done late.
  expect(done).toEqual([]);
});

test('what is done with fetched code waits for it in order, is done at once when it is there, and fetches anew what failed', async () => {
  const done: string[] = [];
  const withCode = withModule(load);
  const doing = (what: string) => withCode(() => void done.push(what));
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  doing('lost');
  fetches[0]!.reject(notFetched());
  await rest();
  doing('first');
  doing('second');
  expect(fetches).toHaveLength(2);
  fetches[1]!.resolve({ default: Whole });
  await rest();
  doing('third');
  expect(done).toEqual(['first', 'second', 'third']);
  expect(fetches).toHaveLength(2);
});
