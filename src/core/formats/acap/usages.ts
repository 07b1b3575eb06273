// The usage types of ACAP 1.1 (2.5) as data: one row for each token.
import { type Citations, cite } from '../../catalogue/citations.ts';
import { lowerCase } from '../../text/lower-case.ts';

/** The kind of a usage: one of the five basic ones, a way to present, or all usages that are not mentioned. */
export type UsageClass = 'basic' | 'derived' | 'general';

/** One usage type: its token, and its relation to others. */
export interface UsageType {
  readonly token: string;
  readonly class: UsageClass;
  /** The token that replaces this one if a crawler cannot honor it (2.4.3). */
  readonly basic: string;
  readonly source: Citations;
}

const basicUsage = <T extends string>(token: T, section: string) =>
  ({ token, class: 'basic', basic: token, source: cite('ACAP 1.1', section) }) as const;
const derivedUsage = <T extends string>(token: T, section: string) =>
  ({ token, class: 'derived', basic: 'present', source: cite('ACAP 1.1', section) }) as const;

/** All fourteen, in the order of section 2.5. */
export const usageTypes = [
  basicUsage('crawl', '2.5.1'),
  basicUsage('follow', '2.5.2'),
  basicUsage('index', '2.5.3'),
  basicUsage('preserve', '2.5.4'),
  basicUsage('present', '2.5.5'),
  derivedUsage('present-original', '2.5.5.1.1'),
  derivedUsage('present-currentcopy', '2.5.5.1.2'),
  derivedUsage('present-oldcopy', '2.5.5.1.3'),
  derivedUsage('present-snippet', '2.5.5.1.4'),
  derivedUsage('present-thumbnail', '2.5.5.1.5'),
  derivedUsage('present-oldsnippet', '2.5.5.1.6'),
  derivedUsage('present-oldthumbnail', '2.5.5.1.7'),
  derivedUsage('present-link', '2.5.5.1.8'),
  { token: 'other', class: 'general', basic: 'other', source: cite('ACAP 1.1', '2.5.6') },
] as const satisfies readonly UsageType[];

export type Usage = (typeof usageTypes)[number]['token'];

/** The five basic usages, the ways to present, and `other`: every usage that a question can be about. */
export const usages: readonly Usage[] = usageTypes.map(({ token }) => token);

const usagesByToken: ReadonlyMap<string, (typeof usageTypes)[number]> = new Map(
  usageTypes.map((type) => [type.token, type]),
);

/** The usage with this token, in any case; undefined if the vocabulary has none. */
export const parseUsage = (token: string): Usage | undefined => usagesByToken.get(lowerCase(token))?.token;

/** The row of a usage. @throws RangeError if there is none. */
export function usageType(usage: Usage): UsageType {
  const type = usagesByToken.get(usage);
  if (!type) throw new RangeError(`there is no usage ${JSON.stringify(usage)}`);
  return type;
}

/** The basic usage that an unknown token begins with, as in `present-hologram` (2.4.3). */
export function usageStem(token: string): Usage | undefined {
  const lower = lowerCase(token);
  return usageTypes.find((type) => type.class === 'basic' && lower.startsWith(`${type.token}-`))?.token;
}
