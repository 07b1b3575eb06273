// The differences between two texts: the number of changed lines, and the lines.
import { useId } from 'react';
import { formatChangeCount, LineChanges, type LineChangesProps } from './line-changes.tsx';

interface LineDifferencesProps extends Pick<LineChangesProps, 'isWhole'> {
  readonly differences: LineChangesProps['changes'];
}

export function LineDifferences({ differences, ...props }: LineDifferencesProps) {
  const heading = useId();
  return (
    <section>
      <h3 id={heading}>{formatChangeCount(differences)}</h3>
      <LineChanges changes={differences} labelledBy={heading} {...props} />
    </section>
  );
}
