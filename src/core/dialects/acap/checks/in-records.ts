// Remarks that only matter for a field that a crawler reads: one of a record, or a definition that a record uses.

import { type Fix, fixOf } from '../../../policy/finding.ts';
import type { Word } from '../../../syntax/words.ts';
import { removeFields } from '../edit/remove-fields.ts';
import type { Qualifier, Rule } from '../field.ts';
import type { AcapFile, PlacedOf } from '../file.ts';
import { isCalendarDate } from '../value-grammar.ts';
import { type Check, type Checking, readAt, wholeField } from './checking.ts';
import { replaceAt } from './edits.ts';
import { rulesIn } from './rules-in.ts';

type Qualified = PlacedOf<'qualified-usage'>;

/** The definition of a qualified usage that a rule names. */
function qualifiedBehind({ usages }: AcapFile, { usage }: Rule): Qualified | undefined {
  const found = usage.kind === 'local' ? usages.get(usage.name.toLowerCase()) : undefined;
  return found?.field.kind === 'qualified-usage' ? { line: found.line, field: found.field } : undefined;
}

/** All qualified usages that rules name, through composites too. */
function definitionsInUse(file: AcapFile): readonly Qualified[] {
  const found = new Map<number, Qualified>();
  const add = (name: string, isPart: boolean): void => {
    const one = file.usages.get(name.toLowerCase());
    if (one?.field.kind === 'qualified-usage') found.set(one.line, { line: one.line, field: one.field });
    else if (one?.field.kind === 'composite-usage' && !isPart)
      for (const part of one.field.parts) if (part.kind === 'local') add(part.name, true);
  };
  for (const name of new Set(
    rulesIn(file).flatMap(({ field: { usage } }) => (usage.kind === 'local' ? [usage.name] : [])),
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
  checking: Checking,
  line: number,
  usage: string,
  one: Qualifier,
  isRule: boolean,
): void {
  const { put, today } = checking;
  const { name, form, value } = one;
  if (name === 'must-use-resource' && usage === 'index') put('cloaking-risk', line, one, [one.text]);
  if (name === 'prohibited-context' && usage === 'present-original')
    put('original-in-frame', line, one, [one.text]);
  if (form !== 'until-date' || !today || value.slice('until-'.length) >= today) return;
  const renew = fixOf('replace-word', [nextYear(today)], 'changes', () => [
    replaceAt(line, one.written, nextYear(today)),
  ]);
  const remove = fixOf('remove-line', [], 'changes', () => removeFields(checking.policy, [line]));
  put('expired-date', line, one, [value.slice('until-'.length)], () => (isRule ? [renew, remove] : [renew]));
}

/** Qualifiers that are sound and still worth a word, in fields that a crawler reads: expired, risky, without sense. */
export const readFields: Check = (checking) => {
  const { file } = checking;
  for (const { line, field } of rulesIn(file))
    if (field.usage.kind !== 'local')
      for (const one of field.qualifiers) checkQualifier(checking, line, field.usage.usage, one, true);
  for (const { line, field } of definitionsInUse(file))
    for (const one of field.qualifiers) checkQualifier(checking, line, field.usage, one, false);
};

const OPEN_EXTENSION = /\*\.[A-Za-z0-9]{1,5}$/;
const NOT_HTML =
  /\.(?:pdf|jpe?g|gif|png|svg|webp|avif|ico|mp[34]|wav|ogg|avi|mov|webm|zip|gz|docx?|xlsx?|pptx?|txt|csv|json|xml|js|css)\$?$/i;

/** Patterns that a record uses, with the line they stand in: its own, or those of the sets it names. */
function patternsInUse(file: AcapFile): readonly { readonly line: number; readonly word: Word }[] {
  const rules = rulesIn(file);
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

/** Patterns that end in the ending of a file, and match what goes on behind it too. */
export const openExtensions: Check = ({ file, put }) => {
  for (const { line, word } of patternsInUse(file)) {
    if (!OPEN_EXTENSION.test(word.text)) continue;
    const at = { start: word.end, end: word.end };
    const fixes = (): readonly Fix[] => [
      fixOf('append-dollar', [`${word.text}$`], 'changes', () => [replaceAt(line, at, '$')]),
    ];
    put('pattern-extension-open', line, word, [word.text], fixes);
  }
};

const EXTRACT = /^the-acap:extract:/;
const extracts = ({ name, value }: Qualifier) =>
  (name === 'must-use-resource' || name === 'must-include-resource') && EXTRACT.test(value);

/** Parts of a page are named for what is no page (ACAP-123). */
export const extracting: Check = ({ policy, file, put }) => {
  for (const { line, field } of rulesIn(file)) {
    const own = field.qualifiers.find(extracts);
    const found = own ?? qualifiedBehind(file, field)?.field.qualifiers.find(extracts);
    if (!found) continue;
    const { resource } = field;
    const set = resource.kind === 'set' ? file.sets.get(resource.name.toLowerCase()) : undefined;
    const patterns =
      resource.kind === 'pattern' ? [resource.pattern] : (set?.field.patterns ?? []).map(({ text }) => text);
    const other = patterns.find((pattern) => NOT_HTML.test(pattern));
    if (other !== undefined)
      put('extract-on-non-html', line, own ?? wholeField(readAt(policy, line)), [other, found.text]);
  }
};
