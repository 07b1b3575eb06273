// A way of reading policy files, as data: one engine asks these knobs, and no code asks for a reader's name.
import type { FileReading } from '../formats/rep/records.ts';
import type { AgentOptions } from '../matching/agent-names.ts';
import type { RuleMatchingOptions } from '../matching/path-rule.ts';

/**
 * What a reader does when it asks for the policy file. `parse`: the content counts; `follow`: the redirect is
 * followed; `allow-all`, `deny-all`: the whole site; `defer`: visits are put off; `no-information`: nothing follows;
 * `error`: the reader stops with an error, and its program has to know what then.
 */
export type Outcome = 'parse' | 'follow' | 'allow-all' | 'deny-all' | 'defer' | 'no-information' | 'error';

type StatusKey = '401' | '403' | '404' | '410' | '429' | '2xx' | '3xx' | '4xx' | '5xx' | 'network';

/** Which of the records that fit counts: the first in the file, or all of them together. */
type GroupChoice = 'first' | 'merge';

/** Whether the source says so itself, somebody says so of it, or it is our reading of its gaps. */
export type Evidence = 'stated' | 'second-hand' | 'ours';

/** The knobs by name, as `rule.tie`. */
export type ReaderOption = {
  [Group in keyof Reader]: Reader[Group] extends object ? `${Group}.${keyof Reader[Group] & string}` : never;
}[Exclude<keyof Reader, 'unspecified'>];

/** One reader: the knobs of readers.json, and what they rest on. */
export interface Reader<Id extends string = string> extends FileReading, RuleMatchingOptions {
  readonly id: Id;
  /** Common name, for people. */
  readonly title: string;
  /** The text or program whose reading this is. */
  readonly source: string;
  /** Where that can be read. */
  readonly spec: string;
  /** Whose crawlers read so, as the catalogue of crawlers has it; null where it is about any crawler. */
  readonly operator: string | null;
  readonly evidence: Evidence;
  /** The same of what it makes of cache headers, where they are about the policy file. */
  readonly cacheEvidence: Evidence;
  /** Knobs whose value is our reading, because the source is silent. */
  readonly unspecified: readonly ReaderOption[];
  /** True if this is about the robots of our days, whose quirks then count (core/catalogue/agent-quirks.ts). */
  readonly quirks: boolean;
  readonly agent: AgentOptions;
  readonly group: {
    readonly specific: GroupChoice;
    readonly default: GroupChoice;
    /** `default-only`: the other names of a record with `*` do not count (PYU-009). */
    readonly starRecord: 'named-too' | 'default-only';
  };
  readonly fallback: { readonly noRule: 'allow' | 'deny'; readonly noRecord: 'allow' | 'deny' };
  /** The policy file, and the paths that may always be fetched. */
  readonly file: { readonly path: string; readonly alwaysAllowed: readonly string[] };
  readonly http: Readonly<Record<StatusKey, Outcome>> & {
    /** Hops that are followed; null without a limit. */
    readonly maxRedirects: number | null;
    readonly tooManyRedirects: Outcome;
    /** Keys whose value is our reading, because the source is silent. */
    readonly unspecified: readonly (StatusKey | 'maxRedirects' | 'tooManyRedirects')[];
  };
  /** Seconds that a copy of the file may be used: without cache headers, and at most; null: nothing is said. */
  readonly cache: { readonly defaultSeconds: number | null; readonly maxSeconds: number | null };
  /** Which fields ask for a pause between visits, from which record, and in which form (BNG-003, PYU-019). */
  readonly delay: {
    readonly fields: readonly string[];
    /** True if the record for all others counts where the robot's own says nothing. */
    readonly inheritDefault: boolean;
    /** `digits`: whole numbers, percent-decoded; `raw-digits`: as written. */
    readonly format: 'decimal' | 'digits' | 'raw-digits';
  };
  /** What a file should not exceed (YDX-010); nothing is said of what happens then. */
  readonly limits: { readonly maxRules: number | null; readonly maxRuleChars: number | null };
}
