// Suggestions for the values of ACAP fields: usages, local names, sets, paths, qualifiers and their values.

import { readAcapFile } from '../formats/acap/acap-file.ts';
import { requestActions } from '../formats/acap/field.ts';
import { setReference } from '../formats/acap/field-spelling.ts';
import { qualifiersFor, qualifierType } from '../formats/acap/qualifiers.ts';
import { parseUsage, type Usage, usages } from '../formats/acap/usages.ts';
import { choicesFor, type ValueChoice } from '../formats/acap/value-parts.ts';
import type { Directive } from '../syntax/directives.ts';
import type { Policy } from '../syntax/policy.ts';
import type { Suggestion, ValueCaret } from './assistant.ts';

/** Example texts that the author replaces, by the control or by the choice of a value. */
const VALUE_EXAMPLES: Readonly<Record<string, string>> = {
  date: '2030-12-31',
  uri: '/terms.html',
  ids: 'name',
  id: 'name',
  tags: 'h1',
  text: 'text',
  locator: '/credit.html',
  ranges: '192.0.2.0-192.0.2.255',
  masks: '192.0.2.0/0.0.0.255',
  domains: 'example.com',
  countries: 'DE,AT,CH',
  chars: '250',
  words: '30',
  'n-days': '30',
};

/** Returns the text before and after the part that the author replaces. */
function textAroundValue({ choice, control }: ValueChoice): readonly [before: string, after: string] {
  switch (control) {
    case 'date':
      return ['until-', ''];
    case 'number':
      return ['', `-${choice === 'n-days' ? 'days' : choice}`];
    case 'locator':
      return [`the-acap:${choice}:`, ''];
    case 'uri':
      return [choice === 'uri' ? '' : `${choice}:`, ''];
    case 'text':
      return ['the-acap:text:', ''];
    case 'ids':
    case 'id':
    case 'tags':
      return [`the-acap:extract:${choice}:`, ''];
    default:
      return [`${choice}:`, ''];
  }
}

/** Returns the values that a qualifier can have, in the order of the specification. */
const suggestQualifierValues = (type: string): readonly Suggestion[] =>
  choicesFor(type).map((choice) => {
    const is11 = choice.since === '1.1' ? { note: '1.1' as const } : {};
    const words = [type, '', choice.choice];
    if (choice.control === 'nothing') return { kind: 'value', text: choice.choice, words, ...is11 };
    const [before, after] = textAroundValue(choice);
    const example = VALUE_EXAMPLES[choice.control] ?? VALUE_EXAMPLES[choice.choice] ?? '';
    const hole = { start: before.length, end: before.length + example.length };
    return { kind: 'value', text: before + example + after, hole, words, ...is11 };
  });

const plainSuggestions =
  (kind: Suggestion['kind']) =>
  (text: string): Suggestion => ({ kind, text, words: [text] });

const suggestUsages = (suffix = ''): Suggestion[] =>
  usages.map((usage) => ({
    kind: 'usage',
    text: usage + suffix,
    words: [usage],
    ...(suffix === '' ? {} : { goesOn: true }),
  }));

/** Returns local usages in parentheses. `isPart`: only those that a composite usage may contain (2.7.2). */
function suggestLocalUsages(policy: Policy, suffix: string, isPart = false): Suggestion[] {
  const fields = [...readAcapFile(policy).usages.values()].map(({ field }) => field);
  return fields
    .filter(({ kind }) => !isPart || kind === 'qualified-usage')
    .map(({ name: { text } }) => ({ kind: 'local', text: `(${text})${suffix}`, words: [text] }));
}

/**
 * Returns the possible endings of `ACAP-allow-`, `ACAP-disallow-` and `ACAP-request-`. A prohibition cannot have a
 * local usage (2.4.2).
 */
export function suggestAcapEndings({ value, effect }: Directive, policy: Policy): readonly Suggestion[] {
  if (value === 'request')
    return requestActions.map((action) => ({ ...plainSuggestions('action')(action), text: `${action}: ` }));
  const locals = effect === 'allow' ? suggestLocalUsages(policy, ': ') : [];
  return [...suggestUsages(': '), ...locals];
}

const suggestSets = (policy: Policy): Suggestion[] =>
  [...readAcapFile(policy).sets.values()].map(({ field: { name } }) => ({
    kind: 'set',
    text: setReference(name.text),
    words: [name.text],
  }));

const isRepeatable = (type: string) => qualifierType(type)?.repeat !== 'first';

/**
 * Returns the qualifiers of a usage, without those that are already in the line and count only once; or the values
 * of the qualifier at the caret.
 */
function suggestQualifiers(usage: Usage, { text, start, column, before, after }: ValueCaret): Suggestion[] {
  const [, type] = /^([A-Za-z-]+)=/.exec(text.slice(start, column)) ?? [];
  if (type !== undefined) {
    if (!qualifierType(type)) return [];
    return suggestQualifierValues(type).map((one) => {
      const lead = `${type}=`;
      const hole = one.hole && { start: one.hole.start + lead.length, end: one.hole.end + lead.length };
      return { ...one, text: lead + one.text, ...(hole ? { hole } : {}) };
    });
  }
  const used = new Set([...before, ...after].map((word) => word.replace(/=.*$/s, '').toLowerCase()));
  return qualifiersFor(usage)
    .filter((name) => isRepeatable(name) || !used.has(name))
    .flatMap((name): Suggestion[] => {
      const row = qualifierType(name);
      if (!row) return [];
      const support = row.usages[usage];
      const note = support === 'both' ? (row.since === '1.1' ? '1.1' : undefined) : support;
      return [
        { kind: 'qualifier', text: `${name}=`, words: [name], goesOn: true, ...(note ? { note } : {}) },
      ];
    });
}

/** Returns the paths that the file already contains, and those that the caller knows. */
function suggestPaths({ policy, paths, line }: ValueCaret): Suggestion[] {
  const existing = readAcapFile(policy).lines.flatMap(({ line: at, read: { field } }) => {
    if (at === line || !field) return [];
    if (field.kind === 'resource-set') return field.patterns.map(({ text }) => text);
    return field.kind === 'rule' && field.resource.kind === 'pattern' ? [field.resource.pattern] : [];
  });
  return [...new Set([...existing, ...paths])].map(plainSuggestions('pattern'));
}

/** Returns the sets that are referred to, but not defined. */
function suggestMissingSets(policy: Policy): Suggestion[] {
  const { lines, sets } = readAcapFile(policy);
  const names = lines.flatMap(({ read: { field } }) =>
    field?.kind === 'rule' && field.resource.kind === 'set' ? [field.resource.name] : [],
  );
  return [...new Set(names)].filter((name) => !sets.has(name.toLowerCase())).map(plainSuggestions('set'));
}

/** Returns the local usages that are used in a permission, but not defined. */
function suggestMissingUsages(policy: Policy): Suggestion[] {
  const { lines, usages: defined } = readAcapFile(policy);
  const names = lines.flatMap(({ read: { field } }) =>
    field?.kind === 'rule' && field.usage.kind === 'local' ? [field.usage.name] : [],
  );
  return [...new Set(names)]
    .filter((name) => !defined.has(name.toLowerCase()))
    .map(plainSuggestions('local'));
}

function namesOfKind(policy: Policy, kind: 'crawler' | 'purpose'): string[] {
  const names = readAcapFile(policy).lines.flatMap(({ read: { field } }) => {
    if (field?.kind === 'crawler' && kind === 'crawler') return [field.name];
    return field?.kind === 'purpose' && kind === 'purpose' ? [field.value] : [];
  });
  return [...new Set(names)];
}

function suggestRuleValues({ effect, name: prefix }: Directive, caret: ValueCaret): readonly Suggestion[] {
  const { policy, before, name } = caret;
  if (before.length === 0) return [...suggestSets(policy), ...suggestPaths(caret)];
  const usage = effect === 'allow' ? parseUsage(name.slice(prefix.length)) : undefined;
  return usage ? suggestQualifiers(usage, caret) : [];
}

function suggestDefinitionValues(value: Directive['value'], caret: ValueCaret): readonly Suggestion[] {
  const { policy, before, after } = caret;
  if (value === 'resource-set') return before.length === 0 ? suggestMissingSets(policy) : suggestPaths(caret);
  if (before.length === 0) return suggestMissingUsages(policy);
  if (value === 'composite-usage') {
    const used = new Set([...before.slice(1), ...after].map((word) => word.toLowerCase()));
    const parts = [...suggestUsages(), ...suggestLocalUsages(policy, '', true)];
    return parts.filter(({ text }) => text !== 'other' && !used.has(text.toLowerCase()));
  }
  const usage = parseUsage(before[1] ?? '');
  if (before.length > 1) return usage ? suggestQualifiers(usage, caret) : [];
  return suggestUsages().filter(({ text }) => qualifiersFor(text as Usage).length > 0);
}

/** Returns the suggestions for the word at the caret in the value of a field. */
export function suggestAcapValues(directive: Directive, caret: ValueCaret): readonly Suggestion[] {
  const { policy, before, files, paths } = caret;
  switch (directive.value) {
    case 'usage-rule':
      return suggestRuleValues(directive, caret);
    case 'qualified-usage':
    case 'composite-usage':
    case 'resource-set':
      return suggestDefinitionValues(directive.value, caret);
    case 'agent':
      return before.length > 0
        ? []
        : [...new Set(['*', ...namesOfKind(policy, 'crawler')])].map(plainSuggestions('agent'));
    case 'purpose':
      return before.length > 0 ? [] : namesOfKind(policy, 'purpose').map(plainSuggestions('purpose'));
    case 'version':
      return before.length > 0 ? [] : ['1.1', '1.0'].map(plainSuggestions('version'));
    case 'url':
      return before.length > 0 ? [] : files.map(plainSuggestions('locator'));
    case 'request':
      return before.length > 0 ? [] : paths.map(plainSuggestions('locator'));
    default:
      return [];
  }
}
