// What the question about data sets depends on besides: who visits. And how a data.txt is read here.
import { dataTxt } from '../../../core/readers/data-txt.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { viewRecordsOf } from '../../../core/workspace/records-view.ts';
import { datasetWords as words } from '../../../messages/en/formats/data-txt.ts';
import { readerLearnPath } from '../../../messages/reader-learn-path.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { matrixQuery } from '../../../state/table/matrix-query.ts';
import { matrixQuestionOf } from '../../../state/table/matrix-question.ts';
import { setDatasetQuestion } from '../../../state/table/questions/datasets.ts';
import { PageLink } from '../../../ui/controls/page-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { BarSelect, createNameOptions } from './bar-select.tsx';
import styles from './usage-options.module.css';

/** Names that are offered: a record may hold a thousand. */
const MAX_VISITORS = 200;

const memoizedAgentNames = memoizeLast(
  2,
  (site: ReturnType<typeof siteOf>, path: string): readonly string[] => {
    // The file that is asked about may be one that the site lacks.
    if (!site.files.has(path)) return [];
    const { records } = viewRecordsOf(site, path, dataTxt);
    const names = records.flatMap(({ agents }) => agents.map(({ value }) => value));
    return [...new Set(names)].slice(0, MAX_VISITORS);
  },
);

const currentVisitors = (state: GatepostState): readonly string[] =>
  memoizedAgentNames(siteOf(state.document), matrixQuery(state).path);

export default function DatasetOptions() {
  const visitor = useDocument(({ view }) => matrixQuestionOf('dataset', view.subject)?.visitor ?? '');
  const named = useDocument(currentVisitors);
  const columns = useDocument(({ document }) => document.columns);
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
        <PageLink to={readerLearnPath(dataTxt.id)}>{words.more}</PageLink>
      </p>
    </div>
  );
}
