// What came of a reading: lines, requests, and what was skipped, with the reason and the first place.
import type { ImportResult } from '../../../core/import/import-lists.ts';
import type { LogCounts } from '../../../core/import/logs/log-counts.ts';
import { intakeWords as words } from '../../../messages/en/app/import.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './import.module.css';

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
export function ImportSummary({ outcome }: { outcome: ImportResult }) {
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
