// The rule of modern-lines 13.1 once more, written down from the text and as slow as it reads; for plain ASCII files.

export type Purpose = 'search' | 'ai-input' | 'ai-train';

interface Rule {
  readonly field: 'allow' | 'disallow';
  readonly path: string;
}

interface Group {
  readonly names: string[];
  readonly rules: Rule[];
  readonly usages: { readonly path: string; readonly says: ReadonlyMap<string, string> }[];
  readonly signals: (readonly [key: string, value: string])[];
}

interface File {
  readonly groups: readonly Group[];
  readonly outside: Group['signals'];
}

const newGroup = (): Group => ({ names: [], rules: [], usages: [], signals: [] });

/** Only what the generator writes: keys, a sign of equality, a token; an upper-case letter spoils the line. */
function readUsage(value: string): Group['usages'][number] {
  const [, path = '', statement = ''] = /^(?:(\/\S*)\s*)?(.*)$/.exec(value)!;
  const says = new Map<string, string>();
  if (/^([a-z-]+=[a-z]+(, )?)*$/.test(statement))
    for (const member of statement.split(', ').filter((one) => one !== ''))
      says.set(member.split('=')[0]!, member.split('=')[1]!);
  return { path, says };
}

const readSignals = (value: string) =>
  value.split(',').flatMap((pair): Group['signals'] => {
    const [, key, said] = /^\s*([a-z-]+)=(yes|no)\s*$/.exec(pair) ?? [];
    return key && said ? [[key, said]] : [];
  });

function readFile(text: string): File {
  const groups: Group[] = [];
  const outside: Group['signals'] = [];
  let closed = true;
  for (const line of text.split('\n')) {
    const [, field = '', value = ''] = /^([a-z-]+):\s*(.*)$/i.exec(line) ?? [];
    const group = groups.at(-1);
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (closed) groups.push(newGroup());
      groups.at(-1)!.names.push(value.toLowerCase());
      closed = false;
    } else if (name === 'content-signal') (group?.signals ?? outside).push(...readSignals(value));
    else if (name === 'allow' || name === 'disallow' || name === 'content-usage') {
      closed = true;
      if (name === 'content-usage') group?.usages.push(readUsage(value));
      else group?.rules.push({ field: name, path: value });
    }
  }
  return { groups, outside };
}

/** A pattern of RFC 9309 as an expression; the generator writes no escapes but that of a letter. */
function matches(pattern: string, path: string): boolean {
  const plain = pattern.replace('%61', 'a');
  const source = plain.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');
  return new RegExp(`^${source.replace(/\$$/, '$')}`).test(path);
}

const octets = (pattern: string) => pattern.replace('%61', 'a').length;
const depth = (pattern: string) => (['', '/', '*', '/*'].includes(pattern) ? 0 : octets(pattern));

/** The longest matching rule, an Allow among equals; a rule without a path matches nothing. */
function decidingRule(rules: readonly Rule[], path: string): Rule | undefined {
  const found = rules.filter((rule) => rule.path !== '' && matches(rule.path, path));
  const longest = Math.max(...found.map((rule) => octets(rule.path)));
  const equals = found.filter((rule) => octets(rule.path) === longest);
  return equals.find((rule) => rule.field === 'allow') ?? equals[0];
}

/** What is known of the agents of the test, said again: fallbacks, who ignores the star, tokens, single purposes. */
export interface Known {
  readonly fallbacks: Readonly<Record<string, readonly string[]>>;
  readonly noStar: readonly string[];
  readonly tokens: (agent: string, purpose: Purpose) => readonly string[];
  readonly isSingle: (agent: string, purpose: Purpose) => boolean;
}

type Chosen = Group & { readonly isNamed: boolean; readonly isStar: boolean };

function chosenFor({ groups }: File, agent: string, { fallbacks, noStar }: Known): Chosen {
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
function usageFor(usages: Group['usages'], label: string | undefined, path: string) {
  const found = usages.filter((one) => one.path === '' || matches(one.path, path));
  const longest = Math.max(...found.map((one) => octets(one.path)));
  const equals = found.filter((one) => octets(one.path) === longest);
  const told = ({ says }: Group['usages'][number]) => (label === undefined ? undefined : says.get(label));
  const said = equals.map(told);
  return {
    depth: Math.max(...equals.filter((one) => told(one) === 'y').map((one) => depth(one.path))),
    says: said.includes('n') ? 'no' : said.includes('y') ? 'yes' : undefined,
  };
}

const opened = ({ rules }: Chosen, rule: Rule | undefined): boolean =>
  rule
    ? rule.field === 'allow'
    : rules.length > 0 && rules.every((one) => one.field === 'disallow' && one.path === '');

const labels: Partial<Record<Purpose, string>> = { search: 'search', 'ai-train': 'train-ai' };

/** What a file says, by 13.1. @param path of a URL on the site. */
export function aiUseSlowly(
  text: string,
  asked: { readonly agent: string; readonly purpose: Purpose; readonly path: string; readonly scope: string },
  known: Known,
): string {
  const { agent, purpose, path, scope } = asked;
  const file = readFile(text);
  const record = chosenFor(file, agent, known);
  const rule = decidingRule(record.rules, path);
  const usage = usageFor(record.usages, labels[purpose], path);
  const of = (signals: Group['signals']) =>
    signals.flatMap(([key, value]) => (key === purpose ? [value] : []));
  const own = of(record.signals);
  const all = [...of(file.outside), ...file.groups.flatMap(({ signals }) => of(signals))];
  const signals = scope === 'file' ? all : own.length > 0 ? own : of(file.outside);
  if (path === '/robots.txt') return 'not-stated';
  if (rule?.field === 'disallow') {
    if (usage.says === 'yes' && usage.depth >= depth(rule.path)) return 'contradictory';
    const isAnswered = own.includes('yes') || record.isStar;
    return signals.includes('yes') && depth(rule.path) === 0 && isAnswered ? 'contradictory' : 'no';
  }
  const said = new Set<string>(signals);
  if (usage.says) said.add(usage.says);
  if (record.isNamed && known.isSingle(agent, purpose) && opened(record, rule)) said.add('yes');
  for (const token of known.tokens(agent, purpose)) {
    const ofToken = chosenFor(file, token, known);
    const decides = decidingRule(ofToken.rules, path);
    if (decides?.field === 'disallow') said.add('no');
    else if (ofToken.isNamed && opened(ofToken, decides)) said.add('yes');
  }
  if (said.size === 2) return 'contradictory';
  return [...said][0] ?? 'not-stated';
}
