// One page: the text, its examples under the chosen reader, its open questions, and what no such file is.
import { readerOf } from '../../core/readers/index.ts';
import { learnWords as words } from '../../messages/en/learn/learn.ts';
import { ExampleSection } from './example-section.tsx';
import type { LearnPage } from './learn-pages.ts';
import { Prose } from './prose.tsx';
import { ReadAs } from './read-as.tsx';
import { CacheTable, StatusTable } from './server-tables.tsx';
import { Changes, Closing, Facts, OpenQuestions, Points } from './text-sections.tsx';
import { useArrival } from './use-arrival.ts';
import { useReaderInAddress } from './use-reader-in-address.ts';

export function LearnPageView({ page }: { page: LearnPage }) {
  const { text, examples } = page;
  const [chosen, setChosen] = useReaderInAddress(text.reader);
  const heading = useArrival(text.title);
  const reader = readerOf(chosen);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {text.title}
      </h1>
      <Facts facts={text.facts} />
      {text.lead.map((paragraph) => (
        <p key={paragraph}>
          <Prose>{paragraph}</Prose>
        </p>
      ))}
      <ReadAs page={page} reader={chosen} onRead={setChosen} />
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
      {text.ours && <Points {...text.ours} />}
      {text.changes && <Changes {...text.changes} />}
      <OpenQuestions questions={text.contradictions} />
      <Closing />
    </>
  );
}
