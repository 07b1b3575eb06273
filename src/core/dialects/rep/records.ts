// Records (1996) or groups (2022): which lines a reader takes together, and which robots they speak to.

import type { RunRule } from '../../matching/path-rule.ts';
import { type SeenLines, seenLines, type TextReading } from '../../matching/text-limits.ts';
import { lowerCase } from '../../matching/url-parts.ts';
import type { FieldReading } from '../../policy/directive.ts';
import type { Policy } from '../../policy/policy.ts';
import { lineAt, type SourceLine } from '../../text/lines.ts';
import { repDirectives } from './directives.ts';
import { eachSpan, fieldOfLine, PART, placeIn, type Span } from './record-parts.ts';

/** How a reader forms records: the `record` knobs of readers.json. */
export interface RecordReading {
  /**
   * Whether a blank line ends a record (draft 1 3.3) or means nothing (RFC 9309 2.2). `ends-if-empty`: only one without
   * a single character ends it (PYU-003).
   */
  readonly blankLine: 'ends' | 'ignored' | 'ends-if-empty';
  /** Whether a well-formed field that is not one of the three counts as a rule of its record (-00 3.3). */
  readonly otherField: 'ignored' | 'is-rule';
  /** What becomes of user-agent lines without a rule: no record (draft 1 3.3), or one that allows all (RFC 9309 2.1). */
  readonly ruleless: 'drop' | 'keep';
  /**
   * Names, in lower case, of the fields that end the list of user-agents and make a record complete. An Allow or
   * Disallow that is not among them is a field like any other (N94-002).
   */
  readonly ruleFields: readonly string[];
}

/** The knobs that decide which records a file has; a Reader fits. */
export interface FileReading {
  readonly text: TextReading;
  readonly field: FieldReading;
  readonly record: RecordReading;
}

/** A rule and where it stands: 0-based, for the one Policy it was read from. */
export interface RuleLine extends RunRule {
  readonly line: number;
}

/** One record: the lines of its robots, its rules, and the other fields that stand in it; all in file order. */
export interface RobotsRecord {
  readonly agents: readonly number[];
  /** The same lines as the reader sees them: a line of the file may be several to it. */
  readonly agentsSeen: readonly SourceLine[];
  readonly rules: readonly RuleLine[];
  readonly others: readonly number[];
}

/** What a reader makes of a file. Line numbers are 0-based and hold for the one Policy. */
export interface Records {
  readonly records: readonly RobotsRecord[];
  /** Rules that belong to no record. */
  readonly orphans: readonly RuleLine[];
  /** User-agent lines that form no record, because no rule follows them. */
  readonly ruleless: readonly number[];
  /** Every well-formed field that is not one of the three, in or outside records. */
  readonly others: readonly number[];
  readonly seen: SeenLines;
}

/** The rules in these spans; made when somebody asks for them, for most records are only looked for. */
function rulesIn(spans: readonly Span[]): RuleLine[] {
  const rules: RuleLine[] = [];
  for (const { chunk, start, from, to } of spans) {
    for (let at = from; at < to; at++) {
      const effect = chunk.parts[at] === PART.allow ? 'allow' : 'deny';
      rules.push({ line: start + placeIn(chunk, at), effect, seen: chunk.lines[at]! });
    }
  }
  return rules;
}

interface OpenRecord {
  readonly agents: number[];
  readonly agentsSeen: SourceLine[];
  readonly rules: Span[];
  readonly others: number[];
  /** True from the first line on that counts as a rule: the next user-agent line begins a new record. */
  hasBody: boolean;
}

function recordOf({ agents, agentsSeen, rules: spans, others }: OpenRecord): RobotsRecord {
  let made: readonly RuleLine[] | undefined;
  return {
    agents,
    agentsSeen,
    others,
    get rules() {
      return (made ??= rulesIn(spans));
    },
  };
}

function formRecords(policy: Policy, file: FileReading): Records {
  const { text, record: reading } = file;
  const records: RobotsRecord[] = [];
  const orphans: Span[] = [];
  const others: number[] = [];
  const ruleless: number[] = [];
  const seen = seenLines(policy.source, text);
  let open: OpenRecord | undefined;
  const close = () => {
    if (open && (open.hasBody || reading.ruleless === 'keep')) records.push(recordOf(open));
    else for (const line of open?.agents ?? []) ruleless.push(line);
    open = undefined;
  };
  const more = reading.ruleFields.filter(
    (name) => !repDirectives.some((own) => lowerCase(own.name) === name),
  );
  const completes = (as: SourceLine) =>
    reading.otherField === 'is-rule' || (more.length > 0 && more.includes(lowerCase(fieldOfLine(as).name)));
  const readOther = (line: number, as: SourceLine) => {
    others.push(line);
    open?.others.push(line);
    if (open && !open.hasBody) open.hasBody = completes(as);
  };
  const readAgent = (line: number, as: SourceLine) => {
    if (open?.hasBody) close();
    open ??= { agents: [], agentsSeen: [], rules: [], others: [], hasBody: false };
    open.agents.push(line);
    open.agentsSeen.push(as);
  };
  const readBlanks = (blanks: readonly SourceLine[]) => {
    const { blankLine } = reading;
    if (blankLine === 'ends' || (blankLine === 'ends-if-empty' && blanks.some((as) => as.text === '')))
      close();
  };
  eachSpan(policy, seen, file, (part, span) => {
    const { chunk, start, from, to } = span;
    if (part === PART.blank) readBlanks(chunk.lines.slice(from, to));
    else if (part === PART.agent || part === PART.other) {
      const read = part === PART.agent ? readAgent : readOther;
      for (let at = from; at < to; at++) read(start + placeIn(chunk, at), chunk.lines[at]!);
    } else if (part === PART.allow) {
      (open?.rules ?? orphans).push(span);
      if (open) open.hasBody = true;
    }
  });
  close();
  return { records, orphans: rulesIn(orphans), ruleless, others, seen };
}

/** Text that a key of a cache can hold: all that decides which records a file has. */
const fileReadingKey = ({ text, field, record }: FileReading) =>
  [
    [text.bom, text.maxBytes, text.maxLineBytes, text.lines, text.overflow, text.notUtf8],
    [field.names, field.missingColon],
    [record.blankLine, record.otherField, record.ruleless, record.ruleFields],
  ].join(' ');

const known = new WeakMap<Policy, Map<string, Records>>();

/** The records that a reader finds in a file; computed once per Policy and knobs. */
export function readRecords(policy: Policy, reading: FileReading): Records {
  let perReading = known.get(policy);
  if (!perReading) known.set(policy, (perReading = new Map()));
  const key = fileReadingKey(reading);
  let records = perReading.get(key);
  if (!records) perReading.set(key, (records = formRecords(policy, reading)));
  return records;
}

/** The line `line` as a reader sees it. */
export function seenLine({ source }: Policy, { seen }: Records, line: number): SourceLine {
  return seen.altered.get(line)?.line ?? lineAt(source.lines, line)!;
}
