// The lines that come and go, as a list.
import { useId } from 'react';
import { lineDifferenceWords as words } from '../messages/words/line-differences.ts';
import styles from './line-differences.module.css';

const LISTED = 200;
const SIGN = { added: '+', removed: '\u2212' } as const;

/** `line` is 0-based, in the version that has it. */
interface ListedLine {
  readonly kind: keyof typeof SIGN;
  readonly line: number;
  readonly text: string;
}

export function LineDifferences({ differences }: { differences: readonly ListedLine[] }) {
  const heading = useId();
  const added = differences.filter(({ kind }) => kind === 'added').length;
  const more = differences.length - LISTED;
  return (
    <section>
      <h3 id={heading}>{words.title(added, differences.length - added)}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <ul className={styles['changes']} aria-labelledby={heading} tabIndex={0}>
        {differences.slice(0, LISTED).map(({ kind, line, text }) => (
          <li key={`${kind} ${line}`} className={styles[kind]}>
            <span aria-hidden="true">{SIGN[kind]}</span>
            <span className="vh">{words.difference[kind](line + 1)}</span>
            <code>{text}</code>
          </li>
        ))}
        {more > 0 && <li>{words.more(more)}</li>}
      </ul>
    </section>
  );
}
