// Files with URLs or requests: what they are taken for, how far they are read, what came of them, what to take.
import { useState } from 'react';
import { getPane } from '../../../actions/panes.ts';
import type { ImportResult } from '../../../core/import/import-lists.ts';
import { type ListFormat, listFormats } from '../../../core/import/list.ts';
import type { LogCounts } from '../../../core/import/logs/log-counts.ts';
import { intakeWords as words } from '../../../messages/en/app/import.ts';
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
      <summary>{words.skipped(count)}</summary>
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

/** The summary. */
function ImportSummary({ outcome }: { outcome: ImportResult }) {
  const { files, pages, repeated, log } = outcome;
  const hasLists = pages.length > 0 || !log;
  return (
    <section className={styles['summary']} aria-label={words.summary}>
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

/** Where the focus goes when the dialog has closed. */
const focusOpener = () => getPane('table-additions')?.focusImport?.();

export interface ImportDialogProps {
  readonly offered: PendingImport;
}

type FileFormatChoice = ListFormat | 'content';

/** The one format of all files, if there is one. */
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
    <div className={styles['reading']}>
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

export default function ImportDialog({ offered }: ImportDialogProps) {
  const { files, options, stage } = offered;
  const outcome = stage.at === 'done' ? stage.outcome : undefined;
  const [chosen, setChosen] = useState<{ readonly of: ImportResult; readonly chosen: ImportChoice }>();
  const now =
    outcome &&
    (chosen?.of === outcome
      ? chosen.chosen
      : createDefaultChoice(documentStore.getState().document, outcome));
  const isAny = now !== undefined && now.urls.length + now.agents.length > 0;
  const readAs = (kind: FileFormatChoice) => {
    const { format: _, ...others } = options;
    startImport(files, kind === 'content' ? others : { ...others, format: kind });
  };
  const take = () => {
    if (!outcome || !now || !isAny) return;
    addImport(documentStore, outcome, now);
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
          {now && (
            <button type="button" className="btn btn-primary" aria-disabled={!isAny} onClick={take}>
              {words.ok(now.urls.length, now.agents.length)}
            </button>
          )}
        </>
      }
    >
      <div className={styles['bar']}>
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
          <label className={styles['option']}>
            <input
              type="checkbox"
              checked={options.fold === true}
              onChange={({ target }) => startImport(files, { ...options, fold: target.checked })}
            />
            {words.fold}
          </label>
        )}
      </div>
      {/* It is there before it has anything to say, so that it is heard. */}
      <output className={stage.at === 'failed' ? undefined : 'vh'}>
        {stage.at === 'failed' && words.failed}
        {outcome && words.isRead(outcome.taken, countSkipped(outcome))}
      </output>
      {stage.at === 'reading' && <ReadingProgress {...stage} />}
      {outcome && now && (
        <>
          <ImportSummary outcome={outcome} />
          <ImportChoices
            outcome={outcome}
            chosen={now}
            choose={(next) => setChosen({ of: outcome, chosen: next })}
          />
        </>
      )}
    </Dialog>
  );
}
