// An edit that would give one cell another answer: what it does, as a code, and the edits themselves.
import type { TextEdit } from '../../document/range.ts';

/**
 * What a path that is written covers besides its URL. `exact`: nothing. `beginning`: all URLs that begin so.
 * `pattern`: URLs that begin and end so. `directory`: all that lies beside it.
 */
export type PathCoverage = 'exact' | 'beginning' | 'pattern' | 'directory';

/** A path that a rule for the URL may have. */
export interface PathChoice {
  readonly path: string;
  readonly covers: PathCoverage;
}

/** A line that is changed, and what it is afterwards; `agents` are its record's, if it speaks to others too. */
interface ChangedRule {
  readonly line: number;
  readonly rule: string;
  readonly agents?: readonly string[];
}

/**
 * What each suggestion tells. Lines are 0-based: of the file before for what stands in it, and for a new rule or record
 * the place where it will stand. `rule` is the text of a line.
 */
export interface CandidateParams {
  /** A rule in a record that speaks to the robot; `agents` are the record's. */
  readonly 'add-rule': {
    readonly rule: string;
    readonly line: number;
    readonly agents: readonly string[];
    readonly covers: PathCoverage;
  };
  /** A record of their own for robots that share one: the rules of that record, which begins in line `from`, and one more. */
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
  /** A record for robots that none speaks to; the name `*` is everybody's. */
  readonly 'add-record': {
    readonly agents: readonly string[];
    readonly rule: string;
    readonly line: number;
    readonly covers: PathCoverage;
  };
  /** The rule that decides, with the opposite effect, with a narrower path, without a path, or gone. */
  readonly 'turn-rule': ChangedRule;
  readonly 'narrow-rule': ChangedRule;
  readonly 'empty-rule': ChangedRule;
  readonly 'remove-rule': ChangedRule;
}

export type CandidateCode = keyof CandidateParams;

/** One suggestion. The edits refer to the file before it, and make one step. */
export type Candidate = {
  readonly [Code in CandidateCode]: {
    readonly code: Code;
    readonly params: CandidateParams[Code];
    readonly edits: readonly TextEdit[];
  };
}[CandidateCode];

/** Why there is none. */
export type NoSuggestion =
  /** The cell has the answer already. */
  | 'same-answer'
  /** The answer comes from how the request for the file ended; the URL is another site's; it is a policy file. */
  | 'status'
  | 'other-site'
  | 'own-file'
  /** The site lacks the file, the reader reads nothing of its encoding, or not all of it as it is too big. */
  | 'no-file'
  | 'encoding-unread'
  | 'file-cut'
  /** A kind of file that holds no rules. */
  | 'no-rules'
  /** Whatever was tried did not give the answer. */
  | 'none-found';
