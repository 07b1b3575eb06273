// The name of a session in the list: its site, or else the file that was opened.

import { sitemap } from '../../core/formats/extensions/lines/sitemap.ts';
import { linesOfDirective } from '../../core/syntax/directive-lines.ts';
import { hostOfOrigin } from '../../core/text/host-of-origin.ts';
import type { SiteDocument } from '../document/document.ts';
import type { GatepostState } from '../document/document-store.ts';
import { nameOfOpening } from '../document/has-custom-questions.ts';
import { policyOfFile } from '../document/selectors.ts';

/** Returns the host that all Sitemap lines name; undefined if there are none, or they name several. */
function hostOfSitemaps({ files }: SiteDocument): string | undefined {
  const hosts = new Set<string>();
  for (const file of files) {
    if (file.source.big) continue;
    for (const { value } of linesOfDirective(policyOfFile(file), sitemap.id))
      if (URL.canParse(value)) hosts.add(new URL(value).host);
  }
  const [host, ...others] = hosts;
  return others.length === 0 ? host : undefined;
}

/** Returns the host of the site if it is known or the Sitemap lines tell it, else the name of the opened file. */
export const nameOfSession = (state: GatepostState): string =>
  hostOfOrigin(state.document.origin) ||
  hostOfSitemaps(state.document) ||
  nameOfOpening(state) ||
  (state.document.files[0]?.path.slice(1) ?? '');
