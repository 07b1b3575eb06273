// Answers for many crawlers and the same URLs: finds at once what decides a URL for all records of the file.
//
// For a single crawler, searching its own rules is faster. The matcher therefore waits until many crawlers are
// queried, and until a second crawler is queried with the URL of the last query.
//
// It is kept because of the benchmark `matrix`: without it, 100 crawlers and 10,000 URLs take three times as long, and
// a call per cell, row by row, twice as long.
import { parseRules } from '../../../matching/path-rule.ts';
import { RunsIndex } from '../../../matching/rule-index/runs-index.ts';
import { emptyMatrix, type Matrix } from '../../../questions/question.ts';
import type { DecisionsBeforeRecords, FetchDecision } from './fetch-decision.ts';
import { type AgentClass, type FetchPlan, type RecordsOfFile, type Target, targetOf } from './fetch-plan.ts';

/** The least number of crawler classes, and the least share of the records. */
const MIN_CLASSES = 16;
const MIN_RECORD_SHARE = 1 / 8;

/** The index is built when the number of queries reaches the number of rules divided by this: building it is fast. */
const QUERIES_BEFORE_INDEX = 32;

function createRunsIndex({ policy, records }: RecordsOfFile, { reader }: FetchPlan): RunsIndex {
  const { encoding } = policy.source;
  const runs = records.records.map(({ rules }) => parseRules(rules, encoding, reader));
  return new RunsIndex(runs, reader.rule);
}

/** The crawlers of one class, and what the rule at a place decides for them. */
interface ClassDecider {
  readonly agentClass: AgentClass;
  at(place: number): FetchDecision;
}

/** Returns a row of a matrix in which no rule matches. */
function rowWithoutRules(deciders: readonly ClassDecider[]): Matrix {
  const decisions = deciders.map((decider) => decider.at(-1));
  return {
    answers: Uint8Array.from(decisions, ({ answer }) => answer),
    lines: Int32Array.from(decisions, ({ line }) => line),
  };
}

/**
 * Returns, for each run of rules, the columns that it may decide. Few rules match a URL, so most cells keep the
 * answer without rules.
 */
function columnsByRun(deciders: readonly ClassDecider[], runs: number): readonly (readonly number[])[] {
  const columns = Array.from({ length: runs }, (): number[] => []);
  deciders.forEach(({ agentClass }, column) => {
    for (const run of agentClass.selection.records) columns[run]!.push(column);
  });
  return columns;
}

/** Collects the queries for one file, and finds the decisions for all crawlers. */
export class BulkMatcher {
  private readonly plan: FetchPlan;
  private readonly file: RecordsOfFile;
  private readonly classes = new Set<AgentClass>();
  /** The number of classes from which an index pays off. */
  private readonly minClasses: number;
  private index: RunsIndex | undefined;
  /** The number of answers given for many crawlers, each for the URL of the query before. */
  private queryCount = 0;
  /** The target of the last query, and the class that was the first to query it. */
  private last: Target | undefined;
  private first: AgentClass | undefined;
  /** Whether the index has the result for `last`. */
  private isOpen = false;

  constructor(plan: FetchPlan, file: RecordsOfFile) {
    this.plan = plan;
    this.file = file;
    this.minClasses = Math.max(MIN_CLASSES, MIN_RECORD_SHARE * file.records.records.length);
  }

  /** Registers crawlers that will be queried. */
  join(agentClass: AgentClass): void {
    this.classes.add(agentClass);
  }

  /** Fills the matrix row by row, each URL for all columns at once. Undefined if that does not pay off. */
  matrix(
    deciders: readonly ClassDecider[],
    urls: readonly string[],
    before: DecisionsBeforeRecords,
  ): Matrix | undefined {
    const classes = new Set(deciders).size;
    if (classes < this.minClasses || classes * urls.length < this.countRules()) return undefined;
    const index = this.getIndex();
    this.last = undefined;
    const width = deciders.length;
    const matrix = emptyMatrix(width * urls.length);
    const unruled = rowWithoutRules(deciders);
    const columns = columnsByRun(deciders, this.file.records.records.length);
    urls.forEach((url, row) => {
      const target = targetOf(this.plan, url);
      const start = row * width;
      const decisionForAll = before[target.kind];
      if (decisionForAll) {
        matrix.answers.fill(decisionForAll.answer, start, start + width);
        matrix.lines.fill(decisionForAll.line, start, start + width);
        return;
      }
      matrix.answers.set(unruled.answers, start);
      matrix.lines.set(unruled.lines, start);
      for (const entry of index.find(target.url)) {
        for (const column of columns[index.runOf(entry)]!) {
          const decider = deciders[column]!;
          const { answer, line } = decider.at(index.placeIn(decider.agentClass.selection.records));
          matrix.answers[start + column] = answer;
          matrix.lines[start + column] = line;
        }
      }
    });
    return matrix;
  }

  /**
   * Returns the place of the rule of a class that decides a URL, or -1. Undefined if searching the class alone is
   * faster.
   */
  place(agentClass: AgentClass, target: Target): number | undefined {
    if (this.last !== target) {
      this.last = target;
      this.first = agentClass;
      this.isOpen = false;
    } else if (!this.isOpen && this.first !== agentClass && this.isReady()) {
      this.getIndex().find(target.url);
      this.isOpen = true;
    }
    return this.isOpen ? this.getIndex().placeIn(agentClass.selection.records) : undefined;
  }

  private isReady(): boolean {
    if (this.index) return true;
    if (this.classes.size < this.minClasses || ++this.queryCount < this.countRules() / QUERIES_BEFORE_INDEX)
      return false;
    this.getIndex();
    return true;
  }

  private getIndex(): RunsIndex {
    return (this.index ??= createRunsIndex(this.file, this.plan));
  }

  private countRules(): number {
    return this.file.records.records.reduce((sum, { rules }) => sum + rules.length, 0);
  }
}
