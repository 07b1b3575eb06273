// The usages and the purpose that the permissions and prohibitions of a file are about.

import type { Policy } from '../../../syntax/policy.ts';
import { type AcapFile, readAcapFile } from '../acap-file.ts';
import { expandUsage } from '../expand-usages.ts';
import { type Usage, usages } from '../usages.ts';

/** The usages of the lines that take effect, in file order. A local name is replaced by the usages that it defines. */
const usagesIn = (file: AcapFile): readonly Usage[] =>
  file.records
    .flatMap(({ rules, subRecords }) => [...rules, ...subRecords.flatMap((part) => part.rules)])
    .flatMap(({ field }) => expandUsage(field, { file }).map(({ usage }) => usage));

/** Returns the usages that a permission or prohibition covers: those of most lines first, then by section 2.5. */
export function usagesByCount(policy: Policy): readonly Usage[] {
  const counts = new Map<Usage, number>();
  for (const usage of usagesIn(readAcapFile(policy))) counts.set(usage, (counts.get(usage) ?? 0) + 1);
  const countOf = (usage: Usage) => counts.get(usage) ?? 0;
  return usages.filter((usage) => counts.has(usage)).toSorted((a, b) => countOf(b) - countOf(a));
}

/** Returns the usages that a permission or prohibition covers, in the order of section 2.5. */
export function usedUsages(policy: Policy): readonly Usage[] {
  const used = new Set(usagesIn(readAcapFile(policy)));
  return usages.filter((usage) => used.has(usage));
}

/** Returns all usages: first those that a permission or prohibition covers; both parts in the order of section 2.5. */
export function usagesByUse(policy: Policy): readonly Usage[] {
  return [...new Set([...usedUsages(policy), ...usages])];
}

/**
 * Returns the purpose that is asked first: the first one of a file whose permissions and prohibitions are all for
 * purposes (2.3.3), because without a purpose none of them applies. Undefined if one is for any purpose, or if there
 * are none. A purpose that is a pattern is asked as it is written, without a final `$`.
 */
export function mainPurpose(policy: Policy): string | undefined {
  const { records } = readAcapFile(policy);
  if (records.some(({ rules }) => rules.length > 0)) return undefined;
  const [first] = records.flatMap(({ subRecords }) => subRecords.flatMap(({ purposes }) => purposes));
  return first?.field.value.replace(/\$$/, '');
}
