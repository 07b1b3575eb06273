// All answers of an example at a glance: a row for each robot, or for each URL if those are fewer; filled is No.
import type { Answer } from '../../core/questions/question.ts';
import styles from './start.module.css';

const STEP = 8;

/** A square in the way of a path. What is filled takes up the room that an outline has around it. */
function square(isFilled: boolean, x: number, y: number): string {
  const [inset, side] = isFilled ? [0, STEP - 1] : [0.5, STEP - 2];
  return `M${x * STEP + inset} ${y * STEP + inset}h${side}v${side}h${-side}z`;
}

/** The longer side across. */
function lyingDown(answers: readonly (readonly Answer[])[]): readonly (readonly Answer[])[] {
  const [first = []] = answers;
  if (answers.length <= first.length) return answers;
  return first.map((_answer, place) => answers.flatMap((row) => row[place] ?? []));
}

/** Decoration: the same is said in numbers beside it. */
export function Footprint({ answers }: { answers: readonly (readonly Answer[])[] }) {
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
      {([false, true] as const).map((isFilled) => (
        <path
          key={String(isFilled)}
          className={styles[isFilled ? 'no' : 'yes']}
          d={rows
            .flatMap((row, y) =>
              row.map((answer, x) => ((answer === 'deny') === isFilled ? square(isFilled, x, y) : '')),
            )
            .join('')}
        />
      ))}
    </svg>
  );
}
