// A stub of ResizeObserver, which jsdom lacks.
import { vi } from 'vitest';

/** An observer that never reports a size. */
export const stubResizeObserver = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
