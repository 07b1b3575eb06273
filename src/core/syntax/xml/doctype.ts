// Reads the document type: its external id, and its internal subset.

import type { TextSpan } from '../../document/spans.ts';
import { readInstruction, readSection } from './markup-sections.ts';
import { endOfName } from './names.ts';
import { isXmlSpace, type Seeker, skipSpace } from './seeker.ts';
import type { XmlDeclaration, XmlDoctype, XmlFault, XmlToken } from './tokens.ts';

type TokenVisitor = (token: XmlToken) => void;

/** The literal whose quote is at `at`, or undefined if it is never closed. */
function readLiteral(seeker: Seeker, at: number): TextSpan | undefined {
  const close = seeker.find(seeker.text.charAt(at), at + 1);
  return close < 0 ? undefined : { start: at + 1, end: close };
}

const isQuoteAt = (text: string, at: number) => text[at] === '"' || text[at] === "'";

/** Reads a declaration that begins with `<!` at `start`. It ends before another `<` outside literals. */
function readDeclaration(seeker: Seeker, start: number): XmlDeclaration {
  const { text } = seeker;
  const keyword = { start: start + 2, end: endOfName(text, start + 2) };
  let at = skipSpace(text, keyword.end);
  const isParameter = text[at] === '%' && isXmlSpace(text.charCodeAt(at + 1));
  if (isParameter) at = skipSpace(text, at + 1);
  const name = { start: at, end: endOfName(text, at) };
  const literals: TextSpan[] = [];
  at = name.end;
  let fault: XmlFault | undefined;
  while (at < text.length && text[at] !== '>' && text[at] !== '<') {
    const literal = isQuoteAt(text, at) ? readLiteral(seeker, at) : undefined;
    if (literal) literals.push(literal);
    at = literal ? literal.end + 1 : at + 1;
  }
  if (text[at] === '>') at++;
  else fault = { code: 'unterminated', start, end: keyword.end };
  const token = { kind: 'declaration' as const, start, end: at, keyword, name, literals, isParameter };
  return fault ? { ...token, fault } : token;
}

/** Whether something begins that a subset cannot contain, so that its closing bracket must be missing. */
const endsSubset = (text: string, at: number) =>
  text[at] === '<' && (text[at + 1] === '/' || endOfName(text, at + 1) > at + 1);

/** Reads the internal subset from after its bracket. Returns its end, and whether it refers to parameter entities. */
function readSubset(
  seeker: Seeker,
  from: number,
  visit: TokenVisitor,
): { end: number; hasReferences: boolean } {
  const { text } = seeker;
  let at = from;
  let hasReferences = false;
  while (at < text.length && text[at] !== ']' && !endsSubset(text, at)) {
    if (text.startsWith('<?', at)) {
      const token = readInstruction(seeker, at, 'subset');
      visit(token);
      at = token.end;
    } else if (text.startsWith('<!--', at)) {
      const token = readSection(seeker, at, 'comment', 'subset');
      visit(token);
      at = token.end;
    } else if (text.startsWith('<!', at)) {
      const token = readDeclaration(seeker, at);
      visit(token);
      at = token.end;
    } else if (text[at] === '%' && endOfName(text, at + 1) > at + 1) {
      hasReferences = true;
      at = endOfName(text, at + 1);
      if (text[at] === ';') at++;
    } else {
      const next = skipSpace(text, at);
      if (next === at) visit({ kind: 'junk', start: at, end: at + 1 });
      at = Math.max(next, at + 1);
    }
  }
  return { end: at, hasReferences };
}

/** Reads the document type that begins at `start` with `<!DOCTYPE`. The tokens in its subset are visited first. */
export function readDoctype(
  seeker: Seeker,
  start: number,
  place: XmlDoctype['place'],
  visit: TokenVisitor,
): XmlDoctype {
  const { text } = seeker;
  const nameStart = skipSpace(text, start + '<!DOCTYPE'.length);
  const name = { start: nameStart, end: endOfName(text, nameStart) };
  const idStart = skipSpace(text, name.end);
  const hasId = text.startsWith('SYSTEM', idStart) || text.startsWith('PUBLIC', idStart);
  let at = hasId ? idStart + 'SYSTEM'.length : name.end;
  let idEnd = at;
  let subset: (TextSpan & { readonly hasReferences: boolean }) | undefined;
  let fault: XmlFault | undefined;
  if (name.end === name.start || (nameStart === start + '<!DOCTYPE'.length && name.end > nameStart)) {
    fault = { code: 'bad-name', start, end: name.end };
  }
  while (at < text.length && text[at] !== '>' && text[at] !== '<') {
    const literal = isQuoteAt(text, at) ? readLiteral(seeker, at) : undefined;
    if (literal) {
      at = literal.end + 1;
      idEnd = at;
    } else if (text[at] === '[' && !subset) {
      const { end, hasReferences } = readSubset(seeker, at + 1, visit);
      subset = { start: at + 1, end, hasReferences };
      at = text[end] === ']' ? end + 1 : end;
    } else {
      const next = skipSpace(text, at);
      if (next === at) fault ??= { code: 'stray-character', start: at, end: at + 1 };
      at = Math.max(next, at + 1);
    }
  }
  if (text[at] === '>') at++;
  else fault = { code: 'unterminated', start, end: name.end };
  return {
    kind: 'doctype',
    start,
    end: at,
    name,
    hasReferences: subset?.hasReferences ?? false,
    place,
    ...(hasId ? { external: { start: idStart, end: idEnd } } : {}),
    ...(subset ? { subset: { start: subset.start, end: subset.end } } : {}),
    ...(fault ? { fault } : {}),
  };
}
