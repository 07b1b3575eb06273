// The steps to an answer, by part: file, record, rules.

import { memo } from 'react';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { explanationWords as words } from '../../messages/en/explanation.ts';
import { interpretStatus } from '../../state/table/status-reading.ts';
import { RecordSteps } from '../questions/steps/record-steps.tsx';
import { RuleTable } from '../questions/steps/rule-table.tsx';
import { SkippedLines } from '../questions/steps/skipped-lines.tsx';
import { StepList } from '../questions/steps/step-list.tsx';
import { splitSteps } from '../questions/steps/step-parts.ts';
import styles from '../questions/steps.module.css';
import { ReaderTable } from './readers/reader-table.tsx';

interface Props {
  readonly steps: readonly Step[];
  readonly reader: Reader;
}

/** Says whether the meaning of the status is specified for the reader, or an assumption of Gatepost. */
function StatusBasis({ steps, reader }: Props) {
  const step = steps.find(({ code }) => code === 'status' || code === 'redirects');
  if (step?.code !== 'status' && step?.code !== 'redirects') return null;
  const { isOurs } =
    step.code === 'status'
      ? interpretStatus(reader, step.params.status, 0)
      : interpretStatus(reader, 200, step.params.hops);
  const specified = reader.evidence === 'stated' ? words.statusSaid : words.statusTold;
  return <p className={`faint ${styles['basis']}`}>{isOurs ? words.statusOurs : specified}</p>;
}

/** Whether a step is not worth showing: the reader reads the file where it looks for it. */
const isUsual = (step: Step | undefined): boolean =>
  step?.code === 'file-read' && step.params.path === step.params.as;

/** Whether the sentence of a step is the one after the answer. */
export const isSaidAbove = ({ code, outcome, params }: Step): boolean =>
  code === 'no-rule' && outcome === 'decides' && !('aside' in params && params.aside);

function FetchStepsPlain({ steps, reader }: Props) {
  const parts = splitSteps(steps.filter((step) => !isSaidAbove(step)));
  const showsFile = parts.file.length > 1 || (parts.file.length === 1 && !isUsual(parts.file[0]));
  const hasRecords = parts.record.length + parts.others.length > 0;
  const hasRules = parts.rules.length + parts.aboutRules.length > 0;
  return (
    <ol>
      {showsFile && (
        <li>
          <h3>{words.parts.file}</h3>
          <div>
            <StepList steps={parts.file} />
            <StatusBasis steps={parts.file} reader={reader} />
          </div>
        </li>
      )}
      {hasRecords && (
        <li>
          <h3>{words.parts.record}</h3>
          <RecordSteps steps={parts.record} others={parts.others} />
        </li>
      )}
      {hasRules && (
        <li>
          <h3>{words.parts.rules}</h3>
          <div>
            {parts.aboutRules.length > 0 && <StepList steps={parts.aboutRules} />}
            {parts.rules.length > 0 && (
              <RuleTable steps={parts.rules} reader={reader} readAs={parts.readAs} />
            )}
          </div>
        </li>
      )}
      <li>
        <h3>{words.parts.readers}</h3>
        <div>
          <ReaderTable />
        </div>
      </li>
      {hasRecords && <SkippedLines steps={parts.record} reader={reader} />}
    </ol>
  );
}

export const FetchSteps = memo(FetchStepsPlain);
