// A reference implementation of ai use, written from the text and unoptimized; for plain ASCII files.

export type Purpose = 'search' | 'ai-input' | 'ai-train';

interface ReferenceRule {
  readonly field: 'allow' | 'disallow';
  readonly path: string;
}

interface ReferenceGroup {
  readonly names: string[];
  readonly rules: ReferenceRule[];
  readonly usages: { readonly path: string; readonly says: ReadonlyMap<string, string> }[];
  readonly signals: (readonly [key: string, value: string])[];
}

interface ReferenceFile {
  readonly groups: readonly ReferenceGroup[];
  readonly outside: ReferenceGroup['signals'];
}

const createGroup = (): ReferenceGroup => ({ names: [], rules: [], usages: [], signals: [] });

/** Parses only what the generator writes: keys, an equals sign, a token. An upper-case letter invalidates the line. */
function parseUsage(value: string): ReferenceGroup['usages'][number] {
  const [, path = '', statement = ''] = /^(?:(\/\S*)\s*)?(.*)$/.exec(value)!;
  const says = new Map<string, string>();
  if (/^([a-z-]+=[a-z]+(, )?)*$/.test(statement))
    for (const member of statement.split(', ').filter((text) => text !== ''))
      says.set(member.split('=')[0]!, member.split('=')[1]!);
  return { path, says };
}

const parseSignals = (value: string) =>
  value.split(',').flatMap((pair): ReferenceGroup['signals'] => {
    const [, key, value] = /^\s*([a-z-]+)=(yes|no)\s*$/.exec(pair) ?? [];
    return key && value ? [[key, value]] : [];
  });

function parseReferenceFile(text: string): ReferenceFile {
  const groups: ReferenceGroup[] = [];
  const outside: ReferenceGroup['signals'] = [];
  let closed = true;
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^([a-z-]+):\s*(.*)$/i.exec(line) ?? [];
    const group = groups.at(-1);
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (closed) groups.push(createGroup());
      groups.at(-1)!.names.push(value.toLowerCase());
      closed = false;
    } else if (name === 'content-signal') (group?.signals ?? outside).push(...parseSignals(value));
    else if (name === 'allow' || name === 'disallow' || name === 'content-usage') {
      closed = true;
      if (name === 'content-usage') group?.usages.push(parseUsage(value));
      else group?.rules.push({ field: name, path: value });
    }
  }
  return { groups, outside };
}

/** Matches a pattern of RFC 9309. The generator writes no escapes except `%61`. */
function matchesPattern(pattern: string, path: string): boolean {
  const plain = pattern.replace('%61', 'a');
  const source = plain.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source.replace(/\$$/, '$')}`).test(path);
}

const countOctets = (pattern: string) => pattern.replace('%61', 'a').length;
const pathDepth = (pattern: string) => (['', '/', '*', '/*'].includes(pattern) ? 0 : countOctets(pattern));

/** The longest matching rule, an Allow if several are equal. A rule without a path matches nothing. */
function findDecidingRule(rules: readonly ReferenceRule[], path: string): ReferenceRule | undefined {
  const matching = rules.filter((rule) => rule.path !== '' && matchesPattern(rule.path, path));
  const longest = Math.max(...matching.map((rule) => countOctets(rule.path)));
  const longestRules = matching.filter((rule) => countOctets(rule.path) === longest);
  return longestRules.find((rule) => rule.field === 'allow') ?? longestRules[0];
}

/** The facts about the agents of the test: fallbacks, agents that ignore the star, tokens, single purposes. */
export interface AgentFacts {
  readonly fallbacks: Readonly<Record<string, readonly string[]>>;
  readonly noStar: readonly string[];
  readonly tokens: (agent: string, purpose: Purpose) => readonly string[];
  readonly isSingle: (agent: string, purpose: Purpose) => boolean;
}

type ApplicableGroup = ReferenceGroup & { readonly isNamed: boolean; readonly isStar: boolean };

function findApplicableGroup(
  { groups }: ReferenceFile,
  agent: string,
  { fallbacks, noStar }: AgentFacts,
): ApplicableGroup {
  const groupsNamed = (name: string) => groups.filter(({ names }) => names.includes(name.toLowerCase()));
  const ownGroups = agent === '' ? [] : groupsNamed(agent);
  const tokens = [agent, ...(fallbacks[agent] ?? [])].filter((name) => name !== '');
  const named = tokens.map(groupsNamed).find((matches) => matches.length > 0);
  const star = noStar.includes(agent) ? [] : groupsNamed('*');
  const applicable = named ?? star;
  return {
    names: [],
    rules: applicable.flatMap(({ rules }) => rules),
    usages: applicable.flatMap(({ usages }) => usages),
    signals: applicable.flatMap(({ signals }) => signals),
    isNamed: ownGroups.length > 0,
    isStar: !named && star.length > 0,
  };
}

/** The path depth of the longest matching Content-Usage lines, and their statement about a label. */
function findUsageStatement(usages: ReferenceGroup['usages'], label: string | undefined, path: string) {
  const matching = usages.filter((usage) => usage.path === '' || matchesPattern(usage.path, path));
  const longest = Math.max(...matching.map((usage) => countOctets(usage.path)));
  const longestUsages = matching.filter((usage) => countOctets(usage.path) === longest);
  const statementOf = ({ says }: ReferenceGroup['usages'][number]) =>
    label === undefined ? undefined : says.get(label);
  const statements = longestUsages.map(statementOf);
  return {
    depth: Math.max(
      ...longestUsages.filter((usage) => statementOf(usage) === 'y').map((usage) => pathDepth(usage.path)),
    ),
    says: statements.includes('n') ? 'no' : statements.includes('y') ? 'yes' : undefined,
  };
}

const isAccessAllowed = ({ rules }: ApplicableGroup, rule: ReferenceRule | undefined): boolean =>
  rule
    ? rule.field === 'allow'
    : rules.length > 0 && rules.every((candidate) => candidate.field === 'disallow' && candidate.path === '');

const usageLabels: Partial<Record<Purpose, string>> = { search: 'search', 'ai-train': 'train-ai' };

/** The answer of a file by 13.1. @param path the path of a URL on the site. */
export function referenceAiUse(
  text: string,
  query: { readonly agent: string; readonly purpose: Purpose; readonly path: string; readonly scope: string },
  facts: AgentFacts,
): string {
  const { agent, purpose, path, scope } = query;
  const file = parseReferenceFile(text);
  const record = findApplicableGroup(file, agent, facts);
  const rule = findDecidingRule(record.rules, path);
  const usage = findUsageStatement(record.usages, usageLabels[purpose], path);
  const valuesOf = (signals: ReferenceGroup['signals']) =>
    signals.flatMap(([key, value]) => (key === purpose ? [value] : []));
  const ownValues = valuesOf(record.signals);
  const allValues = [...valuesOf(file.outside), ...file.groups.flatMap(({ signals }) => valuesOf(signals))];
  const signals = scope === 'file' ? allValues : ownValues.length > 0 ? ownValues : valuesOf(file.outside);
  if (path === '/robots.txt') return 'not-stated';
  if (rule?.field === 'disallow') {
    if (usage.says === 'yes' && usage.depth >= pathDepth(rule.path)) return 'contradictory';
    const isAnswered = ownValues.includes('yes') || record.isStar;
    return signals.includes('yes') && pathDepth(rule.path) === 0 && isAnswered ? 'contradictory' : 'no';
  }
  const statements = new Set<string>(signals);
  if (usage.says) statements.add(usage.says);
  if (record.isNamed && facts.isSingle(agent, purpose) && isAccessAllowed(record, rule))
    statements.add('yes');
  for (const token of facts.tokens(agent, purpose)) {
    const tokenGroup = findApplicableGroup(file, token, facts);
    const tokenRule = findDecidingRule(tokenGroup.rules, path);
    if (tokenRule?.field === 'disallow') statements.add('no');
    else if (tokenGroup.isNamed && isAccessAllowed(tokenGroup, tokenRule)) statements.add('yes');
  }
  if (statements.size === 2) return 'contradictory';
  return [...statements][0] ?? 'not-stated';
}
