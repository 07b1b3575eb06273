// The errors and warnings of a line, for its row.
import { useSyncExternalStore } from 'react';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import { finder } from '../../../state/findings/use-findings.ts';

const none: readonly Finding[] = [];

/** The errors and warnings of the line with this id; the same list as long as they are the same. */
export const useFindingsOfLine = (id: number): readonly Finding[] =>
  useSyncExternalStore(finder.listen, () => finder.found()?.byLine.get(id) ?? none);
