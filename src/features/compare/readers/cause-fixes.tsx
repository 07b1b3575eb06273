// The fixes that make readers agree on the cells of a cause: each with the readers that then agree, and its other
// effects.

import { useMemo } from 'react';
import {
  type CheckedFix,
  findFixesTask,
  type KnownFixes,
} from '../../../core/analysis/reader-differences/fix-check.ts';
import type { ReaderCause } from '../../../core/analysis/reader-differences/reader-causes.ts';
import type { ChangedAnswer } from '../../../core/trial/changed-answers.ts';
import { compareReadersWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerFixTitle } from '../../../messages/en/comparison/reader-causes.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { fileOf } from '../../../state/document/document.ts';
import { edit } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { showFixNews } from '../../../state/findings/fix-news.ts';
import type { ReaderComparison } from '../../../state/table/comparison/reader-comparison.ts';
import { awaited, useIdleTask } from '../../../state/use-idle-task.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { titlesOfReaders } from '../reader-titles.ts';
import styles from './readers.module.css';

interface FixQuestion {
  readonly compared: ReaderComparison;
  readonly cause: ReaderCause;
  /** The fixes that were found for the causes of this comparison. */
  readonly known: KnownFixes;
}

const createFixTask = ({ compared: { diff, lens, table, causes }, cause, known }: FixQuestion) =>
  findFixesTask(diff, cause, lens, table, causes, known);

interface CauseFixesProps extends FixQuestion {
  readonly isStale: boolean;
  readonly onFixed: () => void;
}

export function CauseFixes({ compared, cause, known, isStale, onFixed }: CauseFixesProps) {
  const question = useMemo(() => ({ compared, cause, known }), [compared, cause, known]);
  const last = useIdleTask(question, createFixTask, awaited);
  if (cause.kind !== 'options') return null;
  if (last?.question !== question)
    return <p className={`quiet ${styles['soft']}`}>{words.lookingForFixes}</p>;
  const { fixes, settledBy } = last.result;
  if (fixes.length === 0)
    return (
      <p className={`quiet ${styles['soft']}`}>
        {settledBy ? <VisibleText text={words.settledBy(readerFixTitle(settledBy))} /> : words.noFix}
      </p>
    );
  const apply = (fix: CheckedFix) => {
    const label = { code: 'readers-agree', params: { fix: readerFixTitle(fix) } };
    const path = compared.diff.asked.file;
    const before = fileOf(documentStore.getState().document, path)?.source;
    if (!edit(documentStore, path, fix.edits, { origin: 'form', label }).done) return;
    if (before) showFixNews(documentStore, path, before, false);
    onFixed();
  };
  return (
    <ul className={`stack tight wraps ${styles['fixes']}`}>
      {fixes.map((fix) => (
        <li key={readerFixTitle(fix)}>
          <button type="button" className="btn" disabled={isStale} onClick={() => apply(fix)}>
            <VisibleText text={readerFixTitle(fix)} />
          </button>
          <FixOutcome fix={fix} compared={compared} />
        </li>
      ))}
    </ul>
  );
}

function FixOutcome({ fix, compared }: { fix: CheckedFix; compared: ReaderComparison }) {
  const { still, answer, keeps, changes, differing } = fix;
  const { readers, differing: currentCount } = compared.diff;
  const agrees =
    still.length > 0
      ? words.allBut(titlesOfReaders(compared.diff.readers, still))
      : answer
        ? words.allSay(readers.length, answer)
        : words.allAgree(readers.length);
  const lens = keeps ? '' : words.lensChanges(readerTitle(readers[compared.lens]!));
  return (
    <div className={`quiet ${styles['soft']}`}>
      {agrees} {lens} {changes === 0 && words.noOther} {words.dependThen(currentCount, differing)}{' '}
      {changes > 0 && <FixEffects fix={fix} compared={compared} />}
    </div>
  );
}

function FixEffects({ fix: { changes, listed }, compared }: { fix: CheckedFix; compared: ReaderComparison }) {
  const cells = new Set(listed.flatMap(({ agents, url }) => agents.map((agent) => `${agent} ${url}`))).size;
  const describeEffect = ({ url, agents, before, after, readers }: ChangedAnswer) => {
    const names =
      readers.length === compared.diff.readers.length
        ? words.everyReader
        : words.readersOf(titlesOfReaders(compared.diff.readers, readers));
    return words.sideEffect(url, agents, before, after, names);
  };
  return (
    <details>
      <summary>{words.others(changes)}</summary>
      <ul>
        {listed.map((effect) => (
          <li key={describeEffect(effect)}>
            <VisibleText text={describeEffect(effect)} />
          </li>
        ))}
        {cells < changes && <li>{words.moreEffects(changes - cells)}</li>}
      </ul>
    </details>
  );
}
