// Creates marks for the records of a reader that differ from the cards of the form: records that end early, are
// merged, or do not apply.

import { chunkIndexOf, lineAt } from '../../document/lines.ts';
import type { AgentIndex, AgentLine } from '../../formats/rep/question/select-records.ts';
import { fieldOfLine, isUnknownRule } from '../../formats/rep/record-parts.ts';
import type { Records } from '../../formats/rep/records.ts';
import type { Reader } from '../../readers/reader.ts';
import { blockAt, blocksOf } from '../../syntax/blocks.ts';
import { type FieldOptions, LENIENT_FIELDS } from '../../syntax/directives.ts';
import type { Policy } from '../../syntax/policy.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import type { AddMark, Mark } from './mark.ts';

/** Returns the kind of a line for a reader; undefined after the end of the file. */
function kindOfLine({ source, format }: Policy, line: number, reading: FieldOptions): number | undefined {
  const place = chunkIndexOf(source.lines, line);
  const chunk = source.lines.chunks[place];
  return chunk && kindsInChunk(chunk, format, reading)[line - (source.lines.starts[place] ?? 0)];
}

/** Returns the first blank line of a card above line `before` that ends a record, or -1. */
function firstRecordEnd(
  policy: Policy,
  block: number,
  before: number,
  { blankLine }: Reader['record'],
): number {
  const { start } = blocksOf(policy)[block] ?? { start: before };
  const ends = (line: number) =>
    kindOfLine(policy, line, LENIENT_FIELDS) === LINE_KIND.blank &&
    (blankLine === 'ends' || lineAt(policy.source.lines, line)?.text === '');
  if (blankLine !== 'ignored') for (let line = start; line < before; line++) if (ends(line)) return line;
  return -1;
}

/** Marks without parameters are shared objects, because there may be thousands of them. */
const ORPHAN_MARK: Mark = { code: 'orphan', params: {} };
const RULELESS_ALLOWS_MARK: Mark = { code: 'ruleless-allows', params: {} };
const UNKNOWN_ALLOW_MARK: Mark = { code: 'allow-unknown', params: {} };

/** Marks rules outside records: the blank line that ended their record, or otherwise the first rule. */
export function markOrphans(
  policy: Policy,
  { orphans }: Records,
  { record }: Reader,
  addMark: AddMark,
): void {
  const runs: { readonly block: number; readonly first: number; rules: number }[] = [];
  for (const { line } of orphans) {
    addMark(line, ORPHAN_MARK);
    const block = blockAt(policy, line);
    const run = runs.at(-1);
    if (run?.block === block) run.rules++;
    else runs.push({ block, first: line, rules: 1 });
  }
  for (const { block, first, rules } of runs) {
    const blank = firstRecordEnd(policy, block, first, record);
    if (blank >= 0) addMark(blank, { code: 'record-ends', params: { rules } });
    else addMark(first, { code: 'orphans-begin', params: { rules } });
  }
}

/** Marks user-agent lines without rules, and records whose user-agents are in several cards. */
export function markAgents(policy: Policy, { records, ruleless }: Records, addMark: AddMark): void {
  let dropped = -2;
  let agents = 0;
  const drop = (line: number) => addMark(line, { code: 'ruleless-dropped', params: { agents } });
  for (const line of ruleless) {
    if (dropped >= 0 && blockAt(policy, line) === blockAt(policy, dropped)) agents++;
    else {
      if (dropped >= 0) drop(dropped);
      dropped = line;
      agents = 1;
    }
  }
  if (dropped >= 0) drop(dropped);
  for (const {
    agents: [first, ...others],
  } of records) {
    if (first === undefined) continue;
    let block = blockAt(policy, first);
    let second = -1;
    let cards = 0;
    for (const line of others) {
      const lineBlock = blockAt(policy, line);
      if (lineBlock === block) continue;
      block = lineBlock;
      if (cards++ === 0) second = line;
      addMark(line, { code: 'joins-above', params: { line: first } });
    }
    if (cards > 0) addMark(first, { code: 'shares-rules', params: { line: second, records: cards } });
  }
}

/** Returns, for crawlers with several records, the first user-agent line in each of them, by name. */
function linesByName({ lines, byName, stars }: AgentIndex): Map<string, [AgentLine, ...AgentLine[]]> {
  const linesOfName = new Map<string, [AgentLine, ...AgentLine[]]>();
  for (const line of lines) {
    const records = line.isStar ? stars : byName.get(line.name);
    if (!records || records.length < 2) continue;
    const name = line.isStar ? '*' : ` ${line.name}`;
    const namedLines = linesOfName.get(name);
    if (!namedLines) linesOfName.set(name, [line]);
    else if (namedLines.at(-1)?.record !== line.record) namedLines.push(line);
  }
  return linesOfName;
}

/**
 * Marks several records for one crawler: all of them apply, or only the first. Returns the records that are merged
 * with others.
 */
export function markSameRobot(index: AgentIndex, { group }: Reader, addMark: AddMark): ReadonlySet<number> {
  const joined = new Set<number>();
  for (const lines of linesByName(index).values()) {
    const [first, second = first] = lines;
    const choice = first.isStar ? group.default : group.specific;
    lines.forEach(({ line, value: agent, record }, i) => {
      if (choice === 'merge') {
        if (i > 0) addMark(line, { code: 'joins-above', params: { line: first.line } });
        else
          addMark(line, { code: 'joined', params: { agent, line: second.line, records: lines.length - 1 } });
        joined.add(record);
      } else if (i > 0) addMark(line, { code: 'not-first', params: { agent, line: first.line } });
    });
  }
  return joined;
}

/** Marks records that apply although they have no rule. */
export function markRuleless({ records }: Records, joined: ReadonlySet<number>, addMark: AddMark): void {
  for (const [place, { agents, rules }] of records.entries()) {
    const [first] = agents;
    if (first !== undefined && rules.length === 0 && !joined.has(place)) addMark(first, RULELESS_ALLOWS_MARK);
  }
}

/** Whether a line is an Allow and the reader does not have that field. */
function isAllowUnknown(policy: Policy, reader: Reader, line: number): boolean {
  const kind = kindOfLine(policy, line, reader.field);
  const directive = kind === undefined ? undefined : directiveOfKind(policy.format, kind);
  return directive?.effect === 'allow' && isUnknownRule(directive, reader);
}

/** Marks rules whose signs are plain characters for this reader, and Allow lines that it does not know. */
export function markRules(policy: Policy, records: Records, reader: Reader, addMark: AddMark): void {
  const { rule, path } = reader;
  for (const line of records.others)
    if (isAllowUnknown(policy, reader, line)) addMark(line, UNKNOWN_ALLOW_MARK);
  if (rule.honourAllow && path.wildcards) return;
  for (const { rules } of records.records) {
    for (const { line, effect, seen } of rules) {
      if (effect === 'allow' && !rule.honourAllow) addMark(line, UNKNOWN_ALLOW_MARK);
      if (path.wildcards || !/[*$]/.test(seen.text)) continue;
      const { value } = fieldOfLine(seen);
      const signs = `${value.includes('*') ? '*' : ''}${value.endsWith('$') ? '$' : ''}`;
      if (signs !== '') addMark(line, { code: 'wildcards-literal', params: { signs } });
    }
  }
}
