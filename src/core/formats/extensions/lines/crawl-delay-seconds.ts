// Parses the seconds of a Crawl-delay line. In its own module because the small entry of the library needs nothing
// else of such lines.
import { limitToCountable } from '../../../text/safe-number.ts';

export const CRAWL_DELAY_ID = 'crawl-delay';

/** A decimal number without sign and unit; undefined for anything else. */
export const parseSeconds = (value: string): number | undefined =>
  /^[0-9]+(?:\.[0-9]+)?$/.test(value) ? limitToCountable(Number(value)) : undefined;
