// The lines of today by short names, for those who speak of one of them. Apart from their table, which the first page needs.
import { type ExtensionDirective, type ExtensionDirectiveId, extensionDirectives } from './directives.ts';

const directiveById = (id: ExtensionDirectiveId): ExtensionDirective =>
  extensionDirectives.find((one) => one.id === id)!;

export const linesByName = {
  sitemap: directiveById('sitemap'),
  delay: directiveById('crawl-delay'),
  host: directiveById('host'),
  cleanParam: directiveById('clean-param'),
  rate: directiveById('request-rate'),
  visit: directiveById('visit-time'),
  noindex: directiveById('noindex'),
  signal: directiveById('content-signal'),
  usage: directiveById('content-usage'),
  license: directiveById('license'),
} as const;
