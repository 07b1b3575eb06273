// Actions on all lines for mobile agents of a file: sorting them, and adding one.
import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { focusLineField } from '../list/focus-row.ts';
import { LazyMobileAgentRow } from '../rows/lazy-rows.tsx';
import { addPath, sortAssignments } from './mobile-agent-edits.ts';
import styles from './mobile-agents.module.css';

const words = mobileWords.form;

const areAssignmentsSorted = (policy: Policy) =>
  readMobileFile(policy).assignments.every(
    ({ units }, i, all) => i === 0 || all[i - 1]!.units.length <= units.length,
  );

export function MobileAgentStrip({ policy }: { policy: Policy }) {
  const add = () => void LazyMobileAgentRow.load().then(() => focusLineField(addPath(), 'path'));
  const isSorted = areAssignmentsSorted(policy);
  return (
    <fieldset className={`flow text-s quiet strip ${styles['strip']}`} aria-label={words.strip}>
      <b>{words.strip}</b>
      <button
        type="button"
        className="btn"
        title={isSorted ? words.isSorted : words.sortTitle}
        aria-disabled={isSorted}
        onClick={() => isSorted || sortAssignments()}
      >
        {words.sort}
      </button>
      <button type="button" className="btn" onClick={add}>
        <Icon name="g-plus" /> {words.add}
      </button>
      <span className={styles['about']}>{words.order}</span>
    </fieldset>
  );
}
