// URLs as names of input files: which file of which site they refer to.
import { asRequestedPath } from '../../core/formats/requested-paths.ts';
import { CliError } from '../cli-error.ts';

/** Whether the name of an input is a URL with any scheme. */
export const isAddress = (name: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(name);

/**
 * The URL to request; the file at `path` if the URL names only a site.
 * @throws CliError if it is not an http or https URL, or contains a user name or password.
 */
export function parseAddress(address: string, path = '/robots.txt'): URL {
  if (!URL.canParse(address)) throw new CliError('address-form', { file: address });
  const url = new URL(address);
  if (!/^https?:$/.test(url.protocol)) throw new CliError('address-scheme', { file: address });
  if (url.username !== '' || url.password !== '') throw new CliError('address-password', { host: url.host });
  url.hash = '';
  const isSite = url.pathname === '/' && url.search === '';
  return isSite ? new URL(path.startsWith('/') ? path : `/${path}`, url) : url;
}

/** The path of the file at a URL on its site. */
export function pathOfAddress({ pathname }: URL): string {
  return asRequestedPath(pathname);
}
