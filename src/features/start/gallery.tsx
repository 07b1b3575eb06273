// The examples, by where they come from; what is drawn and counted beside them is asked of the engine.

import { useState } from 'react';
import { exampleWords } from '../../messages/words/examples.ts';
import { readerTitle } from '../../messages/words/matrix.ts';
import { startWords as words } from '../../messages/words/start.ts';
import { examples } from './examples/catalogue.ts';
import type { Example } from './examples/example.ts';
import { type ExampleFigures, figuresOf } from './examples/figures.ts';
import { Footprint } from './footprint.tsx';
import styles from './start.module.css';

function ExampleFacts({ example, figures }: { example: Example; figures: ExampleFigures }) {
  const { rows, columns } = example.workspace;
  const { path, lines } = figures;
  const answers = figures.answers.flat();
  const no = answers.filter((answer) => answer === 'deny').length;
  return (
    <p className={styles['figures']}>
      {figures.question === 'fetch' ? (
        <>
          <span>{words.facts(path, lines, rows.length, columns.length)}</span>
          <span>{words.noOf(no, answers.length, readerTitle(figures.reader))}</span>
        </>
      ) : (
        <>
          <span>{words.factsOfUrls(path, lines, rows.length)}</span>
          <span>{words.noHostOf(no, answers.length)}</span>
        </>
      )}
    </p>
  );
}

function ExampleRow({ example, onOpen }: { example: Example; onOpen: (example: Example) => void }) {
  // With its row: the page is drawn in slices, between which the browser answers to the person.
  const [figures] = useState(() => figuresOf(example));
  const { title, summary } = exampleWords[example.id];
  return (
    <li className={styles['example']}>
      {figures && <Footprint answers={figures.answers} />}
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

export function Gallery({ onOpen }: { onOpen: (example: Example) => void }) {
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
