// The conventional fields for somebody who writes them.
import { crawlers } from '../catalogue/crawlers.ts';
import { repDirectives } from '../formats/rep/directives.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import { lowerCase } from '../text/lower-case.ts';
import { agentNameAt, agentPlaces, renameAgentEverywhere } from './agent-names.ts';
import type { Assistant, Piece, PieceKind, Suggestion } from './assistant.ts';

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

/** Each once, whatever the case; the first spelling stays. */
function suggest(kind: Suggestion['kind'], texts: readonly string[]): Suggestion[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = kind === 'agent' ? lowerCase(text) : text;
    if (!known.has(key)) known.set(key, text);
  }
  return [...known.values()].map((text) => ({ kind, text, words: [text] }));
}

const catalogued = crawlers.flatMap(({ tokens }) => tokens);
const kindOfValue: Partial<Record<Directive['role'], PieceKind>> = { agent: 'agent', rule: 'path' };

export const repAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    if (!directive || !own.includes(directive)) return undefined;
    const { id, role, spec } = directive;
    const name: Piece = { kind: 'name', start: nameStart, end: nameEnd, words: [id], spec };
    const kind = kindOfValue[role];
    if (!kind || valueStart === valueEnd) return [name];
    return [name, { kind, start: valueStart, end: valueEnd, words: [text.slice(valueStart, valueEnd)] }];
  },
  endings: () => [],
  values({ role, value }, { policy, line, before, paths, agents = [] }) {
    if (before.length > 0) return [];
    if (role === 'agent')
      return suggest('agent', ['*', ...valuesIn(policy, role, line), ...agents, ...catalogued]);
    return value === 'path' ? suggest('pattern', ['/', ...valuesIn(policy, role, line), ...paths]) : [];
  },
  nameAt: agentNameAt,
  places: agentPlaces,
  rename: renameAgentEverywhere,
};
