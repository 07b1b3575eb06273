// The rule of modern-lines 13.1 once more, written down from the text and as slow as it reads; for plain ASCII files.

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

/** Only what the generator writes: keys, a sign of equality, a token; an upper-case letter spoils the line. */
function parseUsage(value: string): ReferenceGroup['usages'][number] {
  const [, path = '', statement = ''] = /^(?:(\/\S*)\s*)?(.*)$/.exec(value)!;
  const says = new Map<string, string>();
  if (/^([a-z-]+=[a-z]+(, )?)*$/.test(statement))
    for (const member of statement.split(', ').filter((one) => one !== ''))
      says.set(member.split('=')[0]!, member.split('=')[1]!);
  return { path, says };
}

const parseSignals = (value: string) =>
  value.split(',').flatMap((pair): ReferenceGroup['signals'] => {
    const [, key, said] = /^\s*([a-z-]+)=(yes|no)\s*$/.exec(pair) ?? [];
    return key && said ? [[key, said]] : [];
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

/** A pattern of RFC 9309 as an expression; the generator writes no escapes but that of a letter. */
function matchesPattern(pattern: string, path: string): boolean {
  const plain = pattern.replace('%61', 'a');
  const source = plain.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source.replace(/\$$/, '$')}`).test(path);
}

const countOctets = (pattern: string) => pattern.replace('%61', 'a').length;
const pathDepth = (pattern: string) => (['', '/', '*', '/*'].includes(pattern) ? 0 : countOctets(pattern));

/** The longest matching rule, an Allow among equals; a rule without a path matches nothing. */
function findDecidingRule(rules: readonly ReferenceRule[], path: string): ReferenceRule | undefined {
  const found = rules.filter((rule) => rule.path !== '' && matchesPattern(rule.path, path));
  const longest = Math.max(...found.map((rule) => countOctets(rule.path)));
  const equals = found.filter((rule) => countOctets(rule.path) === longest);
  return equals.find((rule) => rule.field === 'allow') ?? equals[0];
}

/** What is known of the agents of the test, said again: fallbacks, who ignores the star, tokens, single purposes. */
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
  const of = (name: string) => groups.filter(({ names }) => names.includes(name.toLowerCase()));
  const own = agent === '' ? [] : of(agent);
  const tokens = [agent, ...(fallbacks[agent] ?? [])].filter((name) => name !== '');
  const named = tokens.map(of).find((found) => found.length > 0);
  const star = noStar.includes(agent) ? [] : of('*');
  const found = named ?? star;
  return {
    names: [],
    rules: found.flatMap(({ rules }) => rules),
    usages: found.flatMap(({ usages }) => usages),
    signals: found.flatMap(({ signals }) => signals),
    isNamed: own.length > 0,
    isStar: !named && star.length > 0,
  };
}

/** The path of the longest Content-Usage that matches, and what it says of a label. */
function findUsageStatement(usages: ReferenceGroup['usages'], label: string | undefined, path: string) {
  const found = usages.filter((one) => one.path === '' || matchesPattern(one.path, path));
  const longest = Math.max(...found.map((one) => countOctets(one.path)));
  const equals = found.filter((one) => countOctets(one.path) === longest);
  const told = ({ says }: ReferenceGroup['usages'][number]) =>
    label === undefined ? undefined : says.get(label);
  const said = equals.map(told);
  return {
    depth: Math.max(...equals.filter((one) => told(one) === 'y').map((one) => pathDepth(one.path))),
    says: said.includes('n') ? 'no' : said.includes('y') ? 'yes' : undefined,
  };
}

const isAccessAllowed = ({ rules }: ApplicableGroup, rule: ReferenceRule | undefined): boolean =>
  rule
    ? rule.field === 'allow'
    : rules.length > 0 && rules.every((one) => one.field === 'disallow' && one.path === '');

const usageLabels: Partial<Record<Purpose, string>> = { search: 'search', 'ai-train': 'train-ai' };

/** What a file says, by 13.1. @param path of a URL on the site. */
export function referenceAiUse(
  text: string,
  asked: { readonly agent: string; readonly purpose: Purpose; readonly path: string; readonly scope: string },
  known: AgentFacts,
): string {
  const { agent, purpose, path, scope } = asked;
  const file = parseReferenceFile(text);
  const record = findApplicableGroup(file, agent, known);
  const rule = findDecidingRule(record.rules, path);
  const usage = findUsageStatement(record.usages, usageLabels[purpose], path);
  const of = (signals: ReferenceGroup['signals']) =>
    signals.flatMap(([key, value]) => (key === purpose ? [value] : []));
  const own = of(record.signals);
  const all = [...of(file.outside), ...file.groups.flatMap(({ signals }) => of(signals))];
  const signals = scope === 'file' ? all : own.length > 0 ? own : of(file.outside);
  if (path === '/robots.txt') return 'not-stated';
  if (rule?.field === 'disallow') {
    if (usage.says === 'yes' && usage.depth >= pathDepth(rule.path)) return 'contradictory';
    const isAnswered = own.includes('yes') || record.isStar;
    return signals.includes('yes') && pathDepth(rule.path) === 0 && isAnswered ? 'contradictory' : 'no';
  }
  const said = new Set<string>(signals);
  if (usage.says) said.add(usage.says);
  if (record.isNamed && known.isSingle(agent, purpose) && isAccessAllowed(record, rule)) said.add('yes');
  for (const token of known.tokens(agent, purpose)) {
    const ofToken = findApplicableGroup(file, token, known);
    const decides = findDecidingRule(ofToken.rules, path);
    if (decides?.field === 'disallow') said.add('no');
    else if (ofToken.isNamed && isAccessAllowed(ofToken, decides)) said.add('yes');
  }
  if (said.size === 2) return 'contradictory';
  return [...said][0] ?? 'not-stated';
}
