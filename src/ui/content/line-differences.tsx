// The differences between two texts: the number of changed lines, and the lines.
import { useId } from 'react';
import { formatChangeCount, LineChanges, type LineChangesProps } from './line-changes.tsx';

export function LineDifferences({ differences }: { differences: LineChangesProps['changes'] }) {
  const heading = useId();
  return (
    <section>
      <h3 id={heading}>{formatChangeCount(differences)}</h3>
      <LineChanges changes={differences} labelledBy={heading} />
    </section>
  );
}
