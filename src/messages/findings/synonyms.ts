// Other words for kinds of findings.
import { synonyms } from '../en/findings.ts';

const has = (codes: readonly string[], code: string) =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Other words for a kind of finding. */
export const otherWordsFor = (code: string): string =>
  synonyms
    .filter(([, codes]) => has(codes, code))
    .map(([words]) => words)
    .join(' ');
