// Names that are parts of other names, so that some readers apply the other's record.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../../../diagnostics/finding.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { type ReaderId, readers } from '../../../../../readers/registry.ts';
import { fieldAt, nameOf, type Policy, valueOf } from '../../../../../syntax/policy.ts';
import { memoizeByKey } from '../../../../../text/lazy.ts';
import { lowerCase } from '../../../../../text/lower-case.ts';
import { moveBlock } from '../../../edit/move-block.ts';
import { isOutsideRecords } from '../../../outside-records.ts';
import type { FixContext, LinesContext } from '../check-context.ts';
import { readerIds } from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';
import { agentNameAt, valueRange } from '../line-text.ts';
import type { IntendedRecord } from '../records/intended-records.ts';
import { blockOfRecord } from '../records/intended-records.ts';
import { crawlersWithOtherRules } from '../same-verdicts.ts';

/** A crawler to which readers apply the record of another name. `line`: of that name. `ownLine`: of its own. */
type TakenName = {
  readonly crawler: string;
  readonly taken: string;
  readonly line: number;
  readonly ownLine: number | undefined;
  readonly readers: readonly ReaderId[];
};

const kinds = {
  R029: kind<TakenName>({
    severity: 'warning',
    source: cite('draft-koster-robots-00', '3.2.1'),
    applies: ({ agent }) => agent.match === 'contains',
    examples: [
      {
        file: `User-agent: Googlebot-News\nDisallow: /n\n\nUser-agent: Googlebot\nDisallow: /g\n\n${ALLOW_ALL}`,
        near: `User-agent: Googlebot\nDisallow: /g\n\n${ALLOW_ALL}`,
        reader: 'koster-1997-internet-draft',
      },
      {
        file: `User-agent: foobot\nDisallow: /f\n\n${ALLOW_ALL}`,
        near: `User-agent: foo\nDisallow: /f\n\n${ALLOW_ALL}`,
        reader: 'data.txt',
        agents: ['foo'],
      },
    ],
  }),
  R092: kind<TakenName>({
    severity: 'warning',
    source: cite('behaviour of urllib.robotparser'),
    applies: ({ agent }) => agent.match === 'contained-in-name',
    examples: [
      {
        file: `User-agent: bot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /f\n\n${ALLOW_ALL}`,
        near: `User-agent: bot\nUser-agent: foobot\nDisallow: /f\n\n${ALLOW_ALL}`,
        reader: 'python-urllib-3.12',
      },
    ],
  }),
};

type Context = LinesContext<typeof kinds>;

/** The number of names that are compared per step, and the part of a name that is compared. */
const NAMES_PER_STEP = 200;
const MAX_NAME_LENGTH = 80;

interface NamedRecord {
  readonly line: number;
  readonly place: number;
  readonly record: IntendedRecord;
}

/**
 * Numbers records by their lines, so that comparing two takes one step. Records with the same number say the same to
 * their crawlers: no answer depends on which of them a reader applies.
 */
function createContentNumbers(policy: Policy): (record: IntendedRecord) => number {
  const numbers = new Map<string, number>();
  return memoizeByKey(({ rules, others, blanks }) => {
    // A blank line between the lines ends the record for some readers.
    if (blanks.length > 0) return -1 - blanks[0]!;
    const lines = [...rules, ...others].map((line) => fieldAt(policy, line));
    const text = lines
      .filter((field) => !isOutsideRecords(nameOf(field)))
      .map((field) => `${lowerCase(nameOf(field))}: ${valueOf(field)}`)
      .join('\n');
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
}

/** Returns the first line of each name, in lower case. */
function firstLines(context: FixContext): Map<string, NamedRecord> {
  const byName = new Map<string, NamedRecord>();
  for (const [place, record] of context.subject.intended.records.entries())
    for (const line of record.agents) {
      const name = lowerCase(agentNameAt(context, line));
      if (name !== '' && name !== '*' && !byName.has(name)) byName.set(name, { line, place, record });
    }
  return byName;
}

/** Returns the names in `candidates` that are parts of a name, except the name itself. */
function substringsOf(
  name: string,
  candidates: ReadonlyMap<string, unknown>,
  lengths: readonly number[],
): string[] {
  const substrings = new Set<string>();
  for (const length of lengths) {
    if (length >= name.length) break;
    for (let at = 0; at + length <= name.length; at++) {
      const part = name.slice(at, at + length);
      if (candidates.has(part)) substrings.add(part);
    }
  }
  return [...substrings];
}

/**
 * Returns a fix that moves a record above another, if each is a card. No fix if other crawlers, or these for other
 * readers, would get other rules.
 */
function moveAboveFixes(
  context: FixContext,
  ownRecord: NamedRecord,
  takingRecord: NamedRecord,
  isConcerned: (reader: Reader) => boolean,
): readonly Fix[] {
  const { policy } = context.subject;
  const from = blockOfRecord(policy, ownRecord.record);
  const to = blockOfRecord(policy, takingRecord.record);
  if (from < 0 || to < 0 || from <= to || ownRecord.record.rules.length === 0) return [];
  const [name, other] = [agentNameAt(context, ownRecord.line), agentNameAt(context, takingRecord.line)];
  const edits = moveBlock(policy, from, to);
  const named = [name, other].map(lowerCase);
  const isNamedAlone = readers.every((reader) =>
    crawlersWithOtherRules(policy, edits, reader).every(
      (crawler) => isConcerned(reader) && named.includes(lowerCase(crawler)),
    ),
  );
  return isNamedAlone ? [context.fix('move-record-above', { name, other }, () => edits)] : [];
}

/** Reports a crawler with its own record, or in the table, and the name above that is mistaken for it. */
function reportSubstring(
  context: Context,
  code: keyof typeof kinds,
  {
    crawler,
    takingRecord,
    ownRecord,
  }: { crawler: string; takingRecord: NamedRecord; ownRecord: NamedRecord | undefined },
): void {
  // The direction in which readers search for the name.
  const match = code === 'R029' ? 'contains' : 'contained-in-name';
  const isConcerned = ({ agent }: Reader) => agent.match === match;
  const values = {
    crawler: ownRecord ? agentNameAt(context, ownRecord.line) : crawler,
    taken: agentNameAt(context, takingRecord.line),
    line: takingRecord.line + 1,
    ownLine: ownRecord && ownRecord.line + 1,
    readers: readerIds(isConcerned),
  };
  const { policy } = context.subject;
  context.report(code, valueRange(policy, ownRecord?.line ?? takingRecord.line), values, () =>
    ownRecord ? moveAboveFixes(context, ownRecord, takingRecord, isConcerned) : [],
  );
}

/**
 * If `short` is part of `long`, the name that comes first takes the crawler of the other, for readers that search
 * in that direction.
 */
function* checkAgentSubstrings(context: Context) {
  const byName = firstLines(context);
  const agents = (context.inspection.options.agents ?? [])
    .map(lowerCase)
    .filter((name) => name !== '' && name !== '*');
  const candidates = new Map<string, unknown>([...byName, ...agents.map((name) => [name, name] as const)]);
  const lengths = [...new Set([...candidates.keys()].map((name) => name.length))].sort((a, b) => a - b);
  const reported = new Set<string>();
  const contentOf = createContentNumbers(context.subject.policy);
  let count = 0;
  for (const [long, at] of byName) {
    if (++count % NAMES_PER_STEP === 0) yield;
    for (const short of substringsOf(long.slice(0, MAX_NAME_LENGTH), candidates, lengths)) {
      const shortRecord = byName.get(short);
      if (shortRecord && contentOf(shortRecord.record) === contentOf(at.record)) continue;
      if ((!shortRecord || shortRecord.place > at.place) && !reported.has(short)) {
        reported.add(short);
        reportSubstring(context, 'R029', { crawler: short, takingRecord: at, ownRecord: shortRecord });
      }
      if (shortRecord && shortRecord.place < at.place && !reported.has(` ${long}`)) {
        reported.add(` ${long}`);
        reportSubstring(context, 'R092', { crawler: long, takingRecord: shortRecord, ownRecord: at });
      }
    }
  }
}

export const agentSubstringChecks = defineChecks(kinds, checkAgentSubstrings);
