// The user-agents of a record as words: each is a field with a menu. A field at the end adds another one.

import { type KeyboardEvent, useContext, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusedPaneContext } from '../../../actions/action.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { Block } from '../../../core/syntax/blocks.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { type WritingResult, writableAgent } from '../../../core/syntax/writable-value.ts';
import { memoizeByKey } from '../../../core/text/lazy.ts';
import { namedAgents } from '../../../core/workspace/suggested-questions.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { isTouch } from '../../../ui/environment/platform.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { lazyComponent } from '../../../ui/loading/lazy-component.tsx';
import * as commands from '../edits/line-edits.ts';
import { agentNamesInPaste } from '../edits/pasted-lines.ts';
import { revertFieldEdit as takeBackStep } from '../edits/revert-field-edit.ts';
import { lineOfId } from '../edits/run-edit.ts';
import { CardWidthContext, useIsUnreadAgent, useRecordCapability } from '../form-context.ts';
import { highlightLine } from '../highlight-line.ts';
import { isPlainEnter } from '../list/focus-row.ts';
import { loadAfterPaint } from '../load-after-paint.ts';
import { addAgent } from '../record-actions.ts';
import styles from '../records.module.css';
import { DraftInput, type FieldRefusal } from '../rows/draft-input.tsx';
import { AgentMenu } from './agent-menu.ts';
import { parsePastedNames } from './name-lists.ts';
import { type AgentFieldNames, recordLabels } from './record-labels.ts';

const AgentChoices = lazyComponent(loadAfterPaint, 'AgentChoices', () => null);

/** How many more user-agents are shown each time. */
const MORE_NAMES = 60;

/** What is beside the names in the head of a card, and the words after folded names, in pixels. */
const BESIDE_NAMES = isTouch ? 192 : 238;
const MORE_WIDTH = 75;
/** The widths of a letter of a name and of other words, and of the space between names. */
const LETTER = 6.8;
const SMALL_LETTER = 5.4;
const GAP = 10;

const namesNobody = memoizeByKey((policy: Policy): boolean => namedAgents(policy, 1).length === 0);

/** Says for which crawlers `*` is: in a file that names none, for every crawler. */
const anyName = (policy: Policy, names: AgentFieldNames): string =>
  namesNobody(policy) ? names.every : names.any;

/** Returns how many names fit on one line of a card; at least one. */
function countFitting(names: readonly string[], anyOther: string, cardWidth: number): number {
  let left = cardWidth - BESIDE_NAMES;
  for (const [place, name] of names.entries()) {
    left -= name.length * LETTER + GAP + (name === '*' ? anyOther.length * SMALL_LETTER : 0);
    const needed = place < names.length - 1 ? MORE_WIDTH : 0;
    if (left < needed) return Math.max(1, place + (left >= 0 && needed === 0 ? 1 : 0));
  }
  return names.length;
}

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

/** Whether a pasted text is several names. Spaces alone do not separate names: some names of 1996 contain them. */
const isListOfNames = (text: string) => parsePastedNames(text).length > 1;

/** Returns what precedes the name in its line, as it is written. */
const textBeforeName = ({ line: { text }, places }: Field) => text.slice(0, places.valueStart).trim();

interface AgentNameProps {
  readonly policy: Policy;
  readonly names: AgentFieldNames;
  readonly offersCrawlers: boolean;
  /** Moves on to the rules. */
  readonly focusRules: () => void;
  /** Absent until the name is written. */
  readonly agent: AgentLine | undefined;
  readonly block: number;
  readonly canRemove: boolean;
  readonly canAdd: boolean;
  /** Returns why these names cannot be in the same record as the others; undefined if they can. */
  readonly refuse: (names: readonly string[]) => string | undefined;
  readonly add: (name: string, visit: string) => boolean;
  readonly cancel: () => void;
  /** Reverts what was written during a visit of the field. */
  readonly revertVisit: (visit: string) => void;
  /** Starts another name. */
  readonly addAnother: () => void;
}

function AgentName(props: AgentNameProps) {
  const {
    policy,
    names,
    offersCrawlers,
    agent,
    block,
    canRemove,
    canAdd,
    refuse,
    add,
    cancel,
    revertVisit,
    addAnother,
    focusRules,
  } = props;
  const name = agent ? valueOf(agent.field) : '';
  const id = agent?.field.line.id;
  const isUnread = useIsUnreadAgent(agent?.line ?? -1);
  const writable = (typed: string): WritingResult | FieldRefusal => {
    const refusal = refuse([typed.trim()]);
    return refusal === undefined ? writableAgent(typed) : { refused: refusal };
  };
  const pasteNames = (text: string) => {
    const pastedText = agentNamesInPaste(text, policy);
    const pasted = parsePastedNames(pastedText ?? '');
    const refusal = pastedText === undefined ? words.pastedRules : refuse(pasted);
    return refusal === undefined ? commands.pasteAgents(block, id, pasted) : { refused: refusal };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (agent && canAdd) addAnother();
    else focusRules();
  };
  return (
    <span
      className={`text-s ${styles['name']}`}
      data-line={agent ? agent.line + 1 : undefined}
      data-any={name === '*'}
      data-broken={isUnread}
    >
      {isUnread && agent && <code>{textBeforeName(agent.field)}</code>}
      <DraftInput
        field="agent"
        label={names.agent}
        value={name}
        className={`text-s strong ${styles['agent']}`}
        fitsText
        takesFocus={agent === undefined}
        writable={writable}
        {...(offersCrawlers && { Choices: AgentChoices })}
        commit={(text, visit) =>
          id === undefined ? add(text, visit) : commands.renameAgentLine(id, text, visit)
        }
        revertVisit={revertVisit}
        isList={isListOfNames}
        pasteLines={pasteNames}
        onKeyDown={onKeyDown}
        onFocusField={() => agent && highlightLine(agent.line)}
        onLeave={() => agent === undefined && cancel()}
      />
      {name === '*' && <span className={`cut quiet ${styles['anyOther']}`}>{anyName(policy, names)}</span>}
      {agent && (
        <span className={styles['nameMenu']}>
          <AgentMenu line={agent.line} id={agent.field.line.id} name={name} isOnly={!canRemove} />
        </span>
      )}
    </span>
  );
}

/**
 * The user-agents of a record. A name that is typed into the empty field is written at its first letter. The
 * field keeps its key and its place in the page, and becomes the field of the new line, so that neither focus nor
 * text composition is lost.
 */
export function AgentNames({ policy, block, number }: { policy: Policy; block: Block; number: number }) {
  const [extra, setExtra] = useState(0);
  const [adding, setAdding] = useState(false);
  const [newId, setNewId] = useState<number>();
  const [emptyFieldCount, setEmptyFieldCount] = useState(0);
  const { names, offersCrawlers, focusRules } = recordLabels(policy, block);
  const lines = agentLinesOf(policy, block);
  const agents = lines.map((line) => ({ line, id: lineAt(policy.source.lines, line)?.id ?? 0 }));
  /**
   * In some systems, the name for any crawler must be the only name of its record. Returns the reason if names
   * cannot be combined.
   */
  const refuseCombination = (agent: AgentLine | undefined) => (added: readonly string[]) => {
    const others = lines.filter((line) => line !== agent?.line).map((line) => valueOf(fieldAt(policy, line)));
    // A name that is already in a record with `*` can still be corrected.
    const addsNames = added.length > (agent ? 1 : 0) || added.includes('*');
    const mixesAny = others.length + added.length > 1 && [...others, ...added].includes('*');
    return addsNames && mixesAny ? names.alone : undefined;
  };
  const isAlone = refuseCombination(undefined)(['']) !== undefined;
  const values = lines.map((line) => valueOf(fieldAt(policy, line)));
  const limit = countFitting(values, anyName(policy, names), useContext(CardWidthContext)) + extra;
  const visibleAgents = agents.filter(({ id }, i) => i < limit || id === newId);
  const hidden = agents.length - visibleAgents.length;
  const add = (name: string, visit: string) => {
    if (!commands.addAgentsToRecord(number, [name], visit)) return false;
    setNewId(commands.lastAgentId(number));
    setAdding(false);
    return true;
  };
  const showEmptyField = () => {
    setNewId(undefined);
    setAdding(true);
  };
  const addAnother = () => {
    setEmptyFieldCount(emptyFieldCount + 1);
    showEmptyField();
  };
  useRecordCapability(number, isAlone ? {} : { addAgent: addAnother });
  /** Reverts a visit. If this removes the new line, the field stays, empty. */
  const revertVisit = (visit: string) =>
    flushSync(() => {
      if (takeBackStep(documentStore, visit) && newId !== undefined && lineOfId(newId) < 0) showEmptyField();
    });
  const newKey = `new ${emptyFieldCount}`;
  const fields = visibleAgents.map(({ line, id }) => ({
    key: id === newId ? newKey : String(id),
    agent: { line, field: fieldAt(policy, line) } as AgentLine | undefined,
  }));
  if (adding) fields.push({ key: newKey, agent: undefined });
  return (
    <span className={styles['names']} data-wraps={extra > 0 || adding || newId !== undefined}>
      {fields.map(({ key, agent }) => (
        <AgentName
          key={key}
          policy={policy}
          names={names}
          offersCrawlers={offersCrawlers}
          focusRules={() => focusRules(number)}
          agent={agent}
          block={number}
          canRemove={agents.length > 1}
          canAdd={!isAlone}
          refuse={refuseCombination(agent)}
          add={add}
          cancel={() => setAdding(false)}
          revertVisit={revertVisit}
          addAnother={addAnother}
        />
      ))}
      {hidden > 0 && (
        <button type="button" className="btn btn-link" onClick={() => setExtra(extra + MORE_NAMES)}>
          {words.moreAgents(hidden)}
        </button>
      )}
      {extra > 0 && (
        <button type="button" className="btn btn-link" onClick={() => setExtra(0)}>
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
