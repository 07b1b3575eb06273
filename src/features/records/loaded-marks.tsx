// The marks of the chosen reader: their code comes once the form stands.
import { onDemand } from '../../ui/on-demand.tsx';

const nothing = () => null;

/** What readers make of a line; of the user-agents of a card; of a blank line. */
export const LineMarks = onDemand<{ line: number }>(
  async () => ({ default: (await import('./marks.tsx')).LineMarks }),
  nothing,
);
export const HeadMarks = onDemand<{ from: number; to: number }>(
  async () => ({ default: (await import('./marks.tsx')).HeadMarks }),
  nothing,
);
export const BlankMarks = onDemand<{ line: number }>(
  async () => ({ default: (await import('./marks.tsx')).BlankMarks }),
  nothing,
);
