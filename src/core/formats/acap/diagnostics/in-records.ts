// Remarks that only matter for a field that a crawler reads: one of a record, or a definition that a record uses.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix, type Fix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { Word } from '../../../syntax/words.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { removeFields } from '../edit/remove-fields.ts';
import type { AcapRule, Qualifier } from '../field.ts';
import { isCalendarDate } from '../value-grammar.ts';
import { acap11, type Check, type CheckContext, fieldColumns, parsedLine } from './check-context.ts';
import { replaceColumnsAt } from './edits.ts';
import { anyCrawler, permitPresent } from './example.ts';
import { rulesOfFile } from './record-rules.ts';

const expiredDate = defineDiagnostic({
  code: 'expired-date',
  severity: 'warning',
  spec: acap11('2.5.3.1'),
  examples: [
    createExample(
      anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-28', permitPresent),
      anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
      { today: '2024-02-29' },
    ),
  ],
});

const originalInFrame = defineDiagnostic({
  code: 'original-in-frame',
  severity: 'info',
  spec: acap11('2.5.5.7'),
  examples: [
    createExample(
      anyCrawler('ACAP-allow-present-original: / prohibited-context=within-user-frame'),
      anyCrawler('ACAP-allow-present-oldcopy: / prohibited-context=within-user-frame'),
    ),
  ],
});

const cloakingRisk = defineDiagnostic({
  code: 'cloaking-risk',
  severity: 'info',
  spec: acap11('2.5.3.2'),
  examples: [
    createExample(
      anyCrawler('ACAP-allow-index: /a/ must-use-resource=/b'),
      anyCrawler('ACAP-allow-present: /a/ must-use-resource=/b'),
    ),
  ],
});

const extractOnNonHtml = defineDiagnostic({
  code: 'extract-on-non-html',
  severity: 'warning',
  spec: acap11('2.5.3.2'),
  examples: [
    createExample(
      anyCrawler('ACAP-allow-index: /*.pdf$ must-use-resource=the-acap:extract:id:abstract'),
      anyCrawler('ACAP-allow-index: /*.html$ must-use-resource=the-acap:extract:id:abstract'),
    ),
  ],
});

const patternExtensionOpen = defineDiagnostic({
  code: 'pattern-extension-open',
  severity: 'info',
  spec: acap11('2.9'),
  examples: [
    createExample(anyCrawler('ACAP-allow-index: /a/*.gif'), anyCrawler('ACAP-allow-index: /a/*.gif$')),
  ],
});

type QualifiedField = PlacedFieldOf<'qualified-usage'>;

/** The definition of a qualified usage that a rule names. */
function definitionBehind({ usages }: AcapFile, { usage }: AcapRule): QualifiedField | undefined {
  const found = usage.kind === 'local' ? usages.get(usage.name.toLowerCase()) : undefined;
  return found?.field.kind === 'qualified-usage' ? { line: found.line, field: found.field } : undefined;
}

/** All qualified usages that rules name, through composites too. */
function definitionsInUse(file: AcapFile): readonly QualifiedField[] {
  const found = new Map<number, QualifiedField>();
  const add = (name: string, isPart: boolean): void => {
    const one = file.usages.get(name.toLowerCase());
    if (one?.field.kind === 'qualified-usage') found.set(one.line, { line: one.line, field: one.field });
    else if (one?.field.kind === 'composite-usage' && !isPart)
      for (const part of one.field.parts) if (part.kind === 'local') add(part.name, true);
  };
  for (const name of new Set(
    rulesOfFile(file).flatMap(({ field: { usage } }) => (usage.kind === 'local' ? [usage.name] : [])),
  ))
    add(name, false);
  return [...found.values()];
}

/** A year on, for a permission that has ended. */
function nextYear(today: string): string {
  const date = `until-${String(Number(today.slice(0, 4)) + 1).padStart(4, '0')}${today.slice(4)}`;
  return isCalendarDate(date) ? date : `${date.slice(0, -2)}28`;
}

function checkQualifier(
  context: CheckContext,
  line: number,
  usage: string,
  one: Qualifier,
  isRule: boolean,
): void {
  const { report, today } = context;
  const { name, form, value } = one;
  if (name === 'must-use-resource' && usage === 'index') report(cloakingRisk, line, one, [one.text]);
  if (name === 'prohibited-context' && usage === 'present-original')
    report(originalInFrame, line, one, [one.text]);
  if (form !== 'until-date' || !today || value.slice('until-'.length) >= today) return;
  const renew = createFix('replace-word', [nextYear(today)], 'changes', () => [
    replaceColumnsAt(line, one.written, nextYear(today)),
  ]);
  const remove = createFix('remove-line', [], 'changes', () => removeFields(context.policy, [line]));
  report(expiredDate, line, one, [value.slice('until-'.length)], () => (isRule ? [renew, remove] : [renew]));
}

/** Qualifiers that are sound and still worth a word, in fields that a crawler reads: expired, risky, without sense. */
export const checkFieldsInUse: Check = (context) => {
  const { file } = context;
  for (const { line, field } of rulesOfFile(file))
    if (field.usage.kind !== 'local')
      for (const one of field.qualifiers) checkQualifier(context, line, field.usage.usage, one, true);
  for (const { line, field } of definitionsInUse(file))
    for (const one of field.qualifiers) checkQualifier(context, line, field.usage, one, false);
};

const OPEN_EXTENSION_PATTERN = /\*\.[A-Za-z0-9]{1,5}$/;
const NOT_HTML =
  /\.(?:pdf|jpe?g|gif|png|svg|webp|avif|ico|mp[34]|wav|ogg|avi|mov|webm|zip|gz|docx?|xlsx?|pptx?|txt|csv|json|xml|js|css)\$?$/i;

/** Patterns that a record uses, with the line they stand in: its own, or those of the sets it names. */
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

/** Patterns that end in the ending of a file, and match what goes on behind it too. */
export const checkOpenExtensions: Check = ({ file, report }) => {
  for (const { line, word } of patternsInUse(file)) {
    if (!OPEN_EXTENSION_PATTERN.test(word.text)) continue;
    const at = { start: word.end, end: word.end };
    const fixes = (): readonly Fix[] => [
      createFix('append-dollar', [`${word.text}$`], 'changes', () => [replaceColumnsAt(line, at, '$')]),
    ];
    report(patternExtensionOpen, line, word, [word.text, createLongerPath(word.text)], fixes);
  }
};

const EXTRACT = /^the-acap:extract:/;
const isExtract = ({ name, value }: Qualifier) =>
  (name === 'must-use-resource' || name === 'must-include-resource') && EXTRACT.test(value);

/** Parts of a page are named for what is no page (ACAP-123). */
export const checkExtracts: Check = ({ policy, file, report }) => {
  for (const { line, field } of rulesOfFile(file)) {
    const own = field.qualifiers.find(isExtract);
    const found = own ?? definitionBehind(file, field)?.field.qualifiers.find(isExtract);
    if (!found) continue;
    const { resource } = field;
    const set = resource.kind === 'set' ? file.sets.get(resource.name.toLowerCase()) : undefined;
    const patterns =
      resource.kind === 'pattern' ? [resource.pattern] : (set?.field.patterns ?? []).map(({ text }) => text);
    const other = patterns.find((pattern) => NOT_HTML.test(pattern));
    if (other !== undefined)
      report(extractOnNonHtml, line, own ?? fieldColumns(parsedLine(policy, line)), [other, found.text]);
  }
};

export const inRecordsDiagnostics = [
  expiredDate,
  originalInFrame,
  cloakingRisk,
  extractOnNonHtml,
  patternExtensionOpen,
];
