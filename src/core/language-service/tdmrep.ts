// Completions in tdmrep.json: the members that a location lacks, and the values of a reservation.
import { linesIn } from '../document/lines.ts';
import type { Position } from '../document/range.ts';
import { type Source, textOfSource } from '../document/source.ts';
import { type TdmrepMember, tdmrepMembers } from '../formats/tdmrep/members.ts';
import { type JsonLocation, locateInJson } from '../syntax/json/json-location.ts';
import type { Caret, CompletionOffer, Suggestion } from './assistant.ts';

/** The system in the words of a suggestion. */
const SYSTEM = 'tdmrep';

/** Initial values, which the author replaces. */
const firstValues: Readonly<Record<TdmrepMember['value'], string>> = {
  path: '"/"',
  reservation: '1',
  url: '""',
};

/** The values of a reservation, the most common first (TDMRep, tdm-reservation). */
const reservations = [
  { text: '1', id: 'reserved' },
  { text: '0', id: 'not-reserved' },
] as const;

/** Suggests a member with a value. `isLast`: nothing follows that needs a comma. */
function suggestMember({ id, name, value }: TdmrepMember, isLast: boolean): Suggestion {
  const before = `"${name}": `;
  const first = firstValues[value];
  const quote = first.startsWith('"') ? 1 : 0;
  const start = before.length + quote;
  return {
    kind: 'name',
    text: `${before}${first}${isLast ? '' : ', '}`,
    hole: { start, end: before.length + first.length - quote },
    words: [id, SYSTEM],
  };
}

function suggestMembers({ otherNames, token, next }: JsonLocation, column: number, toColumn: ToColumn) {
  const missing = tdmrepMembers.filter(({ name }) => !otherNames.includes(name));
  if (token?.isClosed)
    return {
      start: toColumn(token.start) + 1,
      end: toColumn(token.end) - 1,
      suggestions: missing.map(
        ({ id, name }): Suggestion => ({ kind: 'name', text: name, words: [id, SYSTEM] }),
      ),
    };
  if (token && !token.isText) return undefined;
  const isLast = token !== undefined || next !== '"';
  return {
    start: token ? toColumn(token.start) : column,
    end: column,
    suggestions: missing.map((member) => suggestMember(member, isLast)),
  };
}

type ToColumn = (offset: number) => number;

function offsetAt({ lines }: Source, { line, column }: Position): number {
  let offset = 0;
  let at = 0;
  for (const chunk of lines.chunks)
    for (const { text, eol } of linesIn(chunk)) {
      if (at++ === line) return offset + column;
      offset += text.length + eol.length;
    }
  return offset;
}

/**
 * Returns the completions at a caret in tdmrep.json; undefined if it is neither at a member of a location nor at
 * the value of a reservation.
 */
export function completeTdmrep({ policy: { source }, line, column }: Caret): CompletionOffer | undefined {
  const offset = offsetAt(source, { line, column });
  const jsonLocation = locateInJson(textOfSource(source), offset);
  if (jsonLocation?.inside.join(' ') !== 'list object') return undefined;
  const toColumn: ToColumn = (position) => position - offset + column;
  const { expected, name, token } = jsonLocation;
  if (expected === 'name') return suggestMembers(jsonLocation, column, toColumn);
  const member = tdmrepMembers.find((member) => member.name === name);
  if (expected !== 'value' || member?.value !== 'reservation' || token?.isText) return undefined;
  const span = token
    ? { start: toColumn(token.start), end: toColumn(token.end) }
    : { start: column, end: column };
  return {
    ...span,
    suggestions: reservations.map(({ text, id }): Suggestion => ({ kind: 'target', text, words: [id] })),
  };
}
