// Reads the pace that a file requests from a crawler: seconds between requests, pages in a time, hours of the day. None
// of it is a verdict: whether a crawler obeys is a fact about crawlers, not about the file.
import { type AgentBehavior, agentBehaviors } from '../../../catalogue/agent-behavior.ts';
import { crawlerName } from '../../../matching/product-token.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { Reader } from '../../../readers/reader.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { classOfAgent, type FetchPlan, planFetch } from '../../rep/question/fetch-plan.ts';
import { type ExtensionLine, linesOf, readExtensionFile } from '../extension-file.ts';
import { type RequestRate, requestRate } from '../lines/request-rate.ts';
import { isWithinWindow, type TimeWindow } from '../lines/time-window.ts';
import { visitTime } from '../lines/visit-time.ts';
import {
  delayOf,
  inRecords,
  normalizeDigits,
  type PaceOptions,
  parseDigits,
  type RequestedDelay,
  type RequestedValue,
} from './delay.ts';

/** Parses two numbers with a slash. Undefined for anything else, and if one of them is zero. */
function parseRate(
  value: string,
  reader: Reader,
): { readonly pages: number; readonly seconds: number } | undefined {
  const [pages, seconds, ...more] = normalizeDigits(value, reader).split('/').map(parseDigits);
  return pages && seconds && more.length === 0 ? { pages, seconds } : undefined;
}

export interface Pace {
  /** Seconds between two requests. */
  readonly delay?: RequestedDelay;
  /** All readable rates of its records, in file order. */
  readonly rates: readonly RequestedValue<RequestRate>[];
  /** All hours in which it may visit. */
  readonly visits: readonly RequestedValue<TimeWindow>[];
  /** The statement of its operator, if one is known. */
  readonly manner?: AgentBehavior;
}

const requestedValues = <T>(one: {
  readonly line: number;
  readonly read: { readonly parts?: T };
}): RequestedValue<T>[] => (one.read.parts ? [{ value: one.read.parts, line: one.line }] : []);

const requestedRates =
  (reader: Reader) =>
  ({ line, value }: ExtensionLine): RequestedValue<RequestRate>[] => {
    const rate = parseRate(value, reader);
    return rate ? [{ value: { ...rate, isPlain: true }, line }] : [];
  };

/** The pace that the plan's file requests from a crawler. */
function paceIn(plan: FetchPlan, agent: string): Pace {
  const manner = agentBehaviors().get(lowerCase(crawlerName(agent, plan.reader.agent)));
  const operatorFacts = manner ? { manner } : {};
  if (!plan.file || plan.outcome !== 'parse') return { rates: [], visits: [], ...operatorFacts };
  const { selection } = classOfAgent(plan, agent);
  const within = inRecords(plan, selection.records);
  const file = readExtensionFile(plan.file.policy);
  const delay = delayOf(plan, selection.records, agent);
  const isDigits = plan.reader.delay.format !== 'decimal';
  return {
    ...(delay ? { delay } : {}),
    rates: within(linesOf(file, requestRate)).flatMap(
      isDigits ? requestedRates(plan.reader) : requestedValues,
    ),
    visits: within(linesOf(file, visitTime)).flatMap(requestedValues),
    ...operatorFacts,
  };
}

/** Prepares the pace of crawlers in a file. @throws RangeError if there is no such reader. */
export function preparePace(site: PolicyFiles, options: PaceOptions): (agent: string) => Pace {
  const plan = planFetch(site, { question: 'fetch', ...options });
  return (agent) => paceIn(plan, agent);
}

/**
 * The rate that applies at a time, in minutes since midnight UTC: the first one whose window contains it,
 * otherwise the first one without a window.
 */
export const rateAt = (rates: Pace['rates'], minute: number): RequestedValue<RequestRate> | undefined =>
  rates.find(({ value: { window } }) => window && isWithinWindow(window, minute)) ??
  rates.find(({ value: { window } }) => !window);

/** Whether a crawler may visit at a time, in minutes since midnight UTC; true if no hours are requested. */
export const mayVisitAt = (visits: Pace['visits'], minute: number): boolean =>
  visits.length === 0 || visits.some(({ value }) => isWithinWindow(value, minute));
