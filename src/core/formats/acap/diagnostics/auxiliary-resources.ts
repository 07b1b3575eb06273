// Checks resources that a permission refers to but that its crawlers may not fetch (ACAP 1.1 2.5.3.2).

import { type Citations } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { MAX_QUESTION_COST, questionCost } from '../../../diagnostics/question-budget.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import { prepare } from '../../../questions/registry.ts';
import type { AcapRecord, PlacedFieldOf } from '../acap-file.ts';
import { expandUsage } from '../expand-usages.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { usageRuleName, usageRuleText } from '../field-spelling.ts';
import { compareScopes } from '../path-patterns.ts';
import { citeQualifier, qualifierType } from '../qualifiers.ts';
import { conventionalUnits } from '../question/usage-conventional.ts';
import type { UsageVerdict } from '../question/usage-verdict.ts';
import { type AcapContext, type AcapSubject, acap11, fieldPlace, parsedLine } from './check-context.ts';
import { insertBefore, isFaultlessLine, replaceColumnsAt } from './edits.ts';
import { anyCrawler } from './example.ts';
import { lineForRule, rulesOfFile, rulesOfRecord } from './record-rules.ts';

const kinds = {
  'aux-resource-not-crawlable': kind<{ readonly uri: string; readonly name: string }>({
    severity: 'warning',
    source: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-disallow-crawl: /b', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
        anyCrawler('ACAP-disallow-crawl: /c', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

const ROLE_FORMS = /^the-acap:[a-z-]+:(?!(?:id|class|meta|text):)(.+)$/i;
const NAMING_QUALIFIERS = new Set(['must-use-resource', 'must-include-resource', 'usage-ref']);

/** The URI that a qualifier refers to, if any. */
function uriOfQualifier({ name, form, value }: Qualifier): string | undefined {
  if (!name || !form || !NAMING_QUALIFIERS.has(name)) return undefined;
  if (form === 'uri') return value;
  return name === 'must-use-resource' ? undefined : ROLE_FORMS.exec(value)?.[1];
}

interface NamedResource {
  readonly uri: string;
  readonly qualifier: Qualifier;
  /** The section about the qualifier of this usage. */
  readonly cited: Citations;
}

/** Creates a function that returns the resources that a permission refers to. Each local usage is expanded once. */
function createResourceFinder({
  file,
  relatives,
}: AcapSubject): (rule: PlacedFieldOf<'rule'>) => readonly NamedResource[] {
  const [parent] = relatives.parents;
  const scope = parent ? { file, parent } : { file };
  const resourcesByUsage = new Map<string, readonly NamedResource[]>();
  const read = (field: AcapRule) => {
    const resources = new Map<Qualifier, NamedResource>();
    for (const { usage, qualifiers } of expandUsage(field, scope))
      for (const qualifier of qualifiers) {
        const uri = uriOfQualifier(qualifier);
        if (uri === undefined || !qualifier.name) continue;
        const cited = citeQualifier(qualifierType(qualifier.name), usage);
        resources.set(qualifier, { uri, qualifier, cited });
      }
    return [...resources.values()];
  };
  return ({ field }) => {
    if (field.effect !== 'allow') return [];
    if (field.usage.kind !== 'local') return read(field);
    const key = field.usage.name.toLowerCase();
    const resources = resourcesByUsage.get(key) ?? read(field);
    resourcesByUsage.set(key, resources);
    return resources;
  };
}

/**
 * Allows crawling of a resource: with a new field in the record, or by reversing the prohibition of exactly this
 * resource.
 */
function permitFix(
  { subject: { policy, file }, fix }: Context,
  record: AcapRecord,
  uri: string,
  verdict: UsageVerdict,
): Fix | undefined {
  const path = comparedPart(urlParts(uri), 'path-and-query').replaceAll('*', '%2A').replaceAll('$', '%24');
  const text = usageRuleText('allow', 'crawl', path);
  if (!isFaultlessLine(text)) return undefined;
  const prohibition = rulesOfFile(file).find(({ line }) => line === verdict.by?.line);
  const resource = prohibition?.field.resource;
  const pattern = resource?.kind === 'pattern' ? resource.pattern : undefined;
  const coversOnlyPath = pattern !== undefined && conventionalUnits(pattern) === conventionalUnits(path);
  // A narrower prohibition would still decide (2.4.6).
  if (!coversOnlyPath && (pattern === undefined || compareScopes(path, pattern).narrower !== 'a'))
    return undefined;
  return fix('allow-crawl', { path }, () => {
    if (!coversOnlyPath || !prohibition) return insertBefore(policy, lineForRule(record), [text]);
    const { name } = parsedLine(policy, prohibition.line);
    return [replaceColumnsAt(prohibition.line, name, usageRuleName('allow', 'crawl'))];
  });
}

/** Reports each permission that refers to a resource that one of its crawlers may not fetch. */
function checkAuxiliaryResources(context: Context) {
  const { inspection, subject, report } = context;
  const { site, path } = inspection;
  const { policy, file } = subject;
  const ask = prepare(site, { question: 'usage', usage: 'crawl', file: path });
  const cost = questionCost(file);
  const resourcesOf = createResourceFinder(subject);
  let remaining = MAX_QUESTION_COST;
  const answers = new Map<string, UsageVerdict>();
  const mayCrawl = (name: string, uri: string) => {
    const key = `${name} ${uri}`;
    let verdict = answers.get(key);
    if (!verdict && remaining > cost) {
      remaining -= cost;
      answers.set(key, (verdict = ask(name, uri)));
    }
    return verdict;
  };
  for (const record of file.records)
    for (const rule of rulesOfRecord(record))
      for (const { uri, qualifier, cited } of resourcesOf(rule)) {
        if (remaining-- <= 0) return;
        const names = record.crawlers.map(({ field }) => (field.any ? '' : field.name));
        const name = names.find((one) => mayCrawl(one, uri)?.answer === 'prohibited');
        if (name === undefined) continue;
        const isOwn = rule.field.qualifiers.includes(qualifier);
        const at = isOwn ? { line: rule.line, ...qualifier } : fieldPlace(policy, rule.line);
        const fixes = () => permitFix(context, record, uri, mayCrawl(name, uri)!);
        report('aux-resource-not-crawlable', at, { uri, name }, fixes, cited);
      }
}

export const auxiliaryResourceChecks = defineChecks(kinds, checkAuxiliaryResources);
