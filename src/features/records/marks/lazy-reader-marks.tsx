// The marks of the chosen reader: their code comes once the form stands.
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const EmptyPlaceholder = () => null;

/** What readers make of a line; of the user-agents of a card; of a blank line. */
export const LazyLineMarks = lazyComponent<{ line: number }>(
  async () => ({ default: (await import('./reader-marks.tsx')).LineMarks }),
  EmptyPlaceholder,
);
export const LazyHeadMarks = lazyComponent<{ from: number; to: number }>(
  async () => ({ default: (await import('./reader-marks.tsx')).HeadMarks }),
  EmptyPlaceholder,
);
export const LazyBlankMarks = lazyComponent<{ line: number }>(
  async () => ({ default: (await import('./reader-marks.tsx')).BlankMarks }),
  EmptyPlaceholder,
);
