// The parts of the audit: answers by crawler, contradictions, statements and files.
import { Link } from 'react-router';
import type { AuditedStatement, AuditedUse, UseAudit } from '../../core/analysis/audit/audit-uses.ts';
import { wordsOfLine } from '../../core/analysis/audit/site-statements.ts';
import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import type { AiUseAnswer } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { Site } from '../../core/workspace/site.ts';
import { aiUseWords } from '../../messages/en/formats/extensions.ts';
import { aiAuditWords as words } from '../../messages/en/reports/ai-audit.ts';
import { useConflictWords } from '../../messages/en/steps.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import {
  contradictionTitle,
  coverageSentences,
  crawlerNames,
  exceptionsOf,
  statementNote,
  statementScope,
  urlList,
  urlsOfStatement,
} from '../../messages/reports/ai-audit-report.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { aiUseTones } from '../../state/table/questions/ai-use.ts';
import { showFile } from '../../state/view/show-file.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import styles from './audit.module.css';

export interface AuditPart {
  readonly site: Site;
  readonly audit: UseAudit;
}

function showLine({ path, line }: FieldRef): void {
  showFile(documentStore, path);
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } });
}

/** A link that opens the file at a line. */
const LineLink = ({ at }: { at: FieldRef }) => (
  <Link to="/edit" onClick={() => showLine(at)}>
    <VisibleText text={words.lineOf(at.path, at.line + 1)} />
  </Link>
);

const Answer = ({ answer }: { answer: AiUseAnswer }) => (
  <span className={`strong ${styles['answer']}`} data-tone={aiUseTones[answer]}>
    {aiUseWords.answers[answer]}
  </span>
);

/** Returns the number of URLs with another answer if it is the same for all purposes of a crawler, otherwise 0. */
function sharedExceptionCount(uses: readonly AuditedUse[]): number {
  const [first] = uses;
  const urlsOf = ({ exceptions }: AuditedUse) => exceptions.map(({ url }) => url).join(' ');
  return first && uses.length > 1 && uses.every((use) => urlsOf(use) === urlsOf(first))
    ? first.exceptions.length
    : 0;
}

interface UrlsProps {
  readonly urls: readonly string[];
  /** The words with the list in them. */
  readonly title?: (count: number, list: string) => string;
}

/** The first few URLs. The others are folded. */
function Urls({ urls, title = (_count, list) => list }: UrlsProps) {
  const first = title(urls.length, urlList(urls));
  const all = title(urls.length, urlList(urls, Infinity));
  if (first === all) return <VisibleText text={first} />;
  return (
    <details className={styles['urls']}>
      <summary>
        <VisibleText text={first} />
      </summary>
      <VisibleText text={urlList(urls, Infinity)} />
    </details>
  );
}

const ExceptionCount = ({ count }: { count: number }) =>
  count > 0 && <small className={`quiet ${styles['exception']}`}>{words.exceptionCount(count)}</small>;

interface UseCellProps {
  readonly use: AuditedUse | undefined;
  /** Whether the cell has its own count. False if one count applies to the whole row. */
  readonly hasCount: boolean;
}

function UseCell({ use, hasCount }: UseCellProps) {
  if (!use)
    return (
      <td className="faint">
        <span aria-hidden="true">–</span>
        <span className="vh">{words.notKnown}</span>
      </td>
    );
  return (
    <td data-tone={aiUseTones[use.answer]}>
      <Answer answer={use.answer} />
      {hasCount && <ExceptionCount count={use.exceptions.length} />}
    </td>
  );
}

/** The answers for one crawler. */
function CrawlerRow({ audit, agent }: { audit: UseAudit; agent: string }) {
  const uses = audit.uses.filter((use) => use.agent === agent);
  const shared = sharedExceptionCount(uses);
  return (
    <tr>
      <th scope="row">
        <VisibleText text={crawlerInSentence(agent)} />
        <ExceptionCount count={shared} />
      </th>
      {aiPurposes.map((purpose) => (
        <UseCell key={purpose} use={uses.find((use) => use.purpose === purpose)} hasCount={shared === 0} />
      ))}
    </tr>
  );
}

export function AnswersPart({ audit }: AuditPart) {
  const exceptions = exceptionsOf(audit);
  return (
    <section aria-labelledby="audit-answers">
      <h2 id="audit-answers">{words.answers}</h2>
      <p>{words.answersAbout('/')}</p>
      <ScrollRegion as="section" className={styles['scroll']} aria-label={words.caption}>
        <table className={styles['answers']}>
          <caption className="vh">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.crawler}</th>
              {aiPurposes.map((purpose) => (
                <th key={purpose} scope="col">
                  {aiUseWords.purposes[purpose]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {audit.agents.map((agent) => (
              <CrawlerRow key={agent} audit={audit} agent={agent} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {exceptions.length > 0 && (
        <>
          <h3>{words.exceptions}</h3>
          <ul>
            {exceptions.map(({ urls, purpose, answer, agents }) => (
              <li key={`${urls[0]} ${purpose} ${answer}`}>
                <Urls urls={urls} />
                {`: ${aiUseWords.purposes[purpose]}: `}
                <Answer answer={answer} />
                {': '}
                <VisibleText text={crawlerNames(agents)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface StatementLinesProps {
  readonly site: Site;
  readonly answer: 'yes' | 'no';
  readonly refs: readonly FieldRef[];
}

/** The lines that say yes, or those that say no. */
const StatementLines = ({ site, answer, refs }: StatementLinesProps) =>
  refs.map((at) => (
    <li key={`${at.path} ${at.line}`}>
      <Answer answer={answer} />: <LineLink at={at} />{' '}
      <code>
        <VisibleText text={wordsOfLine(site, at.path, at.line)} />
      </code>
    </li>
  ));

export function ContradictionsPart({ site, audit }: AuditPart) {
  return (
    <section aria-labelledby="audit-contradictions">
      <h2 id="audit-contradictions">{words.contradictions}</h2>
      {audit.contradictions.length === 0 && <p>{words.noContradictions}</p>}
      {audit.contradictions.map((contradiction) => {
        const title = contradictionTitle(contradiction);
        return (
          <article key={JSON.stringify([contradiction.yes, contradiction.no])} className={styles['entry']}>
            <h3>
              <VisibleText text={title} />
            </h3>
            <ul>
              <StatementLines site={site} answer="yes" refs={contradiction.yes} />
              <StatementLines site={site} answer="no" refs={contradiction.no} />
              <li>
                <Urls urls={contradiction.urls} title={words.urls} />
              </li>
            </ul>
            <p>{useConflictWords.leftOpen(contradiction.conflict)}</p>
          </article>
        );
      })}
    </section>
  );
}

function Statement({ statement, audit }: Pick<AuditPart, 'audit'> & { statement: AuditedStatement }) {
  const { by, says, honoredBy, isRule } = statement;
  const urls = urlsOfStatement(statement, audit);
  return (
    <li className={styles['entry']}>
      <LineLink at={by} />{' '}
      <code>
        <VisibleText text={statement.words} />
      </code>
      <p>
        <span className={`strong ${styles['answer']}`} data-tone={aiUseTones[says]}>
          {words.says[says]}
        </span>
        {': '}
        <VisibleText text={statementScope(statement)} />
      </p>
      {urls.length > 0 && (
        <div className="quiet">
          <Urls urls={urls} title={words.urls} />
        </div>
      )}
      <p className="quiet">
        {statementNote(statement)}
        {!isRule &&
          honoredBy.map(({ operator, source, date }) => (
            <span key={`${operator} ${source}`}>
              {' '}
              <a href={source} target="_blank" rel="noreferrer">
                {words.source(operator, date)}
              </a>
            </span>
          ))}
      </p>
    </li>
  );
}

export function StatementsPart({ audit }: AuditPart) {
  const { statements } = audit;
  return (
    <section aria-labelledby="audit-statements">
      <h2 id="audit-statements">{words.statements}</h2>
      {statements.length === 0 && <p>{words.noStatements}</p>}
      <ul className={styles['plain']}>
        {statements.map((statement) => (
          <Statement
            key={`${statement.by.path} ${statement.by.line} ${statement.says} ${statement.weight} ${statement.words}`}
            statement={statement}
            audit={audit}
          />
        ))}
      </ul>
    </section>
  );
}

export function FilesPart({ audit }: AuditPart) {
  return (
    <section aria-labelledby="audit-files">
      <h2 id="audit-files">{words.files}</h2>
      <ul>
        {audit.files.map(({ path }) => (
          <li key={path}>
            <Link to="/edit" onClick={() => showFile(documentStore, path)}>
              <VisibleText text={words.read(path)} />
            </Link>
          </li>
        ))}
      </ul>
      {coverageSentences(audit).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  );
}
