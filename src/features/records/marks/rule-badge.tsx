// What a rule decides in the table, at the end of its row. It may lag behind typing, and is then dimmed.
import { useContext } from 'react';
import { number } from '../../../messages/en/counts.ts';
import { decidingWords } from '../../../messages/en/explanation.ts';
import { marksWords, recordToolWords } from '../../../messages/en/record-tools.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { useInterpretation, useLineMarks } from '../form-context.ts';
import styles from '../records.module.css';
import { RecordBadgesContext } from './badges-provider.tsx';
import { type RuleProps, useCoveringLines } from './covering-lines.ts';
import { useFindingsOfLine } from './findings-of-line.ts';
import { hidesRuleCounts, isOtherQuestion } from './record-badges.ts';

export interface RuleBadgeProps extends RuleProps {
  readonly isEmpty: boolean;
  readonly effect: 'allow' | 'deny';
  readonly decides: boolean;
}

interface BadgeLabelProps {
  readonly text: string;
  /** The reason, as a tooltip. */
  readonly title: string;
  readonly isExplainedBelow?: boolean;
}

/** The text of a badge, and the reason: as a tooltip and for screen readers. */
const BadgeLabel = ({ text, title, isExplainedBelow = false }: BadgeLabelProps) => (
  <span className={`text-xs ${styles['badge']}`} title={title}>
    {text}
    {!isExplainedBelow && <span className="vh">: {title}</span>}
  </span>
);

/** A badge that does not depend on the table: whether the reader reads the line at all. */
function useFetchBadge({ line, isEmpty, effect }: RuleBadgeProps): BadgeLabelProps | undefined {
  const { firstUnreadLine, reader, readerOptions } = useInterpretation();
  const marks = useLineMarks(line);
  if (line >= firstUnreadLine) return { text: words.notRead, title: words.unread(reader) };
  for (const mark of marks) {
    const title = marksWords.sentence(mark, reader);
    if (mark.code === 'orphan') return { text: marksWords.noRecord, title };
    const isSkipped = mark.code === 'read-by-some' ? !mark.params.here : mark.code === 'allow-unknown';
    // A line that some readers read as another field has a note below.
    if (isSkipped) return { text: words.notRead, title, isExplainedBelow: mark.code === 'read-by-some' };
  }
  return isEmpty && readerOptions.rule.empty === 'no-effect' ? recordToolWords.emptyBadge[effect] : undefined;
}

export function RuleBadge(props: RuleBadgeProps) {
  const badges = useContext(RecordBadgesContext);
  const coveringLines = useCoveringLines(props);
  const { reader } = useInterpretation();
  const isHidden = useDocument(hidesRuleCounts);
  const isOther = useDocument(isOtherQuestion);
  const marks = useLineMarks(props.line);
  const fetchBadge = useFetchBadge(props);
  // A rule with an error matches no URL; the finding below the row says what is wrong.
  const isBroken = useFindingsOfLine(props.id).some(({ severity }) => severity === 'error');
  if (isHidden) return <span className={`text-xs ${styles['badge']}`} />;
  // For another question than fetching, a rule that decides nothing is usually one that it is not about.
  if (isOther && badges && !badges.decided.get(props.id))
    return <span className={`text-xs ${styles['badge']}`} />;
  if (fetchBadge) return <BadgeLabel {...fetchBadge} />;
  if (!badges)
    return <span className={`text-xs ${styles['badge']}`}>{props.decides && recordToolWords.decides}</span>;
  const count = badges.decided.get(props.id) ?? 0;
  const literal = marks.find((mark) => mark.code === 'wildcards-literal');
  if (literal && count === 0)
    return (
      <BadgeLabel text={marksWords.asIs(literal.params.signs)} title={marksWords.sentence(literal, reader)} />
    );
  if ((coveringLines || isBroken) && count === 0)
    return (
      <span className={`text-xs ${styles['badge']}`} data-never="true" data-lags="true">
        {decidingWords.neverDecides}
      </span>
    );
  // As the head of its record, which has no count.
  if (count === 0 && badges.outside.has(props.id)) return <span className={`text-xs ${styles['badge']}`} />;
  const title = recordToolWords.decidesTitle(count, badges.cells);
  const { cells, urls } = badges;
  return (
    <span
      className={`text-xs ${styles['badge']}`}
      data-lags="true"
      data-none={count === 0}
      data-usual={count <= 1}
      title={isOther || urls === 0 ? title : title + recordToolWords.countedOf(urls, cells / urls)}
    >
      <span className={styles['verb']}>{recordToolWords.decides} </span>
      <b>{number(count)}</b> {recordToolWords.unit(count)}
    </span>
  );
}
