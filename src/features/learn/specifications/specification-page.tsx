// The page of a specification that is a way to read rules: its examples and tables under the chosen reader.

import { useSearchParams } from 'react-router';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import type { LearnPageText } from '../../../messages/learn-page.ts';
import { DataTable, PageSection, Prose, SpecificationArticle, TermSection } from '../document.tsx';
import { ExampleSection } from '../examples/example-section.tsx';
import { ReaderChoice } from './reader-choice.tsx';
import { CacheTable, StatusTable } from './server-tables.tsx';
import type { SpecificationPage } from './specification-pages.ts';

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
