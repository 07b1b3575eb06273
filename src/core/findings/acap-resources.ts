// Resources that a permission names, and that its crawlers may not fetch (ACAP 1.1 2.5.3.2, ACAP-122, ACAP-143).
import { type Checking, readAt, wholeField } from '../dialects/acap/checks/checking.ts';
import { insertBefore, isSound, replaceAt } from '../dialects/acap/checks/edits.ts';
import { rulesIn, rulesOfRecord } from '../dialects/acap/checks/rules-in.ts';
import { expandUsage } from '../dialects/acap/expand.ts';
import type { Qualifier, Rule } from '../dialects/acap/field.ts';
import type { AcapRecord, PlacedOf } from '../dialects/acap/file.ts';
import { compareScopes } from '../dialects/acap/patterns.ts';
import { usageRuleName, usageRuleText } from '../dialects/acap/spelling.ts';
import { comparedPart, urlParts } from '../matching/url-parts.ts';
import { type Fix, fixOf } from '../policy/finding.ts';
import { prepare } from '../questions/index.ts';
import { unitsOf } from '../questions/usage-conventional.ts';
import type { UsageVerdict } from '../questions/usage-verdict.ts';
import type { SiteCheck } from './acap-check.ts';
import { looksOf, MOST_LOOKS } from './looks.ts';

const OF_A_ROLE = /^the-acap:[a-z-]+:(?!(?:id|class|meta|text):)(.+)$/i;
const naming = new Set(['must-use-resource', 'must-include-resource', 'usage-ref']);

/** The URI that a qualifier names, if it names one. */
function uriIn({ name, form, value }: Qualifier): string | undefined {
  if (!name || !form || !naming.has(name)) return undefined;
  if (form === 'uri') return value;
  return name === 'must-use-resource' ? undefined : OF_A_ROLE.exec(value)?.[1];
}

interface Named {
  readonly uri: string;
  readonly qualifier: Qualifier;
}

/** What a permission names; each local usage is looked up once. */
function namer({ file, relatives }: Checking): (rule: PlacedOf<'rule'>) => readonly Named[] {
  const [parent] = relatives.parents;
  const scope = parent ? { file, parent } : { file };
  const known = new Map<string, readonly Named[]>();
  const read = (field: Rule) => {
    const named = new Map<Qualifier, Named>();
    for (const { qualifiers } of expandUsage(field, scope))
      for (const qualifier of qualifiers) {
        const uri = uriIn(qualifier);
        if (uri !== undefined) named.set(qualifier, { uri, qualifier });
      }
    return [...named.values()];
  };
  return ({ field }) => {
    if (field.effect !== 'allow') return [];
    if (field.usage.kind !== 'local') return read(field);
    const key = field.usage.name.toLowerCase();
    const found = known.get(key) ?? read(field);
    known.set(key, found);
    return found;
  };
}

/** Permits crawling a resource: a new field of the record, or the prohibition of just this resource turned round. */
function permit(
  { policy, file }: Checking,
  record: AcapRecord,
  uri: string,
  verdict: UsageVerdict,
): readonly Fix[] {
  const path = comparedPart(urlParts(uri), 'path-and-query').replaceAll('*', '%2A').replaceAll('$', '%24');
  const text = usageRuleText('allow', 'crawl', path);
  if (!isSound(text)) return [];
  const denied = rulesIn(file).find(({ line }) => line === verdict.by?.line)?.field;
  const pattern = denied?.resource.kind === 'pattern' ? denied.resource.pattern : undefined;
  const isSame = pattern !== undefined && unitsOf(pattern) === unitsOf(path);
  // A narrower prohibition would still decide (2.4.6).
  if (!isSame && (pattern === undefined || compareScopes(path, pattern).narrower !== 'a')) return [];
  const place = (record.rules.at(-1) ?? record.crawlers.at(-1)!).line + 1;
  return [
    fixOf('allow-crawl', [path], 'changes', () =>
      isSame
        ? [
            replaceAt(
              verdict.by!.line,
              readAt(policy, verdict.by!.line).name,
              usageRuleName('allow', 'crawl'),
            ),
          ]
        : insertBefore(policy, place, [text]),
    ),
  ];
}

/** Each permission that names a resource which one of its crawlers may not fetch. */
export const auxiliaryResources: SiteCheck = (checking, { site, path }) => {
  const { policy, file, put } = checking;
  const ask = prepare(site, { question: 'usage', usage: 'crawl', file: path });
  const looks = looksOf(file);
  const namedBy = namer(checking);
  let left = MOST_LOOKS;
  const answers = new Map<string, UsageVerdict>();
  const mayCrawl = (name: string, uri: string) => {
    const key = `${name} ${uri}`;
    let verdict = answers.get(key);
    if (!verdict && left > looks) {
      left -= looks;
      answers.set(key, (verdict = ask(name, uri)));
    }
    return verdict;
  };
  for (const record of file.records)
    for (const rule of rulesOfRecord(record))
      for (const { uri, qualifier } of namedBy(rule)) {
        if (left-- <= 0) return;
        const names = record.crawlers.map(({ field }) => (field.any ? '' : field.name));
        const name = names.find((one) => mayCrawl(one, uri)?.answer === 'prohibited');
        if (name === undefined) continue;
        const isOwn = rule.field.qualifiers.includes(qualifier);
        const at = isOwn ? qualifier : wholeField(readAt(policy, rule.line));
        put('aux-resource-not-crawlable', rule.line, at, [uri, name === '' ? '*' : name], () =>
          permit(checking, record, uri, mayCrawl(name, uri)!),
        );
      }
};
