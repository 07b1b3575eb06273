// Other words for kinds of findings.
import { synonyms } from './en/findings.ts';

const includesCode = (codes: readonly string[], code: string) =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Other words for a kind of finding. */
export const findingSynonyms = (code: string): string =>
  synonyms
    .filter(([, codes]) => includesCode(codes, code))
    .map(([words]) => words)
    .join(' ');
