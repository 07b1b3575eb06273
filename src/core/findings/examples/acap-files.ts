// Files of ACAP, as examples need them.
import { lines } from './example.ts';

export const head = '##ACAP version=1.1\nACAP-version: 1.1\n';
export const old = '##ACAP version=1.0\nACAP-version: 1.0\n';
export const all = 'ACAP-crawler: *\n';

/** A record for any crawler in a file of version 1.1. */
export const any = (...body: readonly string[]) => head + all + lines(...body);
/** Definitions, then such a record. */
export const defined = (definitions: readonly string[], ...body: readonly string[]) =>
  head + lines(...definitions) + all + lines(...body);
export const text = (...body: readonly string[]) => head + lines(...body);
export const present = 'ACAP-allow-present: /p/';
