// Addresses that stand where a command takes a file: which file of which site is asked for.
import { asRequestedPath } from '../../core/formats/requested-paths.ts';
import { CliError } from '../cli-error.ts';

/** Whether the name of an input is an address, with whatever scheme. */
export const isAddress = (name: string): boolean => /^[a-z][a-z0-9+.-]+:\/\//i.test(name);

/**
 * The URL that is asked for; the file at `path` if the address names only a site.
 * @throws CliError for what is no http or https URL, and for one with a user name or password.
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

/** Where the file at an address is on its site. */
export function pathOfAddress({ pathname }: URL): string {
  return asRequestedPath(pathname);
}
