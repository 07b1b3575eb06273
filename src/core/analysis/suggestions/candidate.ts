// A candidate is an edit that may change the answer of one cell: a code that describes it, and the edits.
import type { TextEdit } from '../../document/range.ts';

/**
 * What a written path matches besides its URL. `exact`: nothing. `beginning`: all URLs with this beginning.
 * `pattern`: URLs with this beginning and end. `directory`: everything in the same directory.
 */
export type PathCoverage = 'exact' | 'beginning' | 'pattern' | 'directory';

/** A path for a rule that matches the URL. */
export interface PathChoice {
  readonly path: string;
  readonly covers: PathCoverage;
}

/**
 * A line that is changed, and its text afterwards. `agents`: the names of its record, if it applies to other
 * crawlers too.
 */
interface ChangedRule {
  readonly line: number;
  readonly rule: string;
  readonly agents?: readonly string[];
}

/**
 * The parameters of each suggestion. Lines are 0-based. They refer to the file before the edit; for a new rule or
 * record, to its place afterwards. `rule` is the text of a line.
 */
export interface CandidateParams {
  /** A rule in a record that applies to the crawler. `agents`: the names of the record. */
  readonly 'add-rule': {
    readonly rule: string;
    readonly line: number;
    readonly agents: readonly string[];
    readonly covers: PathCoverage;
  };
  /**
   * A separate record for crawlers that share one: with the rules of that record, which begins in line `from`, and
   * another rule.
   */
  readonly 'own-record': {
    readonly agents: readonly string[];
    readonly rule: string;
    readonly line: number;
    readonly from: number;
    readonly covers: PathCoverage;
  };
  /** The same without the rules in these lines. */
  readonly 'own-record-without': {
    readonly agents: readonly string[];
    readonly without: readonly number[];
    readonly line: number;
    readonly from: number;
  };
  /**
   * User-agent lines in a record that gives other crawlers the answer. `line`: its first line; `rule`: the rule that
   * decides. `isForSite`: that rule is about the whole site, and the URL is its front page.
   */
  readonly 'join-record': {
    readonly agents: readonly string[];
    readonly line: number;
    readonly rule: string;
    readonly isForSite?: true;
  };
  /** A record for crawlers that no record applies to. The name `*` is any other crawler. */
  readonly 'add-record': {
    readonly agents: readonly string[];
    readonly rule: string;
    readonly line: number;
    readonly covers: PathCoverage;
  };
  /** The deciding rule with the opposite effect, with a narrower path, without a path, or removed. */
  readonly 'turn-rule': ChangedRule;
  readonly 'narrow-rule': ChangedRule;
  readonly 'empty-rule': ChangedRule;
  /** `isForUrl`: the rule is about exactly this URL. */
  readonly 'remove-rule': ChangedRule & { readonly isForUrl?: true };
}

export type CandidateCode = keyof CandidateParams;

/** One candidate. The edits refer to the file before it, and form one undo step. */
export type Candidate = {
  readonly [Code in CandidateCode]: {
    readonly code: Code;
    readonly params: CandidateParams[Code];
    readonly edits: readonly TextEdit[];
  };
}[CandidateCode];

/** Why there is no suggestion. */
export type NoSuggestion =
  /** The cell already has the answer. */
  | 'same-answer'
  /** The result of the request for the file decides; the URL belongs to another site; or it is a policy file. */
  | 'status'
  | 'other-site'
  | 'own-file'
  /**
   * The site lacks the file; the reader reads nothing in its encoding; or the file is too big to be read
   * completely.
   */
  | 'no-file'
  | 'encoding-unread'
  | 'file-cut'
  /** A kind of file without rules. */
  | 'no-rules'
  /** No candidate resulted in the answer. */
  | 'none-found';
