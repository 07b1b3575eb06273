// The sentence above the table: what the file does, for whom. It may lag behind typing, and moves nothing.
import { useMemo, useState } from 'react';
import { getPane } from '../../actions/panes.ts';
import { type ReaderId, readerOf } from '../../core/readers/registry.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import type { Site } from '../../core/workspace/site.ts';
import { explanationWords } from '../../messages/en/explanation.ts';
import { readByParts, type SentenceTarget, summarySentence } from '../../messages/en/reports/summary.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { askWords } from '../../messages/en/table-tools.ts';
import { fileOf } from '../../state/document/document.ts';
import { type GatepostState, updateView } from '../../state/document/document-store.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { debounceIdle } from '../../state/idle-tasks.ts';
import { accessSummaryTask } from '../../state/table/access-summary.ts';
import { useDifferingReaders } from '../../state/table/comparison/use-readers.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { PartText, StrongParts } from '../../ui/content/strong-parts.tsx';
import { InlineButton } from '../../ui/controls/inline-button.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import { useDelayedFlag } from '../../ui/loading/use-delayed-flag.ts';
import { gridElementAt } from './grid/grid-focus.ts';
import styles from './table-pane.module.css';

/** The crawlers that a part of the sentence is about. */
const SentenceCrawlers = lazyComponent(
  () => import('./sentence-crawlers.tsx'),
  'SentenceCrawlers',
  () => null,
);

interface OpenList {
  readonly agents: readonly string[];
  readonly opener: HTMLElement;
}

interface SummarizedFile {
  readonly site: Site;
  readonly reader: ReaderId;
  readonly path: string;
  /** The id of the file: a file of another site may have the same path. */
  readonly file: number | undefined;
  /** The crawlers of the table. */
  readonly agents: readonly string[];
}

const NO_AGENTS: readonly string[] = [];

const crawlersInTable = (state: GatepostState) => {
  const { kind, agents } = accessMatrix(state);
  return kind.question === 'fetch' ? agents : NO_AGENTS;
};

const titleOf = (id: ReaderId) => readerTitle(readerOf(id));

const createTask = ({ site, reader, path, agents }: SummarizedFile) =>
  site.files.has(path) ? accessSummaryTask(site, reader, path, agents) : undefined;

/** Goes to what a part of the sentence is about: the first column of its crawlers, which gets an outline, or the line in form and text. */
function goTo(path: string, target: SentenceTarget): void {
  if ('line' in target) {
    updateView(documentStore, { path, caret: { position: { line: target.line, column: 0 }, by: 'link' } });
    return;
  }
  const names = new Set(target.agents.map(lowerCase));
  const { columns } = accessMatrix(documentStore.getState());
  const column = columns.findIndex(({ agents }) => agents.some((agent) => names.has(lowerCase(agent))));
  if (column < 0) return;
  const at = { row: 0, column: column + 1 };
  getPane('grid')?.goTo(at);
  const head = gridElementAt(at);
  if (!head) return;
  // Until the focus moves on: a pointer sees no ring of the focus.
  head.dataset['outlined'] = 'true';
  head.addEventListener('blur', () => delete head.dataset['outlined'], { once: true });
}

/** Whose reading the sentence is, where watched readers disagree. The name of another one reads the file as that one. */
function ReadBy({ reader }: { readonly reader: ReaderId }) {
  const others = useDifferingReaders();
  if (others.length === 0) return null;
  const parts = readByParts(titleOf(reader), others.map(titleOf));
  return (
    <span className={`text-xs quiet ${styles['readBy']}`}>
      {parts.map(({ text, other }) => {
        const id = other === undefined ? undefined : others[other];
        if (!id) return text;
        return (
          <button
            key={id}
            type="button"
            className={styles['target']}
            title={explanationWords.asReader(text)}
            onClick={() => updateView(documentStore, { reader: id, readerChosen: true })}
          >
            {text}
          </button>
        );
      })}
    </span>
  );
}

export interface FileSentenceProps {
  readonly path: string;
}

export function FileSentence({ path }: FileSentenceProps) {
  const document = useDocument((state) => state.document);
  const reader = useDocument((state) => state.view.reader);
  const agents = useDocument(crawlersInTable);
  const question = useMemo(
    () => ({ site: siteOf(document), reader, path, file: fileOf(document, path)?.id, agents }),
    [document, reader, path, agents],
  );
  const [list, setList] = useState<OpenList>();
  const summarized = useIdleTask(question, createTask, debounceIdle);
  const isBusy = summarized?.question !== question;
  const isDimmed = useDelayedFlag(isBusy);
  if (!question.site.files.has(path)) return null;
  if (!summarized || summarized.question.file !== question.file)
    return (
      <p className={`row strip faint ${styles['sentence']}`} aria-busy>
        {askWords.summarizing}
      </p>
    );
  const { parts, isWarning } = summarySentence(summarized.result);
  return (
    <p
      className={`row strip ${styles['sentence']}`}
      data-warning={isWarning || undefined}
      aria-busy={isBusy}
      data-dimmed={isDimmed}
    >
      {isWarning && <Icon name="g-warning" />}
      <span>
        <StrongParts
          parts={parts}
          show={({ text, target }) =>
            target ? (
              <InlineButton
                className={styles['target'] ?? ''}
                hasPopup={!('line' in target)}
                onPress={(opener) => {
                  if ('line' in target) goTo(path, target);
                  else setList(list ? undefined : { agents: target.agents, opener });
                }}
              >
                <PartText text={text} />
              </InlineButton>
            ) : (
              <PartText text={text} />
            )
          }
        />{' '}
        <ReadBy reader={summarized.question.reader} />
        {list && (
          <SentenceCrawlers
            {...list}
            onShow={() => goTo(path, { agents: list.agents })}
            onClose={() => setList(undefined)}
          />
        )}
      </span>
    </p>
  );
}
