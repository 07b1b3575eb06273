// The measured functions of Gatepost, as a program would call them.
import { openSite, type Prepared, prepare, type Reader, type Site, type Verdict } from '../src/core/index.ts';
import { readerOf } from '../src/core/readers/registry.ts';
import { LENIENT_FIELDS } from '../src/core/syntax/directives.ts';
import { createPolicy, type Policy } from '../src/core/syntax/policy.ts';
import { kindsInChunk } from '../src/core/syntax/recognize.ts';
import { fileAt } from '../src/core/workspace/site.ts';
import { ORIGIN, PATH, type Reading } from './peers.ts';

export const OURS = 'Gatepost';

export const open = (content: string | Uint8Array): Site =>
  openSite({ origin: ORIGIN, files: { [PATH]: content } });

/** The policy of a site's file, with the kind of every line: its field and system. */
export function recogniseAll(site: Site): Policy {
  const { source, format } = fileAt(site, PATH);
  for (const chunk of source.lines.chunks) kindsInChunk(chunk, format, LENIENT_FIELDS);
  return createPolicy(source, format);
}

/** Parses a whole file: every line, and every field of all systems. */
export function readWhole(bytes: Uint8Array): { readonly site: Site; readonly policy: Policy } {
  const site = open(bytes);
  return { site, policy: recogniseAll(site) };
}

const rfc9309 = readerOf('rfc9309');
/** RFC 9309 without its limit of 500 KiB, as the peers have none and these files are larger. */
export const reader: Reader = { ...rfc9309, text: { ...rfc9309.text, maxBytes: null } };

export const asking = (site: Site): Prepared<Verdict> => prepare(site, { question: 'fetch', reader });

/** Gatepost queried cell by cell, like the peers. */
export function readOurs(content: string): Reading {
  const ask = asking(open(content));
  return { allows: (agent, url) => ask(agent, url).answer === 'allow' };
}
