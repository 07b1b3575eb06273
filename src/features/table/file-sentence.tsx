// The sentence above the table: what the file does, for whom. It may lag behind typing, and moves nothing.
import { useMemo } from 'react';
import { summarizeAccessTask } from '../../core/analysis/summary/summarize-access.ts';
import type { Site } from '../../core/workspace/site.ts';
import { summarySentence } from '../../messages/en/reports/summary.ts';
import { askWords } from '../../messages/en/table-tools.ts';
import { updateView } from '../../state/document/document-store.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { debounceIdle } from '../../state/idle-tasks.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './table-pane.module.css';

interface SummarizedFile {
  readonly site: Site;
  readonly reader: Parameters<typeof summarizeAccessTask>[1]['reader'];
  readonly path: string;
}

const createTask = ({ site, reader, path }: SummarizedFile) =>
  site.files.has(path) ? summarizeAccessTask(site, { reader, file: path }) : undefined;

/** Shows the line that closes the site, in the form and in the text. */
const showLine = (path: string, line: number) =>
  updateView(documentStore, { path, caret: { position: { line, column: 0 }, by: 'link' } });

export interface FileSentenceProps {
  readonly path: string;
}

export default function FileSentence({ path }: FileSentenceProps) {
  const document = useDocument((state) => state.document);
  const reader = useDocument((state) => state.view.reader);
  const question = useMemo(() => ({ site: siteOf(document), reader, path }), [document, reader, path]);
  const summarized = useIdleTask(question, createTask, debounceIdle);
  if (!question.site.files.has(path)) return null;
  if (!summarized)
    return (
      <p className={`row strip faint ${styles['sentence']}`} aria-busy>
        {askWords.reading}
      </p>
    );
  const { result } = summarized;
  const { strong, rest, isWarning } = summarySentence(result);
  const line = isWarning ? result.others.line : undefined;
  return (
    <p
      className={`row strip ${styles['sentence']}`}
      data-warning={isWarning || undefined}
      aria-busy={summarized.question !== question}
    >
      {isWarning && <Icon name="g-warning" />}
      <span>
        <b>{strong}</b>
        {rest}
      </span>
      {line !== undefined && (
        <button type="button" className="btn btn-link" onClick={() => showLine(path, line)}>
          {askWords.showLine(line + 1)}
        </button>
      )}
    </p>
  );
}
