// The examples, grouped by their source, with pictures and counts that the engine computes.

import { type Ref, useState } from 'react';
import { exampleWords, startWords as words } from '../../messages/en/app/start.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { AnswerPicture } from './answer-picture.tsx';
import { examples } from './examples/catalogue.ts';
import type { Example } from './examples/example.ts';
import { type DrawnAnswer, type ExampleFigures, exampleFigures } from './examples/example-figures.ts';
import styles from './start.module.css';

/** Transposes the answers so that the longer side is horizontal. */
function transposeIfTall(answers: readonly (readonly DrawnAnswer[])[]): readonly (readonly DrawnAnswer[])[] {
  const [first = []] = answers;
  if (answers.length <= first.length) return answers;
  return first.map((_answer, place) => answers.flatMap((row) => row[place] ?? []));
}

/** Describes what the table shows about usages when the example is opened. */
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
  const rowCount = figures.answers.length;
  return (
    <p className={`text-s faint ${styles['figures']}`}>
      <span>
        {question === 'mobile-agent'
          ? words.factsOfUrls(path, lines, rows.length)
          : question === 'usage' && figures.usage === undefined
            ? words.factsOfUsages(path, lines, rows.length, rowCount)
            : words.facts(path, lines, rows.length, rowCount)}
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
  // Computed with the row: the page renders in slices, between which the browser responds to input.
  const [figures] = useState(() => exampleFigures(example));
  const { title, summary } = exampleWords[example.id];
  return (
    <li className={styles['example']}>
      {figures && <AnswerPicture answers={transposeIfTall(figures.answers)} />}
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

/** The examples that a first visit lists beside the answered one. */
const FIRST_EXAMPLE_IDS = ['acap-news', 'messy', 'rfc-longest'] as const;
/** The largest picture beside them. */
const [BRIEF_ROWS, BRIEF_COLUMNS] = [5, 11];

interface ExamplesProps {
  readonly onOpen: (example: Example) => void;
}

const ExampleRows = ({ list, onOpen }: ExamplesProps & { list: readonly Example[] }) => (
  <ul className={styles['rows']}>
    {list.map((example) => (
      <ExampleRow key={example.id} example={example} onOpen={onOpen} />
    ))}
  </ul>
);

function BriefRow({ id, onOpen }: ExamplesProps & { id: (typeof FIRST_EXAMPLE_IDS)[number] }) {
  const example = examples.find((one) => one.id === id);
  const [figures] = useState(() => example && exampleFigures(example));
  if (!example) return null;
  const answers = figures ? transposeIfTall(figures.answers) : [];
  return (
    <li className={styles['briefRow']}>
      <span className={styles['pictureBox']}>
        <AnswerPicture answers={answers.slice(0, BRIEF_ROWS).map((row) => row.slice(0, BRIEF_COLUMNS))} />
      </span>
      <span>
        <button type="button" className={`btn btn-link ${styles['whole']}`} onClick={() => onOpen(example)}>
          {exampleWords[id].title}
        </button>
        <span className="text-s quiet">{words.briefly[id]}</span>
      </span>
    </li>
  );
}

/** A few examples. */
export const MoreExamples = ({ onOpen }: ExamplesProps) => (
  <section aria-labelledby="more-examples">
    <div className={styles['listHead']}>
      <h2 id="more-examples">{words.moreExamples}</h2>
      <span className="text-s faint">{words.squares}</span>
    </div>
    <ul className={styles['rows']}>
      {FIRST_EXAMPLE_IDS.map((id) => (
        <BriefRow key={id} id={id} onOpen={onOpen} />
      ))}
    </ul>
  </section>
);

/** All examples by their source. */
export const ExampleGallery = ({ onOpen, heading }: ExamplesProps & { heading: Ref<HTMLHeadingElement> }) => (
  <section className={styles['gallery']} aria-labelledby="gallery">
    <h2 id="gallery" ref={heading} tabIndex={-1}>
      {words.examples}
    </h2>
    <p className="text-s faint">{words.examplesHint}</p>
    {(['today', 'texts', 'acap'] as const).map((from) => (
      <div key={from}>
        <h3>{words.groups[from]}</h3>
        <ExampleRows list={examples.filter((example) => example.from === from)} onOpen={onOpen} />
      </div>
    ))}
  </section>
);
