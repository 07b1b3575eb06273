// @vitest-environment jsdom
import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { doneWith, fetchAfter, onDemand } from './on-demand.tsx';

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

let fetches: Fetch[] = [];
const load = () => new Promise<Module>((resolve, reject) => void fetches.push({ resolve, reject }));

function page() {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place, { onCaughtError: () => undefined });
  const show = (content: ReactNode) => act(async () => root.render(<Catch>{content}</Catch>));
  return { place, show };
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  fetches = [];
});

test('the stand-in has the place of a part until its code is there; shown again, the part is there at once', async () => {
  const Part = onDemand(load, StandIn);
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
  fetchAfter(
    new Promise<void>((resolve) => {
      stands = resolve;
    }),
  );
  const Part = onDemand(load, StandIn);
  const { place, show } = page();
  await show(<Part name="a" />);
  expect([place.textContent, fetches.length]).toEqual(['wait a', 0]);
  await act(async () => stands());
  expect(fetches).toHaveLength(1);
  const Later = onDemand(load, StandIn);
  await show(<Later name="b" />);
  expect(fetches).toHaveLength(2);
});

test('a part that could not be fetched throws once, and is fetched anew when it is shown again', async () => {
  const Part = onDemand(load, StandIn);
  const { place, show } = page();
  await show(<Part name="a" />);
  await act(async () => fetches[0]!.reject(new Error('no network')));
  expect(place.textContent).toBe('failed');
  expect(fetches).toHaveLength(1);
  await act(async () => place.querySelector('button')?.click());
  expect(place.textContent).toBe('wait a');
  await act(async () => fetches[1]!.resolve({ default: Whole }));
  expect(place.textContent).toBe('whole a');
});

test('what is done with fetched code waits for it in order, is done at once when it is there, and fetches anew what failed', async () => {
  const done: string[] = [];
  const withCode = doneWith(load);
  const doing = (what: string) => withCode(() => void done.push(what));
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  doing('lost');
  fetches[0]!.reject(new Error('no network'));
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
