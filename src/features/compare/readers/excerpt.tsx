// The lines of the file that a cause hangs on; each leads to its place in the workbench.
import type { CauseLines } from '../../../core/compare/cause-lines.ts';
import { compareReadersWords as words } from '../../../messages/words/compare-readers.ts';
import { look } from '../../../state/document-store.ts';
import { showFile } from '../../../state/show-file.ts';
import { documentStore } from '../../../state/use-document.ts';
import { goToPage } from '../../../ui/page-link.tsx';
import styles from './readers.module.css';

export function Excerpt({ lines, more, path }: CauseLines & { path: string }) {
  const go = (line: number) => {
    showFile(documentStore, path);
    look(documentStore, { caret: { position: { line, column: 0 }, by: 'trace' } });
    goToPage('/edit');
  };
  return (
    <div className={styles['excerpt']}>
      <ol aria-label={words.lines}>
        {lines.map(({ line, text, isKey }) => (
          <li key={line} data-key={isKey || undefined}>
            <button
              type="button"
              className="btn btn-link"
              aria-label={words.line(line + 1)}
              onClick={() => go(line)}
            >
              {line + 1}
            </button>
            <code>{text.trim() === '' ? <span className={styles['blank']}>{words.blank}</span> : text}</code>
          </li>
        ))}
      </ol>
      {more > 0 && <p>{words.moreLines(more)}</p>}
    </div>
  );
}
