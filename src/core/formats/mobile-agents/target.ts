// Parses targets: a simplified URL (3.2), which is only protocol, address and port, or `none`.
import { lowerCase } from '../../text/lower-case.ts';

/** The fault of a target; absent if it is valid. */
export type TargetFault = 'bad-url' | 'url-path' | 'url-empty';

const SCHEME = /^[A-Za-z0-9+\-.]+$/;
/** pchar, ";" and "?" of RFC 1808, as 3.2 repeats them: no slash, and a percent sign only in an escape. */
const NETWORK_LOCATION = /^(?:[A-Za-z0-9$\-_.+!*'(),:@&=;?]|%[0-9A-Fa-f]{2})*$/;

/** Splits a target at its first `://`. Returns undefined if it has none. */
function splitScheme(target: string): { readonly scheme: string; readonly rest: string } | undefined {
  const at = target.indexOf('://');
  return at < 0 ? undefined : { scheme: target.slice(0, at), rest: target.slice(at + 3) };
}

/** The target of a path that is assigned to no host (3.1). */
export const NONE = 'none';

/** Whether a target is `none` in any case: keywords are read as in RFC 822. */
export const isNone = (target: string): boolean => lowerCase(target) === NONE;

/** The fault of a target other than `none`. An empty address is a fault although the grammar allows it. */
export function targetFault(target: string): TargetFault | undefined {
  const parts = splitScheme(target);
  if (!parts || !SCHEME.test(parts.scheme)) return 'bad-url';
  const { rest } = parts;
  if (rest === '' || rest.startsWith('/')) return 'url-empty';
  if (rest.includes('/')) return 'url-path';
  return NETWORK_LOCATION.test(rest) ? undefined : 'bad-url';
}

/** Whether a text is a usable simplified URL: valid by 3.2, and with an address. */
export const isSimplifiedUrl = (text: string): boolean => targetFault(text) === undefined;

/** The parts of a simplified URL, as written. */
export interface TargetParts {
  readonly scheme: string;
  /** The address, including any part before `@`. */
  readonly address: string;
  /** The text after the last colon; undefined without one. */
  readonly port: string | undefined;
}

/** Splits a target into parts, valid or not. A target without `://` is only an address. */
export function parseTarget(target: string): TargetParts {
  const { scheme, rest } = splitScheme(target) ?? { scheme: '', rest: target };
  const colon = rest.lastIndexOf(':');
  const hasPort = colon > rest.lastIndexOf('@');
  return {
    scheme,
    address: hasPort ? rest.slice(0, colon) : rest,
    port: hasPort ? rest.slice(colon + 1) : undefined,
  };
}

/** The target with these parts. Without a port there is no colon. */
export const printTarget = ({ scheme, address, port }: TargetParts): string =>
  `${scheme}://${address}${port === undefined ? '' : `:${port}`}`;

/** The host name: the address without any part before `@`, in lower case. */
export const hostOf = (target: string): string => {
  const { address } = parseTarget(target);
  return lowerCase(address.slice(address.lastIndexOf('@') + 1));
};

/** Whether a port is a valid port number. */
export const isPort = (port: string | undefined): boolean =>
  port !== undefined && /^[0-9]{1,9}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
