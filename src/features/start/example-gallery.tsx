// The examples, by where they come from; what is drawn and counted beside them is asked of the engine.

import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { exampleWords, startWords as words } from '../../messages/en/app/start.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { examples } from './examples/catalogue.ts';
import type { Example } from './examples/example.ts';
import { type DrawnAnswer, type ExampleFigures, exampleFigures } from './examples/example-figures.ts';
import styles from './start.module.css';

// All answers of an example at a glance: a row for each robot, or for each URL if those are fewer; filled is No, half filled
// is Limited.
const SQUARE_STEP = 8;

/** A square in the way of a path. What is filled takes up the room that an outline has around it. */
function squarePath(isFilled: boolean, x: number, y: number): string {
  const [inset, side] = isFilled ? [0, SQUARE_STEP - 1] : [0.5, SQUARE_STEP - 2];
  return `M${x * SQUARE_STEP + inset} ${y * SQUARE_STEP + inset}h${side}v${side}h${-side}z`;
}

/** The half of a square below its diagonal. */
const halfSquarePath = (x: number, y: number) =>
  `M${x * SQUARE_STEP} ${y * SQUARE_STEP}v${SQUARE_STEP - 1}h${SQUARE_STEP - 1}z`;

/** The paths by their class, each with what an answer adds to it. */
const pathsByTone: readonly (readonly [string, (answer: DrawnAnswer, x: number, y: number) => string])[] = [
  ['yes', (answer, x, y) => (answer === 'deny' ? '' : squarePath(false, x, y))],
  ['no', (answer, x, y) => (answer === 'deny' ? squarePath(true, x, y) : '')],
  ['limited', (answer, x, y) => (answer === 'limited' ? halfSquarePath(x, y) : '')],
];

/** The longer side across. */
function transposeIfTall(answers: readonly (readonly DrawnAnswer[])[]): readonly (readonly DrawnAnswer[])[] {
  const [first = []] = answers;
  if (answers.length <= first.length) return answers;
  return first.map((_answer, place) => answers.flatMap((row) => row[place] ?? []));
}

/** Decoration: the same is said in numbers beside it. */
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
      {pathsByTone.map(([name, drawn]) => (
        <path
          key={name}
          className={styles[name]}
          d={rows.flatMap((row, y) => row.map((answer, x) => drawn(answer, x, y))).join('')}
        />
      ))}
    </svg>
  );
}

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

/** Those that are shown first: one of each kind of question that people come with. */
const FIRST: readonly Example['id'][] = [
  'small-shop',
  'search-not-training',
  'messy',
  'rfc-longest',
  'acap-news',
];

export function ExampleGallery({ onOpen }: { onOpen: (example: Example) => void }) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const rowsOf = (some: readonly Example[]) => (
    <ul>
      {some.map((example) => (
        <ExampleRow key={example.id} example={example} onOpen={onOpen} />
      ))}
    </ul>
  );
  const first = FIRST.flatMap((id) => examples.filter((example) => example.id === id));
  const showAll = () => {
    flushSync(() => setWhole(true));
    list.current?.querySelector('button')?.focus();
  };
  return (
    <section className={styles['gallery']} aria-labelledby="gallery">
      <h2 id="gallery">{words.examples}</h2>
      <p className={styles['hint']}>{words.examplesHint}</p>
      {rowsOf(first)}
      {isWhole ? (
        <div ref={list}>
          {(['today', 'texts', 'acap'] as const).map((from) => (
            <div key={from}>
              <h3>{words.groups[from]}</h3>
              {rowsOf(examples.filter((example) => example.from === from && !first.includes(example)))}
            </div>
          ))}
        </div>
      ) : (
        <p className={styles['hint']}>
          <button type="button" className="btn btn-link" onClick={showAll}>
            {words.allExamples(examples.length)}
          </button>{' '}
          {words.allExamplesHold}
        </p>
      )}
    </section>
  );
}
