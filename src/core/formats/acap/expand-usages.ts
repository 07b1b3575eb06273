// Expands a permission or prohibition: local names to usages, sets to patterns (2.4.1.3, 2.4.5, 2.7).

import type { Word } from '../../syntax/words.ts';
import type { AcapFile, PlacedField, UsageDefinition } from './acap-file.ts';
import type { AcapRule, Qualifier, UsageRef } from './field.ts';
import type { Usage } from './usages.ts';

/** The file of a field, and the file that refers to it (2.3.2). Names are looked up in this order. */
export interface NameScope {
  readonly file: AcapFile;
  readonly parent?: AcapFile;
}

/** One usage that a field applies to, with the qualifiers as written. */
export interface ExpandedUsage {
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
  /** Whether the token is unknown and only its stem is a usage. */
  readonly isStem: boolean;
}

const plainUsage = (usage: Usage): ExpandedUsage => ({ usage, qualifiers: [], isStem: false });

function findInScope<T>({ file, parent }: NameScope, find: (file: AcapFile) => T | undefined) {
  const own = find(file);
  if (own) return { found: own, home: file };
  const other = parent && find(parent);
  return other && parent ? { found: other, home: parent } : undefined;
}

/** The definition of a local usage, and the file that contains it. */
export const findDefinition = (scope: NameScope, name: string) =>
  findInScope(scope, ({ usages }) => usages.get(name.toLowerCase()));

/** The resource set of a name, and the file that contains it. */
export const findResourceSet = (scope: NameScope, name: string) =>
  findInScope(scope, ({ sets }) => sets.get(name.toLowerCase()));

/** Expands a part of a composite: a usage, or a qualified usage of the same file, but not a composite. */
function expandPart(part: UsageRef, home: AcapFile): ExpandedUsage[] {
  if (part.kind !== 'local') return [plainUsage(part.usage)];
  const field = home.usages.get(part.name.toLowerCase())?.field;
  return field?.kind === 'qualified-usage'
    ? [{ usage: field.usage, qualifiers: field.qualifiers, isStem: false }]
    : [];
}

/** The usages that a field applies to; none if its local name is not defined. */
export function expandUsage({ usage, qualifiers }: AcapRule, scope: NameScope): readonly ExpandedUsage[] {
  if (usage.kind !== 'local') return [{ usage: usage.usage, qualifiers, isStem: usage.kind === 'stem' }];
  return expandUsageName(usage.name, scope);
}

/** The usages that a definition stands for. */
function expandDefinition({ field }: PlacedField<UsageDefinition>, home: AcapFile): readonly ExpandedUsage[] {
  if (field.kind === 'qualified-usage')
    return [{ usage: field.usage, qualifiers: field.qualifiers, isStem: false }];
  return field.parts.flatMap((part) => expandPart(part, home));
}

/** The usages that a local name stands for; none if it is not defined. */
export function expandUsageName(name: string, scope: NameScope): readonly ExpandedUsage[] {
  const { found, home } = findDefinition(scope, name) ?? {};
  return found && home ? expandDefinition(found, home) : [];
}

/** The standard usages that a definition stands for, without duplicates. */
export const usagesOfDefinition = (
  definition: PlacedField<UsageDefinition>,
  home: AcapFile,
): readonly Usage[] => [...new Set(expandDefinition(definition, home).map(({ usage }) => usage))];

/** The standard usages that a local name stands for, without duplicates. */
export function standardUsages(name: string, scope: NameScope): readonly Usage[] {
  const { found, home } = findDefinition(scope, name) ?? {};
  return found && home ? usagesOfDefinition(found, home) : [];
}

/** The patterns that a field applies to; none if its set is not defined. */
export function expandPatterns({ resource }: AcapRule, scope: NameScope): readonly Word[] {
  if (resource.kind === 'pattern') return [resource.word];
  return findResourceSet(scope, resource.name)?.found.field.patterns ?? [];
}

/** Whether an expanded permission or prohibition uses anything that is new in version 1.1. */
export function needsVersion11(effect: AcapRule['effect'], { usage, qualifiers }: ExpandedUsage): boolean {
  if (effect === 'allow' && usage === 'other') return true;
  const limits = qualifiers.filter(({ name }) => name === 'time-limit');
  return limits.length > 1 || qualifiers.some(({ since }) => since === '1.1');
}
