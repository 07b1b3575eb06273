// The fields of a site's ACAP files that speak to a crawler about a URL (ACAP 1.1 2.2.1, 2.3, 2.4; digest F.1).
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

/** Where a field stands: a path of the site or an absolute URL, and a 0-based line. */
export interface FieldPlace {
  readonly path: string;
  readonly line: number;
}

/** To whom a record speaks: to crawlers it names, or to any (2.2.1). */
export type RecordTier = 'named' | 'any';
/** Whether a field stands in a sub-record for the purpose at hand, or holds for all purposes (2.3). */
export type RuleLevel = 'purpose' | 'general';

/**
 * A field that a crawler obeys, made ready to be matched: one usage, one or more patterns. Parts of a composite that come
 * to the same usage and effect are one, with the restrictions of all of them. Fields of one set share its patterns.
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

/** A field that speaks to the crawler and takes no part, and why. */
export interface IgnoredField extends UnreadUsage {
  readonly place: FieldPlace;
}

/** A record, and what became of it for this crawler. */
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

/** All that speaks to one crawler for one purpose, before any URL. */
export interface ApplicableRules {
  readonly obeyed: readonly AppliedRule[];
  readonly ignored: readonly IgnoredField[];
  readonly considered: readonly ConsideredRecord[];
  /** True if a file that a record refers to is not there (ACAP-261). */
  readonly incomplete: boolean;
}

/** Who listens, and how; the settings of the digest. */
export interface CrawlerProfile {
  readonly agent: string;
  readonly purpose?: string;
  readonly crawlerMatch: 'exact' | 'substring';
  readonly capabilities: Capabilities;
}

/** The file that is read first, and how a reference from it is followed. */
export interface EntryFile {
  readonly path: string;
  readonly file: AcapFile;
  readonly refer: (locator: string) => { readonly path: string; readonly file: AcapFile } | undefined;
}

/** True if a name in a file means this robot (2.3.1, ACAP-203). Nobody's names are '' and `*`. */
export function matchesCrawler(name: string, agent: string, match: CrawlerProfile['crawlerMatch']): boolean {
  if (agent === '' || agent === '*') return false;
  const [own, asked] = [lowerCase(name), lowerCase(agent)];
  return match === 'exact' ? own === asked : asked.includes(own);
}

/** A purpose written as a name is compared whole, anything else as a pattern (ACAP-207, digest X-16). */
const matchesPurpose = (written: string, purpose: string): boolean =>
  isName(written) ? lowerCase(written) === lowerCase(purpose) : matchesAcap(written, purposeTarget(purpose));

/** A file as it speaks through one record: its names, and to whom. */
interface RecordScope extends NameScope {
  readonly path: string;
  readonly tier: RecordTier;
}

class RuleCollector {
  readonly obeyed: AppliedRule[] = [];
  readonly ignored: IgnoredField[] = [];
  readonly considered: ConsideredRecord[] = [];
  incomplete = false;
  private readonly visited = new Set<string>();
  /** What local names say, by the file and the name. */
  private readonly local = new Map<AcapFile, Map<string, ResolvedRule>>();
  private readonly patterns = new Map<readonly Word[], readonly ReadyPattern[]>();

  private readonly listener: CrawlerProfile;
  private readonly refer: EntryFile['refer'];

  constructor(listener: CrawlerProfile, refer: EntryFile['refer']) {
    this.listener = listener;
    this.refer = refer;
  }

  /** Reads all records of a file; `parent` is the file that refers to it, `forced` its tier for named crawlers. */
  visit(path: string, file: AcapFile, parent?: AcapFile, forced?: RecordTier): void {
    if (file.version.major !== 1) return;
    for (const record of file.records) {
      const outcome = this.tierOf(record);
      this.consider(path, record, outcome ?? 'other-crawlers');
      if (!outcome) continue;
      const scope = parent ? { file, parent } : { file };
      if (record.reference) this.follow(path, record.reference, { ...scope, path, tier: outcome });
      else this.hear(record, { ...scope, path, tier: forced ?? outcome });
    }
  }

  private tierOf({ crawlers }: AcapRecord): RecordTier | undefined {
    const { agent, crawlerMatch } = this.listener;
    if (crawlers.some(({ field }) => !field.any && matchesCrawler(field.name, agent, crawlerMatch)))
      return 'named';
    return crawlers.some(({ field }) => field.any) ? 'any' : undefined;
  }

  private consider(path: string, { crawlers }: AcapRecord, outcome: ConsideredRecord['outcome']): void {
    const place = { path, line: crawlers[0].line };
    this.considered.push({ place, names: crawlers.map(({ field }) => field.name), outcome });
  }

  private follow(path: string, { line, field }: PlacedFieldOf<'reference'>, voice: RecordScope): void {
    const { locator } = field;
    const note = (outcome: ConsideredRecord['outcome']) =>
      this.considered.push({ place: { path, line }, names: [], outcome, locator });
    if (voice.parent) {
      note('reference-chain');
      return;
    }
    const target = this.refer(locator);
    if (target?.path === path) {
      note('reference-chain');
      return;
    }
    note(target ? 'reference' : 'reference-missing');
    if (!target) this.incomplete = true;
    else this.visitOnce(target, voice);
  }

  /** A file that several records refer to says the same each time. */
  private visitOnce({ path, file }: { path: string; file: AcapFile }, voice: RecordScope): void {
    const forced = voice.tier === 'named' ? 'named' : undefined;
    const key = `${forced} ${path}`;
    if (this.visited.has(key)) return;
    this.visited.add(key);
    this.visit(path, file, voice.file, forced);
  }

  private hear({ rules, subRecords }: AcapRecord, voice: RecordScope): void {
    for (const rule of rules) this.add(rule, voice, 'general');
    const { purpose } = this.listener;
    if (purpose === undefined) return;
    for (const sub of subRecords) {
      if (!sub.purposes.some(({ field }) => matchesPurpose(field.value, purpose))) continue;
      for (const rule of sub.rules) this.add(rule, voice, 'purpose');
    }
  }

  private add({ line, field }: PlacedField<AcapRule>, voice: RecordScope, level: RuleLevel): void {
    const place = { path: voice.path, line };
    const patterns = this.readyPatterns(expandPatterns(field, voice));
    const ignore = ({ usage, why }: UnreadUsage) => this.ignored.push({ place, usage, why });
    if (patterns.length === 0) ignore({ usage: field.usage.word.text, why: 'undefined-set' });
    const { counts, unread } = this.said(field, voice);
    for (const one of unread) ignore(one);
    for (const one of counts) this.obeyed.push({ place, tier: voice.tier, level, patterns, ...one });
  }

  private readyPatterns(words: readonly Word[]): readonly ReadyPattern[] {
    let patterns = this.patterns.get(words);
    if (!patterns) this.patterns.set(words, (patterns = words.map(patternOfWord)));
    return patterns;
  }

  /** A local name says the same wherever a file uses it: it is read once, however many fields and parts there are. */
  private said(field: AcapRule, scope: NameScope): ResolvedRule {
    const { usage, effect } = field;
    const read = () => combineReadings(resolveRule(field, scope, this.listener.capabilities));
    if (usage.kind !== 'local') return read();
    let names = this.local.get(scope.file);
    if (!names) this.local.set(scope.file, (names = new Map()));
    const key = `${effect} ${lowerCase(usage.name)}`;
    let said = names.get(key);
    if (!said) names.set(key, (said = read()));
    return said;
  }
}

/** Everything that speaks to a crawler, whatever the URL. */
export function collectRules({ path, file, refer }: EntryFile, listener: CrawlerProfile): ApplicableRules {
  const hearing = new RuleCollector(listener, refer);
  hearing.visit(path, file);
  const { obeyed, ignored, considered, incomplete } = hearing;
  return { obeyed, ignored, considered, incomplete };
}
