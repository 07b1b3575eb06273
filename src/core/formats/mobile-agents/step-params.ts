// The steps by which a host is found: codes and words of the file, no sentences.
import type { PatternDifference } from '../../matching/path-pattern.ts';
import type { MobileFault } from './read-line.ts';

/** A line as written, and what its path and the URL are compared as. */
export interface MobileLineParams {
  readonly path: string;
  readonly target: string;
  readonly rule: string;
  readonly url: string;
}

/** What each code tells. Lines are 0-based. */
export interface MobileStepParams {
  readonly 'mobile-file-absent': { readonly path: string };
  /** The last line that matches: it names a host, or none. `matching`: how many match. */
  readonly 'mobile-last': MobileLineParams & { readonly matching: number };
  readonly 'mobile-none': MobileLineParams & { readonly matching: number };
  /** It matches, and a later line does too. */
  readonly 'mobile-earlier': MobileLineParams & { readonly deciding: number };
  /** Where the URL first differs from it, in characters of `url` as printed. */
  readonly 'mobile-no-match': MobileLineParams & {
    readonly why: PatternDifference['why'];
    readonly urlAt: number;
  };
  /** The line says nothing, because of a fault. */
  readonly 'mobile-skipped': { readonly fault: MobileFault; readonly value: string };
  /** No line matches. */
  readonly 'mobile-no-line': { readonly lines: number };
}
