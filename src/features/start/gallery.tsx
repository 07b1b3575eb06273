// The examples, by where they come from; what is drawn and counted beside them is asked of the engine.

import { useState } from 'react';
import { exampleWords, startWords as words } from '../../messages/en/start.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { examples } from './examples/catalogue.ts';
import type { Example } from './examples/example.ts';
import { type ExampleFigures, exampleFigures } from './examples/figures.ts';
import { AnswerPicture } from './footprint.tsx';
import styles from './start.module.css';

/** What the table shows of usages when the example is opened. */
function usageFactSentences(
  figures: ExampleFigures & { readonly question: 'usage' },
  no: number,
  all: number,
) {
  const limited = figures.answers.flat().filter((answer) => answer === 'limited').length;
  const { usage, crawler } = figures;
  return words.usageOf(no, limited, all, usage === undefined ? { crawler } : { usage });
}

function ExampleFacts({ example, figures }: { example: Example; figures: ExampleFigures }) {
  const { rows } = example.workspace;
  const { path, lines, question } = figures;
  const answers = figures.answers.flat();
  const no = answers.filter((answer) => answer === 'deny').length;
  const beside = figures.answers.length;
  return (
    <p className={styles['figures']}>
      <span>
        {question === 'mobile-agent'
          ? words.factsOfUrls(path, lines, rows.length)
          : question === 'usage' && figures.usage === undefined
            ? words.factsOfUsages(path, lines, rows.length, beside)
            : words.facts(path, lines, rows.length, beside)}
      </span>
      <span>
        {question === 'fetch'
          ? words.noOf(no, answers.length, readerTitle(figures.reader))
          : question === 'usage'
            ? usageFactSentences(figures, no, answers.length)
            : words.noHostOf(no, answers.length)}
      </span>
    </p>
  );
}

function ExampleRow({ example, onOpen }: { example: Example; onOpen: (example: Example) => void }) {
  // With its row: the page is drawn in slices, between which the browser answers to the person.
  const [figures] = useState(() => exampleFigures(example));
  const { title, summary } = exampleWords[example.id];
  return (
    <li className={styles['example']}>
      {figures && <AnswerPicture answers={figures.answers} />}
      <div>
        <button type="button" className="btn btn-link" onClick={() => onOpen(example)}>
          {title}
        </button>
        <p>{summary}</p>
      </div>
      {figures && <ExampleFacts example={example} figures={figures} />}
    </li>
  );
}

export function ExampleGallery({ onOpen }: { onOpen: (example: Example) => void }) {
  return (
    <section className={styles['gallery']} aria-labelledby="gallery">
      <h2 id="gallery">{words.examples}</h2>
      <p className={styles['hint']}>{words.examplesHint}</p>
      {(['today', 'texts', 'acap'] as const).map((from) => (
        <div key={from}>
          <h3>{words.groups[from]}</h3>
          <ul>
            {examples
              .filter((example) => example.from === from)
              .map((example) => (
                <ExampleRow key={example.id} example={example} onOpen={onOpen} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
