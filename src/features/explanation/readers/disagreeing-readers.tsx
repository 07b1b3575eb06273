// The watched readers that answer the selected cell otherwise, in the first lines of its explanation.
import { useDeferredValue } from 'react';
import { concernsCrawler } from '../../../core/catalogue/reader-concerns.ts';
import { capitalize } from '../../../core/text/capitalize.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { watchedReadersOf } from '../../../state/readers/watched-readers.ts';
import { type ChosenVerdict, verdictsOfReaders } from '../../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../../state/table/columns/chosen-column.ts';
import { fetchPresentation } from '../../../state/table/question-presentation.ts';
import { useCellMarks } from '../../../state/table/use-matrix.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from '../explanation.module.css';
import { groupByAnswer } from './group-by-answer.ts';

const selectState = (state: GatepostState) => state;

/** The watched readers with another answer for the crawler that is explained, by their answers. */
function otherAnswers(state: GatepostState): ReturnType<typeof groupByAnswer> {
  const [chosen, ...others] = verdictsOfReaders(state);
  if (!chosen) return [];
  const ids: ReadonlySet<string> = new Set(watchedReadersOf(state).map(({ id }) => id));
  const { word } = fetchPresentation;
  return groupByAnswer(
    others.filter(
      ({ reader, agent, verdict }) =>
        ids.has(reader.id) && concernsCrawler(reader, agent) && word(verdict) !== word(chosen.verdict),
    ),
  );
}

interface DisagreementProps {
  /** What the cell says: of which crawlers of its column readers disagree. */
  readonly says: string;
}

function Disagreement({ says }: DisagreementProps) {
  const state = useDeferredValue(useDocument(selectState));
  const answers = otherAnswers(state);
  return (
    <p className={`inline tight text-s ${styles['disagree']}`}>
      <Icon name="g-differs" />
      <span>
        <VisibleText text={answers.length > 0 ? words.readDifferently(answers) : `${capitalize(says)}.`} />
      </span>
    </p>
  );
}

export interface DisagreeingReadersProps {
  readonly chosen: ChosenVerdict;
}

/** Names the watched readers with another answer. It is known once the readers are compared. */
export function DisagreeingReaders({ chosen: { agent, url, asked } }: DisagreeingReadersProps) {
  const column = useDocument(chosenColumn);
  const { differs } = useCellMarks();
  const others = column?.agents.filter((name) => name !== agent) ?? [];
  const mark = asked.kind === fetchPresentation ? differs?.at([agent, ...others], url) : undefined;
  return mark ? <Disagreement says={mark.says} /> : null;
}
