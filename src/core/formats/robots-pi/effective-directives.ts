// Decides which directive a parser obeys (Robots PI 1999, Syntax and XML-Conformant HTML).

import { directivesOfMetas, type RobotsMeta } from './meta-tags.ts';
import { DEFAULT_DIRECTIVES, type Directives } from './read-pi.ts';
import type { RobotsDocument, RobotsPi } from './robots-document.ts';

/** The parsers of a document: an XML parser obeys the PI, an HTML parser obeys META. */
export const parsers = ['xml', 'html'] as const;
export type Parser = (typeof parsers)[number];

/** The parser of a file, by its extension. */
export function parserOfPath(path: string): Parser {
  const lower = path.toLowerCase();
  return lower.endsWith('.html') || lower.endsWith('.htm') ? 'html' : 'xml';
}

/** The first legal PI, which is the one that counts. */
export const firstLegalPi = ({ pis }: RobotsDocument): RobotsPi | undefined =>
  pis.find(({ reading }) => reading.isLegal);

/** The directives of a PI; the defaults if it is not legal. */
export const directivesOfPi = ({ reading }: RobotsPi): Directives =>
  reading.isLegal ? reading.says : DEFAULT_DIRECTIVES;

/**
 * The directives that a parser obeys. `pi`, `meta`: those of that directive. `illegal`: there are PIs, but none is
 * legal. `silence`: there is no directive, or only one for the other parser.
 */
export interface EffectiveDirectives {
  readonly says: Directives;
  readonly reason: 'pi' | 'meta' | 'illegal' | 'silence';
  readonly pi?: RobotsPi;
  readonly metas: readonly RobotsMeta[];
}

/** Finds the directives that a parser obeys. The other kind of directive is never a fallback. */
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

/** Whether two pairs of directives are equal. */
export const areSameDirectives = (a: Directives, b: Directives): boolean =>
  a.index === b.index && a.follow === b.follow;
