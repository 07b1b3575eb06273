// Counts on the tabs of a narrow window: changes, errors, failed expectations.
import { editChangesWords as words } from '../../messages/en/comparison/changes.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useExpectationState } from '../../state/expectations/use-expectations.ts';
import { countResults } from '../../state/expectations/watch-expectations.ts';
import { countBySeverity } from '../../state/findings/finder.ts';
import { useFindingReport } from '../../state/findings/use-findings.ts';
import { unsavedLines } from '../../state/saved/unsaved-lines.ts';
import type { Pane } from '../shared/shell-store.ts';
import styles from './unsaved-changes.module.css';
import { useUnsavedChanges } from './use-unsaved-changes-diff.ts';

const Note = ({ parts, isFailing }: { readonly parts: readonly string[]; readonly isFailing?: boolean }) =>
  parts.length === 0 ? null : (
    <span className={`text-xs quiet ${styles['tab']}`} data-failing={isFailing || undefined}>
      {parts.join(', ')}
    </span>
  );

const changedPart = (count: number) => (count > 0 ? [words.onTab(count)] : []);

function RecordsNote() {
  const changed = useDocument(
    (state) => unsavedLines(state).changed.size + unsavedLines(state).removed.length,
  );
  const report = useFindingReport();
  const errors = countBySeverity(report?.findings ?? []).filter(
    ([severity, count]) => severity === 'error' && count > 0,
  );
  return (
    <Note parts={[...changedPart(changed), ...(errors.length > 0 ? [findingWords.counts(errors)] : [])]} />
  );
}

function AccessNote() {
  const failed = countResults(useExpectationState())?.failed ?? 0;
  const changed = useUnsavedChanges()?.changed ?? 0;
  const parts = [...(failed > 0 ? [words.failsOnTab(failed)] : []), ...changedPart(changed)];
  return <Note parts={parts} isFailing={failed > 0} />;
}

export function TabNote({ pane }: { readonly pane: Pane }) {
  if (pane === 'text') return null;
  return pane === 'records' ? <RecordsNote /> : <AccessNote />;
}
