// Targets: a simplified URL (3.2), which is protocol, address and port and nothing behind them, or `none`.
import { lowerCase } from '../../text/lower-case.ts';

/** What is wrong with a target; absent where nothing is. */
export type TargetFault = 'bad-url' | 'url-path' | 'url-empty';

const SCHEME = /^[A-Za-z0-9+\-.]+$/;
/** pchar, ";" and "?" of RFC 1808, as 3.2 repeats them: no slash, and a percent sign only in an escape. */
const NETWORK_LOCATION = /^(?:[A-Za-z0-9$\-_.+!*'(),:@&=;?]|%[0-9A-Fa-f]{2})*$/;

/** A target cut at its first `://`; undefined if it has none. */
function cut(target: string): { readonly scheme: string; readonly rest: string } | undefined {
  const at = target.indexOf('://');
  return at < 0 ? undefined : { scheme: target.slice(0, at), rest: target.slice(at + 3) };
}

/** `none` in any case: keywords are read as RFC 822 reads its own. */
export const isNone = (target: string): boolean => lowerCase(target) === 'none';

/** What is wrong with a target that is not `none`. An empty address is one fault, though the grammar has it. */
export function targetFault(target: string): TargetFault | undefined {
  const parts = cut(target);
  if (!parts || !SCHEME.test(parts.scheme)) return 'bad-url';
  const { rest } = parts;
  if (rest === '' || rest.startsWith('/')) return 'url-empty';
  if (rest.includes('/')) return 'url-path';
  return NETWORK_LOCATION.test(rest) ? undefined : 'bad-url';
}

/** Whether a text is a simplified URL that can be used: 3.2, and an address. */
export const isSimplifiedUrl = (text: string): boolean => targetFault(text) === undefined;

/** The parts of a simplified URL, as written. */
export interface TargetParts {
  readonly scheme: string;
  /** The address with what stands before its `@`. */
  readonly address: string;
  /** What follows the last colon; undefined without one. */
  readonly port: string | undefined;
}

/** The parts of a target, sound or not; one without `://` is all address. */
export function parseTarget(target: string): TargetParts {
  const { scheme, rest } = cut(target) ?? { scheme: '', rest: target };
  const colon = rest.lastIndexOf(':');
  const hasPort = colon > rest.lastIndexOf('@');
  return {
    scheme,
    address: hasPort ? rest.slice(0, colon) : rest,
    port: hasPort ? rest.slice(colon + 1) : undefined,
  };
}

/** The target of these parts; without a port there is no colon. */
export const printTarget = ({ scheme, address, port }: TargetParts): string =>
  `${scheme}://${address}${port === undefined ? '' : `:${port}`}`;

/** The name of the host: the address without what stands before its `@`, in lower case. */
export const hostOf = (target: string): string => {
  const { address } = parseTarget(target);
  return lowerCase(address.slice(address.lastIndexOf('@') + 1));
};

/** Whether a port is a number that a host can listen at. */
export const isPort = (port: string | undefined): boolean =>
  port !== undefined && /^[0-9]{1,9}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
