// Names of hosts: the one thing about a URL that a standard conversion may touch. Rules never see it.

/** What ends a host or is none of its characters: nothing that holds one is converted. */
const NO_HOST = /[\0- /?#@\\:[\]\x7f]/;

/** A host in ASCII and lower case, as it is asked for: internationalised names and escapes are converted (RFC 3987 3.1). */
export function asciiHost(host: string): string {
  if (!/[A-Z%]|[^\0-\x7f]/.test(host) || NO_HOST.test(host)) return host;
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return host;
  }
}

/** Whether two names are of one host. */
export const isSameHost = (one: string, other: string): boolean =>
  one === other || asciiHost(one) === asciiHost(other);
