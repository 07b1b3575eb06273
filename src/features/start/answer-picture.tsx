// A small picture of answers: a row for each crawler. A filled square is No, a half-filled one Limited.
import type { DrawnAnswer } from './examples/example-figures.ts';
import styles from './start.module.css';

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

/** Decorative: the sentence or the numbers next to it have the same content. */
export function AnswerPicture({ answers }: { answers: readonly (readonly DrawnAnswer[])[] }) {
  const [width, height] = [(answers[0]?.length ?? 0) * SQUARE_STEP, answers.length * SQUARE_STEP];
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
          d={answers.flatMap((row, y) => row.map((answer, x) => pathFor(answer, x, y))).join('')}
        />
      ))}
    </svg>
  );
}
