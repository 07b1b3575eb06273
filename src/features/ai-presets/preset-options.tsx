// What else is written, and by whom the answers of the preview are read.

import type { CrawlerPreset, PreferenceStatement } from '../../core/analysis/presets/preset.ts';
import { type ReaderId, readers } from '../../core/readers/registry.ts';
import { stancesWords as words } from '../../messages/en/ai-presets.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { Select } from '../../ui/controls/select.tsx';
import styles from './ai-presets.module.css';

interface PresetOptionsProps {
  readonly stance: CrawlerPreset;
  readonly written: ReadonlySet<PreferenceStatement['directive']>;
  readonly onWrite: (directive: PreferenceStatement['directive'], isWritten: boolean) => void;
  readonly reader: ReaderId;
  readonly onRead: (reader: ReaderId) => void;
}

export function PresetOptions({ stance, written, onWrite, reader, onRead }: PresetOptionsProps) {
  return (
    <div className={styles['options']}>
      {stance.statements.map((statement) => (
        <label key={statement.directive} className={styles['crawler']}>
          <input
            type="checkbox"
            checked={written.has(statement.directive)}
            onChange={({ target }) => onWrite(statement.directive, target.checked)}
          />
          <span>
            {words.statement(statement)}{' '}
            <span className={styles['quiet']}>{words.statementAbout[statement.directive]}</span>
          </span>
        </label>
      ))}
      <label className={styles['reader']}>
        {words.readAs}
        <Select value={reader} onChange={({ target }) => onRead(target.value as ReaderId)}>
          {readers.map((one) => (
            <option key={one.id} value={one.id}>
              {readerTitle(one)}
            </option>
          ))}
        </Select>
      </label>
    </div>
  );
}
