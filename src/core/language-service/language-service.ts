// The language service: the list of assistants, and the functions that the editor calls. To add a system, add it
// here.
import type { DialectId } from '../formats/dialects.ts';
import { type Directive, type Format, LENIENT_FIELDS } from '../syntax/directives.ts';
import type { Policy } from '../syntax/policy.ts';
import { spellingLength } from '../syntax/recognize.ts';
import { acapAssistant } from './acap.ts';
import type { Assistant, Caret, CompletionOffer, LinePiece, NameRef } from './assistant.ts';
import { datasetAssistant } from './data-txt.ts';
import { extensionAssistant } from './extensions.ts';
import { suggestFields } from './field-suggestions.ts';
import { mobileAssistant } from './mobile-agents.ts';
import { repAssistant } from './rep.ts';
import { completeRobotsPi } from './robots-pi.ts';
import { completeTdmrep } from './tdmrep.ts';

const assistantsByDialect: Readonly<Record<DialectId, Assistant>> = {
  rep: repAssistant,
  acap: acapAssistant,
  'mobile-agents': mobileAssistant,
  extensions: extensionAssistant,
  'data-txt': datasetAssistant,
};

/** Returns the assistants of the systems that may occur in a format. */
function assistantsOf({ directives, describes }: Format): readonly Assistant[] {
  const systems = new Set(directives.map(({ dialect }) => dialect));
  return Object.entries(assistantsByDialect).flatMap(([id, one]) =>
    systems.has(id) || (describes && one.names) ? [one] : [],
  );
}

/** Returns the assistant of the system that a directive belongs to. */
export const assistantOf = ({ dialect }: Directive): Assistant => assistantsByDialect[dialect as DialectId];

/** Returns the pieces of a line, from the system that it belongs to; none for a line that belongs to no system. */
export function splitIntoPieces(text: string, format: Format): readonly LinePiece[] {
  for (const { pieces } of assistantsOf(format)) {
    const own = pieces(text, format);
    if (own) return own;
  }
  return [];
}

const startsWithName = (name: string, { open, name: own }: Directive) =>
  open === true && name.toLowerCase().startsWith(own.toLowerCase());

function offerNames({ policy, line, column, text }: Caret): CompletionOffer | undefined {
  const [indent = ''] = /^[ \t]*/.exec(text) ?? [];
  // Before the name, a suggestion has nothing to replace.
  if (column < indent.length) return undefined;
  const [typed = ''] = /^[^\s:#]*/.exec(text.slice(indent.length)) ?? [];
  const name = typed.slice(0, column - indent.length);
  const hasColon = text[indent.length + typed.length] === ':';
  const open = policy.format.directives.find((directive) => startsWithName(name, directive));
  const end = indent.length + typed.length;
  if (!open) {
    const others = assistantsOf(policy.format).flatMap(({ names }) => names?.(policy, line, hasColon) ?? []);
    const suggestions = [...suggestFields(policy, line, hasColon), ...others];
    return { start: indent.length, end, suggestions };
  }
  const endings = assistantOf(open).endings(open, policy);
  const suggestions = hasColon
    ? endings.map((one) => ({ ...one, text: one.text.replace(/: $/, '') }))
    : endings;
  return { start: indent.length + open.name.length, end, suggestions };
}

/** Returns the text after the last space or tab. */
const lastWordOf = (text: string) => text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\t')) + 1);

function offerValues(caret: Caret, name: string, colon: number): CompletionOffer | undefined {
  const { policy, text, column } = caret;
  const directive = policy.format.directives.find((one) => spellingLength(one, name, LENIENT_FIELDS) > 0);
  if (directive?.bare || (!directive && !policy.format.describes)) return undefined;
  const comment = text.indexOf('#', column);
  const tail = text.slice(column, comment < 0 ? text.length : comment);
  const typed = lastWordOf(text.slice(colon + 1, column));
  const [rest = ''] = /^[^ \t]*/.exec(tail) ?? [];
  const start = column - typed.length;
  const words = (part: string) => part.split(/[ \t]+/).filter((word) => word !== '');
  const before = words(text.slice(colon + 1, start));
  const after = words(tail.slice(rest.length));
  const end = column + rest.length;
  const at = { ...caret, name, before, start, end, after };
  const suggestions = directive
    ? assistantOf(directive).values(directive, at)
    : assistantsOf(policy.format).flatMap(({ otherValues }) => otherValues?.(name, at) ?? []);
  return { start, end, suggestions };
}

/** Returns the completions at a caret, with the columns that they replace; undefined in a comment. */
export function findCompletions(caret: Caret): CompletionOffer | undefined {
  if (caret.policy.format.id === 'tdmrep') return completeTdmrep(caret);
  if (caret.policy.format.id === 'xml') return completeRobotsPi(caret);
  const head = caret.text.slice(0, caret.column);
  if (head.includes('#')) return undefined;
  const colon = head.indexOf(':');
  if (colon >= 0) return offerValues(caret, head.slice(0, colon).trim(), colon);
  return /\S[ \t]/.test(head) ? undefined : offerNames(caret);
}

/** Returns the piece at a column of a line. Where two pieces meet, it is the one that begins there. */
export const findPieceAt = (text: string, format: Format, column: number): LinePiece | undefined =>
  splitIntoPieces(text, format).findLast(({ start, end }) => start <= column && column <= end);

/** A name in a line, and the assistant of the system that defines it. */
export interface NameAtPosition extends NameRef {
  readonly assistant: Assistant;
}

/** Returns the name at a place, if it is one that the file defines. */
export function findNameAt(policy: Policy, line: number, column: number): NameAtPosition | undefined {
  for (const assistant of assistantsOf(policy.format)) {
    const name = assistant.nameAt(policy, line, column);
    if (name) return { ...name, assistant };
  }
  return undefined;
}
