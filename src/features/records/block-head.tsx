// The head of a card: fold, user-agents, lines, and what can be done with the record.
import { type Block, blocksOf } from '../../core/policy/blocks.ts';
import type { Policy } from '../../core/policy/policy.ts';
import { lineAt } from '../../core/text/lines.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu } from '../../ui/menu.tsx';
import { AgentChips } from './agent-chips.tsx';
import { AnswerBar } from './answer-bar.tsx';
import * as commands from './commands.ts';
import { afterMenu, focusField } from './focus.ts';
import { ListedNames } from './list-notes.tsx';
import { HeadMarks } from './marks.tsx';
import { pointAt } from './pointing.ts';
import styles from './records.module.css';

export interface BlockHeadProps {
  readonly policy: Policy;
  readonly block: Block;
  readonly number: number;
  readonly isFolded: boolean;
  readonly toggleFold: () => void;
}

function RecordMenu({ policy, block, number }: Pick<BlockHeadProps, 'policy' | 'block' | 'number'>) {
  const last = blocksOf(policy).length - 1;
  /** Does it, and goes to the first user-agent of the record that is number `to` then. */
  const andGo = (act: () => unknown, to: number) => () => {
    act();
    afterMenu(() => focusField(commands.firstLineOf(to), words.agent));
  };
  const writeComment = () => {
    const id = lineAt(policy.source.lines, block.start)?.id ?? 0;
    const line = commands.commentAbove(id);
    afterMenu(() => focusField(line, words.comment));
  };
  return (
    <Menu
      label={words.recordMenu}
      items={[
        {
          label: words.menu.moveUp,
          disabled: number === 0,
          run: andGo(() => commands.moveRecord(number, number - 1), number - 1),
        },
        {
          label: words.menu.moveDown,
          disabled: number === last,
          run: andGo(() => commands.moveRecord(number, number + 2), number + 1),
        },
        {
          label: words.menu.addRecordBelow,
          keys: words.keys.addRecordBelow,
          run: () => {
            const line = commands.addRecord(number + 1);
            afterMenu(() => focusField(line, words.agent, true));
          },
        },
        { label: words.menu.duplicate, run: andGo(() => commands.duplicateRecord(number), number + 1) },
        {
          label: words.menu.joinAbove,
          disabled: number === 0,
          run: andGo(() => commands.joinWithAbove(number), number - 1),
        },
        { label: words.menu.commentAbove, run: writeComment },
        { label: words.menu.showInText, run: () => pointAt(block.start, 'form') },
        {
          label: words.menu.remove,
          run: andGo(() => commands.removeRecord(number), Math.min(number, last - 1)),
        },
      ]}
    />
  );
}

export function BlockHead({ policy, block, number, isFolded, toggleFold }: BlockHeadProps) {
  const addRule = () => focusField(commands.addRuleTo(number), words.path);
  return (
    <header className={styles['head']} data-folded={isFolded}>
      <div className={styles['headRow']}>
        <button
          type="button"
          className="ibtn"
          aria-expanded={!isFolded}
          aria-label={isFolded ? words.unfold : words.fold}
          onClick={toggleFold}
        >
          <Icon name={isFolded ? 'g-right' : 'g-down'} />
        </button>
        <AgentChips policy={policy} block={block} number={number} />
        <span className="spring" />
        <AnswerBar block={block} />
        <span className={styles['range']} title={words.lineRange(block.start + 1, block.end)}>
          {block.start + 1}–{block.end}
        </span>
        <button type="button" className="btn btn-quiet" aria-label={words.addRule} onClick={addRule}>
          <Icon name="g-plus" /> {words.ruleShort}
        </button>
        <RecordMenu policy={policy} block={block} number={number} />
      </div>
      <ListedNames number={number} block={block} />
      <HeadMarks from={block.start} to={block.body} />
    </header>
  );
}
