// Moves a rule to a line by its number, for places that are far away.
import { type FormEvent, useId, useState } from 'react';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import * as commands from '../edits/line-edits.ts';
import styles from '../records.module.css';

const focusMoveField = (field: HTMLInputElement | null) => field?.focus();

/** `done` is called with the new line (0-based), or -1 if the user canceled. */
export function MoveRuleField({ id, done: onDone }: { id: number; done: (line: number) => void }) {
  const [problem, setProblem] = useState(false);
  const problemId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const lineNumber = Number(new FormData(event.currentTarget).get('line'));
    const newLine = commands.moveRuleToLine(id, lineNumber - 1);
    if (newLine >= 0) onDone(newLine);
    else setProblem(true);
  };
  return (
    <form className={`flow text-s ${styles['chooser']}`} onSubmit={submit}>
      <label>
        {recordToolWords.moveToLine}{' '}
        <input
          ref={focusMoveField}
          name="line"
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={problem || undefined}
          aria-describedby={problem ? problemId : undefined}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Escape') onDone(-1);
          }}
        />
      </label>
      <button type="submit" className="btn">
        {recordToolWords.move}
      </button>
      <output id={problemId} className={`text-xs quiet error ${styles['problem']}`}>
        {problem && recordToolWords.noSuchPlace}
      </output>
    </form>
  );
}
