// The language service for the fields of robots.txt.
import { crawlers } from '../catalogue/crawlers.ts';
import { repDirectives } from '../formats/rep/directives.ts';
import { type Directive, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import { directiveAt, fieldAt, type Policy, valueOf } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import { lowerCase } from '../text/lower-case.ts';
import { findAgentNameAt, findAgentPlaces, renameAgentEverywhere } from './agent-names.ts';
import type { Assistant, LinePiece, LinePieceKind, Suggestion } from './assistant.ts';

const ownDirectives: readonly Directive[] = repDirectives;
/** In a longer file only the beginning is searched, because this runs at every keystroke. */
const EXAMINED_LINES = 20_000;

/** Returns the values of the fields with a role, except the line at the caret. */
function findValues(policy: Policy, role: Directive['role'], excludedLine: number): string[] {
  const values = new Set<string>();
  const end = Math.min(policy.source.lines.length, EXAMINED_LINES);
  for (let line = 0; line < end; line++) {
    if (line === excludedLine) continue;
    const directive = directiveAt(policy, line, LENIENT_FIELDS);
    if (directive?.role === role && ownDirectives.includes(directive))
      values.add(valueOf(fieldAt(policy, line)));
  }
  values.delete('');
  return [...values];
}

/** Creates one suggestion for each text. Names of agents are compared without case, and the first spelling is used. */
function createSuggestions(kind: Suggestion['kind'], texts: readonly string[]): Suggestion[] {
  const textsByKey = new Map<string, string>();
  for (const text of texts) {
    const key = kind === 'agent' ? lowerCase(text) : text;
    if (!textsByKey.has(key)) textsByKey.set(key, text);
  }
  return [...textsByKey.values()].map((text) => ({ kind, text, words: [text] }));
}

const catalogueTokens = crawlers.flatMap(({ tokens }) => tokens);
const valueKinds: Partial<Record<Directive['role'], LinePieceKind>> = { agent: 'agent', rule: 'path' };

export const repAssistant: Assistant = {
  pieces(text, format) {
    const { nameStart, nameEnd, valueStart, valueEnd } = scanLine(text);
    const directive = directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS));
    if (!directive || !ownDirectives.includes(directive)) return undefined;
    const { id, role, source } = directive;
    const name: LinePiece = { kind: 'name', start: nameStart, end: nameEnd, words: [id], source };
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
