// The marks of the chosen reader: their code comes once the form stands.
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';

const nothing = () => null;

/** What readers make of a line; of the user-agents of a card; of a blank line. */
export const LineMarks = lazyComponent<{ line: number }>(
  async () => ({ default: (await import('./marks.tsx')).LineMarks }),
  nothing,
);
export const HeadMarks = lazyComponent<{ from: number; to: number }>(
  async () => ({ default: (await import('./marks.tsx')).HeadMarks }),
  nothing,
);
export const BlankMarks = lazyComponent<{ line: number }>(
  async () => ({ default: (await import('./marks.tsx')).BlankMarks }),
  nothing,
);
