// The conventional fields for somebody who writes them.
import { crawlers } from '../catalogue/crawlers.ts';
import { repDirectives } from '../formats/rep/directives.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import { lowerCase } from '../text/lower-case.ts';
import { findAgentNameAt, findAgentPlaces, renameAgentEverywhere } from './agent-names.ts';
import type { Assistant, LinePiece, LinePieceKind, Suggestion } from './assistant.ts';

const ownDirectives: readonly Directive[] = repDirectives;
/** Of a longer file only the beginning is looked through: this is asked at a key. */
const EXAMINED_LINES = 20_000;

/** The values that fields in one role have in the file, without that of the line at the caret. */
function findValues(policy: Policy, role: Directive['role'], but: number): string[] {
  const values = new Set<string>();
  const end = Math.min(policy.source.lines.length, EXAMINED_LINES);
  for (let line = 0; line < end; line++) {
    if (line === but) continue;
    const field = fieldAt(policy, line);
    if (field.directive?.role === role && ownDirectives.includes(field.directive)) values.add(valueOf(field));
  }
  values.delete('');
  return [...values];
}

/** Each once, whatever the case; the first spelling stays. */
function createSuggestions(kind: Suggestion['kind'], texts: readonly string[]): Suggestion[] {
  const known = new Map<string, string>();
  for (const text of texts) {
    const key = kind === 'agent' ? lowerCase(text) : text;
    if (!known.has(key)) known.set(key, text);
  }
  return [...known.values()].map((text) => ({ kind, text, words: [text] }));
}

const catalogueTokens = crawlers.flatMap(({ tokens }) => tokens);
const valueKinds: Partial<Record<Directive['role'], LinePieceKind>> = { agent: 'agent', rule: 'path' };

export const repAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    if (!directive || !ownDirectives.includes(directive)) return undefined;
    const { id, role, spec } = directive;
    const name: LinePiece = { kind: 'name', start: nameStart, end: nameEnd, words: [id], spec };
    const kind = valueKinds[role];
    if (!kind || valueStart === valueEnd) return [name];
    return [name, { kind, start: valueStart, end: valueEnd, words: [text.slice(valueStart, valueEnd)] }];
  },
  endings: () => [],
  values({ role, value }, { policy, line, before, paths, agents = [] }) {
    if (before.length > 0) return [];
    if (role === 'agent')
      return createSuggestions('agent', [
        '*',
        ...findValues(policy, role, line),
        ...agents,
        ...catalogueTokens,
      ]);
    return value === 'path'
      ? createSuggestions('pattern', ['/', ...findValues(policy, role, line), ...paths])
      : [];
  },
  nameAt: findAgentNameAt,
  places: findAgentPlaces,
  rename: renameAgentEverywhere,
};
