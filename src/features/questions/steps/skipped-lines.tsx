// The lines that the reader skipped. Initially open if another reader would not have skipped them.

import { type MouseEvent, useMemo, useState } from 'react';
import { findSkippedLines, type SkippedLine } from '../../../core/analysis/reader-marks/skipped-lines.ts';
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { explanationWords } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixQuery, queriedPolicy } from '../../../state/table/matrix-query.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import styles from '../steps.module.css';
import { LineLink } from './line-link.tsx';
import { useShowMore } from './use-show-more.tsx';

const words = explanationWords.skipped;

function skippedSentence(skipped: SkippedLine): string {
  if (skipped.why === 'others') return words.others(skipped.as);
  return skipped.why === 'unknown' ? words.unknown(skipped.name) : words.broken;
}

function SkippedLineList({ lines }: { lines: readonly SkippedLine[] }) {
  const path = useDocument((state) => matrixQuery(state).path);
  const { shown, more } = useShowMore(lines);
  return (
    <>
      <ul className={styles['sentences']}>
        {shown.map((skipped) => (
          <li key={skipped.line}>
            <span className={`text-xs faint ${styles['number']}`}>
              <LineLink line={skipped.line} path={path} />
            </span>
            <span>
              <VisibleText text={skippedSentence(skipped)} />
            </span>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}

/** Empty if no line was skipped that could have counted. `steps` are those of the records. */
export function SkippedLines({ steps, reader }: { steps: readonly Step[]; reader: Reader }) {
  const policy = useDocument(queriedPolicy);
  const lines = useMemo(() => {
    const selectedLines = steps.flatMap(({ outcome, by }) => (outcome === 'chosen' && by ? [by.line] : []));
    return findSkippedLines(policy, reader, selectedLines);
  }, [policy, reader, steps]);
  const [userChoice, setUserChoice] = useState<boolean>();
  // While suggestions are open, their room goes to them.
  const isSuggesting = useDocument(({ view }) => view.cell?.suggests === true);
  // Fields that decide nothing explain nothing.
  if (lines.every(({ why }) => why === 'unknown')) return null;
  const isOpen = userChoice ?? (!isSuggesting && lines.some(({ why }) => why === 'others'));
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    setUserChoice(!isOpen);
  };
  return (
    <li>
      <h3>{explanationWords.parts.skipped}</h3>
      <details className={styles['fold']} open={isOpen}>
        <summary onClick={toggle}>{words.count(lines.length, readerTitle(reader))}</summary>
        {isOpen && <SkippedLineList lines={lines} />}
      </details>
    </li>
  );
}
