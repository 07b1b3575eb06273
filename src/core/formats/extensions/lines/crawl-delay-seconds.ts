// The seconds of a Crawl-delay line, without what else is known of such lines: the small entry of the library needs no more.
import { limitToCountable } from '../../../text/safe-number.ts';

export const CRAWL_DELAY_ID = 'crawl-delay';

/** A decimal number without sign and unit; undefined for anything else. */
export const parseSeconds = (value: string): number | undefined =>
  /^[0-9]+(?:\.[0-9]+)?$/.test(value) ? limitToCountable(Number(value)) : undefined;
