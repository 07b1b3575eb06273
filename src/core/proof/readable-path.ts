// Chooses a path that a person understands among those that the same rules decide.
import type { PathPattern } from '../matching/path-pattern.ts';
import type { TokenChoice } from './alphabet.ts';
import type { Decider, RuleList } from './rule-list.ts';
import { canonicalPath, isNormalPath } from './tokens.ts';

const PREFERRED_CHARACTERS = 'xabcdefghijklmnopqrstuvwyz0123456789-_.';

/** The units that patterns contain. */
export function unitsOf(patterns: Iterable<PathPattern>): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { segments } of patterns)
    for (const segment of segments) for (const unit of segment) used.add(unit);
  return used;
}

/** Returns a readable character that no pattern contains, so that it leads out of the beginnings of all of them. */
export function freshCharacters(patterns: Iterable<PathPattern>): readonly string[] {
  const used = unitsOf(patterns);
  const fresh = PREFERRED_CHARACTERS.split('').find((char) => !used.has(char));
  return fresh === undefined ? [] : [fresh];
}

/** Returns paths that a pattern with wildcards matches, with a text in place of each. */
export function filledPaths({ pattern: { segments, anchored } }: Decider, text: string): readonly string[] {
  if (segments.length === 1) return [];
  const filled = segments.join(text);
  return anchored ? [filled] : [filled, filled + text];
}

/**
 * Returns a path that the same deciders decide as a shortest one, and that reads better, if there is one.
 * @param area the beginning of all paths that are compared
 */
export function readablePath(
  shortest: string,
  lists: readonly RuleList[],
  deciders: readonly (Decider | undefined)[],
  { isNormal, fresh }: TokenChoice,
  area: string,
): string {
  const isDecidedAlike = (path: string) =>
    lists.every((list, i) => list.decide(canonicalPath(list.reader)(path)) === deciders[i]);
  const texts = ['x', ...fresh];
  const candidates = [
    ...deciders.flatMap((decider) => (decider ? texts.flatMap((text) => filledPaths(decider, text)) : [])),
    ...fresh.map((char) => shortest.replaceAll(char, 'x')),
  ].map((path) => (path.startsWith('/') ? path : `/${path}`));
  const isReadable = (path: string) =>
    isNormal || isNormalPath(shortest) ? isNormalPath(path) : /^[!-"$-~]+$/.test(path);
  return (
    candidates.find((path) => path.startsWith(area) && isReadable(path) && isDecidedAlike(path)) ?? shortest
  );
}
