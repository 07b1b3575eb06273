// The target of a line in one field: none, or protocol, address and port as a simplified URL.
import { type KeyboardEvent, useId } from 'react';
import { readMobileFile } from '../../../core/formats/mobile-agents/mobile-file.ts';
import { NONE } from '../../../core/formats/mobile-agents/target.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { useRecordsForm } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import listStyles from '../records.module.css';
import { DraftInput } from '../rows/draft-input.tsx';
import { setAssignmentTarget } from './mobile-agent-edits.ts';
import styles from './mobile-agents.module.css';
import { writableTarget } from './writable-values.ts';

const words = mobileWords.form;

interface TargetFieldProps {
  readonly id: number;
  readonly line: number;
  /** The target as written; empty for a line without a value. */
  readonly target: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The targets of the file, each once, after `none`. */
function useTargets(): readonly string[] {
  const { assignments } = readMobileFile(useRecordsForm().policy);
  return [...new Set([NONE, ...assignments.flatMap(({ host }) => host ?? [])])].slice(0, MAX_TARGETS);
}

/** More targets than a person reads in a list. */
const MAX_TARGETS = 50;

export function TargetField({ id, line, target, onKeyDown }: TargetFieldProps) {
  const listId = useId();
  const targets = useTargets();
  return (
    <span className={`${listStyles['cell']} ${styles['target']}`}>
      <DraftInput
        field="target"
        label={words.target}
        value={target}
        placeholder={words.noTarget}
        className={`mono bare-field ${listStyles['path']}`}
        list={listId}
        writable={writableTarget}
        commit={(text, visit) => setAssignmentTarget(id, text, visit)}
        onFocusField={() => highlightLine(line)}
        onKeyDown={onKeyDown}
      />
      <datalist id={listId}>
        {targets.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </span>
  );
}
