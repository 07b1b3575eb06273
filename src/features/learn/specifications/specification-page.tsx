// The page of a specification that is a way to read rules: its examples and tables under the chosen reader.

import { Link, useSearchParams } from 'react-router';
import type { Reader } from '../../../core/readers/reader.ts';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { aboutReader, readerBasis } from '../../../messages/en/readers.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import type { LearnPageText } from '../../../messages/learn-page.ts';
import { readerLearnPath } from '../../../messages/reader-learn-path.ts';
import { Select } from '../../../ui/controls/select.tsx';
import { DataTable, PageSection, Prose, SpecificationArticle, TermSection } from '../document.tsx';
import { workspaceOfExample } from '../examples/example-workspace.ts';
import { MatchTable } from '../examples/match-table.tsx';
import { openExample } from '../examples/open-example.ts';
import { FileText, SiteTable } from '../examples/site-table.tsx';
import styles from '../learn.module.css';
import { CacheTable, StatusTable } from './server-tables.tsx';
import type { SpecificationPage } from './specification-pages.ts';
import { type SpecificationExample, tallyExample, tallyPage } from './specification-pages.ts';

function ExampleSection({ example, reader }: { example: SpecificationExample; reader: Reader }) {
  const { title, about } = example;
  const { differing, all } = tallyExample(reader, example);
  return (
    <PageSection title={title} about={about}>
      {'site' in example && <FileText text={example.site.text} />}
      {'site' in example ? (
        <SiteTable title={title} site={example.site} reader={reader} />
      ) : (
        <MatchTable title={title} matches={example.matches} reader={reader} />
      )}
      <p className={styles['after']}>
        <span>{words.tableTally(differing, all)}</span>
        <button
          type="button"
          className="btn"
          aria-label={words.openHint(title)}
          onClick={() => void openExample(workspaceOfExample(reader, example), title)}
        >
          {words.open}
        </button>
      </p>
    </PageSection>
  );
}

/** The way to the page of a reader that is explained elsewhere. */
function ReaderAgreement({ reader, here }: { reader: ReaderId; here: string }) {
  const path = readerLearnPath(reader);
  if (path.split('?')[0] === `/learn/${here}`) return null;
  return <Link to={path}>{aboutReader(readerTitle(readerOf(reader)))}</Link>;
}

function ReaderChoice({
  page,
  reader,
  onRead,
}: {
  page: SpecificationPage;
  reader: ReaderId;
  onRead: (reader: ReaderId) => void;
}) {
  const { differing, all } = tallyPage(readerOf(reader), page);
  return (
    <>
      <div className={styles['lens']}>
        <label>
          {words.readAs}
          <Select
            value={reader}
            onChange={(event) => {
              const chosen = readers.find(({ id }) => id === event.target.value);
              if (chosen) onRead(chosen.id);
            }}
          >
            {readers.map((one) => (
              <option key={one.id} value={one.id}>
                {readerTitle(one)}
              </option>
            ))}
          </Select>
        </label>
        <output>{words.tally(readerTitle(readerOf(reader)), differing, all)}</output>
        <ReaderAgreement reader={reader} here={page.text.slug} />
      </div>
      <p className={styles['basis']}>{readerBasis(readerOf(reader))}</p>
    </>
  );
}

/** The parameter of the address that names the reader, so that it survives a reload and is part of a link. */
const PARAMETER = 'as';

/** The reader that the address names, else the page's own, and a setter that replaces the address. */
function useReaderParameter(own: ReaderId): readonly [ReaderId, (reader: ReaderId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = readers.find(({ id }) => id === search.get(PARAMETER))?.id ?? own;
  const choose = (reader: ReaderId) =>
    setSearch(reader === own ? {} : { [PARAMETER]: reader }, { replace: true });
  return [named, choose];
}

function ChangesSection({ title, columns, rows }: NonNullable<LearnPageText<string>['changes']>) {
  const [point, here, there] = columns;
  return (
    <PageSection title={title}>
      <DataTable
        caption={title}
        rows={rows}
        columns={[
          [point, (row) => row[0]],
          [here, (row) => row[1]],
          [there, (row) => <Prose>{row[2]}</Prose>],
        ]}
      />
    </PageSection>
  );
}

export function SpecificationPageView({ page }: { page: SpecificationPage }) {
  const { text, examples } = page;
  const [readerId, setReaderId] = useReaderParameter(text.reader);
  const reader = readerOf(readerId);
  return (
    <SpecificationArticle text={text} questions={text.contradictions}>
      <ReaderChoice page={page} reader={readerId} onRead={setReaderId} />
      {examples.map((example) => (
        <ExampleSection key={example.title} example={example} reader={reader} />
      ))}
      <PageSection id="http" title={words.http.title} about={[words.http.about]}>
        <StatusTable reader={reader} />
      </PageSection>
      <PageSection id="cache" title={words.cache.title} about={[words.cache.about]}>
        <CacheTable reader={reader} />
      </PageSection>
      {text.ours && <TermSection {...text.ours} />}
      {text.changes && <ChangesSection {...text.changes} />}
    </SpecificationArticle>
  );
}
