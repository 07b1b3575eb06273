// Many robots asked about the same URLs: what decides a URL for all records of the file is found at once.
//
// An answer for one robot alone is quicker found among its own rules. So this waits until many robots are asked about, and
// until a second robot is asked about the same URL.
import { parseRules } from '../../../matching/path-rule.ts';
import { RunsIndex } from '../../../matching/rule-index/runs-index.ts';
import { emptyMatrix, type Matrix } from '../../../questions/question.ts';
import type { DecisionsBeforeRecords, FetchDecision } from './fetch-decision.ts';
import {
  type AgentClass,
  type FetchPlan,
  type RecordsOfFile,
  type ReusedTarget,
  targetOf,
} from './fetch-plan.ts';

/** So many classes of robots at least, and this part of the records. */
const MIN_CLASSES = 16;
const MIN_RECORD_SHARE = 1 / 8;

/** The index is made when robots were asked so many times less than the file has rules: it is quickly made. */
const QUERIES_BEFORE_INDEX = 32;

/** Entries that are kept with URLs: about 16 MB. Beyond them a URL is looked up while robots follow each other on it. */
const MAX_ENTRIES = 2 ** 20;

function createRunsIndex({ policy, records }: RecordsOfFile, { reader }: FetchPlan): RunsIndex {
  const { encoding } = policy.source;
  const runs = records.records.map(({ rules }) => parseRules(rules, encoding, reader));
  return new RunsIndex(runs, reader.rule);
}

/** The robots of one class, and what the rule at a place decides for them. */
interface ClassDecider {
  readonly one: AgentClass;
  at(place: number): FetchDecision;
}

/** A row of a matrix in which no rule matches. */
function rowWithoutRules(deciders: readonly ClassDecider[]): Matrix {
  const decisions = deciders.map((decider) => decider.at(-1));
  return {
    answers: Uint8Array.from(decisions, ({ answer }) => answer),
    lines: Int32Array.from(decisions, ({ line }) => line),
  };
}

/** By run of rules the columns that it may decide: few rules match a URL, so most cells are what they are without any. */
function columnsByRun(deciders: readonly ClassDecider[], runs: number): readonly (readonly number[])[] {
  const columns = Array.from({ length: runs }, (): number[] => []);
  deciders.forEach(({ one }, column) => {
    for (const run of one.selection.records) columns[run]!.push(column);
  });
  return columns;
}

/** What was asked of one file, and what follows from it for all robots. */
export class BulkMatcher {
  private readonly plan: FetchPlan;
  private readonly file: RecordsOfFile;
  private readonly classes = new Set<AgentClass>();
  /** So many classes are worth an index. */
  private readonly minClasses: number;
  private index: RunsIndex | undefined;
  /** Answers given while many robots are asked about, each for a URL that another robot was asked about. */
  private queryCount = 0;
  private storedEntries = 0;
  private last: ReusedTarget | undefined;
  /** Whether what was found for `last` is in the columns of the index. */
  private isOpen = false;

  constructor(plan: FetchPlan, file: RecordsOfFile) {
    this.plan = plan;
    this.file = file;
    this.minClasses = Math.max(MIN_CLASSES, MIN_RECORD_SHARE * file.records.records.length);
  }

  /** Hears of robots that will be asked about. */
  join(one: AgentClass): void {
    this.classes.add(one);
  }

  /** Row by row, each URL for all at once; undefined if that is not worth while. */
  matrix(
    deciders: readonly ClassDecider[],
    urls: readonly string[],
    before: DecisionsBeforeRecords,
  ): Matrix | undefined {
    const classes = new Set(deciders).size;
    if (classes < this.minClasses || classes * urls.length < this.rules()) return undefined;
    const index = this.getIndex();
    this.last = undefined;
    const width = deciders.length;
    const matrix = emptyMatrix(width * urls.length);
    const unruled = rowWithoutRules(deciders);
    const columns = columnsByRun(deciders, this.file.records.records.length);
    urls.forEach((url, row) => {
      const target = targetOf(this.plan, url);
      const start = row * width;
      const all = before[target.kind];
      if (all) {
        matrix.answers.fill(all.answer, start, start + width);
        matrix.lines.fill(all.line, start, start + width);
        return;
      }
      matrix.answers.set(unruled.answers, start);
      matrix.lines.set(unruled.lines, start);
      for (const entry of index.find(target.url)) {
        for (const column of columns[index.runOf(entry)]!) {
          const decider = deciders[column]!;
          const { answer, line } = decider.at(index.placeIn(decider.one.selection.records));
          matrix.answers[start + column] = answer;
          matrix.lines[start + column] = line;
        }
      }
    });
    return matrix;
  }

  /** The place of the rule of a class that decides a URL, or -1; undefined if that is better looked up for the class alone. */
  place(one: AgentClass, target: ReusedTarget): number | undefined {
    if (this.last !== target || !this.isOpen) {
      this.isOpen = this.mayOpen(one, target);
      this.last = target;
    }
    return this.isOpen ? this.getIndex().placeIn(one.selection.records) : undefined;
  }

  private mayOpen(one: AgentClass, target: ReusedTarget): boolean {
    const { index } = this;
    if (target.entries && index) {
      index.open(target.url, target.entries);
      return true;
    }
    target.first ??= one;
    if (target.first === one || !this.isReady()) return false;
    const hasRoom = this.storedEntries < MAX_ENTRIES;
    if (!hasRoom && target !== this.last) return false;
    const entries = this.getIndex().find(target.url);
    if (!hasRoom) return true;
    target.entries = entries;
    this.storedEntries += entries.length + 1;
    return true;
  }

  private isReady(): boolean {
    if (this.index) return true;
    if (this.classes.size < this.minClasses || ++this.queryCount < this.rules() / QUERIES_BEFORE_INDEX)
      return false;
    this.getIndex();
    return true;
  }

  private getIndex(): RunsIndex {
    return (this.index ??= createRunsIndex(this.file, this.plan));
  }

  private rules(): number {
    return this.file.records.records.reduce((sum, { rules }) => sum + rules.length, 0);
  }
}
