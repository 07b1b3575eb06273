// Crawl-delay: a pause between two requests, in seconds (modern-lines 3).
import type { Severity } from '../../diagnostics/finding.ts';
import { limitToCountable } from '../../text/safe-number.ts';
import { createIssueFactory, type ValueReader } from './line-value.ts';

/** The pause that is asked for. */
export interface CrawlDelay {
  /** The greatest number that can be counted with, if the value is beyond it. */
  readonly seconds: number;
  /** True if the value is digits only, as some readers want it (CRD-004, CRD-006). */
  readonly isWhole: boolean;
}

/** What can be said of a Crawl-delay line, and how bad it is (modern-lines 16). */
export const crawlDelayCodes = {
  'CRD-EMPTY': 'error',
  'CRD-NOT-NUMBER': 'error',
  'CRD-UNIT': 'error',
  'CRD-DECIMAL': 'info',
  'CRD-LARGE': 'info',
} as const satisfies Record<string, Severity>;

/** Seconds; beyond it no reader with a known limit goes. */
const MAX_SECONDS = 30;

const issue = createIssueFactory(crawlDelayCodes);

/** The value of a Crawl-delay line: a decimal number without sign and unit. */
export const readCrawlDelay: ValueReader<CrawlDelay, keyof typeof crawlDelayCodes> = (value) => {
  const { length } = value;
  if (length === 0) return { issues: [issue('CRD-EMPTY', 0, 0)] };
  const [number] = /^[0-9]+(?:\.[0-9]+)?/.exec(value) ?? [''];
  if (number === '') return { issues: [issue('CRD-NOT-NUMBER', 0, length)] };
  if (number.length < length) {
    const isUnit = /^[ \t]*[A-Za-z]+\.?$/.test(value.slice(number.length));
    return {
      issues: [isUnit ? issue('CRD-UNIT', number.length, length) : issue('CRD-NOT-NUMBER', 0, length)],
    };
  }
  const seconds = limitToCountable(Number(number));
  const isWhole = !number.includes('.');
  return {
    parts: { seconds, isWhole },
    issues: [
      ...(isWhole ? [] : [issue('CRD-DECIMAL', 0, length)]),
      ...(seconds > MAX_SECONDS ? [issue('CRD-LARGE', 0, length)] : []),
    ],
  };
};
