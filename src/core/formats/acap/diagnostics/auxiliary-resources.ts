// Resources that a permission names, and that its crawlers may not fetch (ACAP 1.1 2.5.3.2, ACAP-122, ACAP-143).

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { MAX_QUESTION_COST, questionCost } from '../../../diagnostics/question-budget.ts';
import { comparedPart, urlParts } from '../../../matching/url-parts.ts';
import { prepare } from '../../../questions/registry.ts';
import type { AcapRecord, PlacedFieldOf } from '../acap-file.ts';
import { expandUsage } from '../expand-usages.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { usageRuleName, usageRuleText } from '../field-spelling.ts';
import { compareScopes } from '../path-patterns.ts';
import { conventionalUnits } from '../question/usage-conventional.ts';
import type { UsageVerdict } from '../question/usage-verdict.ts';
import { acap11, type CheckContext, fieldColumns, parsedLine, type SiteCheck } from './check-context.ts';
import { insertBefore, isFaultlessLine, replaceColumnsAt } from './edits.ts';
import { anyCrawler } from './example.ts';
import { lineForRule, rulesOfFile, rulesOfRecord } from './record-rules.ts';

const auxResourceNotCrawlable = defineDiagnostic({
  code: 'aux-resource-not-crawlable',
  severity: 'warning',
  spec: acap11('2.5.3.2'),
  examples: [
    createExample(
      anyCrawler('ACAP-disallow-crawl: /b', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
      anyCrawler('ACAP-disallow-crawl: /c', 'ACAP-allow-present: /a/ must-use-resource=/b/text'),
    ),
  ],
});

const ROLE_FORMS = /^the-acap:[a-z-]+:(?!(?:id|class|meta|text):)(.+)$/i;
const NAMING_QUALIFIERS = new Set(['must-use-resource', 'must-include-resource', 'usage-ref']);

/** The URI that a qualifier names, if it names one. */
function uriOfQualifier({ name, form, value }: Qualifier): string | undefined {
  if (!name || !form || !NAMING_QUALIFIERS.has(name)) return undefined;
  if (form === 'uri') return value;
  return name === 'must-use-resource' ? undefined : ROLE_FORMS.exec(value)?.[1];
}

interface NamedResource {
  readonly uri: string;
  readonly qualifier: Qualifier;
}

/** What a permission names; each local usage is looked up once. */
function createResourceFinder({
  file,
  relatives,
}: CheckContext): (rule: PlacedFieldOf<'rule'>) => readonly NamedResource[] {
  const [parent] = relatives.parents;
  const scope = parent ? { file, parent } : { file };
  const known = new Map<string, readonly NamedResource[]>();
  const read = (field: AcapRule) => {
    const named = new Map<Qualifier, NamedResource>();
    for (const { qualifiers } of expandUsage(field, scope))
      for (const qualifier of qualifiers) {
        const uri = uriOfQualifier(qualifier);
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
function permitFixes(
  { policy, file }: CheckContext,
  record: AcapRecord,
  uri: string,
  verdict: UsageVerdict,
): readonly Fix[] {
  const path = comparedPart(urlParts(uri), 'path-and-query').replaceAll('*', '%2A').replaceAll('$', '%24');
  const text = usageRuleText('allow', 'crawl', path);
  if (!isFaultlessLine(text)) return [];
  const denied = rulesOfFile(file).find(({ line }) => line === verdict.by?.line);
  const resource = denied?.field.resource;
  const pattern = resource?.kind === 'pattern' ? resource.pattern : undefined;
  const isSame = pattern !== undefined && conventionalUnits(pattern) === conventionalUnits(path);
  // A narrower prohibition would still decide (2.4.6).
  if (!isSame && (pattern === undefined || compareScopes(path, pattern).narrower !== 'a')) return [];
  return [
    createFix('allow-crawl', [path], 'changes', () =>
      isSame && denied
        ? [
            replaceColumnsAt(
              denied.line,
              parsedLine(policy, denied.line).name,
              usageRuleName('allow', 'crawl'),
            ),
          ]
        : insertBefore(policy, lineForRule(record), [text]),
    ),
  ];
}

/** Each permission that names a resource which one of its crawlers may not fetch. */
export const checkAuxiliaryResources: SiteCheck = (context, { site, path }) => {
  const { policy, file, report } = context;
  const ask = prepare(site, { question: 'usage', usage: 'crawl', file: path });
  const looks = questionCost(file);
  const namedBy = createResourceFinder(context);
  let left = MAX_QUESTION_COST;
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
        const at = isOwn ? qualifier : fieldColumns(parsedLine(policy, rule.line));
        report(auxResourceNotCrawlable, rule.line, at, [uri, name === '' ? '*' : name], () =>
          permitFixes(context, record, uri, mayCrawl(name, uri)!),
        );
      }
};

export const auxiliaryResourcesDiagnostics = [auxResourceNotCrawlable];
