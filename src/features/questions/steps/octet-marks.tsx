// One form of a path, with the octets marked that the other form writes differently.

import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import type { OctetRun } from './octet-runs.ts';

export function MarkedOctets({ runs, side }: { runs: readonly OctetRun[]; side: 'written' | 'read' }) {
  return runs.map((run, place) =>
    run.isChanged ? (
      // By place: the runs of one path never change places.
      <mark key={place} className={styles['octet']}>
        <VisibleText text={run[side]} />
      </mark>
    ) : (
      <VisibleText key={place} text={run[side]} />
    ),
  );
}
