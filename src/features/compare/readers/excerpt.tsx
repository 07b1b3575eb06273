// The lines of the file that a cause hangs on; each leads to its place in the workbench.
import type { CauseLines } from '../../../core/compare/cause-lines.ts';
import { compareReadersWords as words } from '../../../messages/en/compare.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { openLineInWorkbench } from '../go.ts';
import styles from './readers.module.css';

export function Excerpt({ lines, more, path }: CauseLines & { path: string }) {
  return (
    <div className={styles['excerpt']}>
      <ol aria-label={words.lines}>
        {lines.map(({ line, text, isKey }) => (
          <li key={line} data-key={isKey || undefined}>
            <button
              type="button"
              className="btn btn-link"
              aria-label={words.line(line + 1)}
              onClick={() => openLineInWorkbench({ path, line })}
            >
              {line + 1}
            </button>
            <code>
              {text.trim() === '' ? (
                <span className={styles['blank']}>{words.blank}</span>
              ) : (
                <VisibleText text={text} />
              )}
            </code>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{words.moreLines(more)}</p>}
    </div>
  );
}
