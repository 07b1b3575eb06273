// The head of a group of findings: their place, or their kind, which can be fixed or ignored as a whole.
import { useMemo } from 'react';
import { Link } from 'react-router';
import { fixPreviewWords, findingWords as words } from '../../messages/en/findings.ts';
import { findingTitle } from '../../messages/explain-finding.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { useWatchedReaders } from '../../state/readers/use-watched-readers.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { createFindingTest, type FindingFilter } from './finding-filter.ts';
import type { FindingGroup, GroupHead as Head } from './finding-groups.ts';
import styles from './findings.module.css';
import type { FixPreviewRequest } from './fix-preview.tsx';
import { countBulkFixes, findBulkFixes } from './fixes-of-kind.ts';
import { ignoreKind } from './ignore-findings.ts';

interface Props {
  readonly group: FindingGroup;
  readonly report: FindingReport;
  readonly filter: FindingFilter;
  readonly isCurrent: boolean;
  readonly onPreview: (preview: FixPreviewRequest) => void;
  /** Called when the kind has been ignored; the button disappears with its group. */
  readonly onIgnored: () => void;
}

function groupTitle(head: Head): string {
  if (head.of === 'record') return words.place.record(head.number, head.agents);
  if (head.of === 'severity') return words.ofWeight(head.weight, head.not);
  return head.of === 'kind' ? words.kindTitle(findingTitle(head.code), head.code) : words.place[head.of];
}

function KindActions({ group: { findings }, report, filter, isCurrent, onPreview, onIgnored }: Props) {
  const { code } = findings[0]!;
  const watched = useWatchedReaders();
  const bulkFixes = useMemo(
    () => findBulkFixes(findings, createFindingTest(filter, watched)),
    [findings, filter, watched],
  );
  const [first] = bulkFixes;
  const count = first ? countBulkFixes(findings, first) : 0;
  return (
    <>
      {first && count > 1 && (
        <button
          type="button"
          className="btn"
          aria-disabled={!isCurrent}
          onClick={() =>
            isCurrent &&
            onPreview({
              title: fixPreviewWords.kind(words.kindTitle(findingTitle(code), code)),
              wanted: first.wanted,
              ways: bulkFixes,
            })
          }
        >
          {words.fixKind(count, count === findings.length)}
        </button>
      )}
      <button
        type="button"
        className="btn btn-link"
        aria-label={words.ignoreKindOf(code)}
        aria-disabled={!isCurrent}
        onClick={() => isCurrent && ignoreKind(documentStore, report.path, code) && onIgnored()}
      >
        {words.ignoreKind}
      </button>
    </>
  );
}

export function FindingGroupHead(props: Props) {
  const { head, findings } = props.group;
  return (
    <div className={`flow ${styles['group']}`}>
      <h3 tabIndex={-1}>
        {head.of === 'kind' ? (
          <Link to={`/learn/findings/${encodeURIComponent(head.code)}`}>{groupTitle(head)}</Link>
        ) : (
          <VisibleText text={groupTitle(head)} />
        )}{' '}
        <span className={`text-s quiet ${styles['count']}`}>{words.count(findings.length)}</span>
      </h3>
      {head.of === 'kind' && <KindActions {...props} />}
    </div>
  );
}
