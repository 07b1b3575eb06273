// The usage types of ACAP 1.1 (2.5) as data: one row per token.
import { lowerCase } from '../../text/lower-case.ts';

/** What kind of usage a token is: one of the five, a way to present, or all that nobody spoke of. */
export type UsageClass = 'basic' | 'derived' | 'general';

/** One usage type: its token, and how it stands to the others. */
export interface UsageType {
  readonly token: string;
  readonly class: UsageClass;
  /** The token that stands in for this one where a crawler cannot honour it (2.4.3). */
  readonly basic: string;
  readonly spec: string;
}

const basicUsage = <T extends string>(token: T, spec: string) =>
  ({ token, class: 'basic', basic: token, spec }) as const;
const derivedUsage = <T extends string>(token: T, spec: string) =>
  ({ token, class: 'derived', basic: 'present', spec }) as const;

/** All fourteen, in the order of section 2.5. */
export const usageTypes = [
  basicUsage('crawl', 'ACAP 1.1 2.5.1'),
  basicUsage('follow', 'ACAP 1.1 2.5.2'),
  basicUsage('index', 'ACAP 1.1 2.5.3'),
  basicUsage('preserve', 'ACAP 1.1 2.5.4'),
  basicUsage('present', 'ACAP 1.1 2.5.5'),
  derivedUsage('present-original', 'ACAP 1.1 2.5.5.1.1'),
  derivedUsage('present-currentcopy', 'ACAP 1.1 2.5.5.1.2'),
  derivedUsage('present-oldcopy', 'ACAP 1.1 2.5.5.1.3'),
  derivedUsage('present-snippet', 'ACAP 1.1 2.5.5.1.4'),
  derivedUsage('present-thumbnail', 'ACAP 1.1 2.5.5.1.5'),
  derivedUsage('present-oldsnippet', 'ACAP 1.1 2.5.5.1.6'),
  derivedUsage('present-oldthumbnail', 'ACAP 1.1 2.5.5.1.7'),
  derivedUsage('present-link', 'ACAP 1.1 2.5.5.1.8'),
  { token: 'other', class: 'general', basic: 'other', spec: 'ACAP 1.1 2.5.6' },
] as const satisfies readonly UsageType[];

export type Usage = (typeof usageTypes)[number]['token'];

/** The five basic usages, the ways to present, and `other`: everything a verdict can be asked about. */
export const usages: readonly Usage[] = usageTypes.map(({ token }) => token);

const usagesByToken: ReadonlyMap<string, (typeof usageTypes)[number]> = new Map(
  usageTypes.map((type) => [type.token, type]),
);

/** The usage a token names, whatever its case; undefined if the vocabulary has none (ACAP-081). */
export const parseUsage = (token: string): Usage | undefined => usagesByToken.get(lowerCase(token))?.token;

/** The row of a usage. @throws RangeError if there is none. */
export function usageType(usage: Usage): UsageType {
  const type = usagesByToken.get(usage);
  if (!type) throw new RangeError(`there is no usage ${JSON.stringify(usage)}`);
  return type;
}

/** The basic usage that an unknown token begins with, as `present-hologram` does (2.4.3, ACAP-081). */
export function usageStem(token: string): Usage | undefined {
  const lower = lowerCase(token);
  return usageTypes.find((type) => type.class === 'basic' && lower.startsWith(`${type.token}-`))?.token;
}
