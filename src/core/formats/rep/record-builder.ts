// Forms records from the parts that lines play, chunk by chunk, and caches the result of each chunk.

import { endOfLine, lineIn, type SourceLine } from '../../document/lines.ts';
import { addAll } from '../../text/large-lists.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { repDirectives } from './directives.ts';
import {
  type ChunkView,
  fieldOfLine,
  type LineSpan,
  type PlacedChunkView,
  partAt,
  placeIn,
  RECORD_PART,
  spanAt,
} from './record-parts.ts';
import type { RecordReading, RobotsRecord, RuleLine } from './robots-record.ts';
import { hasNumber, mayHaveHost } from './stopping-line.ts';

/** Returns the rules in these spans. They are created on demand, because most records are only searched by name. */
export function rulesInSpans(spans: readonly LineSpan[]): RuleLine[] {
  const rules: RuleLine[] = [];
  for (const { chunk, start, from, to } of spans) {
    for (let at = from; at < to; at++) {
      const effect = chunk.parts[at] === RECORD_PART.allow ? 'allow' : 'deny';
      rules.push({ line: start + placeIn(chunk, at), effect, seen: lineIn(chunk.lines, at)! });
    }
  }
  return rules;
}

/**
 * The part of a record that is in one chunk. The record may continue in the next. Not changed once the chunk is
 * read.
 */
interface PartialRecord {
  /** The part of the record in the chunks above. */
  readonly above: PartialRecord | undefined;
  readonly agents: number[];
  readonly agentsSeen: SourceLine[];
  readonly rules: LineSpan[];
  readonly others: number[];
  /** Whether a line that counts as a rule was read: the next user-agent line then begins a new record. */
  hasBody: boolean;
}

const openRecord = (above?: PartialRecord): PartialRecord => ({
  above,
  agents: [],
  agentsSeen: [],
  rules: [],
  others: [],
  hasBody: above?.hasBody ?? false,
});

/** Returns all parts of a record, beginning with its first chunk. */
function partsFrom(last: PartialRecord): PartialRecord[] {
  const parts: PartialRecord[] = [];
  for (let part: PartialRecord | undefined = last; part; part = part.above) parts.push(part);
  return parts.reverse();
}

function recordOf(last: PartialRecord): RobotsRecord {
  const parts = last.above ? partsFrom(last) : [last];
  const isOne = parts.length === 1;
  let rules: readonly RuleLine[] | undefined;
  return {
    agents: isOne ? last.agents : parts.flatMap(({ agents }) => agents),
    agentsSeen: isOne ? last.agentsSeen : parts.flatMap(({ agentsSeen }) => agentsSeen),
    others: isOne ? last.others : parts.flatMap(({ others }) => others),
    get rules() {
      return (rules ??= rulesInSpans(parts.flatMap(({ rules }) => rules)));
    },
  };
}

function hasEmptyLine({ chunk: { lines }, from, to }: LineSpan): boolean {
  for (let at = from; at < to; at++) if (endOfLine(lines, at) === lines.starts[at]) return true;
  return false;
}

/** The result of reading some consecutive lines. */
interface FormedRecords {
  readonly records: RobotsRecord[];
  readonly orphans: LineSpan[];
  readonly others: number[];
  readonly ruleless: number[];
  /** Lines of records that may stop the reader (`stopping-line.ts`). */
  readonly stops: number[];
}

const emptyResult = (): FormedRecords => ({
  records: [],
  orphans: [],
  others: [],
  ruleless: [],
  stops: [],
});

/** Returns a cache key with everything that decides how lines form records. */
export const recordReadingKey = ({
  blankLine,
  otherField,
  ruleless,
  ruleFields,
  unconvertible,
}: RecordReading) => [blankLine, otherField, ruleless, ruleFields, unconvertible].join(' ');

/** The result of a chunk, given the record that is open above it. */
interface ChunkResult {
  /** The line at which the chunk begins, and the record that continues into it. */
  readonly start: number;
  readonly above: PartialRecord | undefined;
  readonly head: FormedRecords;
  /**
   * The index in the chunk's `starts` at which its first record begins, and the result from there on, which does
   * not depend on the lines above.
   */
  readonly from: number;
  readonly tail: FormedRecords | undefined;
  /** The record that continues in the next chunk. */
  readonly open: PartialRecord | undefined;
}

/**
 * Cached so that an edit forms the records of only one chunk. Runs that remain the same objects keep their names
 * and indexes.
 */
const resultsByChunk = memoizeByKey((_: ChunkView) => new Map<string, ChunkResult>());

/**
 * Forms records chunk by chunk. The result of a chunk is cached, so that an edit only forms the records of its own
 * chunk.
 */
export class RecordBuilder {
  readonly results: FormedRecords[] = [];
  private result = emptyResult();
  private open: PartialRecord | undefined;
  private readonly reading: RecordReading;
  private readonly key: string;
  /** Fields that are rules, besides Allow and Disallow. */
  private readonly furtherRuleFields: readonly string[];

  constructor(reading: RecordReading) {
    this.reading = reading;
    this.key = recordReadingKey(reading);
    this.furtherRuleFields = reading.ruleFields.filter(
      (name) => !repDirectives.some((directive) => lowerCase(directive.name) === name),
    );
  }

  readChunk(placed: PlacedChunkView): void {
    const { chunk, start } = placed;
    const above = this.open;
    const cached = this.cachedResult(chunk, start);
    if (cached && cached.above === above) {
      addAll(this.results, cached.tail ? [cached.head, cached.tail] : [cached.head]);
      this.open = cached.open;
      return;
    }
    const head = this.startResult();
    if (above) this.open = openRecord(above);
    let tail: FormedRecords | undefined;
    let from = -1;
    for (let i = 0; i < chunk.starts.length; i++) {
      const part = partAt(chunk, i);
      if (from < 0 && part === RECORD_PART.agent && (!this.open || this.open.hasBody)) {
        this.close();
        from = i;
        if (cached?.tail && cached.from === from) {
          this.results.push((tail = cached.tail));
          this.open = cached.open;
          break;
        }
        tail = this.startResult();
      }
      this.readSpan(part, spanAt(placed, i));
    }
    this.store(chunk, { start, above, head, from, tail, open: this.open });
  }

  /** Must be called once, after the last chunk. */
  end(): void {
    this.startResult();
    this.close();
  }

  private close(): void {
    const { open, result, reading } = this;
    if (open && (open.hasBody || reading.ruleless === 'keep')) result.records.push(recordOf(open));
    else if (open) for (const { agents } of partsFrom(open)) addAll(result.ruleless, agents);
    this.open = undefined;
  }

  private startResult(): FormedRecords {
    this.result = emptyResult();
    this.results.push(this.result);
    return this.result;
  }

  private cachedResult(chunk: ChunkView, start: number): ChunkResult | undefined {
    const cached = resultsByChunk(chunk).get(this.key);
    return cached?.start === start ? cached : undefined;
  }

  private store(chunk: ChunkView, result: ChunkResult): void {
    resultsByChunk(chunk).set(this.key, result);
  }

  private readSpan(part: number, span: LineSpan): void {
    const { chunk, start, from, to } = span;
    if (part === RECORD_PART.blank) this.readBlanks(span);
    else if (part === RECORD_PART.allow) {
      (this.open?.rules ?? this.result.orphans).push(span);
      if (this.open) this.open.hasBody = true;
      if (this.open && this.reading.unconvertible === 'numbers-and-hosts') this.noteHosts(span);
    } else if (part === RECORD_PART.agent || part === RECORD_PART.other) {
      for (let at = from; at < to; at++) {
        const line = start + placeIn(chunk, at);
        if (part === RECORD_PART.agent) this.readAgent(line, lineIn(chunk.lines, at)!);
        else this.readOther(line, lineIn(chunk.lines, at)!);
      }
    }
  }

  private noteHosts({ chunk, start, from, to }: LineSpan): void {
    for (let at = from; at < to; at++)
      if (mayHaveHost(lineIn(chunk.lines, at)!)) this.result.stops.push(start + placeIn(chunk, at));
  }

  private readBlanks(span: LineSpan): void {
    const { blankLine } = this.reading;
    if (blankLine === 'ends' || (blankLine === 'ends-if-empty' && hasEmptyLine(span))) this.close();
  }

  private readAgent(line: number, lineAsRead: SourceLine): void {
    if (this.open?.hasBody) this.close();
    this.open ??= openRecord();
    this.open.agents.push(line);
    this.open.agentsSeen.push(lineAsRead);
  }

  private readOther(line: number, lineAsRead: SourceLine): void {
    this.result.others.push(line);
    this.open?.others.push(line);
    if (this.open && this.reading.unconvertible !== 'ignored' && hasNumber(lineAsRead))
      this.result.stops.push(line);
    if (this.open && !this.open.hasBody) this.open.hasBody = this.completesRecord(lineAsRead);
  }

  private completesRecord(lineAsRead: SourceLine): boolean {
    if (this.reading.otherField === 'is-rule') return true;
    return (
      this.furtherRuleFields.length > 0 &&
      this.furtherRuleFields.includes(lowerCase(fieldOfLine(lineAsRead).name))
    );
  }
}
