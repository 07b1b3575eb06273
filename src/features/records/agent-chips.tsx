// The user-agents of a record as chips: each a field, with a cross; the last one is where a new name is typed.
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Block } from '../../core/policy/blocks.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../core/policy/policy.ts';
import { writableAgent } from '../../core/policy/writable.ts';
import { lineAt } from '../../core/text/lines.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { takeBack as takeBackStep } from '../../state/take-back.ts';
import { documentStore } from '../../state/use-document.ts';
import { Icon } from '../../ui/icon.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { useNameOfText } from '../../ui/use-marks.ts';
import * as commands from './commands.ts';
import { DraftInput } from './draft-input.tsx';
import { focusField, isPlainEnter } from './focus.ts';
import { type AgentNames, headKind } from './head-kinds.ts';
import { pastedNames } from './listed-names.ts';
import { pointAt } from './pointing.ts';
import styles from './records.module.css';
import { placeOf } from './run-command.ts';

const AgentChoices = onDemand(
  () => import('./agent-choices.tsx'),
  () => null,
);

/** Chips shown before the rest folds, and how many more each time. */
const SHOWN = 6;
const MORE = 60;

interface Agent {
  readonly line: number;
  readonly field: Field;
}

function agentsOf(policy: Policy, block: Block): number[] {
  const lines: number[] = [];
  for (let line = block.start; line < block.body; line++) {
    if (fieldAt(policy, line).directive?.role === 'agent') lines.push(line);
  }
  return lines;
}

function pasteNames(block: number, id: number | undefined, text: string): void {
  commands.pasteAgents(block, id, pastedNames(text));
}

/** What is pasted as several names; blanks alone do not part them: names of 1996 have some. */
const isListOfNames = (text: string) => pastedNames(text).length > 1;

interface ChipProps {
  readonly names: AgentNames;
  /** Goes on to the rules. */
  readonly goOn: () => void;
  /** Absent while nothing is written yet. */
  readonly agent: Agent | undefined;
  readonly block: number;
  readonly canRemove: boolean;
  readonly add: (name: string, visit: string) => boolean;
  readonly giveUp: () => void;
  /** Takes back what a stay in the field has written. */
  readonly takeBack: (visit: string) => void;
  /** Begins another name. */
  readonly another: () => void;
}

function Chip({ names, agent, block, canRemove, add, giveUp, takeBack, another, goOn }: ChipProps) {
  const name = agent ? valueOf(agent.field) : '';
  const id = agent?.field.line.id;
  const called = useNameOfText();
  /** What its cross is called. */
  const removes = (one: string) => called(words.removeAgent(one, block + 1));
  const remove = () => {
    if (!agent || id === undefined || !canRemove) return;
    const neighbour = commands.removeAgentLine(id);
    if (neighbour >= 0) focusField(neighbour, removes(commands.agentAt(neighbour)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (agent) another();
    else goOn();
  };
  return (
    <span className={styles['chip']} data-line={agent ? agent.line + 1 : undefined} data-any={name === '*'}>
      <DraftInput
        label={names.agent}
        value={name}
        className={styles['agent']}
        takesFocus={agent === undefined}
        writable={writableAgent}
        // The catalogue has the names of robots, not those that a publisher gives crawlers.
        {...(names.agent === words.agent && { Choices: AgentChoices })}
        commit={(text, visit) =>
          id === undefined ? add(text, visit) : commands.renameAgentLine(id, text, visit)
        }
        takeBack={takeBack}
        isList={isListOfNames}
        pasteLines={(text) => pasteNames(block, id, text)}
        onKeyDown={onKeyDown}
        onPoint={() => agent && pointAt(agent.line)}
        onLeave={() => agent === undefined && giveUp()}
      />
      {name === '*' && <span className={styles['anyOther']}>{names.any}</span>}
      {agent && (
        <button
          type="button"
          className={styles['cross']}
          aria-label={removes(name)}
          aria-disabled={!canRemove}
          title={canRemove ? removes(name) : names.only}
          onClick={remove}
        >
          <Icon name="i-close" />
        </button>
      )}
    </span>
  );
}

/**
 * A name typed into the empty chip is written at its first letter; the chip keeps its place in the page (its key
 * stays) and goes on as the field of the line it has made, so that neither focus nor composition is lost.
 */
export function AgentChips({ policy, block, number }: { policy: Policy; block: Block; number: number }) {
  const [limit, setLimit] = useState(SHOWN);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<number>();
  const [empties, setEmpties] = useState(0);
  const { names, goOn } = headKind(policy, block);
  const lines = agentsOf(policy, block);
  const agents = lines.map((line) => ({ line, id: lineAt(policy.source.lines, line)?.id ?? 0 }));
  const shown = agents.filter(({ id }, i) => i < limit || id === made);
  const hidden = agents.length - shown.length;
  const add = (name: string, visit: string) => {
    if (!commands.addAgentsTo(number, [name], visit)) return false;
    setMade(commands.lastAgentId(number));
    setAdding(false);
    return true;
  };
  const beEmpty = () => {
    setMade(undefined);
    setAdding(true);
  };
  const another = () => {
    setEmpties(empties + 1);
    beEmpty();
  };
  /** The line that a name has made goes with it, the field stays. */
  const takeBack = (visit: string) =>
    flushSync(() => {
      if (takeBackStep(documentStore, visit) && made !== undefined && placeOf(made) < 0) beEmpty();
    });
  const fresh = `new ${empties}`;
  const chips = shown.map(({ line, id }) => ({
    key: id === made ? fresh : String(id),
    agent: { line, field: fieldAt(policy, line) } as Agent | undefined,
  }));
  if (adding) chips.push({ key: fresh, agent: undefined });
  return (
    <>
      <span className={styles['chips']}>
        {chips.map(({ key, agent }) => (
          <Chip
            key={key}
            names={names}
            goOn={() => goOn(number)}
            agent={agent}
            block={number}
            canRemove={agents.length > 1}
            add={add}
            giveUp={() => setAdding(false)}
            takeBack={takeBack}
            another={another}
          />
        ))}
        {hidden > 0 && (
          <button type="button" className="btn btn-link" onClick={() => setLimit(limit + MORE)}>
            {words.moreAgents(hidden)}
          </button>
        )}
        {limit > SHOWN && (
          <button type="button" className="btn btn-link" onClick={() => setLimit(SHOWN)}>
            {words.fewerAgents}
          </button>
        )}
      </span>
      <button type="button" className="ibtn" aria-label={names.add} title={names.add} onClick={another}>
        <Icon name="g-plus" />
      </button>
    </>
  );
}
