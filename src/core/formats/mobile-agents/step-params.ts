// The parameters of the steps by which a host is found: codes and words of the file, no sentences.
import type { PatternDifference } from '../../matching/path-pattern.ts';
import type { MobileFault } from './read-line.ts';

/** The path and target of a line as written, and the rule and URL in the form that is compared. */
export interface MobileLineParams {
  readonly path: string;
  readonly target: string;
  readonly rule: string;
  readonly url: string;
}

/** The parameters of each step code. Lines are 0-based. */
export interface MobileStepParams {
  readonly 'mobile-file-absent': { readonly path: string };
  /** The last line that matches: with a host, or with `none`. `matching`: the number of lines that match. */
  readonly 'mobile-last': MobileLineParams & { readonly matching: number };
  readonly 'mobile-none': MobileLineParams & { readonly matching: number };
  /** The line matches, but a later line does too. */
  readonly 'mobile-earlier': MobileLineParams & { readonly deciding: number };
  /** `urlAt`: the first character of the printed `url` that differs. */
  readonly 'mobile-no-match': MobileLineParams & {
    readonly why: PatternDifference['why'];
    readonly urlAt: number;
  };
  /** The line is skipped because of a fault. */
  readonly 'mobile-skipped': { readonly fault: MobileFault; readonly value: string };
  /** No line matches. */
  readonly 'mobile-no-line': { readonly lines: number };
}
