// One row of the palette: its name with the letters that fit underlined, and its keys at the end.
import { KeyCaps } from '../../ui/keys.tsx';
import styles from './palette.module.css';
import type { PaletteResult } from './result.ts';

interface Piece {
  readonly from: number;
  readonly text: string;
  readonly isMarked: boolean;
}

/** A name in pieces that fit, and pieces that do not. */
function piecesOf(title: string, marks: readonly number[]): readonly Piece[] {
  const marked = new Set(marks);
  const pieces: Piece[] = [];
  for (let from = 0; from < title.length; ) {
    const isMarked = marked.has(from);
    let to = from + 1;
    while (to < title.length && marked.has(to) === isMarked) to++;
    pieces.push({ from, text: title.slice(from, to), isMarked });
    from = to;
  }
  return pieces;
}

export function ResultRow({ title, marks, isCode, aside, keys }: PaletteResult) {
  return (
    <span className={styles['row']}>
      <span className={`${styles['title']} ${isCode ? 'mono' : ''}`} title={isCode && title}>
        {piecesOf(title, marks).map(({ from, text, isMarked }) => (
          <span key={from} className={isMarked ? styles['fits'] : undefined}>
            {text}
          </span>
        ))}
      </span>
      {aside !== undefined && <span className={styles['aside']}>{aside}</span>}
      {keys !== undefined && (
        <span className={styles['keys']}>
          <KeyCaps keys={keys} />
        </span>
      )}
    </span>
  );
}
