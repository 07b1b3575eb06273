// The key of a URL of a site: the same for the whole URL and for its path.
import { addressOnSite, isOtherSite, urlParts } from '../matching/url-parts.ts';

/**
 * The key of a URL in the log of a site: its path with the query, or the whole URL if it is on another site. The
 * fragment is dropped, as no request has one.
 */
export function requestKeyOf(url: string, origin: string): string {
  const parts = urlParts(url);
  const site = origin === '' ? undefined : urlParts(origin).authority;
  const path = parts.query === undefined ? parts.path : `${parts.path}?${parts.query}`;
  return isOtherSite(parts, site) || (!site && parts.authority) ? addressOnSite(url, path) : path;
}
