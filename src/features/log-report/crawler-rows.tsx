// The crawlers of a log, one row each. An open row has what it requested against the rules, and how to check its name.
import { useId, useState } from 'react';
import type { ClosedPath, CrawlerReport } from '../../core/analysis/log-report/log-report.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { logReportWords, logPageWords as words } from '../../messages/en/reports/log-report.ts';
import {
  type ComparedLog,
  checkLines,
  closedSection,
  identityOf,
  logTableRows,
  ruleText,
  SHOWN,
} from '../../messages/reports/log-report-sections.ts';
import { updateView } from '../../state/document/document-store.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { showNews, showStepNews } from '../../state/findings/fix-news.ts';
import { askCell } from '../../state/table/additions/ask-cell.ts';
import { explainedLine } from '../../state/table/explained-line.ts';
import { showFile } from '../../state/view/show-file.ts';
import { TableHead } from '../../ui/content/table-head.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { goToPage } from '../../ui/environment/page-address.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './log-page.module.css';

/** Shows the line that closes a path, in the form and in the text. */
function showLine(path: string, line: number): void {
  showFile(documentStore, path);
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } });
  goToPage('/edit');
}

/** Shows the answers for URLs that a crawler requested, the first one explained, and says which are new in the table. */
function askUrls(agent: string, [url, ...others]: readonly string[]): void {
  if (url === undefined) return;
  const { added, repeated } = askCell(documentStore, { agent, url }, others);
  const sentence = words.asked(added, repeated);
  if (added > 0) showStepNews(documentStore, sentence);
  else showNews(sentence);
  // The line that explains the answer is shown, not the one that was edited before.
  const line = explainedLine(documentStore.getState());
  if (line !== undefined)
    updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'history' } });
  goToPage('/edit');
}

const isAgainstRules = ({ against }: CrawlerReport) => against.requests > 0;

const marks = { yes: 'g-tick', no: 'g-cross', open: 'g-unsaid' } as const;

interface PathEntryProps {
  readonly log: ComparedLog;
  readonly agent: string;
  readonly closed: ClosedPath;
  /** Whether the file is still the one that the log was compared with. */
  readonly isCurrent: boolean;
}

/** A requested path, the line that closes it, and the way to its answer in the table. */
function PathEntry({ log, agent, closed, isCurrent }: PathEntryProps) {
  const { path, line, requests, isExact } = closed;
  const visible = escapeInvisible(path);
  return (
    <li className={styles['path']}>
      <span>{logReportWords.count(requests, isExact)}</span>
      <code>
        <VisibleText text={path} />
      </code>
      {line !== undefined && (
        <span className="quiet">
          {isCurrent && (
            <button
              type="button"
              className="btn btn-link"
              aria-label={words.showLineOf(line + 1, visible)}
              onClick={() => showLine(log.path, line)}
            >
              {words.showLine(line + 1)}
            </button>
          )}{' '}
          <code>
            <VisibleText text={ruleText(log, line)} />
          </code>
        </span>
      )}
      {isCurrent && (
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.explainOf(visible)}
          onClick={() => askUrls(agent, [path])}
        >
          {words.explain}
        </button>
      )}
    </li>
  );
}

interface CrawlerRowProps {
  readonly log: ComparedLog;
  readonly crawler: CrawlerReport;
  readonly cells: readonly string[];
  /** The number of requests of the crawler with most. */
  readonly most: number;
  readonly startsOpen: boolean;
}

function CrawlerRow({ log, crawler, cells, most, startsOpen }: CrawlerRowProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const id = useId();
  const [name = '', purpose, requests, against, since, lastRead, identity] = cells;
  const mark = identityOf(crawler);
  const { entries, title } = closedSection(log, crawler);
  // After an edit, the lines of the report are those of an earlier text.
  const isCurrent = useDocument((state) => siteOf(state.document) === log.site);
  const urls = crawler.against.paths.map(({ path }) => path);
  const paths = crawler.against.paths.slice(0, SHOWN);
  return (
    <>
      <tr data-closed={isAgainstRules(crawler)} data-open={isOpen}>
        <th scope="row">
          <button
            type="button"
            className="btn btn-quiet"
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'g-down' : 'g-right'} />
            <b>
              <VisibleText text={name} />
            </b>
          </button>
        </th>
        <td className="quiet">{purpose}</td>
        <td>
          <span className={styles['bar']} style={{ inlineSize: `${(crawler.requests / most) * 4}rem` }} />
          {requests}
        </td>
        <td>{against}</td>
        <td>{since}</td>
        <td data-never={crawler.robotsTxt.requests === 0}>{lastRead}</td>
        <td data-identity={mark}>
          <Icon name={marks[mark]} /> {identity}
        </td>
      </tr>
      {isOpen && (
        <tr id={id} className={styles['details']}>
          <td colSpan={cells.length}>
            <p className={`quiet ${styles['narrow']}`}>
              {words.rest(since ?? '', lastRead ?? '', identity ?? '')}
            </p>
            <div className={styles['columns']}>
              <section aria-label={title}>
                <h2 className="text-s quiet">
                  <VisibleText text={title} />
                </h2>
                <ul>
                  {paths.map((closed) => (
                    <PathEntry
                      key={closed.path}
                      log={log}
                      agent={crawler.name}
                      closed={closed}
                      isCurrent={isCurrent}
                    />
                  ))}
                  {entries.slice(paths.length).map(({ text }) => (
                    <li key={text}>
                      <VisibleText text={text} />
                    </li>
                  ))}
                </ul>
                {urls.length > 1 && (
                  <button
                    type="button"
                    className={`btn ${styles['askAll']}`}
                    onClick={() => askUrls(crawler.name, urls)}
                  >
                    {words.askUrls(urls.length)}
                  </button>
                )}
              </section>
              <section aria-label={words.checkTitle(name)}>
                <h2 className="text-s quiet">
                  <VisibleText text={words.checkTitle(name)} />
                </h2>
                <p>{words.forged}</p>
                {checkLines(crawler, 'page').map((line) => (
                  <p key={line}>
                    <VisibleText text={line} />
                  </p>
                ))}
              </section>
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** How many rows are open at first: those with most requests against the rules. */
const OPEN_AT_FIRST = 2;

export function CrawlerRows({ log }: { log: ComparedLog }) {
  const { crawlers } = log.report;
  const [isAgainstOnly, setAgainstOnly] = useState(false);
  const rows = logTableRows(log.report);
  const against = crawlers.filter(isAgainstRules);
  const isShown = (crawler: CrawlerReport) => !isAgainstOnly || isAgainstRules(crawler);
  const most = crawlers.reduce((sum, { requests }) => Math.max(sum, requests), 1);
  return (
    <>
      {against.length > 0 && against.length < crawlers.length && (
        <label className="inline">
          <input
            type="checkbox"
            checked={isAgainstOnly}
            onChange={({ target }) => setAgainstOnly(target.checked)}
          />
          {words.againstOnly(against.length, crawlers.length)}
        </label>
      )}
      <ScrollRegion as="section" aria-label={words.table} className={styles['scroll']}>
        <table className={`text-s ${styles['table']}`}>
          <TableHead names={logReportWords.heads} />
          <tbody>
            {crawlers.map(
              (crawler, i) =>
                isShown(crawler) && (
                  <CrawlerRow
                    key={crawler.name}
                    log={log}
                    crawler={crawler}
                    cells={rows[i] ?? []}
                    most={most}
                    startsOpen={i < OPEN_AT_FIRST && isAgainstRules(crawler)}
                  />
                ),
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}
