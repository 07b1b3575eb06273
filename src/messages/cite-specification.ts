// What a finding rests on, for readers: the names of the texts, and the places in them. The numbers that our own lists of
// requirements have mean nothing to them.
import { parseCitations } from '../core/catalogue/citations.ts';
import { textNames } from './en/findings.ts';

const citationNames: Readonly<Record<string, string>> = textNames;

/** "1996 draft 1 3.2.1; RFC 9309 2.2.1" for "draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)". */
export const citeSpecification = (spec: string): string =>
  parseCitations(spec)
    .map(({ text, place }) => `${citationNames[text] ?? text}${place}`)
    .join('; ');
