// What jsdom lacks, for tests of what is drawn in it.
import { vi } from 'vitest';

/** An observer of sizes that never has anything to tell. */
export const stubResizeObserver = () =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
