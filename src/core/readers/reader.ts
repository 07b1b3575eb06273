// A way of reading policy files, as data: the engine checks these options, and no code checks the name of a
// reader.
import { type Citations } from '../catalogue/citations.ts';
import type { FileReading } from '../formats/rep/records.ts';
import type { AgentOptions } from '../matching/agent-names.ts';
import type { RuleMatchingOptions } from '../matching/path-rule.ts';

/**
 * The effect of a response to the request for the policy file. `parse`: the content applies. `follow`: the
 * redirect is followed. `allow-all`, `deny-all`: the whole site is allowed or blocked. `defer`: visits are
 * postponed. `no-information`: nothing follows. `error`: the reader stops with an error, and its caller must
 * decide.
 */
export type Outcome = 'parse' | 'follow' | 'allow-all' | 'deny-all' | 'defer' | 'no-information' | 'error';

type StatusKey = '401' | '403' | '404' | '410' | '429' | '2xx' | '3xx' | '4xx' | '5xx' | 'network';

/** Which of the matching records apply: the first in the file, or all of them merged. */
type GroupChoice = 'first' | 'merge';

/** Whether the source itself says so, a secondary source reports it, or it is our interpretation of a gap. */
export type Evidence = 'stated' | 'second-hand' | 'ours';

/** The names of the options, such as `rule.tie`. */
export type ReaderOption = {
  [Group in keyof Reader]: Reader[Group] extends object ? `${Group}.${keyof Reader[Group] & string}` : never;
}[Exclude<keyof Reader, 'unspecified'>];

/**
 * The sections on which the parts of an explanation rest. If the source
 * of a reader is silent, the section is the nearest one that states it, which may be in another specification.
 */
export interface ReaderSections {
  /** Which file is the policy of a URL. */
  readonly place: Citations;
  readonly redirects: Citations;
  /** Statuses from 400 to 499. */
  readonly unavailable: Citations;
  /** Statuses from 500 on, and no response. */
  readonly unreachable: Citations;
  /** How octets become lines. */
  readonly text: Citations;
  /** How much of the file, and of a line, is read. */
  readonly fileLimit: Citations;
  readonly lineLimit: Citations;
  /** What the limit for files does to the line that it cuts. Absent if no source says. */
  readonly cutLine?: Citations;
  /** Which lines are a record. */
  readonly recordLines: Citations;
  /** Which records apply to a crawler, and what follows if none does. */
  readonly records: Citations;
  readonly noRecord: Citations;
  /** Rules outside of all records. */
  readonly orphans: Citations;
  /** How a rule is compared with a URL. */
  readonly comparison: Citations;
  /** Which of several matching rules decides, and what follows if none matches. */
  readonly choice: Citations;
  readonly noRule: Citations;
  readonly emptyPath: Citations;
  /** The policy file itself. */
  readonly ownFile: Citations;
}

/** A reader: its options, and what they are based on. */
export interface Reader<Id extends string = string> extends FileReading, RuleMatchingOptions {
  readonly id: Id;
  /** Common name, shown to users. */
  readonly title: string;
  /** The specification or program that reads so. */
  readonly source: string;
  /** Where the source can be read. */
  readonly spec: string;
  readonly sections: ReaderSections;
  /** The operator whose crawlers read so, as in the catalogue of crawlers. Null if any crawler may. */
  readonly operator: string | null;
  readonly evidence: Evidence;
  /** The evidence for how cache headers of the policy file are read. */
  readonly cacheEvidence: Evidence;
  /** The options whose values are our interpretation, because the source does not say. */
  readonly unspecified: readonly ReaderOption[];
  /** Whether this is a reader of current crawlers, so that their quirks apply (core/catalogue/agent-quirks.ts). */
  readonly quirks: boolean;
  readonly agent: AgentOptions;
  readonly group: {
    readonly specific: GroupChoice;
    readonly default: GroupChoice;
    /** `default-only`: the other names of a record with `*` are ignored (urllib). */
    readonly starRecord: 'named-too' | 'default-only';
  };
  readonly fallback: { readonly noRule: 'allow' | 'deny'; readonly noRecord: 'allow' | 'deny' };
  /** The policy file, and the paths that may always be fetched. */
  readonly file: { readonly path: string; readonly alwaysAllowed: readonly string[] };
  readonly http: Readonly<Record<StatusKey, Outcome>> & {
    /** The number of redirects that are followed. Null without a limit. */
    readonly maxRedirects: number | null;
    readonly tooManyRedirects: Outcome;
    /** Keys whose values are our interpretation, because the source does not say. */
    readonly unspecified: readonly (StatusKey | 'maxRedirects' | 'tooManyRedirects')[];
  };
  /**
   * Seconds for which a copy of the file may be used: without cache headers, and at most. Null if the source does
   * not say.
   */
  readonly cache: { readonly defaultSeconds: number | null; readonly maxSeconds: number | null };
  /** Which fields set a delay between visits, in which record, and in which format (Bing, urllib). */
  readonly delay: {
    readonly fields: readonly string[];
    /** Whether the record for any other crawler applies if the crawler's own record sets no delay. */
    readonly inheritDefault: boolean;
    /** `digits`: integers, percent-decoded. `raw-digits`: integers as written. */
    readonly format: 'decimal' | 'digits' | 'raw-digits';
  };
  /** Limits that a file should not exceed (Yandex). The source does not say what happens then. */
  readonly limits: { readonly maxRules: number | null; readonly maxRuleChars: number | null };
}
