// A page whose code is fetched when it is gone to.
import { type ComponentType, lazy } from 'react';
import { lazyWithoutPrefetch } from '../../ui/loading/lazy-component.tsx';

/** Until then the page before it stays; if it cannot be fetched there is nothing but the notice that tells of it. */
export function lazyPage(load: () => Promise<{ readonly default: ComponentType }>): ComponentType {
  const Again = lazyWithoutPrefetch(load, () => <main />);
  return lazy(() => load().catch(() => ({ default: Again })));
}
