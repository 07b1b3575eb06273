// Finds the Crawl-delay that a file requests from a crawler: the seconds between two requests.
import { decodeOctets, percentDecode, toOctets } from '../../../matching/percent-encoding.ts';
import { crawlerName } from '../../../matching/product-token.ts';
import type { AskOptions, PolicyFiles } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { linesOfDirective } from '../../../syntax/directive-lines.ts';
import { limitToCountable } from '../../../text/safe-number.ts';
import { classOfAgent, type FetchPlan, planFetch } from '../../rep/question/fetch-plan.ts';
import { findAgentChoice } from '../../rep/question/select-records.ts';
import { CRAWL_DELAY_ID, parseSeconds } from '../lines/crawl-delay-seconds.ts';

export type PaceOptions = Omit<AskOptions, 'question'>;

/** A value and its line; 0-based. */
export interface RequestedValue<T> {
  readonly value: T;
  readonly line: number;
}

export interface RequestedDelay extends RequestedValue<number> {
  /** `default`: the record for all other crawlers, although another record names the crawler. */
  readonly from: 'record' | 'default';
}

// Numbers for readers that accept only digits: percent-decoded, in any script, with white space around each.
const DIGIT = /^\p{Nd}$/u;

/** The value of a digit of any script. The digits of one script follow each other in groups of ten. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

/** The value as the reader decodes it before it looks for digits. */
export const normalizeDigits = (value: string, { delay }: Reader) =>
  delay.format === 'digits' ? decodeOctets(percentDecode(toOctets(value, 'utf-8'))) : value;

export function parseDigits(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\p{Nd}+$/u.test(digits)) return undefined;
  return limitToCountable(Number(digits.replace(/./gu, (digit) => `${digitValue(digit)}`)));
}

/** Parses a value of only digits. Undefined for anything else. */
const parseWholeNumber = (value: string, reader: Reader): number | undefined =>
  parseDigits(normalizeDigits(value, reader));

/** Keeps the lines that are in certain records. */
type RecordFilter = <Line extends { readonly line: number }>(lines: readonly Line[]) => readonly Line[];

/** Keeps the lines of the records at these indexes. */
export function inRecords({ file }: FetchPlan, places: readonly number[]): RecordFilter {
  const lineNumbers = new Set(places.flatMap((place) => file?.records.records[place]?.others ?? []));
  return (lines) => lines.filter(({ line }) => lineNumbers.has(line));
}

/**
 * Among several values, the largest counts. For readers that accept only digits, it is the last one that
 * they can read.
 */
function delayIn({ reader, file }: FetchPlan, within: RecordFilter): RequestedValue<number> | undefined {
  const isDigits = reader.delay.format !== 'decimal';
  if (!file) return undefined;
  let delay: RequestedValue<number> | undefined;
  for (const { line, value } of within(linesOfDirective(file.policy, CRAWL_DELAY_ID))) {
    const seconds = isDigits ? parseWholeNumber(value, reader) : parseSeconds(value);
    if (seconds === undefined) continue;
    if (!delay || isDigits || seconds > delay.value) delay = { value: seconds, line };
  }
  return delay;
}

/** The delay for a crawler to which the records at these indexes (`recordIndexes`) apply. */
export function delayOf(
  plan: FetchPlan,
  recordIndexes: readonly number[],
  agent: string,
): RequestedDelay | undefined {
  const delay = delayIn(plan, inRecords(plan, recordIndexes));
  if (delay) return { ...delay, from: 'record' } as const;
  const isQuirk = plan.quirks && findAgentChoice(crawlerName(agent, plan.reader.agent))?.delayFromDefault;
  const inherits = plan.reader.delay.inheritDefault || isQuirk;
  const stars = inherits ? (plan.file?.agents.stars ?? []) : [];
  const inherited = delayIn(plan, inRecords(plan, stars));
  return inherited && ({ ...inherited, from: 'default' } as const);
}

/**
 * Returns the seconds between two requests that a file requests from a crawler. Undefined if it requests none.
 * @throws RangeError if there is no such reader.
 */
export function requestedDelay(site: PolicyFiles, agent: string, options: PaceOptions): number | undefined {
  const plan = planFetch(site, { question: 'fetch', ...options });
  if (!plan.file || plan.outcome !== 'parse') return undefined;
  const { selection } = classOfAgent(plan, agent);
  return delayOf(plan, selection.records, agent)?.value;
}
