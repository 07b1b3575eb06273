// The user-agents of a record as chips: each a field, with a cross; the last one is where a new name is typed.
import { useState } from 'react';
import type { Block } from '../../core/policy/blocks.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import { writableAgent, writableAgents } from '../../core/policy/writable.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import * as commands from './commands.ts';
import { DraftInput } from './draft-input.tsx';
import { focusField } from './focus.ts';
import { pointAt } from './pointing.ts';
import styles from './records.module.css';

/** Chips shown before the rest folds. */
const SHOWN = 6;

interface Agent {
  readonly line: number;
  readonly field: Field;
}

function agentsOf(policy: Policy, block: Block, limit: number): Agent[] {
  const agents: Agent[] = [];
  for (let line = block.start; line < block.body && agents.length < limit; line++) {
    const field = fieldAt(policy, line);
    if (field.directive?.role === 'agent') agents.push({ line, field });
  }
  return agents;
}

function pasteNames(block: number, id: number | undefined, text: string): void {
  const names = writableAgents(text).flatMap((writing) => ('text' in writing ? [writing.text] : []));
  const rest = id === undefined ? names : names.slice(1);
  if (id !== undefined && names[0] !== undefined) commands.renameAgentLine(id, names[0], `paste ${id}`);
  if (rest.length > 0) commands.addAgentsTo(block, rest);
}

interface ChipProps {
  /** Absent while nothing is written yet. */
  readonly agent: Agent | undefined;
  readonly block: number;
  readonly canRemove: boolean;
  readonly add: (name: string, visit: string) => boolean;
  readonly giveUp: () => void;
}

function Chip({ agent, block, canRemove, add, giveUp }: ChipProps) {
  const name = agent ? valueOf(agent.field) : '';
  const id = agent?.field.line.id;
  const remove = () => {
    if (!agent || id === undefined || !canRemove) return;
    commands.removeAgentLine(id);
    focusField(agent.line, words.agent);
  };
  return (
    <span className={styles['chip']} data-line={agent ? agent.line + 1 : undefined} data-any={name === '*'}>
      <DraftInput
        label={words.agent}
        value={name}
        className={styles['agent']}
        takesFocus={agent === undefined}
        writable={writableAgent}
        commit={(text, visit) =>
          id === undefined ? add(text, visit) : commands.renameAgentLine(id, text, visit)
        }
        pasteLines={(text) => pasteNames(block, id, text)}
        onPoint={() => agent && pointAt(agent.line, 'form')}
        onLeave={() => agent === undefined && giveUp()}
      />
      {name === '*' && <span className={styles['anyOther']}>{words.anyOther}</span>}
      {agent && (
        <button
          type="button"
          className={styles['cross']}
          aria-label={words.removeAgent(name)}
          aria-disabled={!canRemove}
          title={canRemove ? words.removeAgent(name) : words.onlyAgent}
          onClick={remove}
        >
          <Icon name="i-close" />
        </button>
      )}
    </span>
  );
}

/**
 * A name typed into the empty chip is written at its first letter; the chip keeps its place in the page (the key
 * `new`) and goes on as the field of the line it has made, so that neither focus nor composition is lost.
 */
export function AgentChips({ policy, block, number }: { policy: Policy; block: Block; number: number }) {
  const [all, setAll] = useState(false);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<number>();
  const agents = agentsOf(policy, block, all ? Infinity : SHOWN + 1);
  const folds = !all && agents.length > SHOWN;
  const shown = folds && !adding ? agents.slice(0, SHOWN) : agents;
  const count = folds ? block.body - block.start : agents.length;
  const add = (name: string, visit: string) => {
    setAll(true);
    if (!commands.addAgentsTo(number, [name], visit)) return false;
    setMade(commands.lastAgentId(number));
    setAdding(false);
    return true;
  };
  const chips: readonly (Agent | undefined)[] = adding ? [...shown, undefined] : shown;
  const keyOf = (id: number) => (id === made ? 'new' : String(id));
  return (
    <>
      <span className={styles['chips']}>
        {chips.map((agent) => (
          <Chip
            key={agent ? keyOf(agent.field.line.id) : 'new'}
            agent={agent}
            block={number}
            canRemove={agents.length > 1}
            add={add}
            giveUp={() => setAdding(false)}
          />
        ))}
        {(folds || (all && agents.length > SHOWN)) && (
          <button type="button" className="btn btn-link" onClick={() => setAll(!all)}>
            {all ? words.fewerAgents : words.moreAgents(count - SHOWN)}
          </button>
        )}
      </span>
      <button
        type="button"
        className="ibtn"
        aria-label={words.addAgent}
        title={words.addAgent}
        onClick={() => {
          setAll(agents.length > SHOWN);
          setMade(undefined);
          setAdding(true);
        }}
      >
        <Icon name="g-plus" />
      </button>
    </>
  );
}
