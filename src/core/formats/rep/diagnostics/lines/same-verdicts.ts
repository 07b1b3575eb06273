// Whether edits leave all answers of every reader unchanged, found by reading the records again.

import type { Fix } from '../../../../diagnostics/finding.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { normalizeRobotName } from '../../../../matching/agent-names.ts';
import { encodingOfLine } from '../../../../matching/visible-lines.ts';
import type { Reader } from '../../../../readers/reader.ts';
import { readers } from '../../../../readers/registry.ts';
import { type Policy, policyAfterEdits } from '../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../text/lazy.ts';
import { agentIndex, selectRecords } from '../../question/select-records.ts';
import { fieldOfLine } from '../../record-parts.ts';
import { readRecords } from '../../records.ts';
import type { RobotsRecord } from '../../robots-record.ts';

const isDefault = (agents: readonly string[]) => agents.every((name) => name === '*');

/**
 * Returns the records that a reader finds in a file, as text: names with their rules, and separately the records
 * for any other crawler.
 */
function recordsKey(policy: Policy, reader: Reader): { named: string; others: string } {
  const { records, seen } = readRecords(policy, reader);
  const { encoding } = policy.source;
  const describeRecord = ({ agentsSeen, rules }: RobotsRecord) => {
    const agents = agentsSeen.map((line) => fieldOfLine(line).value);
    const paths = rules.map(
      ({ effect, seen: line }) => `${effect} ${encodingOfLine(line, encoding)} ${fieldOfLine(line).value}`,
    );
    return { isDefault: isDefault(agents), text: JSON.stringify([agents, paths]) };
  };
  const descriptions = records.map(describeRecord);
  const texts = (wantDefault: boolean) =>
    descriptions.filter((description) => description.isDefault === wantDefault).map(({ text }) => text);
  return { named: JSON.stringify([texts(false), seen.unread ?? '']), others: JSON.stringify(texts(true)) };
}

/** Checks a condition on each reader's records before and after. Reads the whole file twice. */
function verdictsIf(
  policy: Policy,
  edits: readonly TextEdit[],
  condition: (before: ReturnType<typeof recordsKey>, after: ReturnType<typeof recordsKey>) => boolean,
): Fix['verdicts'] {
  const after = policyAfterEdits(policy, edits);
  const isSame = readers.every((reader) => condition(recordsKey(policy, reader), recordsKey(after, reader)));
  return isSame ? 'same' : 'changes';
}

/**
 * Returns `same` if every reader finds the same names and rules after the edits. The position of the default
 * record does not matter.
 */
export const verdictsAfterEdits = (policy: Policy, edits: readonly TextEdit[]): Fix['verdicts'] =>
  verdictsIf(
    policy,
    edits,
    (before, after) => before.named === after.named && before.others === after.others,
  );

/** Returns the rules that a reader applies to a crawler, as text, by the name of the crawler. */
function rulesByName(
  policy: Policy,
  reader: Reader,
): { names: readonly string[]; rulesOf: (name: string) => string } {
  const records = readRecords(policy, reader);
  const index = agentIndex(policy, records, reader);
  const textOf = memoizeByKey((record: RobotsRecord) =>
    record.rules.map(({ effect, seen }) => `${effect} ${fieldOfLine(seen).value}`).join('\n'),
  );
  return {
    names: index.lines.filter(({ isStar }) => !isStar).map(({ value }) => value),
    rulesOf: (name) =>
      selectRecords(index, [normalizeRobotName(name, reader.agent)], reader, reader.quirks)
        .records.flatMap((place) => records.records[place] ?? [])
        .map(textOf)
        .join('\n\n'),
  };
}

/** Returns the crawlers named in a file, before or after, to which a reader applies other rules after the edits. */
export function crawlersWithOtherRules(
  policy: Policy,
  edits: readonly TextEdit[],
  reader: Reader,
): readonly string[] {
  const before = rulesByName(policy, reader);
  const after = rulesByName(policyAfterEdits(policy, edits), reader);
  return [...new Set([...before.names, ...after.names])].filter(
    (name) => before.rulesOf(name) !== after.rulesOf(name),
  );
}

/** The same for edits that only add a default record that allows everything, to a file that has none. */
export const verdictsWithDefaultRecord = (policy: Policy, edits: readonly TextEdit[]): Fix['verdicts'] =>
  verdictsIf(policy, edits, (before, after) => before.named === after.named && before.others === '[]');
