// What a typed sentence expects: a claim about all URLs, or the answer for one URL and crawler.
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import type { Expectation } from '../../core/workspace/expectations/expectation.ts';
import { parseClaim } from '../../messages/explain/claim-sentences.ts';

export type Statement = { readonly claim: Claim } | { readonly expectation: Expectation };

/** Reads a sentence. What it says of one URL and one crawler is an expectation like those of the table. */
export function readStatement(text: string): Statement | undefined {
  const claim = parseClaim(text);
  if (!claim) return undefined;
  const { claim: kind, agent, url } = claim;
  if (agent === undefined || url === undefined || (kind !== 'open' && kind !== 'closed')) return { claim };
  return { expectation: { agent, url, expect: kind === 'open' ? 'allow' : 'deny' } };
}

/** The path in a text, with the end of the sentence removed. */
export const pathIn = (text: string): string | undefined =>
  /(?:^|\s)(\/\S*)/.exec(text)?.[1]?.replace(/[.,;!]$/, '');

/**
 * Returns the area that a sentence which is not understood is probably about: a path in it, or a known path that has
 * one of its words as a part.
 */
export function areaIn(text: string, knownPaths: readonly string[]): string | undefined {
  const path = pathIn(text);
  if (path !== undefined) return path;
  const words = new Set(text.toLowerCase().split(/[^\p{L}\p{N}_-]+/u));
  const parts = (known: string) => known.toLowerCase().split(/[/?*$=&.]+/);
  // An area is the beginning of paths, and no pattern.
  const isPlain = (known: string) => !/[*#]|\$$/.test(known);
  return knownPaths.find(
    (known) => isPlain(known) && parts(known).some((part) => part !== '' && words.has(part)),
  );
}
