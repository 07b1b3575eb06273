// Under which readers an expectation holds and under which it fails; those alike are told together.

import { readerOf } from '../../core/readers/registry.ts';
import type { Expectation } from '../../core/workspace/expectation.ts';
import type { ExpectationOutcome } from '../../core/workspace/expectations.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readerTitle } from '../../messages/en/table.ts';
import type { ResultsByReader } from '../../state/expectations/use-expectations.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './expectations.module.css';

const words = expectationWords.list;

interface Props {
  readonly expectation: Expectation;
  readonly readers: ResultsByReader;
}

/** What fails comes first. */
const outcomeShapes = [
  ['failed', 'g-cross', words.fails],
  ['met', 'g-flag', words.holds],
] as const satisfies readonly (readonly [ExpectationOutcome, string, string])[];

export function ReaderOutcomes({ expectation, readers }: Props) {
  const titles = (wanted: ExpectationOutcome) =>
    readers.flatMap(([id, results]) =>
      results.get(expectation)?.outcome === wanted ? [readerTitle(readerOf(id))] : [],
    );
  const groups = outcomeShapes
    .map((shape) => [shape, titles(shape[0])] as const)
    .filter(([, one]) => one.length > 0);
  if (groups.length === 0) return null;
  if (groups.length === 1) return <span className={styles['readers']}>{words.sameForAll}</span>;
  return (
    <span className={styles['readers']}>
      {groups.map(([[outcome, icon, word], names]) => (
        <span key={outcome}>
          <Icon name={icon} /> {word} {outcome === 'met' ? words.underOthers(names) : words.under(names)}
        </span>
      ))}
    </span>
  );
}
