// The name of a session in the list: its site, or else the file that was opened.

import { SITEMAP_ID } from '../../core/formats/extensions/lines/sitemap-id.ts';
import { parseAddress } from '../../core/formats/other-content.ts';
import { linesOfDirective } from '../../core/syntax/directive-lines.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import type { SiteDocument } from './document.ts';
import type { GatepostState } from './document-store.ts';
import { nameOfOpening } from './has-custom-questions.ts';
import { policyOfFile } from './selectors.ts';

/** Returns the values of all lines of a directive. */
const valuesOf = ({ files }: SiteDocument, directive: string): string[] =>
  files.flatMap((file) =>
    file.source.big ? [] : linesOfDirective(policyOfFile(file), directive).map(({ value }) => value),
  );

/** Returns the hosts that Sitemap lines name. */
const hostsOfSitemaps = (document: SiteDocument): string[] =>
  valuesOf(document, SITEMAP_ID).flatMap((value) => (URL.canParse(value) ? [new URL(value).host] : []));

/** Returns the hosts that Host lines name. */
const hostsOfHostLines = (document: SiteDocument): string[] =>
  valuesOf(document, 'host').flatMap((value) => parseAddress(value)?.host ?? []);

const EXTENSION = /(?:\.gatepost)?\.(?:txt|json|xml|html?)$/i;
/** What names a policy file before or after a host, as in `robots-shop.example` or `shop.example.robots`. */
const POLICY_NAME = /^robots(?:\.txt)?[.-]|[.-]robots$/gi;
/** Ends that tell versions of a file apart and are no top-level domains that sites have. */
const VERSION_NAME = /\.(?:old|new|bak|backup|copy|orig|draft|final|test|tmp)$/i;

/** Returns the hosts in the name of a file, such as `shop.example-robots.txt`. */
export function hostsInFileName(name: string): string[] {
  const parts = name.replace(EXTENSION, '').split(/[^\p{L}\p{N}.-]+/u);
  return parts.flatMap((part) => {
    const candidate = part.replace(POLICY_NAME, '');
    return VERSION_NAME.test(candidate) ? [] : (parseAddress(candidate)?.host ?? []);
  });
}

/**
 * Returns the host of the site if it is known, or if Sitemap lines and the name of the opened file, or else Host lines,
 * name exactly one; otherwise ''.
 */
function hostOfSession(state: GatepostState): string {
  const { document } = state;
  if (document.origin !== '') return hostOfOrigin(document.origin);
  const hosts = [...hostsOfSitemaps(document), ...hostsInFileName(nameOfOpening(state) ?? '')];
  // The main mirror, which a Host line names, may be another host than that of the file.
  const [host = '', ...others] = new Set(hosts.length > 0 ? hosts : hostsOfHostLines(document));
  return others.length === 0 ? host : '';
}

/** Returns the address of the site, stated or found; '' if it is unknown. */
export function originOfSession(state: GatepostState): string {
  const host = hostOfSession(state);
  return state.document.origin || (host === '' ? '' : `https://${host}`);
}

/** Returns the host of the site if it is known or found, else the name of the opened file. */
export const nameOfSession = (state: GatepostState): string =>
  hostOfSession(state) || nameOfOpening(state) || (state.document.files[0]?.path.slice(1) ?? '');

/** Returns the address of the site of a session that has this name; undefined if the name is no host. */
export const originOfName = (name: string): string | undefined => parseAddress(name)?.origin;

/** Returns the address of a session that is named after its host; '' if its name is that of a file. */
export function originOfFoundName(name: string): string {
  const [host, ...others] = hostsInFileName(name);
  return others.length === 0 && host === name ? `https://${host}` : '';
}
