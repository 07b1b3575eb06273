// The question about data sets: its bar (the visitor), and the steps to an answer: file, record, rules, data sets.

import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Step } from '../../core/questions/explanation-step.ts';
import { dataTxt } from '../../core/readers/data-txt.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { viewRecordsOf } from '../../core/workspace/records-view.ts';
import type { Site } from '../../core/workspace/site.ts';
import { explanationWords } from '../../messages/en/explanation.ts';
import { datasetWords as words } from '../../messages/en/formats/data-txt.ts';
import { readerLearnPath } from '../../messages/reader-learn-path.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { matrixQuestionOf } from '../../state/document/matrix-question.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { listedAgents, matrixQuery } from '../../state/table/matrix-query.ts';
import { setDatasetQuestion } from '../../state/table/questions/datasets.ts';
import { BarSelect, createNameOptions } from '../../ui/controls/bar-select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';
import { RecordSteps } from './steps/record-steps.tsx';
import { RuleTable } from './steps/rule-table.tsx';
import { StepList } from './steps/step-list.tsx';
import { splitSteps } from './steps/step-parts.ts';

/** How many names are offered: a record may have a thousand. */
const MAX_VISITORS = 200;

/** Returns the visitors that a file names. */
function namesIn(site: Site, path: string): readonly string[] {
  // The site may lack the file of the question.
  if (!site.files.has(path)) return [];
  const { records } = viewRecordsOf(site, path, dataTxt);
  const names = records.flatMap(({ agents }) => agents.map(({ value }) => value));
  return [...new Set(names)].slice(0, MAX_VISITORS);
}

const queriedFilePath = (state: GatepostState): string => matrixQuery(state).path;
const currentSite = ({ document }: GatepostState): Site => siteOf(document);

function DatasetOptions() {
  const visitor = useDocument(({ view }) => matrixQuestionOf('dataset', view.subject)?.visitor ?? '');
  const site = useDocument(currentSite);
  const path = useDocument(queriedFilePath);
  const named = useMemo(() => namesIn(site, path), [site, path]);
  const columns = useDocument(listedAgents);
  const isRead = useDocument(({ view }) => (view.status ?? 200) === 200);
  return (
    <div className={styles['bar']}>
      <BarSelect
        label={words.visitor}
        value={visitor}
        options={createNameOptions(words.anyVisitor, ...named, ...columns, visitor)}
        choose={(name) => setDatasetQuestion(documentStore, name)}
      />
      <p className={styles['note']}>
        <Icon name="g-note" /> {isRead ? words.ours : words.unread}{' '}
        <Link to={readerLearnPath(dataTxt.id)}>{words.more}</Link>
      </p>
    </div>
  );
}

const isDatasetStep = ({ code }: Step) => code.startsWith('dataset-');

interface DatasetStepsProps {
  readonly steps: readonly Step[];
  readonly reader: Reader;
}

function DatasetSteps({ steps, reader }: DatasetStepsProps) {
  const { file, record, others, rules, readAs } = splitSteps(steps.filter((step) => !isDatasetStep(step)));
  const datasetSteps = steps.filter(isDatasetStep);
  return (
    <ol>
      {file.length > 0 && (
        <li>
          <h3>{explanationWords.parts.file}</h3>
          <StepList steps={file} />
        </li>
      )}
      {record.length + others.length > 0 && (
        <li>
          <h3>{explanationWords.parts.record}</h3>
          <RecordSteps steps={record} others={others} />
        </li>
      )}
      {rules.length > 0 && (
        <li>
          <h3>{explanationWords.parts.rules}</h3>
          <RuleTable steps={rules} reader={reader} readAs={readAs} />
        </li>
      )}
      {datasetSteps.length > 0 && (
        <li>
          <h3>{words.part}</h3>
          <div>
            <StepList steps={datasetSteps} />
            <p>{words.ours}</p>
          </div>
        </li>
      )}
    </ol>
  );
}

export const datasetParts: QuestionParts = {
  question: 'dataset',
  Options: DatasetOptions,
  Steps: DatasetSteps,
};
