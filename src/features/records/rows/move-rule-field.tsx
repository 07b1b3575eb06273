// Where a rule goes, by the number of a line: for places that are far away.
import { type FormEvent, useId, useState } from 'react';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import * as commands from '../edits/line-edits.ts';
import styles from '../records.module.css';

const focusMoveField = (field: HTMLInputElement | null) => field?.focus();

/** `done` is told the new line (0-based), or -1 if it was given up. */
export default function MoveRuleField({ id, done }: { id: number; done: (line: number) => void }) {
  const [problem, setProblem] = useState(false);
  const about = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = Number(new FormData(event.currentTarget).get('line'));
    const to = commands.moveRuleToLine(id, wanted - 1);
    if (to >= 0) done(to);
    else setProblem(true);
  };
  return (
    <form className={styles['chooser']} onSubmit={submit}>
      <label>
        {recordToolWords.moveToLine}{' '}
        <input
          ref={focusMoveField}
          name="line"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem || undefined}
          aria-describedby={problem ? about : undefined}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') done(-1);
          }}
        />
      </label>
      <button type="submit" className="btn">
        {recordToolWords.move}
      </button>
      <output id={about} className={styles['problem']}>
        {problem && recordToolWords.noSuchPlace}
      </output>
    </form>
  );
}
