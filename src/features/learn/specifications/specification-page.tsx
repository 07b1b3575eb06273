// One page: the text, its examples under the chosen reader, its open questions, and what no such file is.

import { useSearchParams } from 'react-router';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { learnWords as words } from '../../../messages/en/learn/learn.ts';
import { ExampleSection } from '../examples/example-section.tsx';
import { Prose } from '../prose.tsx';
import { ChangesTable, ClosingSection, FactList, OpenQuestionList, PointList } from '../text-sections.tsx';
import { usePageArrival } from '../use-page-arrival.ts';
import { ReaderChoice } from './reader-choice.tsx';
import { CacheTable, StatusTable } from './server-tables.tsx';
import type { SpecificationPage } from './specification-pages.ts';

// The reader of a page, in its address: it lasts through a reload and the way back, and can be handed on.
const PARAMETER = 'as';

/** The reader that the address names, else the page's own; and how another is chosen, in place of this address. */
function useReaderParameter(own: ReaderId): readonly [ReaderId, (reader: ReaderId) => void] {
  const [search, setSearch] = useSearchParams();
  const named = readers.find(({ id }) => id === search.get(PARAMETER))?.id ?? own;
  const choose = (reader: ReaderId) =>
    setSearch(reader === own ? {} : { [PARAMETER]: reader }, { replace: true });
  return [named, choose];
}

export function SpecificationPageView({ page }: { page: SpecificationPage }) {
  const { text, examples } = page;
  const [chosen, setChosen] = useReaderParameter(text.reader);
  const heading = usePageArrival(text.title);
  const reader = readerOf(chosen);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <FactList facts={text.facts} />
      {text.lead.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      <ReaderChoice page={page} reader={chosen} onRead={setChosen} />
      {examples.map((example) => (
        <ExampleSection key={example.title} example={example} reader={reader} />
      ))}
      <section aria-labelledby="http">
        <h2 id="http">{words.http.title}</h2>
        <p>{words.http.about}</p>
        <StatusTable reader={reader} />
      </section>
      <section aria-labelledby="cache">
        <h2 id="cache">{words.cache.title}</h2>
        <p>{words.cache.about}</p>
        <CacheTable reader={reader} />
      </section>
      {text.ours && <PointList {...text.ours} />}
      {text.changes && <ChangesTable {...text.changes} />}
      <OpenQuestionList questions={text.contradictions} />
      <ClosingSection />
    </>
  );
}
