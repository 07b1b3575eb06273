// The language service for the fields of robots.txt.
import { crawlers } from '../catalogue/crawlers.ts';
import { type Chunk, linesIn, placedChunks } from '../document/lines.ts';
import { repDirectives } from '../formats/rep/directives.ts';
import { type Directive, type Format, LENIENT_FIELDS } from '../syntax/directives.ts';
import { scanLine } from '../syntax/field-lines.ts';
import type { Policy } from '../syntax/policy.ts';
import { directiveOfKind, kindOfText, kindsInChunk, LINE_KIND } from '../syntax/recognize.ts';
import { memoizeByKey, memoizeByText } from '../text/lazy.ts';
import { lowerCase } from '../text/lower-case.ts';
import { findAgentNameAt, findAgentPlaces, renameAgentEverywhere } from './agent-names.ts';
import type { Assistant, LinePiece, LinePieceKind, Suggestion } from './assistant.ts';

const ownDirectives: readonly Directive[] = repDirectives;
/** In a longer file only the beginning is searched, because this runs at every keystroke. */
const EXAMINED_LINES = 20_000;

/** Returns the values of the fields with a role in the lines of a chunk, except one line of it. */
function readValues(format: Format, chunk: Chunk, role: Directive['role'], excluded = -1): readonly string[] {
  const values: string[] = [];
  const kinds = kindsInChunk(chunk, format, LENIENT_FIELDS);
  for (const [i, { text }] of linesIn(chunk).entries()) {
    const directive = directiveOfKind(format, kinds[i] ?? LINE_KIND.blank);
    if (i === excluded || directive?.role !== role || !ownDirectives.includes(directive)) continue;
    const { valueStart, valueEnd } = scanLine(text);
    values.push(text.slice(valueStart, valueEnd));
  }
  return values;
}

/** Kept by chunk, because this runs at every keystroke. */
const valuesInChunk = memoizeByKey((format: Format) =>
  memoizeByKey((chunk: Chunk) =>
    memoizeByText((role) => readValues(format, chunk, role as Directive['role'])),
  ),
);

/** Returns the values of the fields with a role, except the line at the caret. */
function findValues({ source, format }: Policy, role: Directive['role'], excludedLine: number): string[] {
  const values = new Set<string>();
  for (const { chunk, start } of placedChunks(source.lines)) {
    if (start >= EXAMINED_LINES) break;
    const excluded = excludedLine - start;
    const isHere = excluded >= 0 && excluded < chunk.length;
    const own = isHere ? readValues(format, chunk, role, excluded) : valuesInChunk(format)(chunk)(role);
    for (const value of own) values.add(value);
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
