// Where lines stand: those that no record takes, records that run into the next, lines that these readers do not know.

import { heededBy } from '../../dialects/modern-lines/facts.ts';
import type { ModernLine } from '../../dialects/modern-lines/file.ts';
import { heedsLine } from '../../dialects/modern-lines/heeds-delay.ts';
import { namedLines } from '../../dialects/modern-lines/named-lines.ts';
import type { RobotsRecord } from '../../dialects/rep/records.ts';
import { type Block, blocksOf } from '../../policy/blocks.ts';
import { endOfRules, rowAt, takeOut } from '../../policy/edit/rows.ts';
import { ruleText } from '../../policy/edit/spelling.ts';
import { type Fix, fixOf } from '../../policy/finding.ts';
import { placeLines } from '../../policy/place.ts';
import { fieldAt, nameOf, type Policy } from '../../policy/policy.ts';
import { titlesOf } from '../rep-lines/checking.ts';
import { commentOut, deleteLine } from './fixes.ts';
import { agentsOf, partings, recordAt } from './in-records.ts';
import { type Check, each, type Look, wholeField } from './looking.ts';
import { standings } from './standing.ts';
import { isCutOff } from './table.ts';

/** Lines whose numbers a message may name. */
const SHOWN = 12;

const lineName = (one: ModernLine) => nameOf(one.field);

/** Whether a line stands in the record of a robot that is said to heed it; asked once per record and kind of line. */
function heededInRecord(look: Look): (one: ModernLine) => boolean {
  const known = new Map<string, Map<RobotsRecord, boolean>>();
  return ({ id, line }) => {
    const record = recordAt(look, line);
    if (!record) return false;
    const own = known.get(id) ?? new Map<RobotsRecord, boolean>();
    known.set(id, own);
    const answer = own.get(record) ?? agentsOf(record).some((agent) => heedsLine(id, agent));
    own.set(record, answer);
    return answer;
  };
}

/**
 * R071: lines that some are known to take in; the message names them. Not where a robot of the record is one of them. Of
 * what nobody reads any more, the value tells.
 */
export const unread: Check = (look) => {
  const { delays, cleanParams, rates } = look.file;
  const isHeeded = heededInRecord(look);
  return each<ModernLine>([...delays, ...cleanParams, ...rates], (one) => {
    if (isHeeded(one)) return;
    look.put(
      'R071',
      wholeField(one),
      [lineName(one), ...heededBy(one.id)],
      () => [commentOut(look.policy, one)],
      one.field.directive!.name.toLowerCase(),
    );
  });
};

/** The cards that are records to those whom these lines are for: with a user-agent that is not only nearly spelt so. */
function recordBlocks({ policy, records }: Look): readonly Block[] {
  const agents = new Set(records.records.flatMap((record) => record.agents));
  const hasAgent = ({ start, body }: Block) => {
    for (let line = start; line < body; line++) if (agents.has(line)) return true;
    return false;
  };
  return blocksOf(policy).filter(hasAgent);
}

/** A card without what stands behind a blank line below its names: there some readers are out of the record. */
function upToBlank(policy: Policy, block: Block): Block {
  let end = block.body;
  while (end < block.end && rowAt(policy, end) !== 'blank') end++;
  return { ...block, end };
}

/** Moves the line below the rules of the record above it, before any blank line; into the first if it stands above all. */
export function intoRecord(look: Look, { line, field }: ModernLine): readonly Fix[] {
  const { policy } = look;
  const blocks = recordBlocks(look);
  const block = blocks.findLast(({ start }) => start < line) ?? blocks[0];
  if (!block) return [];
  const at = endOfRules(policy, upToBlank(policy, block));
  return [
    fixOf('modern-into-record', [String(block.start + 1)], 'changes', () =>
      placeLines(policy.source, [takeOut(policy, line, line + 1), { at, remove: 0, insert: [field.line] }]),
    ),
  ];
}

/** LIN-ORPHAN: lines for the robots of a record, where there is none, or a blank line cuts them off (LIN-005). */
export const orphans: Check = (look) => {
  const { delays, rates, visits, noindexes } = look.file;
  return each<ModernLine>([...delays, ...rates, ...visits, ...noindexes], (one) => {
    const record = recordAt(look, one.line);
    const { inRun, blank = 0, isBlankEmpty } = standings(look.policy).get(one.line)!;
    if (record && inRun) return;
    const kind = one.field.directive!.name.toLowerCase();
    const detail = record ? `${isBlankEmpty ? 'parted' : 'parted-blank'} ${kind}` : 'first';
    const parted = record && [
      String(blank + 1),
      titlesOf((reader) => isCutOff(reader, detail)),
      agentsOf(record)[0]!,
    ];
    look.put(
      'LIN-ORPHAN',
      wholeField(one),
      [lineName(one), ...(parted ?? [])],
      () => [...intoRecord(look, one), deleteLine(look.policy, one)],
      detail,
    );
  });
};

/** A rule below each of some lines, so that the list of user-agents ends there. */
const closed = (policy: Policy, lines: readonly number[]): Fix =>
  fixOf(
    'modern-close',
    lines.map((line) => String(line + 1)),
    'changes',
    () =>
      placeLines(
        policy.source,
        lines.map((line) => ({
          at: line + 1,
          remove: 0,
          insert: [{ text: ruleText(policy.format, { effect: 'allow', path: '/' }) }],
        })),
      ),
  );

const hasBlank = (policy: Policy, from: number, to: number) => {
  for (let line = from + 1; line < to; line++) if (rowAt(policy, line) === 'blank') return true;
  return false;
};

function valueAt(policy: Policy, at: number): string {
  const { line, places } = fieldAt(policy, at);
  return line.text.slice(places.valueStart, places.valueEnd);
}

/** Lines of today between two user-agents of one record. */
interface Glue {
  readonly last: ModernLine;
  readonly words: readonly string[];
}

/** The lines of today that stand between two user-agents of one record: nothing closes the first. Told once a record. */
function glueIn(look: Look, record: RobotsRecord, between: readonly ModernLine[]): void {
  const { policy } = look;
  let next = 0;
  const { agents } = record;
  const parted = new Set(partings(record));
  const glued = new Map<string, Glue[]>();
  for (let i = 0; i + 1 < agents.length; i++) {
    const [above, below] = [agents[i]!, agents[i + 1]!];
    const own: ModernLine[] = [];
    while (next < between.length && between[next]!.line < below) {
      if (between[next]!.line > above) own.push(between[next]!);
      next++;
    }
    const last = own.at(-1);
    if (!last) continue;
    if (!parted.has(below)) continue;
    const isPace = own.some(({ id }) => id === namedLines.delay.id || id === namedLines.rate.id);
    const detail = `${hasBlank(policy, above, below) ? 'parted' : 'adjacent'}${isPace ? '-pace' : ''}`;
    const isUsage = own.some(({ id }) => id === namedLines.usage.id);
    const words = [lineName(last), String(below + 1), valueAt(policy, above), valueAt(policy, below)];
    if (isUsage) look.put('CUS-SPLIT', wholeField(last), words, () => [closed(policy, [last.line])], detail);
    else glued.set(detail, [...(glued.get(detail) ?? []), { last, words }]);
  }
  for (const [detail, found] of glued) {
    const lines = found.map(({ last }) => last.line);
    const numbers = lines.slice(1, SHOWN).map((line) => String(line + 1));
    const words = [...found[0]!.words, String(lines.length - 1), ...numbers];
    look.put('LIN-GLUE', wholeField(found[0]!.last), words, () => [closed(policy, lines)], detail);
  }
}

/** LIN-GLUE: a record that has only lines of today runs into the one below (LIN-003). */
export const glue: Check = (look) => {
  const { lines } = look.file;
  if (lines.length === 0) return;
  let next = 0;
  for (const record of look.records.records) {
    const [first] = record.agents;
    const last = record.agents.at(-1)!;
    while (next < lines.length && lines[next]!.line < first!) next++;
    const between: ModernLine[] = [];
    for (let at = next; at < lines.length && lines[at]!.line < last; at++) between.push(lines[at]!);
    if (between.length > 0) glueIn(look, record, between);
  }
};
