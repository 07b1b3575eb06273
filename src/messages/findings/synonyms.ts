// Other words for kinds of findings.
import * as english from '../en/findings/synonyms.ts';
import { inLanguage } from '../language.ts';

const { synonyms } = inLanguage('findings/synonyms', english);

const has = (codes: readonly string[], code: string) =>
  codes.some((one) => (one.endsWith('*') ? code.startsWith(one.slice(0, -1)) : one === code));

/** Other words for a kind of finding. */
export const otherWordsFor = (code: string): string =>
  synonyms
    .filter(([, codes]) => has(codes, code))
    .map(([words]) => words)
    .join(' ');
