// Forms records from what lines are: chunk by chunk, and what a chunk comes to is kept with it.

import type { SourceLine } from '../../document/lines.ts';
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

/** The rules in these spans; made when somebody asks for them, for most records are only looked for. */
export function rulesInSpans(spans: readonly LineSpan[]): RuleLine[] {
  const rules: RuleLine[] = [];
  for (const { chunk, start, from, to } of spans) {
    for (let at = from; at < to; at++) {
      const effect = chunk.parts[at] === RECORD_PART.allow ? 'allow' : 'deny';
      rules.push({ line: start + placeIn(chunk, at), effect, seen: chunk.lines[at]! });
    }
  }
  return rules;
}

/** What one chunk has of a record that may go on in the next. Never changed once the chunk is read. */
interface PartialRecord {
  /** What the chunks above have of it. */
  readonly above: PartialRecord | undefined;
  readonly agents: number[];
  readonly agentsSeen: SourceLine[];
  readonly rules: LineSpan[];
  readonly others: number[];
  /** True from the first line on that counts as a rule: the next user-agent line begins a new record. */
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

/** All that was found of a record, from its first chunk on. */
function partsFrom(last: PartialRecord): PartialRecord[] {
  const parts: PartialRecord[] = [];
  for (let part: PartialRecord | undefined = last; part; part = part.above) parts.push(part);
  return parts.reverse();
}

function recordOf(last: PartialRecord): RobotsRecord {
  const parts = last.above ? partsFrom(last) : [last];
  const isOne = parts.length === 1;
  let made: readonly RuleLine[] | undefined;
  return {
    agents: isOne ? last.agents : parts.flatMap(({ agents }) => agents),
    agentsSeen: isOne ? last.agentsSeen : parts.flatMap(({ agentsSeen }) => agentsSeen),
    others: isOne ? last.others : parts.flatMap(({ others }) => others),
    get rules() {
      return (made ??= rulesInSpans(parts.flatMap(({ rules }) => rules)));
    },
  };
}

/** What was found in some lines in a row. */
interface FormedRecords {
  readonly records: RobotsRecord[];
  readonly orphans: LineSpan[];
  readonly others: number[];
  readonly ruleless: number[];
}

const emptyResult = (): FormedRecords => ({ records: [], orphans: [], others: [], ruleless: [] });

/** Text that a key of a cache can hold: all that decides how lines form records. */
export const recordReadingKey = ({ blankLine, otherField, ruleless, ruleFields }: RecordReading) =>
  [blankLine, otherField, ruleless, ruleFields].join(' ');

/** What a chunk comes to where nothing else stands above it. */
interface ChunkResult {
  /** The line at which it begins, and the record that goes on into it. */
  readonly start: number;
  readonly above: PartialRecord | undefined;
  readonly head: FormedRecords;
  /** The place in its `starts` where the first record begins in it, and what is found from there on: that does not hang on what stands above. */
  readonly from: number;
  readonly tail: FormedRecords | undefined;
  /** The record that goes on in the next chunk. */
  readonly open: PartialRecord | undefined;
}

/** Kept because an edit forms the records of one chunk again: runs that are the same objects keep their names and indexes. */
const resultsByChunk = memoizeByKey((_: ChunkView) => new Map<string, ChunkResult>());

/** Forms records chunk by chunk. What a chunk comes to is kept with it, so that an edit forms those of its own chunk. */
export class RecordBuilder {
  readonly found: FormedRecords[] = [];
  private into = emptyResult();
  private open: PartialRecord | undefined;
  private readonly reading: RecordReading;
  private readonly key: string;
  /** Fields besides Allow and Disallow that are rules. */
  private readonly more: readonly string[];

  constructor(reading: RecordReading) {
    this.reading = reading;
    this.key = recordReadingKey(reading);
    this.more = reading.ruleFields.filter(
      (name) => !repDirectives.some((own) => lowerCase(own.name) === name),
    );
  }

  readChunk(placed: PlacedChunkView): void {
    const { chunk, start } = placed;
    const above = this.open;
    const kept = this.keptOf(chunk, start);
    if (kept && kept.above === above) {
      addAll(this.found, kept.tail ? [kept.head, kept.tail] : [kept.head]);
      this.open = kept.open;
      return;
    }
    const head = this.gather();
    if (above) this.open = openRecord(above);
    let tail: FormedRecords | undefined;
    let from = -1;
    for (let i = 0; i < chunk.starts.length; i++) {
      const part = partAt(chunk, i);
      if (from < 0 && part === RECORD_PART.agent && (!this.open || this.open.hasBody)) {
        this.close();
        from = i;
        if (kept?.tail && kept.from === from) {
          this.found.push((tail = kept.tail));
          this.open = kept.open;
          break;
        }
        tail = this.gather();
      }
      this.read(part, spanAt(placed, i));
    }
    this.keep(chunk, { start, above, head, from, tail, open: this.open });
  }

  /** To be called once, behind the last chunk. */
  end(): void {
    this.gather();
    this.close();
  }

  private close(): void {
    const { open, into, reading } = this;
    if (open && (open.hasBody || reading.ruleless === 'keep')) into.records.push(recordOf(open));
    else if (open) for (const { agents } of partsFrom(open)) addAll(into.ruleless, agents);
    this.open = undefined;
  }

  private gather(): FormedRecords {
    this.into = emptyResult();
    this.found.push(this.into);
    return this.into;
  }

  private keptOf(chunk: ChunkView, start: number): ChunkResult | undefined {
    const kept = resultsByChunk(chunk).get(this.key);
    return kept?.start === start ? kept : undefined;
  }

  private keep(chunk: ChunkView, kept: ChunkResult): void {
    resultsByChunk(chunk).set(this.key, kept);
  }

  private read(part: number, span: LineSpan): void {
    const { chunk, start, from, to } = span;
    if (part === RECORD_PART.blank) this.readBlanks(chunk.lines.slice(from, to));
    else if (part === RECORD_PART.allow) {
      (this.open?.rules ?? this.into.orphans).push(span);
      if (this.open) this.open.hasBody = true;
    } else if (part === RECORD_PART.agent || part === RECORD_PART.other) {
      for (let at = from; at < to; at++) {
        const line = start + placeIn(chunk, at);
        if (part === RECORD_PART.agent) this.readAgent(line, chunk.lines[at]!);
        else this.readOther(line, chunk.lines[at]!);
      }
    }
  }

  private readBlanks(blanks: readonly SourceLine[]): void {
    const { blankLine } = this.reading;
    if (blankLine === 'ends' || (blankLine === 'ends-if-empty' && blanks.some((as) => as.text === '')))
      this.close();
  }

  private readAgent(line: number, as: SourceLine): void {
    if (this.open?.hasBody) this.close();
    this.open ??= openRecord();
    this.open.agents.push(line);
    this.open.agentsSeen.push(as);
  }

  private readOther(line: number, as: SourceLine): void {
    this.into.others.push(line);
    this.open?.others.push(line);
    if (this.open && !this.open.hasBody) this.open.hasBody = this.completes(as);
  }

  private completes(as: SourceLine): boolean {
    if (this.reading.otherField === 'is-rule') return true;
    return this.more.length > 0 && this.more.includes(lowerCase(fieldOfLine(as).name));
  }
}
