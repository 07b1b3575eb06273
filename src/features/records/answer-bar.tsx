// In the head of a card: what its robots may fetch of the URLs in the matrix. It may lag behind a keystroke.
import { useDeferredValue } from 'react';
import type { Block } from '../../core/policy/blocks.ts';
import { fieldAt, valueOf } from '../../core/policy/policy.ts';
import { matrixWords } from '../../messages/words/matrix.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { type AskedFile, askedFile } from '../../state/matrix-question.ts';
import { useDocument } from '../../state/use-document.ts';
import { useForm } from './form-context.ts';
import styles from './records.module.css';

/** The answers that the first robot of a card gets; no bar for a card that does not count for it. */
export function AnswerBar({ block }: { block: Block }) {
  const { policy, marks } = useForm();
  const question = useDocument(askedFile);
  const urls = useDocument(({ document }) => document.rows);
  const asked = useDeferredValue<AskedFile | undefined>(question, undefined);
  const isIdle = marks
    .get(block.start)
    ?.some(({ code }) => code === 'not-first' || code === 'ruleless-dropped');
  if (!asked || isIdle || urls.length === 0) return null;
  const name = valueOf(fieldAt(policy, block.start));
  const counts = asked.count(name === '*' ? '' : name, urls);
  const of = (answer: string) => counts.find((one) => one.answer === answer)?.count ?? 0;
  const other = of('defer') + of('no-information');
  const told = counts.map(({ answer, count }) => matrixWords.counted(answer, count)).join(', ');
  return (
    <>
      <span
        aria-hidden="true"
        title={words.answers(told)}
        className={styles['bar']}
        data-stale={asked !== question}
      >
        {of('allow') > 0 && <span data-answer="allow" style={{ flexGrow: of('allow') }} />}
        {other > 0 && <span style={{ flexGrow: other }} />}
        {of('deny') > 0 && <span data-answer="deny" style={{ flexGrow: of('deny') }} />}
      </span>
      <span className="vh">{words.answers(told)}</span>
    </>
  );
}
