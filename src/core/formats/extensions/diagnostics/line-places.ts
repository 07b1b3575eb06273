// Where lines stand: those that no record takes, records that run into the next, lines that these readers do not know.

import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { rfc9309 } from '../../../readers/rfc9309.ts';
import { type Block, blocksOf } from '../../../syntax/blocks.ts';
import { fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { countLeading } from '../../../text/large-lists.ts';
import { memoizeByKey } from '../../../text/lazy.ts';
import { readerTitles } from '../../rep/diagnostics/lines/finding-words.ts';
import { ruleText } from '../../rep/edit/field-spelling.ts';
import { endOfRules, removeRows, rowRoleAt } from '../../rep/edit/record-rows.ts';
import { readRecords } from '../../rep/records.ts';
import type { RobotsRecord } from '../../rep/robots-record.ts';
import type { ExtensionLine } from '../extension-file.ts';
import { namesHeeding } from '../line-facts.ts';
import { linesByName } from '../line-names.ts';
import { supportsLine } from '../line-support.ts';
import { type Check, type CheckContext, fieldColumns, forEachInTask } from './check-context.ts';
import { isCutOff } from './diagnostics.ts';
import { commentOutFix, deleteLineFix } from './fixes.ts';
import { lineNeighbours } from './line-neighbours.ts';
import { agentLinesInside, agentsOf, recordAtLine } from './lines-by-record.ts';

/** Lines whose numbers a message may name. */
const SHOWN = 12;

const lineName = (one: ExtensionLine) => nameOf(one.field);

/** Whether a line stands in the record of a robot that is said to heed it; asked once per record and kind of line. */
function createSupportTest(look: CheckContext): (one: ExtensionLine) => boolean {
  const known = new Map<string, Map<RobotsRecord, boolean>>();
  return ({ id, line }) => {
    const record = recordAtLine(look, line);
    if (!record) return false;
    const own = known.get(id) ?? new Map<RobotsRecord, boolean>();
    known.set(id, own);
    const answer = own.get(record) ?? agentsOf(record).some((agent) => supportsLine(id, agent));
    own.set(record, answer);
    return answer;
  };
}

/**
 * R071: lines that some are known to take in; the message names them. Not where a robot of the record is one of them. Of
 * what nobody reads any more, the value tells.
 */
export const checkUnreadLines: Check = (look) => {
  const { delays, cleanParams, rates } = look.file;
  const isHeeded = createSupportTest(look);
  return forEachInTask<ExtensionLine>([...delays, ...cleanParams, ...rates], (one) => {
    if (isHeeded(one)) return;
    look.put(
      'R071',
      fieldColumns(one),
      [lineName(one), ...namesHeeding(one.id)],
      () => [commentOutFix(look.policy, one)],
      one.field.directive!.name.toLowerCase(),
    );
  });
};

/** The cards that are records to those whom these lines are for: with a user-agent that is not only nearly spelt so. */
const recordBlocks = memoizeByKey((policy: Policy): readonly Block[] => {
  const agents = new Set(readRecords(policy, rfc9309).records.flatMap((record) => record.agents));
  const hasAgent = ({ start, body }: Block) => {
    for (let line = start; line < body; line++) if (agents.has(line)) return true;
    return false;
  };
  return blocksOf(policy).filter(hasAgent);
});

/** A card without what stands behind a blank line below its names: there some readers are out of the record. */
function blockBeforeBlank(policy: Policy, block: Block): Block {
  let end = block.body;
  while (end < block.end && rowRoleAt(policy, end) !== 'blank') end++;
  return { ...block, end };
}

/** Behind the rules of a card, above any blank line among them. */
const endsOfRules = memoizeByKey((policy: Policy) =>
  memoizeByKey((block: Block) => endOfRules(policy, blockBeforeBlank(policy, block))),
);

/** Moves the line below the rules of the record above it, before any blank line; into the first if it stands above all. */
export function moveIntoRecordFixes(
  { policy }: CheckContext,
  { line, field }: ExtensionLine,
): readonly Fix[] {
  const blocks = recordBlocks(policy);
  const block = blocks[Math.max(0, countLeading(blocks, ({ start }) => start < line) - 1)];
  if (!block) return [];
  const at = endsOfRules(policy)(block);
  return [
    createFix('modern-into-record', [String(block.start + 1)], 'changes', () =>
      placeLines(policy.source, [
        removeRows(policy, line, line + 1),
        { at, remove: 0, insert: [field.line] },
      ]),
    ),
  ];
}

/** LIN-ORPHAN: lines for the robots of a record, where there is none, or a blank line cuts them off (LIN-005). */
export const checkOrphans: Check = (look) => {
  const { delays, rates, visits, noindexes } = look.file;
  return forEachInTask<ExtensionLine>([...delays, ...rates, ...visits, ...noindexes], (one) => {
    const record = recordAtLine(look, one.line);
    const { inRun, blank = 0, isBlankEmpty } = lineNeighbours(look.policy).get(one.line)!;
    if (record && inRun) return;
    const kind = one.field.directive!.name.toLowerCase();
    const detail = record ? `${isBlankEmpty ? 'parted' : 'parted-blank'} ${kind}` : 'first';
    const parted = record && [
      String(blank + 1),
      readerTitles((reader) => isCutOff(reader, detail)),
      agentsOf(record)[0]!,
    ];
    look.put(
      'LIN-ORPHAN',
      fieldColumns(one),
      [lineName(one), ...(parted ?? [])],
      () => [...moveIntoRecordFixes(look, one), deleteLineFix(look.policy, one)],
      detail,
    );
  });
};

/** A rule below each of some lines, so that the list of user-agents ends there. */
const closeRecordFix = (policy: Policy, lines: readonly number[]): Fix =>
  createFix(
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
  for (let line = from + 1; line < to; line++) if (rowRoleAt(policy, line) === 'blank') return true;
  return false;
};

function valueAt(policy: Policy, at: number): string {
  const { line, places } = fieldAt(policy, at);
  return line.text.slice(places.valueStart, places.valueEnd);
}

/** Lines of today between two user-agents of one record. */
interface Glue {
  readonly last: ExtensionLine;
  readonly words: readonly string[];
}

/** The lines of today that stand between two user-agents of one record: nothing closes the first. Told once a record. */
function reportGluedLines(look: CheckContext, record: RobotsRecord, between: readonly ExtensionLine[]): void {
  const { policy } = look;
  let next = 0;
  const { agents } = record;
  const parted = new Set(agentLinesInside(record));
  const glued = new Map<string, Glue[]>();
  for (let i = 0; i + 1 < agents.length; i++) {
    const [above, below] = [agents[i]!, agents[i + 1]!];
    const own: ExtensionLine[] = [];
    while (next < between.length && between[next]!.line < below) {
      if (between[next]!.line > above) own.push(between[next]!);
      next++;
    }
    const last = own.at(-1);
    if (!last) continue;
    if (!parted.has(below)) continue;
    const isPace = own.some(({ id }) => id === linesByName.delay.id || id === linesByName.rate.id);
    const detail = `${hasBlank(policy, above, below) ? 'parted' : 'adjacent'}${isPace ? '-pace' : ''}`;
    const isUsage = own.some(({ id }) => id === linesByName.usage.id);
    const words = [lineName(last), String(below + 1), valueAt(policy, above), valueAt(policy, below)];
    if (isUsage)
      look.put('CUS-SPLIT', fieldColumns(last), words, () => [closeRecordFix(policy, [last.line])], detail);
    else glued.set(detail, [...(glued.get(detail) ?? []), { last, words }]);
  }
  for (const [detail, found] of glued) {
    const lines = found.map(({ last }) => last.line);
    const numbers = lines.slice(1, SHOWN).map((line) => String(line + 1));
    const words = [...found[0]!.words, String(lines.length - 1), ...numbers];
    look.put('LIN-GLUE', fieldColumns(found[0]!.last), words, () => [closeRecordFix(policy, lines)], detail);
  }
}

/** LIN-GLUE: a record that has only lines of today runs into the one below (LIN-003). */
export const checkGluedRecords: Check = (look) => {
  const { lines } = look.file;
  if (lines.length === 0) return;
  let next = 0;
  for (const record of look.records.records) {
    const [first] = record.agents;
    const last = record.agents.at(-1)!;
    while (next < lines.length && lines[next]!.line < first!) next++;
    const between: ExtensionLine[] = [];
    for (let at = next; at < lines.length && lines[at]!.line < last; at++) between.push(lines[at]!);
    if (between.length > 0) reportGluedLines(look, record, between);
  }
};
