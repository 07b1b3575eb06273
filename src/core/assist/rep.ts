// The conventional fields for somebody who writes them.
import { repDirectives } from '../dialects/rep/directives.ts';
import type { Directive } from '../policy/directive.ts';
import { MOST_LENIENT } from '../policy/directive.ts';
import { fieldAt, type Policy, valueOf } from '../policy/policy.ts';
import { directiveOfKind, kindOfText } from '../policy/recognise.ts';
import { scanLine } from '../syntax/field-lines.ts';
import type { Assistant, Suggestion } from './assistant.ts';

const own: readonly Directive[] = repDirectives;
/** Of a longer file only the beginning is looked through: this is asked at a key. */
const LOOKED_AT = 20_000;

/** The values that fields in one role have in the file, without that of the line at the caret. */
function valuesIn(policy: Policy, role: Directive['role'], but: number): string[] {
  const values = new Set<string>();
  const end = Math.min(policy.source.lines.length, LOOKED_AT);
  for (let line = 0; line < end; line++) {
    if (line === but) continue;
    const field = fieldAt(policy, line);
    if (field.directive?.role === role && own.includes(field.directive)) values.add(valueOf(field));
  }
  values.delete('');
  return [...values];
}

const suggest = (kind: Suggestion['kind'], texts: readonly string[]): Suggestion[] =>
  [...new Set(texts)].map((text) => ({ kind, text, words: [text] }));

export const repAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, MOST_LENIENT));
    if (!directive || !own.includes(directive)) return undefined;
    return [{ kind: 'name', start: nameStart, end: nameEnd, words: [directive.id], spec: directive.spec }];
  },
  endings: () => [],
  values({ role, value }, { policy, line, before, paths }) {
    if (before.length > 0) return [];
    if (role === 'agent') return suggest('agent', ['*', ...valuesIn(policy, role, line)]);
    return value === 'path' ? suggest('pattern', ['/', ...valuesIn(policy, role, line), ...paths]) : [];
  },
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
