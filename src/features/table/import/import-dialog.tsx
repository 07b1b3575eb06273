// The dialog for files with URLs or requests: their format, the progress, what was read, and what to import.
import { useState } from 'react';
import { getPane } from '../../../actions/panes.ts';
import type { ImportResult } from '../../../core/import/import-lists.ts';
import { type ListFormat, listFormats } from '../../../core/import/list.ts';
import type { LogCounts } from '../../../core/import/logs/log-counts.ts';
import { importWords as words } from '../../../messages/en/app/import.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import {
  chooseImportFiles,
  closeImport,
  type ImportStage,
  type PendingImport,
  startImport,
} from '../../../state/table/additions/url-import.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { BarSelect } from '../../../ui/controls/bar-select.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { createDefaultChoice } from './default-import-choice.ts';
import styles from './import.module.css';
import { ImportChoices } from './import-choices.tsx';
import { addImport, type ImportChoice } from './import-rows.ts';

function SkippedLines({ skipped, files }: ImportResult) {
  const count = skipped.reduce((sum, skip) => sum + skip.count, 0);
  if (count === 0) return <p>{words.nothingSkipped}</p>;
  return (
    <details>
      <summary className="target">{words.skipped(count)}</summary>
      <ul className={styles['list']}>
        {skipped.map(({ code, count: times, file, line, example }) => (
          <li key={code}>
            <VisibleText text={words.skip(times, code, files.length > 1 ? file : undefined, line)} />{' '}
            <code>
              <VisibleText text={example} />
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}

function OtherHosts({ further: { names, count } }: ImportResult) {
  if (count === 0) return null;
  return (
    <div>
      <p>{words.further(count)}</p>
      <ul className={styles['list']}>
        {names.map((name) => (
          <li key={name}>
            <code>
              <VisibleText text={name} />
            </code>
          </li>
        ))}
      </ul>
      {count > names.length && <p>{words.furtherMore(count - names.length)}</p>}
    </div>
  );
}

function LogSummary({ log }: { log: LogCounts }) {
  const { requests, urls, agents, statuses, others, folded } = log;
  return (
    <>
      <p>{words.requests(requests, urls.length, agents.length)}</p>
      {requests > 0 && <p>{words.statuses(statuses)}</p>}
      {(others.urls > 0 || others.agents > 0) && <p>{words.sampled(others.urls, others.agents)}</p>}
      {folded > 0 && <p>{words.folded(folded)}</p>}
    </>
  );
}

function ImportSummary({ outcome }: { outcome: ImportResult }) {
  const { files, pages, repeated, log } = outcome;
  const hasLists = pages.length > 0 || !log;
  return (
    <section className={`stack tight breaks ${styles['summary']}`} aria-label={words.summary}>
      <div>
        {files.map(({ name, lines, format, problem }, place) => (
          <p key={`${name} ${place}`}>
            {problem && <Icon name="g-warning" />} <VisibleText text={words.lines(name, lines, format)} />{' '}
            {problem && words.problems[problem]}
          </p>
        ))}
        {hasLists && <p>{words.taken(pages.length, repeated)}</p>}
        {log && <LogSummary log={log} />}
      </div>
      <OtherHosts {...outcome} />
      <SkippedLines {...outcome} />
    </section>
  );
}

/** Where the focus returns to when the dialog has closed. */
const focusOpener = () => getPane('table-additions')?.focusImport?.();

export interface ImportDialogProps {
  readonly offered: PendingImport;
}

type FileFormatChoice = ListFormat | 'content';

/** Returns the format that all files have, if they share one. */
function findCommonFormat({ files }: ImportResult): ListFormat | undefined {
  const formats = new Set(files.map(({ format }) => format));
  return formats.size === 1 ? [...formats][0] : undefined;
}

function contentLabel(stage: ImportStage): string {
  if (stage.at !== 'done') return words.byContent(undefined);
  return stage.outcome.files.length > 1 && !findCommonFormat(stage.outcome)
    ? words.mixed
    : words.byContent(findCommonFormat(stage.outcome));
}

function ReadingProgress({ progress: { read, total } }: Extract<ImportStage, { at: 'reading' }>) {
  return (
    <div className={`flow ${styles['reading']}`}>
      <progress
        aria-label={words.reading}
        value={read}
        max={Math.max(total, 1)}
        aria-valuetext={words.percent(read, total)}
      />
      <span>{words.progress(read, total)}</span>
    </div>
  );
}

const countSkipped = ({ skipped }: ImportResult) => skipped.reduce((sum, { count }) => sum + count, 0);

const isRequestLog = ({ log }: ImportResult) => log !== undefined;

export function ImportDialog({ offered }: ImportDialogProps) {
  const { files, options, stage } = offered;
  const outcome = stage.at === 'done' ? stage.outcome : undefined;
  const [custom, setCustom] = useState<{ readonly of: ImportResult; readonly choice: ImportChoice }>();
  const choice =
    outcome &&
    (custom?.of === outcome
      ? custom.choice
      : createDefaultChoice(documentStore.getState().document, outcome));
  const hasAny = choice !== undefined && choice.urls.length + choice.agents.length > 0;
  const readAs = (kind: FileFormatChoice) => {
    const { format: _, ...others } = options;
    startImport(files, kind === 'content' ? others : { ...others, format: kind });
  };
  const confirm = () => {
    if (!outcome || !choice || !hasAny) return;
    addImport(documentStore, outcome, choice);
    closeImport();
  };
  return (
    <Dialog
      title={words.title(files.map(({ name }) => name))}
      about={words.about}
      onClose={closeImport}
      onClosed={focusOpener}
      actions={
        <>
          <button type="button" className="btn" onClick={closeImport}>
            {words.cancel}
          </button>
          {stage.at !== 'reading' && (
            <button type="button" className="btn" onClick={() => void chooseImportFiles()}>
              {words.others}
            </button>
          )}
          {stage.at === 'failed' && (
            <button type="button" className="btn btn-primary" onClick={() => startImport(files, options)}>
              {words.again}
            </button>
          )}
          {choice && (
            <button type="button" className="btn btn-primary" aria-disabled={!hasAny} onClick={confirm}>
              {words.ok(choice.urls.length, choice.agents.length)}
            </button>
          )}
        </>
      }
    >
      <div className={`flow ${styles['bar']}`}>
        <BarSelect<FileFormatChoice>
          label={words.readAs}
          value={options.format ?? 'content'}
          options={[
            ['content', contentLabel(stage)],
            ...listFormats.map((format) => [format, words.formats[format]] as const),
          ]}
          choose={readAs}
        />
        {outcome && isRequestLog(outcome) && (
          <label className={`inline breaks target ${styles['option']}`}>
            <input
              type="checkbox"
              checked={options.fold === true}
              onChange={({ target }) => startImport(files, { ...options, fold: target.checked })}
            />
            {words.fold}
          </label>
        )}
      </div>
      {/* The output element exists before its first text, so that screen readers announce the text. */}
      <output className={stage.at === 'failed' ? undefined : 'vh'}>
        {stage.at === 'failed' && words.failed}
        {outcome && words.isRead(outcome.taken, countSkipped(outcome))}
      </output>
      {stage.at === 'reading' && <ReadingProgress {...stage} />}
      {outcome && choice && (
        <>
          <ImportSummary outcome={outcome} />
          <ImportChoices
            outcome={outcome}
            choice={choice}
            choose={(next) => setCustom({ of: outcome, choice: next })}
          />
        </>
      )}
    </Dialog>
  );
}
