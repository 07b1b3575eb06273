// The marks of the selected reader: sentences below a row, in the head of a card, and where a blank line matters.

import type { Mark, Marks } from '../../../core/analysis/reader-marks/mark.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { addAll } from '../../../core/text/large-lists.ts';
import { marksWords as words } from '../../../messages/en/record-tools.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import styles from '../records.module.css';
import { isSaidByFinding, useFindingsByLine, useFindingsOfLine } from './findings-of-line.ts';

/** Marks that the badge of the row already shows. */
const badgeMarkCodes: ReadonlySet<Mark['code']> = new Set(['orphan', 'allow-unknown', 'wildcards-literal']);

const headMarkCodes: ReadonlySet<Mark['code']> = new Set(['joined', 'joins-above', 'not-first']);
/**
 * How many sentences of a kind are shown in a head before the others are counted; a record may have a thousand
 * user-agents.
 */
const MAX_SENTENCES = 3;

type MarkSentences = (marks: Marks, reader: string) => readonly string[];

interface MarkSentenceListProps {
  readonly tell: MarkSentences;
  readonly reservesSpace: boolean;
}

/**
 * The sentences of the selected reader, and invisibly those of the other watched readers, which only reserve space: so
 * switching to one of them does not move anything.
 */
function MarkSentenceList({ tell: sentencesFor, reservesSpace }: MarkSentenceListProps) {
  const { marks, reader, otherReaders } = useInterpretation();
  const sentences = sentencesFor(marks, reader);
  const reserved = new Map(
    (reservesSpace ? otherReaders : [])
      .map((other) => sentencesFor(other.marks, other.reader))
      .map((list) => [list.join(), list]),
  );
  reserved.delete(sentences.join());
  reserved.delete('');
  if (sentences.length === 0 && reserved.size === 0) return null;
  return (
    <div className={styles['marks']}>
      {/* An empty element would have no baseline for the number of the line. */}
      {sentences.length > 0 && (
        <div>
          {sentences.map((sentence) => (
            <p key={sentence} className={`text-xs ${styles['mark']}`}>
              <Icon name="g-note" /> {sentence}
            </p>
          ))}
        </div>
      )}
      {[...reserved].map(([key, reservedSentences]) => (
        <div key={key} aria-hidden="true" className={`text-xs ${styles['room']}`}>
          {reservedSentences.map((sentence) => (
            <p key={sentence} className={`text-xs ${styles['mark']}`}>
              <Icon name="g-note" /> <span data-text={sentence} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The sentences about a line (0-based), below it, without those that a finding of the line says. */
export function LineMarks({ line }: { line: number }) {
  const { policy } = useRecordsForm();
  const findings = useFindingsOfLine(lineAt(policy.source.lines, line)?.id ?? -1);
  const sentencesFor: MarkSentences = (marks, reader) =>
    (marks.get(line) ?? [])
      .filter((mark) => !badgeMarkCodes.has(mark.code) && !isSaidByFinding(mark, findings))
      .map((mark) => words.sentence(mark, reader));
  return <MarkSentenceList tell={sentencesFor} reservesSpace />;
}

/**
 * The sentences about the user-agent lines of a card, without those that a finding of a line says. No space is
 * reserved: it would look like an empty band.
 */
export function HeadMarks({ from, to }: { from: number; to: number }) {
  const { policy } = useRecordsForm();
  const byLine = useFindingsByLine();
  const sentencesFor: MarkSentences = (marks, reader) => {
    const allMarks: Mark[] = [];
    for (let line = from; line < to; line++) {
      const findings = byLine.get(lineAt(policy.source.lines, line)?.id ?? -1) ?? [];
      addAll(
        allMarks,
        (marks.get(line) ?? []).filter((mark) => !isSaidByFinding(mark, findings)),
      );
    }
    const repeated = allMarks.filter(({ code }) => headMarkCodes.has(code)).slice(MAX_SENTENCES);
    const sentences = allMarks
      .filter((mark) => !repeated.includes(mark))
      .map((mark) => words.sentence(mark, reader));
    const visibleSentences = [...new Set(sentences)].slice(0, 2 * MAX_SENTENCES);
    return repeated.length > 0 ? [...visibleSentences, words.more(repeated.length)] : visibleSentences;
  };
  return <MarkSentenceList tell={sentencesFor} reservesSpace={false} />;
}

/** Says what the first blank line of a card does, or that it does nothing, unless a finding says it. */
export function BlankMarks({ line }: { line: number }) {
  const { policy } = useRecordsForm();
  const findings = useFindingsOfLine(lineAt(policy.source.lines, line)?.id ?? -1);
  const sentencesFor: MarkSentences = (all, reader) => {
    const marks = all.get(line) ?? [];
    if (marks.length === 0) return [words.readsOn(reader)];
    return marks
      .filter((mark) => !isSaidByFinding(mark, findings))
      .map((mark) => words.sentence(mark, reader));
  };
  return <MarkSentenceList tell={sentencesFor} reservesSpace />;
}
