// What files, headers and documents other than robots.txt say about the use of a page. Each format describes
// itself as a `UseCarrier`; the question about AI use combines their statements.
import type { PolicyFiles } from './question.ts';
import type { UseCarrierId, UseStatement } from './use-statement.ts';

/** The files of one kind, read once for a version of the site. */
export interface PreparedCarrier {
  /** In file order. Never throws, whatever agent and URL are. `''` is the crawler that no line names. */
  readonly statementsFor: (agent: string, url: string) => readonly UseStatement[];
  /** The URLs that the files have statements about, in file order: patterns with `*` and `$` (RFC 9309 2.2.3). */
  readonly patterns: () => readonly string[];
  /**
   * Equal for two agents only if the carrier's statements about every URL are the same. Absent if it names no
   * crawlers.
   */
  readonly classOf?: (agent: string) => string;
}

export interface UseCarrier {
  readonly id: UseCarrierId;
  /** Returns undefined if the site has no file of this kind. */
  prepare(site: PolicyFiles): PreparedCarrier | undefined;
}
