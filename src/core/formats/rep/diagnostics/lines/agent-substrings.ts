// Names that are parts of other names: to some readers such a robot obeys the other's record: R029, R092.

import { defineDiagnostic } from '../../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { lowerCase } from '../../../../text/lower-case.ts';
import { moveBlock } from '../../edit/move-block.ts';
import type { CheckContext } from './check-context.ts';
import { readerTitles } from './concerned-readers.ts';
import { ALLOW_ALL } from './example.ts';
import type { IntendedRecord } from './intended-records.ts';
import { blockOfRecord } from './intended-records.ts';
import { agentNameAt, valueRange } from './line-text.ts';

/** Names that are compared before others may come between; and so much of a name is compared. */
const NAMES_PER_STEP = 200;
const MAX_NAME_LENGTH = 80;

interface NamedRecord {
  readonly line: number;
  readonly place: number;
  readonly record: IntendedRecord;
}

/** The first line of each name, in lower case. */
function firstLines(context: CheckContext): Map<string, NamedRecord> {
  const named = new Map<string, NamedRecord>();
  for (const [place, record] of context.intended.records.entries())
    for (const line of record.agents) {
      const name = lowerCase(agentNameAt(context, line));
      if (name !== '' && name !== '*' && !named.has(name)) named.set(name, { line, place, record });
    }
  return named;
}

/** The names of `wanted` that are parts of a name, without itself. */
function substringsOf(
  name: string,
  wanted: ReadonlyMap<string, unknown>,
  lengths: readonly number[],
): string[] {
  const found = new Set<string>();
  for (const length of lengths) {
    if (length >= name.length) break;
    for (let at = 0; at + length <= name.length; at++) {
      const part = name.slice(at, at + length);
      if (wanted.has(part)) found.add(part);
    }
  }
  return [...found];
}

/** A record above another, if both are cards of their own. */
function moveAboveFixes(context: CheckContext, own: NamedRecord, taken: NamedRecord): readonly Fix[] {
  const { policy } = context;
  const from = blockOfRecord(policy, own.record);
  const to = blockOfRecord(policy, taken.record);
  if (from < 0 || to < 0 || from <= to || own.record.rules.length === 0) return [];
  const words = [agentNameAt(context, own.line), agentNameAt(context, taken.line)];
  return [createFix('move-record-above', words, 'changes', () => moveBlock(policy, from, to))];
}

const R029 = defineDiagnostic({
  code: 'R029',
  severity: 'warning',
  spec: 'draft-koster-robots-00 3.2.1 (DAT-011)',
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
});

const R092 = defineDiagnostic({
  code: 'R092',
  severity: 'warning',
  spec: 'ours: behaviour of urllib.robotparser (PYU-010)',
  applies: ({ agent }) => agent.match === 'contained-in-name',
  examples: [
    {
      file: `User-agent: bot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /f\n\n${ALLOW_ALL}`,
      near: `User-agent: bot\nUser-agent: foobot\nDisallow: /f\n\n${ALLOW_ALL}`,
      reader: 'python-urllib-3.12',
    },
  ],
});

/** A robot whose name stands in a record of its own, or is asked about, and the name above that is taken for it. */
function reportSubstring(
  context: CheckContext,
  diagnostic: typeof R029 | typeof R092,
  { robot, taken, own }: { robot: string; taken: NamedRecord; own: NamedRecord | undefined },
): void {
  // Which way round readers look for the name.
  const match = diagnostic === R029 ? 'contains' : 'contained-in-name';
  context.report(diagnostic, valueRange(context.policy, own?.line ?? taken.line), {
    words: [
      own ? agentNameAt(context, own.line) : robot,
      agentNameAt(context, taken.line),
      String(taken.line + 1),
      readerTitles(({ agent }) => agent.match === match),
      own ? String(own.line + 1) : '',
    ],
    fixes: () => (own ? moveAboveFixes(context, own, taken) : []),
  });
}

/** `short` is part of `long`: who stands first takes the other's robot, to readers that look for it one way round. */
export function* checkAgentSubstrings(context: CheckContext): Generator<undefined, void> {
  const named = firstLines(context);
  const agents = (context.inspection.options.agents ?? [])
    .map(lowerCase)
    .filter((name) => name !== '' && name !== '*');
  const wanted = new Map<string, unknown>([...named, ...agents.map((name) => [name, name] as const)]);
  const lengths = [...new Set([...wanted.keys()].map((name) => name.length))].sort((a, b) => a - b);
  const reported = new Set<string>();
  let count = 0;
  for (const [long, at] of named) {
    if (++count % NAMES_PER_STEP === 0) yield;
    for (const short of substringsOf(long.slice(0, MAX_NAME_LENGTH), wanted, lengths)) {
      const own = named.get(short);
      if (own?.place === at.place) continue;
      if ((!own || own.place > at.place) && !reported.has(short)) {
        reported.add(short);
        reportSubstring(context, R029, { robot: short, taken: at, own });
      }
      if (own && own.place < at.place && !reported.has(` ${long}`)) {
        reported.add(` ${long}`);
        reportSubstring(context, R092, { robot: long, taken: own, own: at });
      }
    }
  }
}

export const agentSubstringsDiagnostics = [R029, R092];
