// Checks fields that are in use: those of a record, or definitions that a record uses.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import type { AcapFile, PlacedFieldOf } from '../acap-file.ts';
import { removeFields } from '../edit/remove-fields.ts';
import type { Qualifier } from '../field.ts';
import { citeQualifier, qualifierType } from '../qualifiers.ts';
import type { Usage } from '../usages.ts';
import { isCalendarDate } from '../value-grammar.ts';
import { type AcapContext, acap11 } from './check-context.ts';
import { replaceColumnsAt } from './edits.ts';
import { anyCrawler, permitPresent } from './example.ts';
import { rulesOfFile } from './record-rules.ts';

const kinds = {
  'expired-date': kind<{ readonly date: string }>({
    severity: 'warning',
    source: acap11('2.5.3.1'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-28', permitPresent),
        anyCrawler('ACAP-allow-index: /a/ time-limit=until-2024-02-29'),
        { today: '2024-02-29' },
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

type QualifiedField = PlacedFieldOf<'qualified-usage'>;

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
  const { form, value } = qualifier;
  const date = value.slice('until-'.length);
  if (form !== 'until-date' || !today || date >= today) return;
  const next = nextYear(today);
  const renew = fix('replace-word', { text: next }, () => [replaceColumnsAt(line, qualifier.written, next)]);
  const remove = fix('remove-line', {}, () => removeFields(policy, [line]));
  const cited = citeQualifier(qualifierType('time-limit'), usage);
  report('expired-date', { line, ...qualifier }, { date }, isRule ? [renew, remove] : renew, cited);
}

/** Reports qualifiers of fields in use that are valid but expired. */
function checkFieldsInUse(context: Context) {
  const { file } = context.subject;
  for (const { line, field } of rulesOfFile(file))
    if (field.usage.kind !== 'local')
      for (const one of field.qualifiers) checkQualifier(context, line, field.usage.usage, one, true);
  for (const { line, field } of definitionsInUse(file))
    for (const one of field.qualifiers) checkQualifier(context, line, field.usage, one, false);
}

export const recordChecks = defineChecks(kinds, checkFieldsInUse);
