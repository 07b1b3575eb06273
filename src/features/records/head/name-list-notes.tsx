// Notes on user-agent lines that contain a list of names: readers take one line as one name, so the note says
// which crawlers the line matches.
import type { ReactNode } from 'react';
import { type AgentOptions } from '../../../core/matching/agent-names.ts';
import { leadingIdentifier } from '../../../core/matching/product-token.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { fieldAt, valueOf } from '../../../core/syntax/policy.ts';
import { recordToolWords } from '../../../messages/en/record-tools.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import * as commands from '../edits/line-edits.ts';
import { useInterpretation, useRecordsForm } from '../form-context.ts';
import { focusLineField } from '../list/focus-row.ts';
import styles from '../records.module.css';
import { parseNameList } from './name-lists.ts';

function readingSentence(name: string, { match, value }: AgentOptions): string {
  if (match === 'contains') return recordToolWords.listed.contains(name);
  return recordToolWords.listed[value](name, leadingIdentifier(name));
}

/** How many notes are shown at once. */
const MAX_SENTENCES = 3;

/**
 * Shown below the user-agents: how the selected reader reads each line with several names, and a button that
 * splits the line.
 */
export function NameListNotes({ number, block }: { number: number; block: Block }) {
  const { policy } = useRecordsForm();
  const { readerOptions } = useInterpretation();
  const notes: ReactNode[] = [];
  for (let line = block.start; line < block.body && notes.length < MAX_SENTENCES; line++) {
    const field = fieldAt(policy, line);
    const names = field.directive?.role === 'agent' ? parseNameList(valueOf(field)) : undefined;
    if (!names) continue;
    const { id } = field.line;
    const split = () => {
      commands.pasteAgents(number, id, names);
      focusLineField(line, 'agent');
    };
    notes.push(
      <span key={id} className={`text-xs ${styles['mark']}`}>
        <Icon name="g-warning" /> {readingSentence(valueOf(field), readerOptions.agent)}{' '}
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
