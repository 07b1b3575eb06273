// All answers of an example at a glance: a row for each robot, or for each URL if those are fewer; filled is No, half filled
// is Limited.
import type { DrawnAnswer } from './examples/figures.ts';
import styles from './start.module.css';

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
export function AnswerPicture({ answers }: { answers: readonly (readonly DrawnAnswer[])[] }) {
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
