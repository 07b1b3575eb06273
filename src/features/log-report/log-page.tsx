// The page that compares access logs with the open robots.txt: which crawlers requested what it closes.
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { type ReportSection, reportAsMarkdown } from '../../core/analysis/audit/report-section.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import { importWords } from '../../messages/en/app/import.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { logReportWords, logPageWords as words } from '../../messages/en/reports/log-report.ts';
import {
  type ComparedLog,
  logIntro,
  logSections,
  otherSection,
} from '../../messages/reports/log-report-sections.ts';
import { chooseFilesByInput } from '../../state/disk/file-access.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  checkLogs,
  forgetLogs,
  type LogCheck,
  type LogRules,
  logCheckStore,
  openRules,
  updateLogCheck,
} from '../../state/logs/log-check.ts';
import { copyText } from '../../state/table/table-export.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { CrawlerRows } from './crawler-rows.tsx';
import styles from './log-page.module.css';

/** The title of the page. It gets the focus and is also the title of the tab. */
function PageTitle() {
  const onMount = useCallback((heading: HTMLElement | null) => {
    if (!heading) return undefined;
    document.title = `${shellWords.checkLog} · ${shellWords.product}`;
    heading.focus({ preventScroll: true });
    scrollTo(0, 0);
    return () => {
      document.title = shellWords.product;
    };
  }, []);
  return (
    <h1 ref={onMount} tabIndex={-1}>
      {shellWords.checkLog}
    </h1>
  );
}

function Section({ section: { title, entries } }: { section: ReportSection }) {
  return (
    <section aria-label={title}>
      <h2>
        <VisibleText text={title} />
      </h2>
      <ul>
        {entries.map(({ text, below = [] }) => (
          <li key={text}>
            <VisibleText text={text} />
            {below.length > 0 && (
              <ul>
                {below.map((line) => (
                  <li key={line}>
                    <VisibleText text={line} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Report({ log, onRemove }: { readonly log: ComparedLog; readonly onRemove: () => void }) {
  const [isCopied, setCopied] = useState<boolean>();
  const [sentence = '', about = ''] = logIntro(log);
  const others = otherSection(log);
  const copy = async () => {
    const all = [{ title: sentence, entries: [{ text: about }] }, ...logSections(log)];
    const title = logReportWords.title(log.report.files.map(({ name }) => name));
    setCopied(await copyText(reportAsMarkdown(title, all)));
  };
  return (
    <>
      <p className="text-l strong">
        <output>
          <VisibleText text={sentence} />
        </output>
      </p>
      <p className="quiet">
        <VisibleText text={about} />
      </p>
      {log.report.files.map(
        ({ name, problem }, place) =>
          problem && (
            <p key={`${name} ${place}`}>
              <VisibleText text={`${name}: ${importWords.problems[problem]}`} />
            </p>
          ),
      )}
      {log.report.crawlers.length > 0 && <CrawlerRows log={log} />}
      {others.entries.length > 0 && <Section section={others} />}
      <div className={`flow ${styles['actions']}`}>
        <button type="button" className="btn" onClick={() => void copy()}>
          {words.copy}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onRemove}>
          {words.remove}
        </button>
        <output>
          {isCopied === true && words.copied}
          {isCopied === false && words.notCopied}
        </output>
      </div>
    </>
  );
}

/** The name of the file with the rules, with that of its site. */
const nameOfRules = ({ site, path }: LogRules) => hostOfOrigin(site.origin) + path;

interface ResultProps {
  readonly check: LogCheck;
  readonly onRemove: () => void;
}

function Result({ check: { rules, stage, brokenRanges }, onRemove }: ResultProps) {
  return (
    <>
      {brokenRanges.length > 0 && <p>{words.brokenRanges(brokenRanges)}</p>}
      {stage.at === 'reading' && (
        <p className="row">
          <progress
            aria-label={importWords.reading}
            value={stage.progress.read}
            max={Math.max(stage.progress.total, 1)}
          />
          <span>{importWords.progress(stage.progress.read, stage.progress.total)}</span>
          <button type="button" className="btn" onClick={onRemove}>
            {importWords.cancel}
          </button>
        </p>
      )}
      {stage.at === 'failed' && <p role="alert">{importWords.failed}</p>}
      {stage.at === 'done' && (
        <Report
          onRemove={onRemove}
          log={{
            report: stage.report,
            site: rules.site,
            path: rules.path,
            name: nameOfRules(rules),
            reader: readerOf(rules.reader),
            place: 'page',
          }}
        />
      )}
    </>
  );
}

export interface LogPageProps {
  /** The choice of the site with which logs are compared. */
  readonly siteChoice: ReactNode;
}

export default function LogPage({ siteChoice }: LogPageProps) {
  const rules = useDocument(useShallow(openRules));
  const check = useStore(logCheckStore, (state) => state.check);
  const isRefused = useStore(logCheckStore, (state) => state.isRefused === true);
  // The user may come back from the workbench, with other rules.
  useEffect(() => void updateLogCheck(documentStore.getState()), []);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const remove = () => {
    forgetLogs();
    chooseButton.current?.focus();
  };
  const isDone = check?.stage.at === 'done';
  const choose = async () => {
    const files = await chooseFilesByInput();
    if (files.length > 0) await checkLogs(files, documentStore.getState());
  };
  return (
    <div className="page">
      <header className={`page-head ${styles['top']}`}>
        <Link to="/" className="row strong" aria-label={`${shellWords.product}, ${shellWords.start}`}>
          <Icon name="i-mark" />
          <span>{shellWords.product}</span>
        </Link>
        {rules && <Link to="/edit">{words.workbench}</Link>}
      </header>
      <main className={`reading ${styles['page']}`} aria-busy={check?.stage.at === 'reading'}>
        <PageTitle />
        {/* The report says with what it was compared. */}
        {!isDone && (
          <>
            <p>{words.about}</p>
            <p className="quiet">{words.formats}</p>
            <p>
              {rules ? words.comparedWith(nameOfRules(rules), readerOf(rules.reader).title) : words.noRules}
            </p>
          </>
        )}
        <div className={`flow ${styles['actions']}`}>
          <button
            ref={chooseButton}
            type="button"
            className={isDone ? 'btn' : 'btn btn-primary'}
            onClick={() => void choose()}
          >
            {rules ? words.choose : words.chooseBoth}
          </button>
          {siteChoice}
        </div>
        {isRefused && <p role="alert">{rules ? words.noLog : words.notBoth}</p>}
        {check && <Result check={check} onRemove={remove} />}
      </main>
    </div>
  );
}
