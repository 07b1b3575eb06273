// What one permission or prohibition stands for: usages behind local names, patterns behind sets (2.4.1.3, 2.4.5, 2.7).

import type { Word } from '../../syntax/words.ts';
import type { AcapFile, PlacedField, UsageDefinition } from './acap-file.ts';
import type { AcapRule, Qualifier, UsageRef } from './field.ts';
import type { Usage } from './usages.ts';

/** The file a field stands in, and the one that refers to it (2.3.2): names are looked up in this order (ACAP-180). */
export interface NameScope {
  readonly file: AcapFile;
  readonly parent?: AcapFile;
}

/** One usage a field speaks about, with the qualifiers as written. */
export interface ExpandedUsage {
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
  /** Its token is unknown; only the stem is (ACAP-081). */
  readonly isStem: boolean;
}

const plainUsage = (usage: Usage): ExpandedUsage => ({ usage, qualifiers: [], isStem: false });

function findInScope<T>({ file, parent }: NameScope, find: (file: AcapFile) => T | undefined) {
  const own = find(file);
  if (own) return { found: own, home: file };
  const other = parent && find(parent);
  return other && parent ? { found: other, home: parent } : undefined;
}

/** The definition behind a local usage, and the file that has it. */
export const findDefinition = (scope: NameScope, name: string) =>
  findInScope(scope, ({ usages }) => usages.get(name.toLowerCase()));

/** The resource set of a name, and the file that has it. */
export const findResourceSet = (scope: NameScope, name: string) =>
  findInScope(scope, ({ sets }) => sets.get(name.toLowerCase()));

/** A part of a composite: a usage as it is, or a qualified usage of the same file; never a composite (ACAP-171). */
function expandPart(part: UsageRef, home: AcapFile): ExpandedUsage[] {
  if (part.kind !== 'local') return [plainUsage(part.usage)];
  const field = home.usages.get(part.name.toLowerCase())?.field;
  return field?.kind === 'qualified-usage'
    ? [{ usage: field.usage, qualifiers: field.qualifiers, isStem: false }]
    : [];
}

/** The usages a field speaks about; none if its local name is not defined (ACAP-179). */
export function expandUsage({ usage, qualifiers }: AcapRule, scope: NameScope): readonly ExpandedUsage[] {
  if (usage.kind !== 'local') return [{ usage: usage.usage, qualifiers, isStem: usage.kind === 'stem' }];
  return expandName(usage.name, scope);
}

/** What a definition of a file stands for. */
function expandDefinition({ field }: PlacedField<UsageDefinition>, home: AcapFile): readonly ExpandedUsage[] {
  if (field.kind === 'qualified-usage')
    return [{ usage: field.usage, qualifiers: field.qualifiers, isStem: false }];
  return field.parts.flatMap((part) => expandPart(part, home));
}

function expandName(name: string, scope: NameScope): readonly ExpandedUsage[] {
  const { found, home } = findDefinition(scope, name) ?? {};
  return found && home ? expandDefinition(found, home) : [];
}

/** The standard usages behind a definition of a file, each once. */
export const usagesOfDefinition = (
  definition: PlacedField<UsageDefinition>,
  home: AcapFile,
): readonly Usage[] => [...new Set(expandDefinition(definition, home).map(({ usage }) => usage))];

/** The standard usages that a local name stands for, each once. */
export function standardUsages(name: string, scope: NameScope): readonly Usage[] {
  const { found, home } = findDefinition(scope, name) ?? {};
  return found && home ? usagesOfDefinition(found, home) : [];
}

/** The patterns a field speaks about; none if its set is not defined (ACAP-179). */
export function expandPatterns({ resource }: AcapRule, scope: NameScope): readonly Word[] {
  if (resource.kind === 'pattern') return [resource.word];
  return findResourceSet(scope, resource.name)?.found.field.patterns ?? [];
}

/** True if an expanded permission or prohibition uses anything that came with version 1.1 (ACAP-242, ACAP-243). */
export function needsVersion11(effect: AcapRule['effect'], { usage, qualifiers }: ExpandedUsage): boolean {
  if (effect === 'allow' && usage === 'other') return true;
  const limits = qualifiers.filter(({ name }) => name === 'time-limit');
  return limits.length > 1 || qualifiers.some(({ since }) => since === '1.1');
}
