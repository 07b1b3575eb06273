// What some findings have in common: their place, or their kind, which then can be mended or ignored as a whole.
import { useMemo } from 'react';
import type { Finding } from '../../core/policy/finding.ts';
import { fixTitle } from '../../messages/findings/tell.ts';
import { findingTitle } from '../../messages/findings/titles.ts';
import { fixPreviewWords } from '../../messages/words/finding-fixes.ts';
import { findingWords as words } from '../../messages/words/findings.ts';
import { type FindingFilter, passes } from '../../state/finding-filter.ts';
import type { FindingGroup, GroupHead as Head } from '../../state/finding-groups.ts';
import type { Found } from '../../state/findings.ts';
import { ignoreKind } from '../../state/ignore-findings.ts';
import { documentStore } from '../../state/use-document.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { VisibleText } from '../../ui/visible-text.tsx';
import styles from './findings.module.css';
import type { Preview } from './findings-panel.tsx';

interface Props {
  readonly group: FindingGroup;
  readonly found: Found;
  readonly filter: FindingFilter;
  readonly isCurrent: boolean;
  readonly onPreview: (preview: Preview) => void;
  /** The kind is ignored now: the button goes with its group. */
  readonly onIgnored: () => void;
}

function titleOf(head: Head): string {
  if (head.of === 'record') return words.place.record(head.number, head.agents);
  if (head.of === 'severity') return words.ofSeverity(head.severity, head.not);
  return head.of === 'kind' ? words.kindTitle(findingTitle(head.code), head.code) : words.place[head.of];
}

/** Findings whose ways out are looked at to know which there are. */
const LOOKED = 20;

/** The ways of mending a kind that are edits, each with a title of its first use. */
function waysOf(findings: readonly Finding[], isShown: (finding: Finding) => boolean) {
  const { code } = findings[0]!;
  const fixes = findings.slice(0, LOOKED).flatMap((one) => one.fixes);
  const first = new Map(
    fixes
      .filter(({ edits }) => edits.length > 0)
      .map((fix) => [fix.code, fix] as const)
      .toReversed(),
  );
  return [...first.values()].toReversed().map((fix) => ({
    title: fixTitle(fix),
    wanted: (finding: Finding) =>
      finding.code === code && isShown(finding)
        ? finding.fixes.find((one) => one.code === fix.code && one.edits.length > 0)
        : undefined,
  }));
}

function KindActions({ group: { findings }, found, filter, isCurrent, onPreview, onIgnored }: Props) {
  const { code } = findings[0]!;
  const ways = useMemo(() => waysOf(findings, passes(filter)), [findings, filter]);
  const [first] = ways;
  return (
    <>
      {first && (
        <button
          type="button"
          className="btn"
          aria-disabled={!isCurrent}
          onClick={() =>
            isCurrent &&
            onPreview({
              title: fixPreviewWords.kind(words.kindTitle(findingTitle(code), code)),
              wanted: first.wanted,
              ways,
            })
          }
        >
          {words.fixKind(findings.length)}
        </button>
      )}
      <button
        type="button"
        className="btn btn-link"
        aria-label={words.ignoreKindOf(code)}
        aria-disabled={!isCurrent}
        onClick={() => isCurrent && ignoreKind(documentStore, found.path, code) && onIgnored()}
      >
        {words.ignoreKind}
      </button>
    </>
  );
}

export function GroupHead(props: Props) {
  const { head, findings } = props.group;
  return (
    <div className={styles['group']}>
      <h3 tabIndex={-1}>
        {head.of === 'kind' ? (
          <PageLink to={`/learn/findings/${encodeURIComponent(head.code)}`}>{titleOf(head)}</PageLink>
        ) : (
          <VisibleText text={titleOf(head)} />
        )}{' '}
        <span className={styles['count']}>{words.count(findings.length)}</span>
      </h3>
      {head.of === 'kind' && <KindActions {...props} />}
    </div>
  );
}
