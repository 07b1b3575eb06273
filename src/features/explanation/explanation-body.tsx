// The answer of a cell in a sentence, and the steps to it.
import { useDeferredValue, useMemo, useRef } from 'react';
import type { Step } from '../../core/questions/explanation-step.ts';
import { listAll } from '../../messages/en/counts.ts';
import { traceWords as words } from '../../messages/en/explanation.ts';
import { whoAsks } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import type { ChosenVerdict } from '../../state/table/chosen-cell.ts';
import { chosenColumn } from '../../state/table/columns/chosen-column.ts';
import { fetchPresentation } from '../../state/table/question-presentation.ts';
import { useVisibleName } from '../../ui/content/use-visible-names.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { partsOfQuestion } from '../questions/registry.ts';
import { StepList } from '../questions/steps/step-list.tsx';
import { EarlierAnswerLine } from './earlier-answer.tsx';
import { ExpectationLine } from './expectation-line.tsx';
import { explainVerdict } from './explain-cell.ts';
import styles from './explanation.module.css';
import { FetchSteps } from './fetch-steps.tsx';
import { SuggestButton } from './suggestions/suggest-button.tsx';
import { VerdictLabel } from './verdict-label.tsx';

export interface ExplanationProps {
  readonly chosen: ChosenVerdict;
}

function decidingSentence(steps: readonly Step[]): string {
  const step = steps.find(({ outcome }) => outcome === 'decides');
  return step ? explain(step) : '';
}

/** Names the crawlers of a shared column. One answer can come from different lines, so the person chooses whose to explain. */
function SameFor({ chosen: { agent, url, asked, verdict } }: ExplanationProps) {
  const column = useDocument(chosenColumn);
  const visible = useVisibleName();
  const others = useMemo(() => (column?.agents ?? []).filter((one) => one !== agent), [column, agent]);
  const line = verdict.by?.line;
  const hasOtherLines = useMemo(
    () => others.some((one) => asked.ask(one, url).by?.line !== line),
    [others, asked, url, line],
  );
  if (!column || others.length === 0) return null;
  return (
    <p className={styles['same']} title={listAll(column.agents.filter((agent) => agent !== ''))}>
      <VisibleText text={words.sameFor(others, hasOtherLines)} />{' '}
      <label>
        {words.explainFor}{' '}
        <Select
          value={agent}
          onChange={({ target }) => updateView(documentStore, { cell: { agent: target.value, url } })}
        >
          {column.agents.map((one) => (
            <option key={one} value={one}>
              {visible(whoAsks(one))}
            </option>
          ))}
        </Select>
      </label>
    </p>
  );
}

/** The answer is that of this moment; how it came about may lag behind a keystroke in a huge file. */
export default function ExplanationBody({ chosen }: ExplanationProps) {
  const told = useDeferredValue(chosen);
  const verdict = useMemo(() => explainVerdict(told), [told]);
  const steps = useMemo(() => verdict.trace(), [verdict]);
  const isStale = told !== chosen;
  const answer = useRef<HTMLParagraphElement>(null);
  const { kind } = told.asked;
  const Steps = kind === fetchPresentation ? FetchSteps : (partsOfQuestion(kind.question)?.Steps ?? StepList);
  return (
    <>
      <p ref={answer} tabIndex={-1} className={styles['answer']}>
        <VerdictLabel kind={chosen.asked.kind} told={chosen.verdict} />
        <span aria-busy={isStale || undefined}>
          <VisibleText text={decidingSentence(steps)} />
        </span>
      </p>
      <EarlierAnswerLine onRestored={() => answer.current?.focus()} />
      <SameFor chosen={told} />
      <ExpectationLine agent={chosen.agent} url={chosen.url} place="answer" />
      <SuggestButton
        key={`${chosen.agent} ${chosen.url}`}
        chosen={chosen}
        onApplied={() => answer.current?.focus()}
      />
      <div className={styles['parts']} aria-busy={isStale || undefined}>
        <Steps steps={steps} verdict={verdict} reader={told.reader} />
      </div>
      <ExpectationLine agent={chosen.agent} url={chosen.url} place="foot" />
    </>
  );
}
