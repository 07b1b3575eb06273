// The steps to an answer, by part: file, record, rules.

import { memo } from 'react';
import { Link } from 'react-router';
import type { Step } from '../../core/questions/explanation-step.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { citeSource } from '../../messages/cite-source.ts';
import { explanationWords as words } from '../../messages/en/explanation.ts';
import { readerBasis } from '../../messages/en/readers.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { readerLearnPath } from '../../messages/reader-learn-path.ts';
import { useDocument } from '../../state/document/use-document.ts';
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

/** A note about the basis of the selected reader, and a link to its page. */
function ReaderNote() {
  const reader = useDocument(({ view }) => view.reader);
  const { evidence, unspecified } = readerOf(reader);
  const isOurs = evidence !== 'stated' || unspecified.length > 0;
  return (
    <>
      {isOurs && <p className={`quiet ${styles['rests']}`}>{readerBasis(readerOf(reader))}</p>}
      <p className={styles['about']}>
        <Link to={readerLearnPath(reader)}>{words.aboutReader(readerTitle(readerOf(reader)))}</Link>
      </p>
    </>
  );
}

interface PartHeadProps {
  readonly part: 'record' | 'rules';
  /** The section that defines it. */
  readonly section: string;
}

/** The name of a part, and the section of the specification. */
function PartHead({ part, section }: PartHeadProps) {
  const id = useDocument(({ view }) => view.reader);
  return (
    <div className={styles['partHead']}>
      <h3>{words.parts[part]}</h3>
      <Link className={`text-xs faint ${styles['section']}`} to={readerLearnPath(id)}>
        {section}
      </Link>
    </div>
  );
}

/** Whether a step is not worth showing: the reader reads the file where it looks for it. */
const isUsual = (step: Step | undefined): boolean =>
  step?.code === 'file-read' && step.params.path === step.params.as;

function FetchStepsPlain({ steps, reader }: Props) {
  const parts = splitSteps(steps);
  const records = citeSource(reader.sections.records);
  const choice = citeSource(reader.sections.choice);
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
          <PartHead part="record" section={records} />
          <RecordSteps steps={parts.record} others={parts.others} section={records} />
        </li>
      )}
      {hasRules && (
        <li>
          <PartHead part="rules" section={choice} />
          <div>
            {parts.rules.length > 0 && (
              <RuleTable steps={parts.rules} reader={reader} readAs={parts.readAs} section={choice} />
            )}
            {parts.aboutRules.length > 0 && <StepList steps={parts.aboutRules} section={choice} />}
          </div>
        </li>
      )}
      {hasRecords && <SkippedLines steps={parts.record} reader={reader} />}
      <li>
        <h3>{words.parts.readers}</h3>
        <div>
          <ReaderTable />
          <ReaderNote />
        </div>
      </li>
    </ol>
  );
}

export const FetchSteps = memo(FetchStepsPlain);
