// What an opened row shows: the reason, each fix with the lines before and after it, and what else can be done.

import { useMemo } from 'react';
import { Link } from 'react-router';
import { editEffectsTask } from '../../core/analysis/versions/edit-effects.ts';
import { findLineDifferences } from '../../core/analysis/versions/line-differences.ts';
import type { Finding, Fix } from '../../core/diagnostics/finding.ts';
import { contentKey } from '../../core/diagnostics/finding.ts';
import { appliesToReader, findDiagnostic } from '../../core/diagnostics/registry.ts';
import { applyEdits } from '../../core/document/edits.ts';
import type { Source } from '../../core/document/source.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { readers } from '../../core/readers/registry.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import type { Site } from '../../core/workspace/site.ts';
import { citeSource } from '../../messages/cite-source.ts';
import { describeEditEffects } from '../../messages/describe-edit-effects.ts';
import { changedAreasWords as changesWords } from '../../messages/en/comparison/changed-areas.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { readerTitle } from '../../messages/en/table.ts';
import {
  findingMessage,
  findingReason,
  findingRow,
  fixLabel,
  fixTitle,
} from '../../messages/explain/explain-finding.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import type { BulkFix } from '../../state/findings/fixes-of-kind.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { LineChanges } from '../../ui/content/line-changes.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './findings.module.css';

/** Returns a sentence about the readers to which the finding applies, if these are not all. */
function audienceSentence(finding: Finding): string {
  if (!findDiagnostic(finding.code)?.applies) return '';
  const affectedReaders = readers.filter((reader) => appliesToReader(finding, reader));
  if (affectedReaders.length === readers.length) return '';
  return affectedReaders.length === 0
    ? words.mattersToNobody
    : words.mattersTo(affectedReaders.map(readerTitle));
}

interface ReasonProps {
  readonly finding: Finding;
  /** Whether the row says something else than the whole message. */
  readonly isWhole: boolean;
}

export function FindingReason({ finding, isWhole }: ReasonProps) {
  return (
    <p className={`quiet breaks ${styles['why']}`}>
      {isWhole && (
        <>
          <VisibleText text={findingMessage(finding)} />{' '}
        </>
      )}
      <VisibleText text={findingReason(finding)} /> {audienceSentence(finding)}
    </p>
  );
}

/** Whether the row of a finding is shorter than its message. */
export const isRowShorter = (finding: Finding): boolean => findingRow(finding) !== findingMessage(finding);

/** The lines that a fix changes, before and after. Nothing if the fix does not edit the text. */
function FixLines({ fix, source }: { readonly fix: Fix; readonly source: Source }) {
  const changes = useMemo(() => {
    if (fix.edits.length === 0) return [];
    return findLineDifferences(source.lines, applyEdits(source, fix.edits).lines);
  }, [fix, source]);
  return changes.length > 0 ? <LineChanges changes={changes} /> : null;
}

interface FixEffectQuestion {
  readonly fix: Fix;
  readonly path: string;
  readonly source: Source;
  readonly site: Site;
  readonly readers: readonly Reader[];
}

/** Whether a fix can change answers about fetching: it edits a file with rules for crawlers. */
function isAboutFetching({ fix: { edits }, path, source, site }: FixEffectQuestion): boolean {
  const file = site.files.get(path);
  return edits.length > 0 && file?.source === source && file.format.directives.length > 0;
}

const createEffectTask = (question: FixEffectQuestion) =>
  isAboutFetching(question)
    ? editEffectsTask(question.site, question.path, question.fix.edits, question.readers)
    : undefined;

/** What a fix opens and closes for any URL, or that it changes no answer. */
function FixEffect({ fix, path, source }: { readonly fix: Fix } & Pick<FindingReport, 'path' | 'source'>) {
  const site = useDocument(({ document }) => siteOf(document));
  const watched = useWatchedReaders(path);
  const question = useMemo(
    () => ({ fix, path, source, site, readers: watched }),
    [fix, path, source, site, watched],
  );
  const latest = useIdleTask(question, createEffectTask);
  const effects = latest?.question.fix === fix ? latest.result : undefined;
  if (!effects && !isAboutFetching(question)) return null;
  return (
    <p className={`quiet breaks ${styles['why']}`} aria-busy={!effects}>
      {effects ? <VisibleText text={describeEditEffects(effects)} /> : changesWords.working}
    </p>
  );
}

/** The lines that a fix changes, before and after, and what that does. */
export function FixPreview({ fix, report }: { readonly fix: Fix; readonly report: FindingReport }) {
  return (
    <>
      <FixLines fix={fix} source={report.source} />
      <FixEffect fix={fix} path={report.path} source={report.source} />
    </>
  );
}

interface BulkFixPreviewProps {
  readonly bulk: BulkFix;
  readonly findings: ReadonlySet<Finding>;
  readonly report: FindingReport;
}

/** How many lines the preview of a fix of many lines shows. */
const MAX_EXAMPLES = 4;

/** The number of lines that a fix of many findings changes, some of them before and after, and what one does. */
export function BulkFixPreview({ bulk, findings, report }: BulkFixPreviewProps) {
  const { source } = report;
  const { examples, changes } = useMemo(() => {
    const wanted: Fix[] = [];
    for (const finding of findings) {
      const fix = wanted.length < MAX_EXAMPLES ? bulk.wanted(finding) : undefined;
      if (fix) wanted.push(fix);
    }
    const lines = wanted.flatMap(({ edits }) =>
      findLineDifferences(source.lines, applyEdits(source, edits).lines),
    );
    const isFirst = ({ kind, line }: (typeof lines)[number], place: number) =>
      lines.findIndex((other) => other.kind === kind && other.line === line) === place;
    return { examples: wanted, changes: lines.filter(isFirst) };
  }, [bulk, findings, source]);
  const [first] = examples;
  return (
    <>
      <p className={styles['why']}>{words.examplesOf(bulk.count, examples.length)}</p>
      {changes.length > 0 && <LineChanges changes={changes} />}
      {first && <FixEffect fix={first} path={report.path} source={source} />}
    </>
  );
}

interface OtherFixesProps {
  readonly finding: Finding;
  readonly report: FindingReport;
  /** Undefined while the file is checked again. */
  readonly onFix: ((fix: Fix) => void) | undefined;
}

/** All fixes of a finding, each with its lines. The first is also in the row, so only its lines are here. */
export function FixesOfFinding({ finding, report, onFix }: OtherFixesProps) {
  return finding.fixes.map((fix, place) => {
    const title = fixTitle(fix);
    const isSaid = place === 0 && fixLabel(fix) === title;
    return (
      <div key={contentKey(fix)}>
        {!isSaid && (
          <button
            type="button"
            className={`btn btn-link breaks ${styles['otherFix']}`}
            aria-label={escapeInvisible(words.fixIn(title, finding.range.start.line + 1))}
            aria-disabled={!onFix}
            title={fix.verdicts === 'changes' ? words.changesAnswers : undefined}
            onClick={onFix && (() => onFix(fix))}
          >
            <VisibleText text={title} />
          </button>
        )}
        <FixPreview fix={fix} report={report} />
      </div>
    );
  });
}

/** The code of a kind, which leads to its page, and the section on which it is based. */
export function FindingSource({ code, source }: Pick<Finding, 'code' | 'source'>) {
  return (
    <span className="text-xs faint">
      <Link to={`/learn/findings/${encodeURIComponent(code)}`} aria-label={words.page(code)}>
        {code}
      </Link>{' '}
      · {citeSource(source)}
    </span>
  );
}
