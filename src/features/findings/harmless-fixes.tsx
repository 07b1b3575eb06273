// The one bulk fix that is offered unasked: what changes no answer. How many there are is counted when there is time.

import { useMemo } from 'react';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { fixPreviewWords, findingWords as words } from '../../messages/en/findings.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { watchedReadersOf } from '../../state/readers/watched-readers.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { createFindingTest, type FindingFilter } from './finding-filter.ts';
import type { FixPreviewRequest } from './fix-preview.tsx';

/** Findings whose fixes are made before others may come between. */
const FINDINGS_PER_STEP = 20;

function* countHarmlessFixes(findings: readonly Finding[]): CooperativeTask<number> {
  let count = 0;
  for (const [place, finding] of findings.entries()) {
    if (findHarmlessFix(finding)) count++;
    if (place % FINDINGS_PER_STEP === FINDINGS_PER_STEP - 1) yield;
  }
  return count;
}

interface Props {
  readonly findings: readonly Finding[];
  readonly isCurrent: boolean;
  readonly filter: FindingFilter;
  readonly onPreview: (preview: FixPreviewRequest) => void;
}

export function HarmlessFixes({ findings, isCurrent, filter, onPreview }: Props) {
  const counted = useIdleTask(findings, countHarmlessFixes);
  const watched = useDocument(watchedReadersOf);
  const isShown = useMemo(() => createFindingTest(filter, watched), [filter, watched]);
  const count = counted?.question === findings ? counted.result : 0;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="btn"
      aria-disabled={!isCurrent}
      onClick={() =>
        isCurrent &&
        onPreview({
          title: fixPreviewWords.harmless(count),
          wanted: (finding) => (isShown(finding) ? findHarmlessFix(finding) : undefined),
        })
      }
    >
      {words.fixHarmless(count)}
    </button>
  );
}
