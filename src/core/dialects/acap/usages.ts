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

const basic = <T extends string>(token: T, spec: string) =>
  ({ token, class: 'basic', basic: token, spec }) as const;
const derived = <T extends string>(token: T, spec: string) =>
  ({ token, class: 'derived', basic: 'present', spec }) as const;

/** All fourteen, in the order of section 2.5. */
export const usageTypes = [
  basic('crawl', 'ACAP 1.1 2.5.1'),
  basic('follow', 'ACAP 1.1 2.5.2'),
  basic('index', 'ACAP 1.1 2.5.3'),
  basic('preserve', 'ACAP 1.1 2.5.4'),
  basic('present', 'ACAP 1.1 2.5.5'),
  derived('present-original', 'ACAP 1.1 2.5.5.1.1'),
  derived('present-currentcopy', 'ACAP 1.1 2.5.5.1.2'),
  derived('present-oldcopy', 'ACAP 1.1 2.5.5.1.3'),
  derived('present-snippet', 'ACAP 1.1 2.5.5.1.4'),
  derived('present-thumbnail', 'ACAP 1.1 2.5.5.1.5'),
  derived('present-oldsnippet', 'ACAP 1.1 2.5.5.1.6'),
  derived('present-oldthumbnail', 'ACAP 1.1 2.5.5.1.7'),
  derived('present-link', 'ACAP 1.1 2.5.5.1.8'),
  { token: 'other', class: 'general', basic: 'other', spec: 'ACAP 1.1 2.5.6' },
] as const satisfies readonly UsageType[];

export type Usage = (typeof usageTypes)[number]['token'];

/** The five basic usages, the ways to present, and `other`: everything a verdict can be asked about. */
export const usages: readonly Usage[] = usageTypes.map(({ token }) => token);

const byToken: ReadonlyMap<string, (typeof usageTypes)[number]> = new Map(
  usageTypes.map((type) => [type.token, type]),
);

/** The usage a token names, whatever its case; undefined if the vocabulary has none (ACAP-081). */
export const usageOf = (token: string): Usage | undefined => byToken.get(lowerCase(token))?.token;

/** The row of a usage. */
export const usageType = (usage: Usage): UsageType => byToken.get(usage)!;

/** The basic usage that an unknown token begins with, as `present-hologram` does (2.4.3, ACAP-081). */
export function stemOf(token: string): Usage | undefined {
  const lower = lowerCase(token);
  return usageTypes.find((type) => type.class === 'basic' && lower.startsWith(`${type.token}-`))?.token;
}
