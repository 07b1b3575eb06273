// In the head of a card: what its robots may fetch of the URLs in the matrix. It may lag behind a keystroke.
import { useDeferredValue } from 'react';
import type { Block } from '../../core/policy/blocks.ts';
import { fieldAt, valueOf } from '../../core/policy/policy.ts';
import { matrixWords } from '../../messages/words/matrix.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import type { GatepostState } from '../../state/document-store.ts';
import { type AskedFile, fetchFile } from '../../state/matrix-question.ts';
import { useDocument } from '../../state/use-document.ts';
import { useForm, useReading } from './form-context.ts';
import styles from './records.module.css';

const fetchFileOf = (state: GatepostState) => fetchFile(state);

/** The answers that the first robot of a card gets; no bar for a card that does not count for it. */
export default function AnswerBar({ block }: { block: Block }) {
  const { policy } = useForm();
  const { marks } = useReading();
  const question = useDocument(fetchFileOf);
  const urls = useDocument(({ document }) => document.rows);
  const asked = useDeferredValue<AskedFile | undefined>(question, undefined);
  const isIdle = marks
    .get(block.start)
    ?.some(({ code }) => code === 'not-first' || code === 'ruleless-dropped');
  if (!asked || isIdle || urls.length === 0) return null;
  const name = valueOf(fieldAt(policy, block.start));
  const counts = asked.count(name === '*' ? '' : name, urls);
  const of = (wanted: string) =>
    counts.reduce((sum, { tone, count }) => (tone === wanted ? sum + count : sum), 0);
  const other = of('other');
  const told = counts.map(({ counted, count }) => matrixWords.counted(counted, count)).join(', ');
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
