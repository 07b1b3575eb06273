// A line number that leads to the line, in the form and in the text.
import { traceWords as words } from '../../messages/words/trace.ts';
import { look } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';

/** `line` is 0-based. */
export function LineLink({ line }: { line: number }) {
  const go = () => look(documentStore, { caret: { position: { line, column: 0 }, by: 'trace' } });
  return (
    <button type="button" className="btn btn-link" aria-label={words.line(line + 1)} onClick={go}>
      {line + 1}
    </button>
  );
}
