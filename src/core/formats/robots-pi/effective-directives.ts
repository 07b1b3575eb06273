// Which directive a parser obeys (003 Syntax, XML-Conformant HTML).

import { directivesOfMetas, type RobotsMeta } from './meta-tags.ts';
import { DEFAULT_DIRECTIVES, type Directives } from './read-pi.ts';
import type { RobotsDocument, RobotsPi } from './robots-document.ts';

/** What reads a document: an XML parser obeys the PI, an HTML parser META. */
export const parsers = ['xml', 'html'] as const;
export type Parser = (typeof parsers)[number];

/** The parser of a file, by its ending: digest I4. */
export function parserOfPath(path: string): Parser {
  const lower = path.toLowerCase();
  return lower.endsWith('.html') || lower.endsWith('.htm') ? 'html' : 'xml';
}

/** The first legal PI: the one that counts. */
export const firstLegalPi = ({ pis }: RobotsDocument): RobotsPi | undefined =>
  pis.find(({ reading }) => reading.isLegal);

/** What a PI says; for an illegal one, what holds without it. */
export const directivesOfPi = ({ reading }: RobotsPi): Directives =>
  reading.isLegal ? reading.says : DEFAULT_DIRECTIVES;

/**
 * What a parser obeys. `pi`, `meta`: that directive. `illegal`: there are PIs, and none is legal. `silence`: nothing
 * is said, or only to the other parser.
 */
export interface EffectiveDirectives {
  readonly says: Directives;
  readonly reason: 'pi' | 'meta' | 'illegal' | 'silence';
  readonly pi?: RobotsPi;
  readonly metas: readonly RobotsMeta[];
}

/** The directive that is obeyed under a parser; the other kind is never a fallback. */
export function effectiveDirectives(document: RobotsDocument, parser: Parser): EffectiveDirectives {
  if (parser === 'html') {
    const { metas } = document.html;
    if (metas.length === 0) return { says: DEFAULT_DIRECTIVES, reason: 'silence', metas };
    return { says: directivesOfMetas(metas), reason: 'meta', metas };
  }
  const pi = firstLegalPi(document);
  if (pi) return { says: directivesOfPi(pi), reason: 'pi', pi, metas: [] };
  return { says: DEFAULT_DIRECTIVES, reason: document.pis.length > 0 ? 'illegal' : 'silence', metas: [] };
}

/** Whether two pairs say the same. */
export const areSameDirectives = (a: Directives, b: Directives): boolean =>
  a.index === b.index && a.follow === b.follow;
