// A pause in seconds, and which robots of the record obey it.

import { delaySupport } from '../../../core/formats/extensions/line-facts.ts';
import { blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { modernRowWords as words } from '../../../messages/en/formats/extensions.ts';
import { useRecordsForm } from '../form-context.ts';
import { type ControlProps, checkPartWriting } from './control-props.ts';
import styles from './extensions.module.css';
import { ValueField } from './value-field.tsx';

/** Names that are shown, of each kind. */
const MAX_NAMED_AGENTS = 4;

function agentsOfRecordAt(policy: Policy, line: number): string[] {
  const block = blocksOf(policy)[blockAt(policy, line)];
  const names: string[] = [];
  for (let at = block?.start ?? 0; at < (block?.body ?? 0); at++) {
    const field = fieldAt(policy, at);
    if (field.directive?.role === 'agent') names.push(valueOf(field));
  }
  return [...new Set(names)];
}

const firstNames = (names: readonly string[]): readonly string[] =>
  names.length > MAX_NAMED_AGENTS
    ? [...names.slice(0, MAX_NAMED_AGENTS), words.others(names.length - MAX_NAMED_AGENTS)]
    : names;

/** Which robots of the record obey a delay, and which do not. */
function ObeyingCrawlers({ line }: { line: number }) {
  const agents = agentsOfRecordAt(useRecordsForm().policy, line).filter((name) => name !== '*');
  const that = (says: 'obeyed' | 'ignored' | undefined) =>
    firstNames(agents.filter((name) => delaySupport(name) === says));
  const note = words.delay(that('obeyed'), that('ignored'), that(undefined));
  return note === '' ? null : <p className={styles['note']}>{note}</p>;
}

export function SecondsControl(props: ControlProps) {
  const writable = (typed: string) => {
    const text = typed.trim();
    return checkPartWriting({ ...props, value: '0' }, text, () => [{ start: 0, end: 1, text }]);
  };
  return (
    <>
      <span className={styles['controls']} data-short="true">
        <ValueField {...props} inputMode="decimal" writable={writable} />
        <span className={styles['quiet']}>{words.seconds}</span>
      </span>
      <ObeyingCrawlers line={props.line} />
    </>
  );
}
