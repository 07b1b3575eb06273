// A line number that links to the line, in the form and in the text.
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { fileOf } from '../../../state/document/document.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';

interface LineLinkProps {
  readonly line: number;
  readonly path?: string;
  /** Whether the word "line" is before the number, where nothing else says that it is a line. */
  readonly isNamed?: boolean;
}

/** `line` is 0-based, in the open file unless `path` names another one. */
export function LineLink({ line, path, isNamed }: LineLinkProps) {
  const open = useDocument(({ view }) => view.path);
  const caret = { position: { line, column: 0 }, by: 'link' } as const;
  const isElsewhere = path !== undefined && path !== open && fileOf(documentStore.getState().document, path);
  const showTarget = () => updateView(documentStore, isElsewhere ? { path, caret } : { caret });
  return (
    <>
      <button type="button" className="btn btn-link" aria-label={words.line(line + 1)} onClick={showTarget}>
        {isNamed ? words.line(line + 1) : line + 1}
      </button>
      {isElsewhere && <span className="vh">{path}</span>}
    </>
  );
}
