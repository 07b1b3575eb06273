// The lines of today by short names, for those who speak of one of them. Apart from their table, which the first page needs.
import { type ModernDirective, type ModernDirectiveId, modernDirectives } from './directives.ts';

const at = (id: ModernDirectiveId): ModernDirective => modernDirectives.find((one) => one.id === id)!;

export const namedLines = {
  sitemap: at('sitemap'),
  delay: at('crawl-delay'),
  host: at('host'),
  cleanParam: at('clean-param'),
  rate: at('request-rate'),
  visit: at('visit-time'),
  noindex: at('noindex'),
  signal: at('content-signal'),
  usage: at('content-usage'),
  license: at('license'),
} as const;
