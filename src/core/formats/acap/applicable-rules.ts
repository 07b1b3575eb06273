// Collects the fields of a site's ACAP files that apply to a crawler (ACAP 1.1 2.2.1, 2.3, 2.4).
import { crawlerName } from '../../matching/product-token.ts';
import type { Word } from '../../syntax/words.ts';
import { lowerCase } from '../../text/lower-case.ts';
import type { AcapFile, AcapRecord, PlacedField, PlacedFieldOf } from './acap-file.ts';
import { expandPatterns, type NameScope } from './expand-usages.ts';
import type { Capabilities, FallbackReplacement } from './fallback.ts';
import type { AcapRule, Qualifier } from './field.ts';
import { matchesAcap, patternOfWord, purposeTarget, type ReadyPattern } from './path-patterns.ts';
import { isName } from './read-pattern.ts';
import { combineReadings, type ResolvedRule, resolveRule, type UnreadUsage } from './resolve-names.ts';
import type { Usage } from './usages.ts';

/** The place of a field: a path of the site or an absolute URL, and a 0-based line. */
export interface FieldPlace {
  readonly path: string;
  readonly line: number;
}

/** Which crawlers a record applies to: those it names, or any (2.2.1). */
export type RecordTier = 'named' | 'any';
/** Whether a field is in a sub-record for the queried purpose, or applies to all purposes (2.3). */
export type RuleLevel = 'purpose' | 'general';

/**
 * A field that a crawler obeys, prepared for matching: one usage, one or more patterns. Parts of a composite with
 * the same usage and effect are merged into one rule with the restrictions of all of them. Fields of one set share
 * its patterns.
 */
export interface AppliedRule {
  readonly place: FieldPlace;
  readonly tier: RecordTier;
  readonly level: RuleLevel;
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
  readonly patterns: readonly ReadyPattern[];
  readonly replacements: readonly FallbackReplacement[];
}

/** A field that applies to the crawler but has no effect, and the reason. */
export interface IgnoredField extends UnreadUsage {
  readonly place: FieldPlace;
}

/** A record, and how it was treated for this crawler. */
export interface ConsideredRecord {
  readonly place: FieldPlace;
  readonly names: readonly string[];
  readonly outcome:
    | 'named'
    | 'any'
    | 'other-crawlers'
    | 'reference'
    | 'reference-missing'
    | 'reference-chain';
  readonly locator?: string;
}

/** Everything that applies to one crawler for one purpose, before a URL is known. */
export interface ApplicableRules {
  readonly obeyed: readonly AppliedRule[];
  readonly ignored: readonly IgnoredField[];
  readonly considered: readonly ConsideredRecord[];
  /**
   * The first reference to permissions that are not known: to a missing file, or to one that itself refers to
   * another file and so may not be referred to (2.3.2). It suspends every permission.
   */
  readonly suspendedBy: SuspendingReference | undefined;
}

/** A reference to permissions that are not known. */
export interface SuspendingReference extends ConsideredRecord {
  readonly outcome: 'reference-missing' | 'reference-chain';
}

/** The crawler, and how it reads; the settings of the digest. */
export interface CrawlerProfile {
  readonly agent: string;
  readonly purpose?: string;
  readonly crawlerMatch: 'exact' | 'substring';
  readonly capabilities: Capabilities;
}

/** The file that is read first, and the function that finds the files it refers to. */
export interface EntryFile {
  readonly path: string;
  readonly file: AcapFile;
  readonly refer: (locator: string) => { readonly path: string; readonly file: AcapFile } | undefined;
}

/**
 * Whether a name in a file means this crawler, given in any form of its user-agent (2.3.1). '' and `*` are
 * names of no crawler.
 */
export function matchesCrawler(name: string, agent: string, match: CrawlerProfile['crawlerMatch']): boolean {
  const robot = crawlerName(agent);
  if (robot === '' || robot === '*') return false;
  const [own, queried] = [lowerCase(name), lowerCase(robot)];
  return match === 'exact' ? own === queried : queried.includes(own);
}

/**
 * A purpose that is written as a name is compared as a whole, anything else as a pattern (ACAP 1.1 2.3.3, open question
 *
 */
const matchesPurpose = (written: string, purpose: string): boolean =>
  isName(written) ? lowerCase(written) === lowerCase(purpose) : matchesAcap(written, purposeTarget(purpose));

/** The file in which a record looks up names, and the crawlers that the record applies to. */
interface RecordScope extends NameScope {
  readonly path: string;
  readonly tier: RecordTier;
}

class RuleCollector {
  readonly obeyed: AppliedRule[] = [];
  readonly ignored: IgnoredField[] = [];
  readonly considered: ConsideredRecord[] = [];
  suspendedBy: SuspendingReference | undefined;
  private readonly visited = new Set<string>();
  /** The resolved rules of local names, by file and name. */
  private readonly local = new Map<AcapFile, Map<string, ResolvedRule>>();
  private readonly patterns = new Map<readonly Word[], readonly ReadyPattern[]>();

  private readonly profile: CrawlerProfile;
  private readonly refer: EntryFile['refer'];

  constructor(profile: CrawlerProfile, refer: EntryFile['refer']) {
    this.profile = profile;
    this.refer = refer;
  }

  /** Reads all records of a file. `parent`: the file that refers to it. `forced`: their tier, if not their own. */
  visit(path: string, file: AcapFile, parent?: AcapFile, forced?: RecordTier): void {
    if (file.version.major !== 1) return;
    for (const record of file.records) {
      const outcome = this.tierOf(record);
      this.consider(path, record, outcome ?? 'other-crawlers');
      if (!outcome) continue;
      const scope = parent ? { file, parent } : { file };
      if (record.reference) this.follow(path, record.reference, { ...scope, path, tier: outcome });
      else this.collect(record, { ...scope, path, tier: forced ?? outcome });
    }
  }

  private tierOf({ crawlers }: AcapRecord): RecordTier | undefined {
    const { agent, crawlerMatch } = this.profile;
    if (crawlers.some(({ field }) => !field.any && matchesCrawler(field.name, agent, crawlerMatch)))
      return 'named';
    return crawlers.some(({ field }) => field.any) ? 'any' : undefined;
  }

  private consider(path: string, { crawlers }: AcapRecord, outcome: ConsideredRecord['outcome']): void {
    const place = { path, line: crawlers[0].line };
    this.considered.push({ place, names: crawlers.map(({ field }) => field.name), outcome });
  }

  private follow(path: string, { line, field }: PlacedFieldOf<'reference'>, scope: RecordScope): void {
    const { locator } = field;
    const target = scope.parent ? undefined : this.refer(locator);
    const isChain = scope.parent !== undefined || target?.path === path;
    const reference = { place: { path, line }, names: [], locator };
    if (target && !isChain) {
      this.considered.push({ ...reference, outcome: 'reference' });
      this.visitOnce(target, scope);
      return;
    }
    const unknown = { ...reference, outcome: isChain ? 'reference-chain' : 'reference-missing' } as const;
    this.considered.push(unknown);
    this.suspendedBy ??= unknown;
  }

  /** Visits a file that several records refer to only once: it adds the same rules each time. */
  private visitOnce({ path, file }: { path: string; file: AcapFile }, scope: RecordScope): void {
    const forced = scope.tier === 'named' ? 'named' : undefined;
    const key = `${forced} ${path}`;
    if (this.visited.has(key)) return;
    this.visited.add(key);
    this.visit(path, file, scope.file, forced);
  }

  private collect({ rules, subRecords }: AcapRecord, scope: RecordScope): void {
    for (const rule of rules) this.add(rule, scope, 'general');
    const { purpose } = this.profile;
    if (purpose === undefined) return;
    for (const sub of subRecords) {
      if (!sub.purposes.some(({ field }) => matchesPurpose(field.value, purpose))) continue;
      for (const rule of sub.rules) this.add(rule, scope, 'purpose');
    }
  }

  private add({ line, field }: PlacedField<AcapRule>, scope: RecordScope, level: RuleLevel): void {
    const place = { path: scope.path, line };
    const patterns = this.readyPatterns(expandPatterns(field, scope));
    const ignore = ({ usage, why }: UnreadUsage) => this.ignored.push({ place, usage, why });
    if (patterns.length === 0) ignore({ usage: field.usage.word.text, why: 'undefined-set' });
    const { counts, unread } = this.resolveUsage(field, scope);
    for (const one of unread) ignore(one);
    // A field without a path matches nothing.
    if (patterns.length === 0) return;
    for (const one of counts) this.obeyed.push({ place, tier: scope.tier, level, patterns, ...one });
  }

  private readyPatterns(words: readonly Word[]): readonly ReadyPattern[] {
    let patterns = this.patterns.get(words);
    if (!patterns) this.patterns.set(words, (patterns = words.map(patternOfWord)));
    return patterns;
  }

  /** Resolves the usage of a field. A local name is resolved once, as it means the same in every field of a file. */
  private resolveUsage(field: AcapRule, scope: NameScope): ResolvedRule {
    const { usage, effect } = field;
    const read = () => combineReadings(resolveRule(field, scope, this.profile.capabilities));
    if (usage.kind !== 'local') return read();
    let names = this.local.get(scope.file);
    if (!names) this.local.set(scope.file, (names = new Map()));
    const key = `${effect} ${lowerCase(usage.name)}`;
    let resolved = names.get(key);
    if (!resolved) names.set(key, (resolved = read()));
    return resolved;
  }
}

/** Collects everything that applies to a crawler, for any URL. */
export function collectRules({ path, file, refer }: EntryFile, profile: CrawlerProfile): ApplicableRules {
  const collector = new RuleCollector(profile, refer);
  collector.visit(path, file);
  const { obeyed, ignored, considered, suspendedBy } = collector;
  return { obeyed, ignored, considered, suspendedBy };
}
