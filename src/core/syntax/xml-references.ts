// References in text and attribute values: `&name;`, `&#10;`, `&#xa;`.
import { endOfName, isXmlCharacter } from './xml-names.ts';
import type { TextSpan } from './xml-token.ts';

const PREDEFINED_ENTITIES = new Set(['amp', 'lt', 'gt', 'apos', 'quot']);

/** What is known about the entities of a document. */
export interface KnownEntities {
  readonly declared: ReadonlySet<string>;
  /** False if there may be declarations that nobody here has seen. */
  readonly areAllKnown: boolean;
}

export interface ReferenceFault extends TextSpan {
  readonly code: 'bad-reference' | 'unknown-entity';
}

function readCharacterReference(text: string, at: number): { end: number; code: number } {
  const isHex = text[at] === 'x';
  let end = isHex ? at + 1 : at;
  let code = 0;
  const from = end;
  for (; end < text.length; end++) {
    const digit = Number.parseInt(text[end]!, isHex ? 16 : 10);
    if (Number.isNaN(digit)) break;
    code = Math.min(code * (isHex ? 16 : 10) + digit, 0x110000);
  }
  return { end, code: end === from ? -1 : code };
}

function faultOfReference(text: string, at: number, entities: KnownEntities): ReferenceFault | undefined {
  if (text[at + 1] === '#') {
    const { end, code } = readCharacterReference(text, at + 2);
    const isGood = text[end] === ';' && code >= 0 && code <= 0x10ffff && isXmlCharacter(code);
    return isGood ? undefined : { code: 'bad-reference', start: at, end };
  }
  const end = endOfName(text, at + 1);
  if (end === at + 1 || text[end] !== ';') return { code: 'bad-reference', start: at, end };
  const name = text.slice(at + 1, end);
  if (PREDEFINED_ENTITIES.has(name) || entities.declared.has(name) || !entities.areAllKnown) return undefined;
  return { code: 'unknown-entity', start: at, end: end + 1 };
}

/** The first reference in a stretch that XML does not allow. */
export function findReferenceFault(
  text: string,
  { start, end }: TextSpan,
  entities: KnownEntities,
): ReferenceFault | undefined {
  for (let at = start; at < end; at++) {
    const fault = text.charCodeAt(at) === 0x26 ? faultOfReference(text, at, entities) : undefined;
    if (fault) return fault;
  }
  return undefined;
}
