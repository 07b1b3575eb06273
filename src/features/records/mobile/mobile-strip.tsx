// What holds for all lines for mobile agents of a file: their order, and one more.
import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import type { Policy } from '../../../core/syntax/policy.ts';
import { mobileWords } from '../../../messages/en/mobile-agents.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { focusField } from '../focus.ts';
import { MobileRow } from '../loaded-row.tsx';
import styles from './mobile.module.css';
import { addPath, sortLines } from './mobile-commands.ts';

const words = mobileWords.form;

const isSorted = (policy: Policy) =>
  readMobileFile(policy).assignments.every(
    ({ units }, i, all) => i === 0 || all[i - 1]!.units.length <= units.length,
  );

export default function MobileStrip({ policy }: { policy: Policy }) {
  const add = () => void MobileRow.load().then(() => focusField(addPath(), words.path));
  const sorted = isSorted(policy);
  return (
    <fieldset className={styles['strip']} aria-label={words.strip}>
      <b>{words.strip}</b>
      <button
        type="button"
        className="btn"
        title={sorted ? words.isSorted : words.sortTitle}
        aria-disabled={sorted}
        onClick={() => sorted || sortLines()}
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
