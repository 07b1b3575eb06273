// The steps of an explanation, as codes and numbers. Their sentences are in src/messages.

import type { AgentQuirk } from '../catalogue/agent-quirks.ts';
import type { Citations } from '../catalogue/citations.ts';
import type { Encoding } from '../document/encoding.ts';
import type { AcapStepParams } from '../formats/acap/step-params.ts';
import type { DatasetStepParams } from '../formats/data-txt/step-params.ts';
import type { AiUseStepParams } from '../formats/extensions/step-params.ts';
import type { MobileStepParams } from '../formats/mobile-agents/step-params.ts';
import type { UnconvertiblePart } from '../formats/rep/stopping-line.ts';
import type { DocumentStepParams } from '../formats/robots-pi/step-params.ts';
import type { PatternDifference } from '../matching/path-pattern.ts';
import type { Effect } from '../matching/path-rule.ts';
import type { Outcome } from '../readers/reader.ts';
import type { Answer, FieldRef, Status } from './answer.ts';

/** A rule as written, and the forms in which it and the URL are compared (percent-encoding decoded or normalized). */
export interface RuleParams {
  readonly effect: Effect;
  readonly path: string;
  readonly rule: string;
  readonly url: string;
}

/**
 * What else a person must know of an answer. `unread`: a rule that would decide otherwise is behind the part of the
 * file that is read. `star-ignored`: the crawler ignores the records for any other crawler. `fallback`: it follows the
 * records of another name. `replaced`: a rule for any other crawler, which its own record replaces, would decide
 * otherwise. `longer-name`: a user-agent line begins with the name of the crawler, but the reader compares all of it.
 */
export type Aside =
  | { readonly why: 'unread'; readonly line: number; readonly octets: number; readonly effect: Effect }
  | { readonly why: 'star-ignored'; readonly source: AgentQuirk }
  | { readonly why: 'fallback'; readonly name: string; readonly token: string }
  | { readonly why: 'replaced'; readonly name: string; readonly line: number; readonly effect: Effect }
  | { readonly why: 'longer-name'; readonly name: string; readonly line: number; readonly value: string };

/** The parameters of steps that decide. */
interface DecidingParams {
  readonly aside?: Aside;
}

/**
 * A matching rule and the length of the match in octets: the length of the rule, or how far the match reaches in
 * the URL.
 */
export interface MatchParams extends RuleParams {
  readonly octets: number;
  /** Whether it matches only because an allowed index page also allows its directory. */
  readonly directory: boolean;
}

/** Rules whose matches are as long as that of the deciding rule, and why it decides: Allow has priority, or it is first. */
export interface RuleTie {
  readonly lines: readonly number[];
  readonly by: 'effect' | 'order';
}

/** A crawler that deviates from the specifications, and the source that says so. */
interface QuirkParams {
  readonly name: string;
  readonly source: AgentQuirk;
}

/** The parameters of each step code. Lines are 0-based. */
export interface StepParams
  extends AcapStepParams,
    AiUseStepParams,
    DatasetStepParams,
    DocumentStepParams,
    MobileStepParams {
  /** The URL belongs to another site: its scheme, host or port differs. */
  readonly 'other-site': { readonly url: string; readonly origin: string };
  /** The URL is a policy file itself. */
  readonly 'own-file': { readonly path: string };
  /** The site has no such file: status 404. */
  readonly 'file-absent': { readonly path: string };
  /** The file is read as if it were at the reader's own path. */
  readonly 'file-read': { readonly path: string; readonly as: string };
  /** The result of the request for the file, where it decides. */
  readonly status: { readonly status: Status; readonly outcome: Outcome };
  /** The file does not exist. That says nothing about the site, but without a record access is unlimited. */
  readonly 'access-unlimited': Readonly<Record<never, never>>;
  /** There are more redirects than the reader follows, or it follows none. */
  readonly redirects: { readonly hops: number; readonly max: number; readonly outcome: Outcome };
  /** The file has an encoding in which this reader finds no line. */
  readonly 'encoding-unread': { readonly encoding: Encoding };
  /** The file is longer than the reader accepts, so that the reader treats everything as allowed. */
  readonly 'file-too-long': { readonly octets: number };
  /** The file is not UTF-8, and the reader stops there. */
  readonly 'file-not-utf-8': Readonly<Record<never, never>>;
  /** The reader stops at the value of a line: it takes it for digits or for a host, and cannot convert it. */
  readonly 'value-invalid': {
    readonly line: number;
    readonly name: string;
    readonly value: string;
    readonly part: UnconvertiblePart;
  };
  /** The crawler may ignore the file: the answer is what the file says, not what the crawler does. */
  readonly 'robots-txt-ignored': QuirkParams & { readonly how: NonNullable<AgentQuirk['robotsTxt']> };
  /** No line names the crawler. It obeys the records of another name; which one is not documented. */
  readonly 'record-fallback': QuirkParams & { readonly token: string };
  readonly 'record-fallback-unknown': QuirkParams;
  /** The record for all other crawlers does not apply to this crawler. */
  readonly 'record-star-ignored': QuirkParams;
  /** The byte order mark counts as part of the first line. */
  readonly 'mark-kept': Readonly<Record<never, never>>;
  readonly 'line-cut': { readonly octets: number };
  /** `isOpen`: the line is cut, and the source of the reader does not say what follows for it. */
  readonly 'file-cut': { readonly octets: number; readonly isOpen: boolean };
  /** This record applies to the crawler: the first such record, or one that is joined with an earlier one. */
  readonly 'record-named': { readonly name: string; readonly value: string };
  readonly 'record-joined': { readonly name: string; readonly value: string };
  /** The record names the crawler, but an earlier record applies. */
  readonly 'record-later': { readonly name: string; readonly value: string };
  /** The record has another name of the crawler, or a part of its name, but a preferred name was found. */
  readonly 'record-less-specific': { readonly name: string; readonly preferred: string };
  /** The record applies to other crawlers. */
  readonly 'record-other': { readonly agents: readonly string[] };
  /** A user-agent line without a rule after it. For this reader it forms no record. */
  readonly 'record-ruleless': { readonly value: string };
  /** The record for crawlers that no line names: it applies, is joined, is too late, or is not needed. */
  readonly 'record-default': { readonly name: string };
  readonly 'record-default-joined': { readonly name: string };
  readonly 'record-default-later': { readonly name: string };
  readonly 'record-default-unused': { readonly name: string };
  /** No record applies to the crawler. */
  readonly 'no-record': DecidingParams & { readonly name: string; readonly answer: Answer };
  /** The URL is compared in another form than written. */
  readonly 'url-read-as': { readonly written: string; readonly read: string };
  /** The rule decides: the first match, or of `matching` rules the longest, or the one whose match ends last. */
  readonly 'rule-first': MatchParams & DecidingParams;
  readonly 'rule-longest': MatchParams &
    DecidingParams & { readonly matching: number; readonly tie?: RuleTie };
  readonly 'rule-furthest': MatchParams &
    DecidingParams & { readonly matching: number; readonly tie?: RuleTie };
  /** Where the rule first differs from the URL, as columns of `rule` and `url`, and what the URL lacks there. */
  readonly 'rule-no-match': RuleParams & {
    readonly why: PatternDifference['why'];
    readonly ruleAt: number;
    readonly urlAt: number;
    readonly missing: string;
  };
  /** A rule above decided, so this one is not evaluated. */
  readonly 'rule-not-asked': RuleParams & { readonly deciding: number };
  /**
   * The rule matches, but does not decide. The deciding line is longer, or its match ends later, or it is as long
   * and an Allow, or it is as long and earlier in the file.
   */
  readonly 'rule-shorter': MatchParams & { readonly deciding: number; readonly longest: number };
  readonly 'rule-less-far': MatchParams & { readonly deciding: number; readonly longest: number };
  readonly 'rule-yields': MatchParams & { readonly deciding: number };
  readonly 'rule-later': MatchParams & { readonly deciding: number };
  /** The rule has no path, has a `$` inside the path, or is unknown to the reader. */
  readonly 'rule-empty': { readonly effect: Effect };
  readonly 'rule-dollar': { readonly effect: Effect; readonly path: string };
  readonly 'rule-unknown': { readonly effect: Effect; readonly path: string };
  /** The rule belongs to no record. */
  readonly 'rule-orphan': { readonly effect: Effect; readonly path: string };
  /** No rule of the record matches. */
  readonly 'no-rule': DecidingParams & { readonly name: string; readonly answer: Answer };
}

export type StepCode = keyof StepParams;

/** The outcome of a candidate. Exactly one step of an explanation has the outcome `decides`. */
export type StepOutcome =
  | 'decides'
  | 'chosen'
  | 'passed-over'
  | 'no-match'
  | 'not-asked'
  | 'shorter'
  | 'too-late'
  | 'no-effect';

/** One step, with the parameters of its code. `by` is the line that it explains. */
export type UncitedStep<Codes extends StepCode = StepCode> = {
  [Code in Codes]: {
    readonly code: Code;
    readonly params: StepParams[Code];
    readonly by?: FieldRef;
    readonly outcome?: StepOutcome;
  };
}[Codes];

/** A step of an explanation, with the section that it follows. */
export type Step = UncitedStep & {
  /** The section of the specification or program that it follows. */
  readonly source: Citations;
};

/** The sections that the steps of a question follow. A function selects one by the parameters of the step. */
export type StepSections<Codes extends StepCode> = {
  readonly [Code in Codes]: Citations | ((params: StepParams[Code]) => Citations);
};

/** Adds to a step the section that it follows. */
export function citeStep<Codes extends StepCode>(
  step: UncitedStep<Codes>,
  sections: StepSections<Codes>,
): Step {
  const section = sections[step.code] as Citations | ((params: object) => Citations);
  return { ...step, source: typeof section === 'function' ? section(step.params) : section } as Step;
}

/** Adds to each step the section that it follows. */
export const citeSteps = <Codes extends StepCode>(
  steps: readonly UncitedStep<Codes>[],
  sections: StepSections<Codes>,
): readonly Step[] => steps.map((step) => citeStep(step, sections));
