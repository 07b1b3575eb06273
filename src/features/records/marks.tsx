// The marks of the chosen reader: sentences below a row, in the head of a card, and where a blank line matters.
import type { Mark } from '../../core/compare/mark.ts';
import { marksWords as words } from '../../messages/words/marks.ts';
import { recordsWords } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import { useForm, useMarks } from './form-context.ts';
import styles from './records.module.css';

/** What the badge of the row says already. */
const inBadge: ReadonlySet<Mark['code']> = new Set(['orphan', 'allow-unknown']);

const ofHead: ReadonlySet<Mark['code']> = new Set(['joined', 'not-first']);
/** Sentences in a head before the others are only counted; a record may hold a thousand user-agents. */
const TOLD = 3;

/** The sentences of a line (0-based), below it. */
export function LineMarks({ line }: { line: number }) {
  const { reader } = useForm();
  const told = useMarks(line).filter(({ code }) => !inBadge.has(code));
  return told.map((mark) => (
    <p key={mark.code} className={styles['mark']}>
      <Icon name="g-note" /> {words.sentence(mark, reader)}
    </p>
  ));
}

/** The sentences of the user-agent lines of a card. */
export function HeadMarks({ from, to }: { from: number; to: number }) {
  const { marks, reader } = useForm();
  const told: { readonly line: number; readonly mark: Mark }[] = [];
  for (let line = from; line < to; line++) {
    for (const mark of marks.get(line) ?? []) told.push({ line, mark });
  }
  const repeated = told.filter(({ mark }) => ofHead.has(mark.code)).slice(TOLD);
  return (
    <>
      {told
        .filter((one) => !repeated.includes(one))
        .slice(0, 2 * TOLD)
        .map(({ line, mark }) => (
          <p key={`${line} ${mark.code}`} className={styles['mark']}>
            <Icon name="g-note" /> {words.sentence(mark, reader)}
          </p>
        ))}
      {repeated.length > 0 && <p className={styles['mark']}>{words.more(repeated.length)}</p>}
    </>
  );
}

/** A blank line that matters to the chosen reader: a dashed rule with what it does. */
export function BlankRow({ line }: { line: number }) {
  const { reader } = useForm();
  return (
    <fieldset
      aria-label={recordsWords.lineName(line + 1)}
      className={styles['blankRow']}
      data-line={line + 1}
    >
      <span className={styles['number']}>{line + 1}</span>
      <p>
        {useMarks(line)
          .map((mark) => words.sentence(mark, reader))
          .join(' ')}
      </p>
    </fieldset>
  );
}
