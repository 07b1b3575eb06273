// The marks of the chosen reader: sentences below a row, in the head of a card, and where a blank line matters.

import type { Mark, Marks } from '../../../core/analysis/reader-marks/mark.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { addAll } from '../../../core/text/large-lists.ts';
import { marksWords as words } from '../../../messages/en/record-tools.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import styles from '../records.module.css';
import { useFindingsOfLine } from './findings-of-line.ts';

/** What the badge of the row says already. */
const badgeMarkCodes: ReadonlySet<Mark['code']> = new Set(['orphan', 'allow-unknown', 'wildcards-literal']);

const headMarkCodes: ReadonlySet<Mark['code']> = new Set(['joined', 'not-first']);
/** Sentences in a head before the others are only counted; a record may hold a thousand user-agents. */
const MAX_SENTENCES = 3;

type MarkSentences = (marks: Marks, reader: string) => readonly string[];

/**
 * What the chosen reader makes of something, and unseen behind it, for their room alone, the sentences of the other
 * readers: so choosing another one moves nothing.
 */
function MarkSentenceList({ tell }: { tell: MarkSentences }) {
  const { marks, reader, otherReaders: others } = useInterpretation();
  const said = tell(marks, reader);
  const kept = new Map(
    others.map((other) => tell(other.marks, other.reader)).map((one) => [one.join(), one]),
  );
  kept.delete(said.join());
  kept.delete('');
  if (said.length === 0 && kept.size === 0) return null;
  return (
    <div className={styles['marks']}>
      <div>
        {said.map((sentence) => (
          <p key={sentence} className={styles['mark']}>
            <Icon name="g-note" /> {sentence}
          </p>
        ))}
      </div>
      {[...kept].map(([key, sentences]) => (
        <div key={key} aria-hidden="true" className={styles['room']}>
          {sentences.map((sentence) => (
            <p key={sentence} className={styles['mark']}>
              <Icon name="g-note" /> <span data-text={sentence} />
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The sentences of a line (0-based), below it. Which readers know its field is left to a finding, if there is one. */
export function LineMarks({ line }: { line: number }) {
  const { policy } = useRecordsForm();
  const hasFindings = useFindingsOfLine(lineAt(policy.source.lines, line)?.id ?? -1).length > 0;
  const tell: MarkSentences = (marks, reader) =>
    (marks.get(line) ?? [])
      .filter(({ code }) => !badgeMarkCodes.has(code) && !(hasFindings && code === 'read-by-some'))
      .map((mark) => words.sentence(mark, reader));
  return <MarkSentenceList tell={tell} />;
}

/** The sentences of the user-agent lines of a card. */
export function HeadMarks({ from, to }: { from: number; to: number }) {
  const tell: MarkSentences = (marks, reader) => {
    const told: Mark[] = [];
    for (let line = from; line < to; line++) addAll(told, marks.get(line) ?? []);
    const repeated = told.filter(({ code }) => headMarkCodes.has(code)).slice(MAX_SENTENCES);
    const said = told.filter((one) => !repeated.includes(one)).map((mark) => words.sentence(mark, reader));
    const few = [...new Set(said)].slice(0, 2 * MAX_SENTENCES);
    return repeated.length > 0 ? [...few, words.more(repeated.length)] : few;
  };
  return <MarkSentenceList tell={tell} />;
}

/** What the first blank line of a card does, or that it does nothing. */
export function BlankMarks({ line }: { line: number }) {
  const tell: MarkSentences = (marks, reader) => {
    const told = (marks.get(line) ?? []).map((mark) => words.sentence(mark, reader));
    return told.length > 0 ? told : [words.readsOn(reader)];
  };
  return <MarkSentenceList tell={tell} />;
}
