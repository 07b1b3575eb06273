// The steps to an answer about a data set: the file, the record, the rules, and what the rule says of data sets.
import type { Step } from '../../../core/questions/explanation-step.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { traceWords as words } from '../../../messages/en/explanation.ts';
import { datasetWords } from '../../../messages/en/formats/data-txt.ts';
import { RecordSteps } from './record-steps.tsx';
import { RuleTable } from './rule-table.tsx';
import { StepList } from './step-list.tsx';
import { splitSteps } from './step-parts.ts';

const isDatasetStep = ({ code }: Step) => code.startsWith('dataset-');

interface DatasetStepsProps {
  readonly steps: readonly Step[];
  readonly reader: Reader;
}

export function DatasetSteps({ steps, reader }: DatasetStepsProps) {
  const { file, record, others, rules, readAs } = splitSteps(steps.filter((step) => !isDatasetStep(step)));
  const said = steps.filter(isDatasetStep);
  return (
    <ol>
      {file.length > 0 && (
        <li>
          <h3>{words.parts.file}</h3>
          <StepList steps={file} />
        </li>
      )}
      {record.length + others.length > 0 && (
        <li>
          <h3>{words.parts.record}</h3>
          <RecordSteps steps={record} others={others} />
        </li>
      )}
      {rules.length > 0 && (
        <li>
          <h3>{words.parts.rules}</h3>
          <RuleTable steps={rules} reader={reader} readAs={readAs} />
        </li>
      )}
      {said.length > 0 && (
        <li>
          <h3>{datasetWords.part}</h3>
          <div>
            <StepList steps={said} />
            <p>{datasetWords.ours}</p>
          </div>
        </li>
      )}
    </ol>
  );
}
