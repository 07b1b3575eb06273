// What may be written in tdmrep.json: the members that a location lacks, and whether rights are reserved.
import type { Position } from '../document/range.ts';
import { type Source, textOfSource } from '../document/source.ts';
import { type TdmrepMember, tdmrepMembers } from '../formats/tdmrep/members.ts';
import { type JsonLocation, locateInJson } from '../syntax/json/json-location.ts';
import type { Caret, CompletionOffer, Suggestion } from './assistant.ts';

/** The system that the words of a suggestion name. */
const SYSTEM = 'tdmrep';

/** Values to begin with, which the author replaces. */
const firstValues: Readonly<Record<TdmrepMember['value'], string>> = {
  path: '"/"',
  reservation: '1',
  url: '""',
};

/** The values of a reservation, the usual one first (TDMRep, tdm-reservation). */
const reservations = [
  { text: '1', id: 'reserved' },
  { text: '0', id: 'not-reserved' },
] as const;

/** A member with a value; `isLast`: nothing follows that a comma has to separate. */
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
    for (const { text, eol } of chunk) {
      if (at++ === line) return offset + column;
      offset += text.length + eol.length;
    }
  return offset;
}

/** What may be written at a caret in tdmrep.json; undefined where a location has neither a name nor a reservation. */
export function completeTdmrep({ policy: { source }, line, column }: Caret): CompletionOffer | undefined {
  const offset = offsetAt(source, { line, column });
  const found = locateInJson(textOfSource(source), offset);
  if (found?.inside.join(' ') !== 'list object') return undefined;
  const toColumn: ToColumn = (place) => place - offset + column;
  const { expected, name, token } = found;
  if (expected === 'name') return suggestMembers(found, column, toColumn);
  const member = tdmrepMembers.find((one) => one.name === name);
  if (expected !== 'value' || member?.value !== 'reservation' || token?.isText) return undefined;
  const span = token
    ? { start: toColumn(token.start), end: toColumn(token.end) }
    : { start: column, end: column };
  return {
    ...span,
    suggestions: reservations.map(({ text, id }): Suggestion => ({ kind: 'target', text, words: [id] })),
  };
}
