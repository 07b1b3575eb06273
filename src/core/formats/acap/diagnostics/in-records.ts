// Checks fields that are in use: those of a record, or definitions that a record uses.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { insertAt } from '../../../document/range.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { removeFields } from '../edit/remove-fields.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { citeQualifier, qualifierType } from '../qualifiers.ts';
import type { Usage } from '../usages.ts';
import { isCalendarDate } from '../value-grammar.ts';
import { type AcapContext, acap11, fieldPlace } from './check-context.ts';
import { replaceColumnsAt } from './edits.ts';
import { anyCrawler, permitPresent } from './example.ts';
import { rulesOfFile } from './record-rules.ts';

const kinds = {
  'expired-date': kind<{ readonly date: string }>({
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-28', permitPresent),
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
        { today: '2024-02-29' },
      ),
    ],
  }),
  'original-in-frame': kind<{ readonly text: string }>({
    severity: 'info',
    spec: acap11('2.5.5.7'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-present-original: / prohibited-context=within-user-frame'),
        anyCrawler('ACAP-allow-present-oldcopy: / prohibited-context=within-user-frame'),
      ),
    ],
  }),
  'cloaking-risk': kind<{ readonly text: string }>({
    severity: 'info',
    spec: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=/b'),
        anyCrawler('ACAP-allow-present: /a/ must-use-resource=/b'),
      ),
    ],
  }),
  'extract-on-non-html': kind<{ readonly pattern: string; readonly text: string }>({
    severity: 'warning',
    spec: acap11('2.5.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /*.pdf$ must-use-resource=the-acap:extract:id:abstract'),
        anyCrawler('ACAP-allow-index: /*.html$ must-use-resource=the-acap:extract:id:abstract'),
      ),
    ],
  }),
  'pattern-extension-open': kind<{ readonly pattern: string; readonly path: string }>({
    severity: 'info',
    spec: acap11('2.9'),
    examples: [
      createExample(anyCrawler('ACAP-allow-index: /a/*.gif'), anyCrawler('ACAP-allow-index: /a/*.gif$')),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

type QualifiedField = PlacedFieldOf<'qualified-usage'>;

/** The definition of the qualified usage that a rule uses. */
function definitionOf({ usages }: AcapFile, { usage }: AcapRule): QualifiedField | undefined {
  const definition = usage.kind === 'local' ? usages.get(usage.name.toLowerCase()) : undefined;
  return definition?.field.kind === 'qualified-usage'
    ? { line: definition.line, field: definition.field }
    : undefined;
}

/** All qualified usages that rules use, directly or through composites. */
function definitionsInUse(file: AcapFile): readonly QualifiedField[] {
  const definitions = new Map<number, QualifiedField>();
  const add = (name: string, isPart: boolean): void => {
    const definition = file.usages.get(name.toLowerCase());
    if (definition?.field.kind === 'qualified-usage')
      definitions.set(definition.line, { line: definition.line, field: definition.field });
    else if (definition?.field.kind === 'composite-usage' && !isPart)
      for (const part of definition.field.parts) if (part.kind === 'local') add(part.name, true);
  };
  for (const name of new Set(
    rulesOfFile(file).flatMap(({ field: { usage } }) => (usage.kind === 'local' ? [usage.name] : [])),
  ))
    add(name, false);
  return [...definitions.values()];
}

/** The date one year later, for a permission that has expired. */
function nextYear(today: string): string {
  const date = `until-${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}${today.slice(4)}`;
  return isCalendarDate(date) ? date : `${date.slice(0, -2)}28`;
}

function checkQualifier(
  { inspection: { options }, subject: { policy }, report, fix }: Context,
  line: number,
  usage: Usage,
  qualifier: Qualifier,
  isRule: boolean,
) {
  const { today } = options;
  const { name, form, value, text } = qualifier;
  const at = { line, ...qualifier };
  if (name === 'must-use-resource' && usage === 'index') report('cloaking-risk', at, { text });
  if (name === 'prohibited-context' && usage === 'present-original')
    report('original-in-frame', at, { text });
  const date = value.slice('until-'.length);
  if (form !== 'until-date' || !today || date >= today) return;
  const next = nextYear(today);
  const renew = fix('replace-word', { text: next }, () => [replaceColumnsAt(line, qualifier.written, next)]);
  const remove = fix('remove-line', {}, () => removeFields(policy, [line]));
  const spec = citeQualifier(qualifierType('time-limit'), usage);
  report('expired-date', at, { date }, isRule ? [renew, remove] : renew, spec);
}

/** Reports qualifiers of fields in use that are valid but noteworthy: expired, risky or pointless. */
function checkFieldsInUse(context: Context) {
  const { file } = context.subject;
  for (const { line, field } of rulesOfFile(file))
    if (field.usage.kind !== 'local')
      for (const one of field.qualifiers) checkQualifier(context, line, field.usage.usage, one, true);
  for (const { line, field } of definitionsInUse(file))
    for (const one of field.qualifiers) checkQualifier(context, line, field.usage, one, false);
}

const OPEN_EXTENSION_PATTERN = /\*\.[A-Za-z0-9]{1,5}$/;
const NOT_HTML =
  /\.(?:pdf|jpe?g|gif|png|svg|webp|avif|ico|mp[34]|wav|ogg|avi|mov|webm|zip|gz|docx?|xlsx?|pptx?|txt|csv|json|xml|js|css)\$?$/i;

/** The patterns that records use, with their lines: their own, or those of the sets they use. */
function patternsInUse(file: AcapFile): readonly { readonly line: number; readonly word: Word }[] {
  const rules = rulesOfFile(file);
  const sets = new Set(
    rules.flatMap(({ field: { resource } }) =>
      resource.kind === 'set' ? (file.sets.get(resource.name.toLowerCase()) ?? []) : [],
    ),
  );
  return [
    ...rules.flatMap(({ line, field: { resource } }) =>
      resource.kind === 'pattern' ? [{ line, word: resource.word }] : [],
    ),
    ...[...sets].flatMap(({ line, field }) => field.patterns.map((word) => ({ line, word }))),
  ];
}

/** A path that the pattern matches although it continues after the extension. */
function createLongerPath(pattern: string): string {
  const path = pattern.replaceAll('*', 'a');
  return `${path.startsWith('/') ? '' : '/'}${path}.bak`;
}

/** Reports patterns that end with a file extension and also match longer paths. */
function checkOpenExtensions({ subject: { file }, report, fix }: Context) {
  for (const { line, word } of patternsInUse(file)) {
    if (!OPEN_EXTENSION_PATTERN.test(word.text)) continue;
    const { text: pattern, end } = word;
    const append = fix('append-dollar', { text: `${pattern}$` }, () => [insertAt(line, end, '$')]);
    const values = { pattern, path: createLongerPath(pattern) };
    report('pattern-extension-open', { line, ...word }, values, append);
  }
}

const EXTRACT = /^the-acap:extract:/;

/** The first qualifier that extracts parts of a page, with the usage that it restricts. */
function findExtract({
  usage,
  qualifiers,
}: {
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
}) {
  for (const qualifier of qualifiers) {
    const { name, value } = qualifier;
    const mayExtract = name === 'must-use-resource' || name === 'must-include-resource';
    if (mayExtract && EXTRACT.test(value))
      return { qualifier, spec: citeQualifier(qualifierType(name), usage) };
  }
  return undefined;
}

/** Reports qualifiers that extract parts of a page although the resource is not a page. */
function checkExtracts({ subject: { policy, file }, report }: Context) {
  for (const { line, field } of rulesOfFile(file)) {
    const { usage, resource, qualifiers } = field;
    const definition = definitionOf(file, field)?.field;
    const own = usage.kind === 'local' ? undefined : findExtract({ usage: usage.usage, qualifiers });
    const extract = own ?? (definition && findExtract(definition));
    if (!extract) continue;
    const set = resource.kind === 'set' ? file.sets.get(resource.name.toLowerCase()) : undefined;
    const patterns =
      resource.kind === 'pattern' ? [resource.pattern] : (set?.field.patterns ?? []).map(({ text }) => text);
    const nonHtml = patterns.find((pattern) => NOT_HTML.test(pattern));
    if (nonHtml === undefined) continue;
    const at = own ? { line, ...own.qualifier } : fieldPlace(policy, line);
    const values = { pattern: nonHtml, text: extract.qualifier.text };
    report('extract-on-non-html', at, values, undefined, extract.spec);
  }
}

export const recordChecks = defineChecks(kinds, checkFieldsInUse, checkOpenExtensions, checkExtracts);
