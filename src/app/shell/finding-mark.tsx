// In a narrow top bar, which has no status line below the panes: that there are findings, and the way to them.
import { useMatch } from 'react-router';
import { number } from '../../messages/en/counts.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { countBySeverity } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { useFindingReport, useFindingsPanel } from '../../state/findings/use-findings.ts';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import styles from '../shared/top-bar.module.css';

/** A button with the gravest severity and its count. Not rendered without findings. */
export function FindingMark() {
  const report = useFindingReport();
  const isOpen = useFindingsPanel((panel) => panel.isOpen);
  const isWorkbench = useMatch('/edit') !== null;
  const counts = countBySeverity(report?.findings ?? []).filter(([, count]) => count > 0);
  const [gravest] = counts;
  if (!isWorkbench || !gravest) return null;
  return (
    <button
      type="button"
      className={`btn btn-quiet ${styles['findings']}`}
      aria-label={`${words.heading}: ${words.counts(counts)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openFindings(!isOpen)}
    >
      <SeverityIcon severity={gravest[0]} /> {number(gravest[1])}
    </button>
  );
}
