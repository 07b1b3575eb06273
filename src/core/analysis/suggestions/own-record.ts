// Suggests a separate record for crawlers that share one with others, so that the others keep their answers.

import { lineAt } from '../../document/lines.ts';
import { type LineChange, type PlacedLine, placeLines } from '../../document/place-lines.ts';
import { separateByBlankLines } from '../../formats/rep/edit/add-block.ts';
import { agentText, ruleText } from '../../formats/rep/edit/field-spelling.ts';
import { endOfRule, firstLineWithComments } from '../../formats/rep/edit/record-rows.ts';
import { trimmedField } from '../../formats/rep/edit/trimmed-field.ts';
import { isOutsideRecords } from '../../formats/rep/outside-records.ts';
import { normalizeRobotName } from '../../matching/agent-names.ts';
import { type Field, fieldAt, nameOf } from '../../syntax/policy.ts';
import { isWritable } from '../../syntax/writable-value.ts';
import type { Candidate } from './candidate.ts';
import {
  type ApplicableRecord,
  conflictingLines,
  dialectOfRules,
  isRequestedName,
  isSharedRecord,
  type Situation,
} from './situation.ts';

/** Returns the records that apply to other crawlers too. */
const sharedRecords = (situation: Situation) =>
  situation.records.filter((record) => isSharedRecord(situation, record));

/** Whether a line applies to the crawlers of its record, for this reader or another. */
function appliesToRecord(situation: Situation, field: Field): boolean {
  const { kind, directive } = field;
  if (kind === 'other' || directive?.role === 'extension') return !isOutsideRecords(nameOf(field));
  return directive?.role === 'rule' && directive.dialect === dialectOfRules(situation);
}

/** Returns the lines of rules and of their descriptions. */
const withDescriptions = ({ policy }: Situation, rules: readonly number[]): ReadonlySet<number> =>
  new Set(
    rules.flatMap((rule) => Array.from({ length: endOfRule(policy, rule) - rule }, (_, i) => rule + i)),
  );

/** Returns copies of the lines of a record, without some. */
function copiedLines(
  situation: Situation,
  record: ApplicableRecord,
  excluded: ReadonlySet<number>,
): PlacedLine[] {
  const { policy } = situation;
  const { agents, others, rules } = record;
  const named = new Set(agents);
  const last = Math.max(agents.at(-1) ?? 0, others.at(-1) ?? 0, rules.at(-1)?.line ?? 0);
  const lines: PlacedLine[] = [];
  for (let line = agents[0] ?? 0; line <= last; line++) {
    const field = fieldAt(policy, line);
    if (named.has(line) || excluded.has(line)) continue;
    if (appliesToRecord(situation, field)) lines.push({ text: trimmedField(field) });
  }
  return lines;
}

/** Returns the edits that move names and lines to a separate record. `first`: the new rule, if there is one. */
function splitRecord(
  situation: Situation,
  shared: readonly ApplicableRecord[],
  first: readonly PlacedLine[],
  without: readonly number[],
): { readonly edits: Candidate['edits']; readonly line: number } {
  const { policy, agents, reader } = situation;
  const { lines } = policy.source;
  const requestedNames = shared.flatMap(({ names }) =>
    names.filter((line) => isRequestedName(situation, line)),
  );
  const heads: PlacedLine[] = requestedNames.flatMap(({ line }) => lineAt(lines, line) ?? []);
  const excluded = withDescriptions(situation, without);
  const copied = shared.flatMap((record) => copiedLines(situation, record, excluded));
  const body = [...first, ...copied];
  // For some readers a record without a rule does not exist. One with an empty path allows everything.
  const rules = body.length > 0 ? body : [{ text: ruleText(policy.format, { effect: 'deny', path: '' }) }];
  const moved = new Set(requestedNames.map(({ name }) => name));
  const unnamed = agents.filter((agent) => !moved.has(normalizeRobotName(agent, reader.agent)));
  const record = [
    ...heads,
    ...unnamed.map((agent): PlacedLine => ({ text: agentText(policy.format, agent) })),
    ...rules,
  ];
  const at = firstLineWithComments(policy, shared[0]?.agents[0] ?? 0);
  const insert = separateByBlankLines(policy, at, record);
  const gone: LineChange[] = requestedNames.map(({ line }) => ({ at: line, remove: 1, insert: [] }));
  return {
    edits: placeLines(policy.source, [{ at, remove: 0, insert }, ...gone]),
    line: at + insert.findIndex((one) => one === record[0]),
  };
}

/** Suggests a record above the shared one: with an additional rule, or without the conflicting rules. */
export function* suggestOwnRecord(situation: Situation): Generator<Candidate, void> {
  const { policy, agents, robots, wanted, paths } = situation;
  const shared = sharedRecords(situation);
  const from = shared[0]?.agents[0];
  if (from === undefined || robots.has('') || !agents.every(isWritable)) return;
  for (const { path, covers } of paths) {
    const rule = ruleText(policy.format, { effect: wanted, path });
    const { edits, line } = splitRecord(situation, shared, [{ text: rule }], []);
    yield { code: 'own-record', params: { agents, rule, line, from, covers }, edits };
  }
  const without = conflictingLines(situation, situation.rules);
  if (without.length === 0) return;
  const { edits, line } = splitRecord(situation, shared, [], without);
  yield { code: 'own-record-without', params: { agents, without, line, from }, edits };
}
