// Compares host names, the only part of a URL that is normalized. Rules are never compared with it.

/** A character that ends a host or cannot be part of one. A name that contains one is not converted. */
const NO_HOST = /[\0- /?#@\\:[\]\x7f]/;

/**
 * Returns a host in ASCII and lower case, as it is requested: internationalized names and escapes are converted
 * (RFC 3987 3.1).
 */
export function asciiHost(host: string): string {
  if (!/[A-Z%]|[^\0-\x7f]/.test(host) || NO_HOST.test(host)) return host;
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Whether two names are of the same host. */
export const isSameHost = (host: string, other: string): boolean =>
  host === other || asciiHost(host) === asciiHost(other);
