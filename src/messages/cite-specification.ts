// The sources of a finding for users: titles of specifications and sections in them, without the numbers of the team's own
// lists of requirements.
import { parseCitations } from '../core/catalogue/citations.ts';
import { textNames } from './en/findings.ts';

const citationNames: Readonly<Record<string, string>> = textNames;

/** "1996 draft 1 3.2.1; RFC 9309 2.2.1" for "draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)". */
export const citeSpecification = (spec: string): string =>
  parseCitations(spec)
    .map(({ text, place }) => `${citationNames[text] ?? text}${place}`)
    .join('; ');
