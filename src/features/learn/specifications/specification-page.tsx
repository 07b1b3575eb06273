// The page of a specification that defines how rules are read: its examples and tables under the selected reader.

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
      <p className={`flow text-m ${styles['after']}`}>
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

/** A link to the page of a reader that is explained elsewhere. */
function ReaderPageLink({ reader, here }: { reader: ReaderId; here: string }) {
  const path = readerLearnPath(reader);
  if (path.split('?')[0] === `/learn/${here}`) return null;
  return <Link to={path}>{aboutReader(readerTitle(readerOf(reader)))}</Link>;
}

function ReaderChoice({
  page,
  reader,
  onReaderChange,
}: {
  page: SpecificationPage;
  reader: ReaderId;
  onReaderChange: (reader: ReaderId) => void;
}) {
  const { differing, all } = tallyPage(readerOf(reader), page);
  return (
    <>
      <div className={`flow text-m ${styles['lens']}`}>
        <label>
          {words.readAs}
          <Select
            value={reader}
            onChange={(event) => {
              const selectedReader = readers.find(({ id }) => id === event.target.value);
              if (selectedReader) onReaderChange(selectedReader.id);
            }}
          >
            {readers.map((option) => (
              <option key={option.id} value={option.id}>
                {readerTitle(option)}
              </option>
            ))}
          </Select>
        </label>
        <output>{words.tally(readerTitle(readerOf(reader)), differing, all)}</output>
        <ReaderPageLink reader={reader} here={page.text.slug} />
      </div>
      <p className={`text-m quiet ${styles['basis']}`}>{readerBasis(readerOf(reader))}</p>
    </>
  );
}

/** The URL parameter for the reader, so that the selection survives a reload and is part of a link. */
const PARAMETER = 'as';

/** Returns the reader in the URL, otherwise that of the page, and a setter that replaces the URL. */
function useReaderParameter(pageReader: ReaderId): readonly [ReaderId, (reader: ReaderId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = readers.find(({ id }) => id === search.get(PARAMETER))?.id ?? pageReader;
  const choose = (reader: ReaderId) =>
    setSearch(reader === pageReader ? {} : { [PARAMETER]: reader }, { replace: true });
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
      <ReaderChoice page={page} reader={readerId} onReaderChange={setReaderId} />
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
