// The user-agents of a record as words: each is a field with a menu; the last one is where a new name is typed.
import { type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusedPaneContext } from '../../../actions/action.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { type WritingResult, writableAgent } from '../../../core/syntax/writable-value.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import * as commands from '../edits/line-edits.ts';
import { agentNamesInPaste } from '../edits/pasted-lines.ts';
import { revertFieldEdit as takeBackStep } from '../edits/revert-field-edit.ts';
import { lineOfId } from '../edits/run-edit.ts';
import { useRecordCapability } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { isPlainEnter } from '../list/focus-row.ts';
import { addAgent } from '../record-actions.ts';
import styles from '../records.module.css';
import { DraftInput, type FieldRefusal } from '../rows/draft-input.tsx';
import { AgentMenu } from './agent-menu.ts';
import { parsePastedNames } from './name-lists.ts';
import { type AgentFieldNames, recordLabels } from './record-labels.ts';

const AgentChoices = lazyComponent(
  () => import('./agent-choices.tsx'),
  () => null,
);

/** Names shown before the rest folds, and how many more each time. */
const INITIAL_NAMES = 7;
const MORE_NAMES = 60;

interface AgentLine {
  readonly line: number;
  readonly field: Field;
}

function agentLinesOf(policy: Policy, block: Block): number[] {
  const lines: number[] = [];
  for (let line = block.start; line < block.body; line++) {
    if (fieldAt(policy, line).directive?.role === 'agent') lines.push(line);
  }
  return lines;
}

/** What is pasted as several names; blanks alone do not part them: names of 1996 have some. */
const isListOfNames = (text: string) => parsePastedNames(text).length > 1;

interface AgentNameProps {
  readonly policy: Policy;
  readonly names: AgentFieldNames;
  readonly offersCrawlers: boolean;
  /** Goes on to the rules. */
  readonly goOn: () => void;
  /** Absent while nothing is written yet. */
  readonly agent: AgentLine | undefined;
  readonly block: number;
  readonly canRemove: boolean;
  readonly mayAdd: boolean;
  /** Why these names cannot stand beside the others of the record; undefined if they can. */
  readonly refuse: (names: readonly string[]) => string | undefined;
  readonly add: (name: string, visit: string) => boolean;
  readonly giveUp: () => void;
  /** Takes back what a stay in the field has written. */
  readonly takeBack: (visit: string) => void;
  /** Begins another name. */
  readonly another: () => void;
}

function AgentName(props: AgentNameProps) {
  const {
    policy,
    names,
    offersCrawlers,
    agent,
    block,
    canRemove,
    mayAdd,
    refuse,
    add,
    giveUp,
    takeBack,
    another,
    goOn,
  } = props;
  const name = agent ? valueOf(agent.field) : '';
  const id = agent?.field.line.id;
  const writable = (typed: string): WritingResult | FieldRefusal => {
    const refused = refuse([typed.trim()]);
    return refused === undefined ? writableAgent(typed) : { refused };
  };
  const pasteNames = (text: string) => {
    const lines = agentNamesInPaste(text, policy);
    const pasted = parsePastedNames(lines ?? '');
    const refused = lines === undefined ? words.pastedRules : refuse(pasted);
    return refused === undefined ? commands.pasteAgents(block, id, pasted) : { refused };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (agent && mayAdd) another();
    else goOn();
  };
  return (
    <span className={styles['name']} data-line={agent ? agent.line + 1 : undefined} data-any={name === '*'}>
      <DraftInput
        field="agent"
        label={names.agent}
        value={name}
        className={styles['agent']}
        fitsText
        takesFocus={agent === undefined}
        writable={writable}
        {...(offersCrawlers && { Choices: AgentChoices })}
        commit={(text, visit) =>
          id === undefined ? add(text, visit) : commands.renameAgentLine(id, text, visit)
        }
        takeBack={takeBack}
        isList={isListOfNames}
        pasteLines={pasteNames}
        onKeyDown={onKeyDown}
        onPoint={() => agent && highlightLine(agent.line)}
        onLeave={() => agent === undefined && giveUp()}
      />
      {name === '*' && <span className={styles['anyOther']}>{names.any}</span>}
      {agent && (
        <span className={styles['nameMenu']}>
          <AgentMenu line={agent.line} id={agent.field.line.id} name={name} isOnly={!canRemove} />
        </span>
      )}
    </span>
  );
}

/**
 * A name typed into the empty field is written at its first letter; the field keeps its place in the page (its key
 * stays) and goes on as the field of the line it has made, so that neither focus nor composition is lost.
 */
export function AgentNames({ policy, block, number }: { policy: Policy; block: Block; number: number }) {
  const [limit, setLimit] = useState(INITIAL_NAMES);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<number>();
  const [empties, setEmpties] = useState(0);
  const { names, offersCrawlers, goOn } = recordLabels(policy, block);
  const lines = agentLinesOf(policy, block);
  const agents = lines.map((line) => ({ line, id: lineAt(policy.source.lines, line)?.id ?? 0 }));
  /** Some systems have the name for any robot stand alone in its record. */
  const refuseBeside = (agent: AgentLine | undefined) => (added: readonly string[]) => {
    const others = lines.filter((line) => line !== agent?.line).map((line) => valueOf(fieldAt(policy, line)));
    // A name that stands beside `*` already may be mended.
    const isMore = added.length > (agent ? 1 : 0) || added.includes('*');
    const isMixed = others.length + added.length > 1 && [...others, ...added].includes('*');
    return isMore && isMixed ? names.alone : undefined;
  };
  const isAlone = refuseBeside(undefined)(['']) !== undefined;
  const shown = agents.filter(({ id }, i) => i < limit || id === made);
  const hidden = agents.length - shown.length;
  const add = (name: string, visit: string) => {
    if (!commands.addAgentsToRecord(number, [name], visit)) return false;
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
  useRecordCapability(number, isAlone ? {} : { addAgent: another });
  /** The line that a name has made goes with it, the field stays. */
  const takeBack = (visit: string) =>
    flushSync(() => {
      if (takeBackStep(documentStore, visit) && made !== undefined && lineOfId(made) < 0) beEmpty();
    });
  const fresh = `new ${empties}`;
  const fields = shown.map(({ line, id }) => ({
    key: id === made ? fresh : String(id),
    agent: { line, field: fieldAt(policy, line) } as AgentLine | undefined,
  }));
  if (adding) fields.push({ key: fresh, agent: undefined });
  return (
    <span className={styles['names']}>
      {fields.map(({ key, agent }) => (
        <AgentName
          key={key}
          policy={policy}
          names={names}
          offersCrawlers={offersCrawlers}
          goOn={() => goOn(number)}
          agent={agent}
          block={number}
          canRemove={agents.length > 1}
          mayAdd={!isAlone}
          refuse={refuseBeside(agent)}
          add={add}
          giveUp={() => setAdding(false)}
          takeBack={takeBack}
          another={another}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className="btn btn-link" onClick={() => setLimit(limit + MORE_NAMES)}>
          {words.moreAgents(hidden)}
        </button>
      )}
      {limit > INITIAL_NAMES && (
        <button type="button" className="btn btn-link" onClick={() => setLimit(INITIAL_NAMES)}>
          {words.fewerAgents}
        </button>
      )}
      <button
        type="button"
        className="ibtn"
        aria-label={names.add}
        data-field="new"
        aria-disabled={isAlone}
        title={isAlone ? names.alone : names.add}
        onClick={({ currentTarget }) => addAgent.run(focusedPaneContext(currentTarget))}
      >
        <Icon name="g-plus" />
      </button>
    </span>
  );
}
