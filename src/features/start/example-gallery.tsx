// The examples, grouped by their source, with pictures and counts that the engine computes.

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exampleWords, startWords as words } from '../../messages/en/app/start.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { examples } from './examples/catalogue.ts';
import type { Example } from './examples/example.ts';
import { type DrawnAnswer, type ExampleFigures, exampleFigures } from './examples/example-figures.ts';
import styles from './start.module.css';

// A picture of all answers of an example: one row for each crawler, or for each URL if there are fewer URLs than
// crawlers. A filled square is No, a half-filled one Limited.
const SQUARE_STEP = 8;

/** Returns a square as an SVG path. A filled one includes the space that an outlined one has around it. */
function squarePath(isFilled: boolean, x: number, y: number): string {
  const [inset, side] = isFilled ? [0, SQUARE_STEP - 1] : [0.5, SQUARE_STEP - 2];
  return `M${x * SQUARE_STEP + inset} ${y * SQUARE_STEP + inset}h${side}v${side}h${-side}z`;
}

/** Returns the half of a square below its diagonal. */
const halfSquarePath = (x: number, y: number) =>
  `M${x * SQUARE_STEP} ${y * SQUARE_STEP}v${SQUARE_STEP - 1}h${SQUARE_STEP - 1}z`;

/** The paths by class name, each with the function that returns the part for an answer. */
const pathsByTone: readonly (readonly [string, (answer: DrawnAnswer, x: number, y: number) => string])[] = [
  ['yes', (answer, x, y) => (answer === 'deny' ? '' : squarePath(false, x, y))],
  ['no', (answer, x, y) => (answer === 'deny' ? squarePath(true, x, y) : '')],
  ['limited', (answer, x, y) => (answer === 'limited' ? halfSquarePath(x, y) : '')],
];

/** Transposes the answers so that the longer side is horizontal. */
function transposeIfTall(answers: readonly (readonly DrawnAnswer[])[]): readonly (readonly DrawnAnswer[])[] {
  const [first = []] = answers;
  if (answers.length <= first.length) return answers;
  return first.map((_answer, place) => answers.flatMap((row) => row[place] ?? []));
}

/** Decorative: the numbers next to it have the same content. */
function AnswerPicture({ answers }: { answers: readonly (readonly DrawnAnswer[])[] }) {
  const rows = transposeIfTall(answers);
  const [width, height] = [(rows[0]?.length ?? 0) * SQUARE_STEP, rows.length * SQUARE_STEP];
  return (
    <svg
      className={styles['footprint']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {pathsByTone.map(([name, pathFor]) => (
        <path
          key={name}
          className={styles[name]}
          d={rows.flatMap((row, y) => row.map((answer, x) => pathFor(answer, x, y))).join('')}
        />
      ))}
    </svg>
  );
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

/** The examples that are shown first: one for each kind of question that users have. */
const FIRST_EXAMPLE_IDS: readonly Example['id'][] = [
  'small-shop',
  'search-not-training',
  'messy',
  'rfc-longest',
  'acap-news',
];

export function ExampleGallery({ onOpen }: { onOpen: (example: Example) => void }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const rowsOf = (exampleList: readonly Example[]) => (
    <ul>
      {exampleList.map((example) => (
        <ExampleRow key={example.id} example={example} onOpen={onOpen} />
      ))}
    </ul>
  );
  const first = FIRST_EXAMPLE_IDS.flatMap((id) => examples.filter((example) => example.id === id));
  const showAll = () => {
    flushSync(() => setShowsAll(true));
    list.current?.querySelector('button')?.focus();
  };
  return (
    <section className={styles['gallery']} aria-labelledby="gallery">
      <h2 id="gallery">{words.examples}</h2>
      <p className={`text-s faint ${styles['hint']}`}>{words.examplesHint}</p>
      {rowsOf(first)}
      {showsAll ? (
        <div ref={list}>
          {(['today', 'texts', 'acap'] as const).map((from) => (
            <div key={from}>
              <h3>{words.groups[from]}</h3>
              {rowsOf(examples.filter((example) => example.from === from && !first.includes(example)))}
            </div>
          ))}
        </div>
      ) : (
        <p className={`text-s faint ${styles['hint']}`}>
          <button type="button" className="btn btn-link" onClick={showAll}>
            {words.allExamples(examples.length)}
          </button>{' '}
          {words.allExamplesHold}
        </p>
      )}
    </section>
  );
}
