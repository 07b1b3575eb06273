// A user-agent line that holds a list: readers take one line for one name, so it says who that speaks to.
import type { ReactNode } from 'react';
import { type AgentReading, identifier } from '../../core/matching/agent.ts';
import type { Block } from '../../core/syntax/blocks.ts';
import { fieldAt, valueOf } from '../../core/syntax/policy.ts';
import { recordToolWords } from '../../messages/en/record-tools.ts';
import { recordsWords as words } from '../../messages/en/records.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import * as commands from './commands.ts';
import { focusField } from './focus.ts';
import { useForm, useReading } from './form-context.ts';
import { listedNames } from './listed-names.ts';
import styles from './records.module.css';

function sentence(name: string, { match, value }: AgentReading): string {
  if (match === 'contains') return recordToolWords.listed.contains(name);
  return recordToolWords.listed[value](name, identifier(name));
}

/** Notes shown at once. */
const TOLD = 3;

/** Below the chips: what the chosen reader makes of each line that holds several names, and the way out. */
export default function ListedNames({ number, block }: { number: number; block: Block }) {
  const { policy } = useForm();
  const { knobs } = useReading();
  const notes: ReactNode[] = [];
  for (let line = block.start; line < block.body && notes.length < TOLD; line++) {
    const field = fieldAt(policy, line);
    const names = field.directive?.role === 'agent' ? listedNames(valueOf(field)) : undefined;
    if (!names) continue;
    const { id } = field.line;
    const split = () => {
      commands.pasteAgents(number, id, names);
      focusField(line, words.agent);
    };
    notes.push(
      <span key={id} className={styles['mark']}>
        <Icon name="g-warning" /> {sentence(valueOf(field), knobs.agent)}{' '}
        <button type="button" className="btn btn-link" onClick={split}>
          {recordToolWords.splitNames(names.length)}
        </button>
      </span>,
    );
  }
  return (
    <output className={styles['notes']} aria-atomic="false">
      {notes}
    </output>
  );
}
