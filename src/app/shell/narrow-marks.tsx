// In a narrow top bar, which has no status line below the panes: that expectations fail, that there are findings, and
// the ways to them.
import { useMatch } from 'react-router';
import { listExpectations } from '../../actions/expectation-actions.ts';
import { number } from '../../messages/en/counts.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { findingWords } from '../../messages/en/findings.ts';
import { openExpectations } from '../../state/expectations/expectations-panel.ts';
import { useExpectationState, useExpectationsPanel } from '../../state/expectations/use-expectations.ts';
import { countResults } from '../../state/expectations/watch-expectations.ts';
import { countBySeverity } from '../../state/findings/finder.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { useFindingReport, useFindingsPanel } from '../../state/findings/use-findings.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { SeverityIcon } from '../../ui/icons/severity-icon.tsx';
import styles from '../shared/top-bar.module.css';

/** A button with the number of failing expectations. Not rendered if none fail. */
function ExpectationMark() {
  const counts = countResults(useExpectationState());
  const { isOpen } = useExpectationsPanel();
  if (!counts || counts.failed === 0) return null;
  return (
    <button
      type="button"
      className={`btn btn-quiet ${styles['mark']} ${styles['failing']}`}
      aria-label={expectationWords.failing(counts.failed, counts.all)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => (isOpen ? openExpectations(false) : listExpectations.run())}
    >
      <Icon name="g-cross" /> {number(counts.failed)}
    </button>
  );
}

/** A button with the gravest severity and its count. Not rendered without findings. */
function FindingMark() {
  const report = useFindingReport();
  const isOpen = useFindingsPanel((panel) => panel.isOpen);
  const counts = countBySeverity(report?.findings ?? []).filter(([, count]) => count > 0);
  const [gravest] = counts;
  if (!gravest) return null;
  return (
    <button
      type="button"
      className={`btn btn-quiet ${styles['mark']}`}
      aria-label={`${findingWords.heading}: ${findingWords.counts(counts)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={() => openFindings(!isOpen)}
    >
      <SeverityIcon severity={gravest[0]} /> {number(gravest[1])}
    </button>
  );
}

export function NarrowMarks() {
  const isWorkbench = useMatch('/edit') !== null;
  if (!isWorkbench) return null;
  return (
    <>
      <ExpectationMark />
      <FindingMark />
    </>
  );
}
