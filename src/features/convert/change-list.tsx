// What a conversion changes in the text.
import { useId } from 'react';
import type { LineDifference } from '../../core/compare/line-differences.ts';
import { countOfChanges, LineChanges } from '../../ui/line-changes.tsx';

export function ChangeList({ differences }: { differences: readonly LineDifference[] }) {
  const heading = useId();
  return (
    <section>
      <h3 id={heading}>{countOfChanges(differences)}</h3>
      <LineChanges changes={differences} labelledBy={heading} />
    </section>
  );
}
