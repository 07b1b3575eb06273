// The records of a file as its lines are meant, blank lines apart: what those do is a finding of its own.
import type { Policy } from '../../policy/policy.ts';
import type { Chunk } from '../../text/lines.ts';
import { PART } from './meaning.ts';
import { chunkRead } from './read-lines.ts';

/** Names, then rules. All lines 0-based, in file order. */
export interface MeantRecord {
  readonly agents: readonly number[];
  readonly rules: readonly number[];
  /** Fields that are neither. */
  readonly others: readonly number[];
  /** Blank lines behind which names or rules of the same record go on. */
  readonly blanks: readonly number[];
}

export interface MeantRecords {
  readonly records: readonly MeantRecord[];
  /** Rules above all records. */
  readonly orphans: readonly number[];
  readonly parts: Uint8Array;
}

interface Open {
  readonly agents: number[];
  readonly rules: number[];
  readonly others: number[];
  readonly blanks: number[];
  pending: number[];
}

/** Whether a line has nothing, or nothing but blanks. */
export const isBlankPart = (part: number): boolean => part === PART.empty || part === PART.blank;
/** Whether a line is an Allow or a Disallow, as it was meant. */
export const isRulePart = (part: number): boolean => part === PART.allow || part === PART.deny;

function partsOf(policy: Policy): Uint8Array {
  const { lines } = policy.source;
  const parts = new Uint8Array(lines.length);
  lines.chunks.forEach((chunk: Chunk, k) => parts.set(chunkRead(chunk, policy).parts, lines.starts[k]));
  return parts;
}

function formRecords(parts: Uint8Array): MeantRecords {
  const records: Open[] = [];
  const orphans: number[] = [];
  let open: Open | undefined;
  const goOn = (record: Open) => {
    for (const blank of record.pending) record.blanks.push(blank);
    record.pending = [];
  };
  parts.forEach((part, line) => {
    if (isBlankPart(part)) open?.pending.push(line);
    else if (part === PART.agent) {
      if (!open || open.rules.length > 0) {
        open = { agents: [], rules: [], others: [], blanks: [], pending: [] };
        records.push(open);
      }
      goOn(open);
      open.agents.push(line);
    } else if (isRulePart(part)) {
      if (!open) orphans.push(line);
      else {
        goOn(open);
        open.rules.push(line);
      }
    } else if (part >= PART.known) open?.others.push(line);
  });
  return { records, orphans, parts };
}

const known = new WeakMap<Policy, MeantRecords>();

/** The records; formed once for each version of a file, in one pass over one byte per line. */
export function meantRecords(policy: Policy): MeantRecords {
  let formed = known.get(policy);
  if (!formed) known.set(policy, (formed = formRecords(partsOf(policy))));
  return formed;
}
