// All answers of an example at a glance: a row for each robot, or for each URL if those are fewer; filled is No, half filled
// is Limited.
import type { DrawnAnswer } from './examples/figures.ts';
import styles from './start.module.css';

const STEP = 8;

/** A square in the way of a path. What is filled takes up the room that an outline has around it. */
function square(isFilled: boolean, x: number, y: number): string {
  const [inset, side] = isFilled ? [0, STEP - 1] : [0.5, STEP - 2];
  return `M${x * STEP + inset} ${y * STEP + inset}h${side}v${side}h${-side}z`;
}

/** The half of a square below its diagonal. */
const half = (x: number, y: number) => `M${x * STEP} ${y * STEP}v${STEP - 1}h${STEP - 1}z`;

/** The paths by their class, each with what an answer adds to it. */
const paths: readonly (readonly [string, (answer: DrawnAnswer, x: number, y: number) => string])[] = [
  ['yes', (answer, x, y) => (answer === 'deny' ? '' : square(false, x, y))],
  ['no', (answer, x, y) => (answer === 'deny' ? square(true, x, y) : '')],
  ['limited', (answer, x, y) => (answer === 'limited' ? half(x, y) : '')],
];

/** The longer side across. */
function lyingDown(answers: readonly (readonly DrawnAnswer[])[]): readonly (readonly DrawnAnswer[])[] {
  const [first = []] = answers;
  if (answers.length <= first.length) return answers;
  return first.map((_answer, place) => answers.flatMap((row) => row[place] ?? []));
}

/** Decoration: the same is said in numbers beside it. */
export function Footprint({ answers }: { answers: readonly (readonly DrawnAnswer[])[] }) {
  const rows = lyingDown(answers);
  const [width, height] = [(rows[0]?.length ?? 0) * STEP, rows.length * STEP];
  return (
    <svg
      className={styles['footprint']}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      {paths.map(([name, drawn]) => (
        <path
          key={name}
          className={styles[name]}
          d={rows.flatMap((row, y) => row.map((answer, x) => drawn(answer, x, y))).join('')}
        />
      ))}
    </svg>
  );
}
