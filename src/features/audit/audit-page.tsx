// The page with everything that the open site says about AI use, to read, copy and print.
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { auditUsesTask } from '../../core/analysis/audit/audit-uses.ts';
import { reportAsMarkdown } from '../../core/analysis/audit/report-section.ts';
import { aiUseQuestion } from '../../core/formats/extensions/question/ai-use.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import type { Site } from '../../core/workspace/site.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { aiAuditWords as words } from '../../messages/en/reports/ai-audit.ts';
import { aiAuditSections } from '../../messages/reports/ai-audit-report.ts';
import { queriedPath, siteOf } from '../../state/document/selectors.ts';
import type { GatepostState } from '../../state/document/state.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { copyText } from '../../state/table/table-export.ts';
import { today } from '../../state/today.ts';
import { awaited, useIdleTask } from '../../state/use-idle-task.ts';
import styles from './audit.module.css';
import {
  AnswersPart,
  type AuditPart,
  ContradictionsPart,
  FilesPart,
  StatementsPart,
} from './audit-report.tsx';

/** The title of the page. It gets the focus and is also the title of the tab. */
function PageTitle({ text }: { text: string }) {
  const onMount = useCallback(
    (heading: HTMLElement | null) => {
      if (!heading) return undefined;
      document.title = `${text} · ${shellWords.product}`;
      heading.focus({ preventScroll: true });
      scrollTo(0, 0);
      return () => {
        document.title = shellWords.product;
      };
    },
    [text],
  );
  return (
    <h1 ref={onMount} tabIndex={-1}>
      {text}
    </h1>
  );
}

interface ActionsProps extends Partial<AuditPart> {
  readonly title: string;
  readonly date: string;
}

function AuditActions({ title, date, site, audit }: ActionsProps) {
  const [isCopied, setCopied] = useState<boolean>();
  const copy = async () => {
    if (!site || !audit) return;
    setCopied(await copyText(reportAsMarkdown(`${title}, ${date}`, aiAuditSections(site, audit))));
  };
  return (
    <div className={`flow ${styles['actions']}`}>
      <button type="button" className="btn" aria-disabled={!audit} onClick={() => void copy()}>
        {words.copy}
      </button>
      <button type="button" className="btn" onClick={() => print()}>
        {words.print}
      </button>
      <output>
        {isCopied === true && words.copied}
        {isCopied === false && words.notCopied}
      </output>
    </div>
  );
}

interface AuditQuestion {
  readonly site: Site;
  readonly path: string;
}

const createAuditTask = ({ site, path }: AuditQuestion) => auditUsesTask(site, { path });

const policyPath = (state: GatepostState) => queriedPath(state, aiUseQuestion.file ?? '/robots.txt');

export default function AuditPage() {
  const document = useDocument((state) => state.document);
  const path = useDocument(policyPath);
  const question = useMemo(() => ({ site: siteOf(document), path }), [document, path]);
  const { site } = question;
  const isTooBig = document.files.some(({ source }) => source.big);
  const last = useIdleTask(question, createAuditTask, awaited);
  const audit = last?.question === question ? last.result : undefined;
  const title = words.title(hostOfOrigin(site.origin));
  const date = words.asOf(today());
  return (
    <div className={`page ${styles['audit']}`}>
      <header className={`page-head ${styles['top']}`}>
        <Link to="/edit">{words.workbench}</Link>
      </header>
      <main className={`reading ${styles['page']}`} aria-busy={!audit}>
        <PageTitle text={title} />
        <p className="quiet">{date}</p>
        <p>{words.about}</p>
        <AuditActions title={title} date={date} {...(audit ? { site, audit } : {})} />
        {isTooBig && <p>{words.tooBig}</p>}
        {!audit && <output>{words.working}</output>}
        {audit && (
          <>
            <ContradictionsPart site={site} audit={audit} />
            <AnswersPart site={site} audit={audit} />
            <StatementsPart site={site} audit={audit} />
            <FilesPart site={site} audit={audit} />
          </>
        )}
      </main>
    </div>
  );
}
