// The steps of a trace: codes and numbers, no sentences. The wording is in messages.

import type { AgentQuirk } from '../catalogue/agent-quirks.ts';
import type { Encoding } from '../document/encoding.ts';
import type { AcapStepParams } from '../formats/acap/step-params.ts';
import type { DatasetStepParams } from '../formats/data-txt/step-params.ts';
import type { AiUseStepParams } from '../formats/extensions/step-params.ts';
import type { MobileStepParams } from '../formats/mobile-agents/step-params.ts';
import type { DocumentStepParams } from '../formats/robots-pi/step-params.ts';
import type { PatternDifference } from '../matching/path-pattern.ts';
import type { Effect } from '../matching/path-rule.ts';
import type { Outcome } from '../readers/reader.ts';
import type { Answer, FieldRef, Status } from './answer.ts';

/** A rule as written, and what it and the URL are compared as (percent-encoding undone or made equal). */
export interface RuleParams {
  readonly effect: Effect;
  readonly path: string;
  readonly rule: string;
  readonly url: string;
}

/** A rule that matches, and the length of the match in octets: that of the rule, or how far it reaches in the URL. */
export interface MatchParams extends RuleParams {
  readonly octets: number;
  /** True if it matches only because an allowed index page allows its directory. */
  readonly directory: boolean;
}

/** A robot that does otherwise than the texts say, and on whose word. */
interface QuirkParams {
  readonly name: string;
  readonly source: AgentQuirk;
}

/** What each code of a step tells. Lines are 0-based. */
export interface StepParams
  extends AcapStepParams,
    AiUseStepParams,
    DatasetStepParams,
    DocumentStepParams,
    MobileStepParams {
  /** The URL belongs to another site: other scheme, host or port. */
  readonly 'other-site': { readonly url: string; readonly origin: string };
  /** The URL is a policy file itself. */
  readonly 'own-file': { readonly path: string };
  /** The site has no such file: status 404. */
  readonly 'file-absent': { readonly path: string };
  /** The file is read, as if it stood at the reader's own path. */
  readonly 'file-read': { readonly path: string; readonly as: string };
  /** How the request for the file ended, where that decides. */
  readonly status: { readonly status: Status; readonly outcome: Outcome };
  /** The file is not there: that says nothing of the site, but where no record is, access is unlimited. */
  readonly 'access-unlimited': Readonly<Record<never, never>>;
  /** Redirects that are more than the reader follows, or that it does not follow at all. */
  readonly redirects: { readonly hops: number; readonly max: number; readonly outcome: Outcome };
  /** The file is in an encoding in which this reader finds no line. */
  readonly 'encoding-unread': { readonly encoding: Encoding };
  /** The file is longer than the reader takes: to it everything is open. */
  readonly 'file-too-long': { readonly octets: number };
  /** The file is no UTF-8, at which the reader stops. */
  readonly 'file-not-utf-8': Readonly<Record<never, never>>;
  /** The robot may not heed the file, so that the answer is what the file says and not what it does. */
  readonly 'robots-txt-ignored': QuirkParams & { readonly how: NonNullable<AgentQuirk['robotsTxt']> };
  /** No line names the robot: it obeys the records of another name; of which one, nobody says. */
  readonly 'record-fallback': QuirkParams & { readonly token: string };
  readonly 'record-fallback-unknown': QuirkParams;
  /** The record for all others does not count for this robot. */
  readonly 'record-star-ignored': QuirkParams;
  /** The byte order mark counts as part of the first line. */
  readonly 'mark-kept': Readonly<Record<never, never>>;
  readonly 'line-cut': { readonly octets: number };
  readonly 'file-cut': { readonly octets: number };
  /** This record speaks to the robot: the first one, and one that is joined with an earlier. */
  readonly 'record-named': { readonly name: string; readonly value: string };
  readonly 'record-joined': { readonly name: string; readonly value: string };
  /** It names the robot, but an earlier record counts. */
  readonly 'record-later': { readonly name: string; readonly value: string };
  /** It has another name of the robot, or a part of its name, but one that is preferred was found. */
  readonly 'record-less-specific': { readonly name: string; readonly preferred: string };
  /** It speaks to others. */
  readonly 'record-other': { readonly agents: readonly string[] };
  /** A user-agent line that no rule follows: for this reader it forms no record. */
  readonly 'record-ruleless': { readonly value: string };
  /** The record for robots that no line names: it counts, it is joined, it is too late, it is not needed. */
  readonly 'record-default': { readonly name: string };
  readonly 'record-default-joined': { readonly name: string };
  readonly 'record-default-later': { readonly name: string };
  readonly 'record-default-unused': { readonly name: string };
  /** No record speaks to the robot. */
  readonly 'no-record': { readonly name: string; readonly answer: Answer };
  /** The URL is compared in another form than it was written. */
  readonly 'url-read-as': { readonly written: string; readonly read: string };
  /** The rule decides: the first that matches, or of `matching` the longest or the one whose match ends last. */
  readonly 'rule-first': MatchParams;
  readonly 'rule-longest': MatchParams & { readonly matching: number };
  readonly 'rule-furthest': MatchParams & { readonly matching: number };
  /** Where it first differs from the URL, as columns of `rule` and `url`, and what it lacks there. */
  readonly 'rule-no-match': RuleParams & {
    readonly why: PatternDifference['why'];
    readonly ruleAt: number;
    readonly urlAt: number;
    readonly missing: string;
  };
  /** A rule above decided, so this one is not looked at. */
  readonly 'rule-not-asked': RuleParams & { readonly deciding: number };
  /**
   * It matches, but the deciding line is longer, or its match ends later, or it is as long and an Allow, or as long and
   * earlier in the file.
   */
  readonly 'rule-shorter': MatchParams & { readonly deciding: number; readonly longest: number };
  readonly 'rule-less-far': MatchParams & { readonly deciding: number; readonly longest: number };
  readonly 'rule-yields': MatchParams & { readonly deciding: number };
  readonly 'rule-later': MatchParams & { readonly deciding: number };
  /** It has no path, a `$` inside the path, or the reader knows no such rule. */
  readonly 'rule-empty': { readonly effect: Effect };
  readonly 'rule-dollar': { readonly effect: Effect; readonly path: string };
  readonly 'rule-unknown': { readonly effect: Effect; readonly path: string };
  /** It belongs to no record. */
  readonly 'rule-orphan': { readonly effect: Effect; readonly path: string };
  /** No rule of the record matches. */
  readonly 'no-rule': { readonly name: string; readonly answer: Answer };
}

export type StepCode = keyof StepParams;

/** What became of a candidate. `decides` stands in exactly one step of a trace. */
export type StepOutcome =
  | 'decides'
  | 'chosen'
  | 'passed-over'
  | 'no-match'
  | 'not-asked'
  | 'shorter'
  | 'too-late'
  | 'no-effect';

/** One step, with the parameters of its code. `by` is the line it speaks of. */
export type Step = {
  [Code in StepCode]: {
    readonly code: Code;
    readonly params: StepParams[Code];
    readonly by?: FieldRef;
    readonly outcome?: StepOutcome;
  };
}[StepCode];
