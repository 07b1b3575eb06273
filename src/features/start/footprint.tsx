// All answers of an example at a glance: a row for each robot, or for each URL if those are fewer; filled is No.
import type { Answer } from '../../core/questions/question.ts';
import styles from './start.module.css';

const STEP = 8;

function Square({ answer, x, y }: { answer: Answer; x: number; y: number }) {
  const filled = answer === 'deny';
  const [inset, side] = filled ? [0, STEP - 1] : [0.5, STEP - 2];
  return (
    <rect
      className={filled ? styles['no'] : styles['yes']}
      x={x * STEP + inset}
      y={y * STEP + inset}
      width={side}
      height={side}
    />
  );
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
      {rows.flatMap((row, y) =>
        row.map((answer, x) => <Square key={`${x} ${y}`} answer={answer} x={x} y={y} />),
      )}
    </svg>
  );
}
