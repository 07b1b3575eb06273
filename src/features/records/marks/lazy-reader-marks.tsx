// The marks of the selected reader. Their code is loaded after the form has rendered.
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';

const EmptyPlaceholder = () => null;

/** How readers interpret a line, the user-agents of a card, and a blank line. */
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
