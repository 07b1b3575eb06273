// What a file asks of a robot about its pace: seconds between requests, pages in a time, hours of the day.
// None of it is a verdict: whether anybody heeds it is said of robots, not by the file (modern-lines 3, 6, 7).
import { type AgentBehavior, agentBehaviors } from '../../../catalogue/agent-behavior.ts';
import { decodeOctets, percentDecode, toOctets } from '../../../matching/percent-encoding.ts';
import type { AskOptions, PolicyFiles } from '../../../questions/question.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { limitToCountable } from '../../../text/safe-number.ts';
import { classOfAgent, type FetchPlan, planFetch } from '../../rep/question/fetch-plan.ts';
import { type ExtensionLine, linesOf, readExtensionFile } from '../extension-file.ts';
import { crawlDelay } from '../lines/crawl-delay.ts';
import { type RequestRate, requestRate } from '../lines/request-rate.ts';
import { isWithinWindow, type TimeWindow } from '../lines/time-window.ts';
import { visitTime } from '../lines/visit-time.ts';

// Numbers as a reader of digits finds them: percent-decoded, in any script, with white space around each (PYU-006, PYU-019).
const DIGIT = /^\p{Nd}$/u;

/** What a digit of any script counts; those of one script follow each other by tens. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

const normalizeDigits = (value: string) => decodeOctets(percentDecode(toOctets(value, 'utf-8')));

function parseDigits(text: string): number | undefined {
  const digits = text.trim();
  if (!/^\p{Nd}+$/u.test(digits)) return undefined;
  return limitToCountable(Number(digits.replace(/./gu, (digit) => `${digitValue(digit)}`)));
}

/** Digits alone; undefined for anything else. */
const parseWholeNumber = (value: string): number | undefined => parseDigits(normalizeDigits(value));

/** Two numbers and a slash; undefined for anything else, and where one of them is zero. */
function parseRate(value: string): { readonly pages: number; readonly seconds: number } | undefined {
  const [pages, seconds, ...more] = normalizeDigits(value).split('/').map(parseDigits);
  return pages && seconds && more.length === 0 ? { pages, seconds } : undefined;
}

export type PaceOptions = Omit<AskOptions, 'question'>;

/** A value and the line that it comes from; 0-based. */
export interface RequestedValue<T> {
  readonly value: T;
  readonly line: number;
}

export interface RequestedDelay extends RequestedValue<number> {
  /** `default`: the record for all others, although one names the robot (CRD-003). */
  readonly from: 'record' | 'default';
}

export interface Pace {
  /** Seconds between two requests. */
  readonly delay?: RequestedDelay;
  /** All rates of its records that can be read, in file order. */
  readonly rates: readonly RequestedValue<RequestRate>[];
  /** All hours in which it is asked to come. */
  readonly visits: readonly RequestedValue<TimeWindow>[];
  /** What its operator says, if anything is known. */
  readonly manner?: AgentBehavior;
}

/** The lines of one kind that stand in some records. */
type RecordFilter = <Line extends ExtensionLine>(lines: readonly Line[]) => readonly Line[];

/** Lines of the records at these places. */
function inRecords({ file }: FetchPlan, places: readonly number[]): RecordFilter {
  const own = new Set(places.flatMap((place) => file?.records.records[place]?.others ?? []));
  return (lines) => lines.filter(({ line }) => own.has(line));
}

/** Several values: the largest (CRD-005); readers of digits take the last they can read (CRD-004). */
function delayIn({ reader, file }: FetchPlan, within: RecordFilter): RequestedValue<number> | undefined {
  const isDigits = reader.delay.format === 'digits';
  if (!file) return undefined;
  let delay: RequestedValue<number> | undefined;
  for (const { line, read, value } of within(linesOf(readExtensionFile(file.policy), crawlDelay))) {
    const seconds = isDigits ? parseWholeNumber(value) : read.parts?.seconds;
    if (seconds === undefined) continue;
    if (!delay || isDigits || seconds > delay.value) delay = { value: seconds, line };
  }
  return delay;
}

function delayOf(plan: FetchPlan, own: readonly number[], manner: AgentBehavior | undefined) {
  const delay = delayIn(plan, inRecords(plan, own));
  if (delay) return { ...delay, from: 'record' } as const;
  const inherits = plan.reader.delay.inheritDefault || (plan.quirks && manner?.delayFromDefault);
  const stars = inherits ? (plan.file?.agents.stars ?? []) : [];
  const inherited = delayIn(plan, inRecords(plan, stars));
  return inherited && ({ ...inherited, from: 'default' } as const);
}

const requestedValues = <T>(one: {
  readonly line: number;
  readonly read: { readonly parts?: T };
}): RequestedValue<T>[] => (one.read.parts ? [{ value: one.read.parts, line: one.line }] : []);

function requestedRates({ line, value }: ExtensionLine): RequestedValue<RequestRate>[] {
  const rate = parseRate(value);
  return rate ? [{ value: { ...rate, isPlain: true }, line }] : [];
}

/** What the plan's file asks of a robot. */
function paceIn(plan: FetchPlan, agent: string): Pace {
  const manner = agentBehaviors.get(lowerCase(agent));
  const known = manner ? { manner } : {};
  if (!plan.file || plan.outcome !== 'parse') return { rates: [], visits: [], ...known };
  const { selection } = classOfAgent(plan, agent);
  const within = inRecords(plan, selection.records);
  const file = readExtensionFile(plan.file.policy);
  const delay = delayOf(plan, selection.records, manner);
  const isDigits = plan.reader.delay.format === 'digits';
  return {
    ...(delay ? { delay } : {}),
    rates: within(linesOf(file, requestRate)).flatMap(isDigits ? requestedRates : requestedValues),
    visits: within(linesOf(file, visitTime)).flatMap(requestedValues),
    ...known,
  };
}

/** Makes ready to ask what a file wants of robots. @throws RangeError if there is no such reader. */
export function preparePace(site: PolicyFiles, options: PaceOptions): (agent: string) => Pace {
  const plan = planFetch(site, { question: 'fetch', ...options });
  return (agent) => paceIn(plan, agent);
}

/**
 * The rate that counts at a time, in minutes since midnight UTC: the first whose window holds it, else the first
 * without a window (RRT-004).
 */
export const rateAt = (rates: Pace['rates'], minute: number): RequestedValue<RequestRate> | undefined =>
  rates.find(({ value: { window } }) => window && isWithinWindow(window, minute)) ??
  rates.find(({ value: { window } }) => !window);

/** Whether a robot is asked to come at a time, in minutes since midnight UTC; true if nothing is asked (VIS-001). */
export const mayVisitAt = (visits: Pace['visits'], minute: number): boolean =>
  visits.length === 0 || visits.some(({ value }) => isWithinWindow(value, minute));
