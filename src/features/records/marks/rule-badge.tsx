// What a rule does in the matrix, at the end of its row. It may lag behind a keystroke, and is dimmed while it does.
import { useContext } from 'react';
import { number } from '../../../messages/en/counts.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { marksWords, recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { tableQuestionOf } from '../../../state/table/table-question.ts';
import { useInterpretation, useLineMarks } from '../form-context.ts';
import styles from '../records.module.css';
import { RecordBadgesContext } from './badges-provider.tsx';
import { type RuleProps, useCoveringLines } from './covering-lines.ts';
import { useFindingsOfLine } from './findings-of-line.ts';

export interface RuleBadgeProps extends RuleProps {
  readonly isEmpty: boolean;
  readonly effect: 'allow' | 'deny';
  readonly decides: boolean;
}

interface BadgeLabelProps {
  readonly text: string;
  /** Why. */
  readonly title: string;
  readonly isToldBelow?: boolean;
}

/** What a badge says, and why: for the pointer, and for who reads by ear. */
const BadgeLabel = ({ text, title, isToldBelow = false }: BadgeLabelProps) => (
  <span className={styles['badge']} title={title}>
    {text}
    {!isToldBelow && <span className="vh">: {title}</span>}
  </span>
);

/** A badge that does not wait for the matrix: what the reader does with the line at all. */
function useFetchBadge({ line, isEmpty, effect }: RuleBadgeProps): BadgeLabelProps | undefined {
  const { firstUnreadLine: unread, reader, readerOptions: knobs } = useInterpretation();
  const marks = useLineMarks(line);
  if (line >= unread) return { text: words.notRead, title: words.unread(reader) };
  for (const mark of marks) {
    const title = marksWords.sentence(mark, reader);
    if (mark.code === 'orphan') return { text: marksWords.noRecord, title };
    const isSkipped = mark.code === 'read-by-some' ? !mark.params.here : mark.code === 'allow-unknown';
    // A line that some read as another field says so below.
    if (isSkipped) return { text: words.notRead, title, isToldBelow: mark.code === 'read-by-some' };
  }
  return isEmpty && knobs.rule.empty === 'no-effect' ? recordToolWords.emptyBadge[effect] : undefined;
}

const hidesRuleCounts = ({ view }: GatepostState) => tableQuestionOf(view.subject)?.hidesRuleCounts === true;

export default function RuleBadge(props: RuleBadgeProps) {
  const badges = useContext(RecordBadgesContext);
  const covers = useCoveringLines(props);
  const { reader } = useInterpretation();
  const isHidden = useDocument(hidesRuleCounts);
  const marks = useLineMarks(props.line);
  const plain = useFetchBadge(props);
  // A rule with an error matches no URL; the row below says what is wrong.
  const isBroken = useFindingsOfLine(props.id).some(({ severity }) => severity === 'error');
  // What it decides about fetching is no answer to this question.
  if (isHidden) return <span className={styles['badge']} />;
  if (plain) return <BadgeLabel {...plain} />;
  if (!badges) return <span className={styles['badge']}>{props.decides && recordToolWords.decides}</span>;
  const count = badges.decided.get(props.id) ?? 0;
  const literal = marks.find((mark) => mark.code === 'wildcards-literal');
  if (literal && count === 0)
    return (
      <BadgeLabel text={marksWords.asIs(literal.params.signs)} title={marksWords.sentence(literal, reader)} />
    );
  if ((covers || isBroken) && count === 0)
    return (
      <span className={styles['badge']} data-never="true" data-lags="true">
        {decidingWords.neverDecides}
      </span>
    );
  return (
    <span
      className={styles['badge']}
      data-lags="true"
      data-none={count === 0}
      title={recordToolWords.decidesTitle(count, badges.cells)}
    >
      {recordToolWords.decides} <b>{number(count)}</b>
    </span>
  );
}
