// Where the file stands: as the site says, or else as its other lines and the URLs that the caller asks about do.
import { urlParts } from '../../matching/url-parts.ts';
import type { CheckContext } from './looking.ts';

const known = new WeakMap<CheckContext, string>();

const originIn = (url: string): string | undefined => {
  const { authority } = urlParts(url);
  return authority && /^https?$/.test(authority.scheme) && authority.host !== ''
    ? /^[a-z]+:\/\/[^/?#]+/i.exec(url)?.[0]
    : undefined;
};

/** The first that anything tells of: sitemaps, then the host line, then URLs of the caller. */
function found({ file, inspection: { options } }: CheckContext): string {
  const sitemaps = file.sitemaps.flatMap(({ value, read }) => (read.parts ? [value] : []));
  const hosts = file.hosts.flatMap(({ read }) => (read.parts ? [`https://${read.parts.host.text}`] : []));
  for (const url of [...sitemaps, ...hosts, ...(options.urls ?? [])]) {
    const origin = originIn(url);
    if (origin !== undefined) return origin;
  }
  return '';
}

/** The origin of the site, as https://www.example.com; '' if nothing tells it. */
export function siteOrigin(look: CheckContext): string {
  const { origin } = look.inspection.site;
  if (origin !== '') return origin;
  let other = known.get(look);
  if (other === undefined) known.set(look, (other = found(look)));
  return other;
}
