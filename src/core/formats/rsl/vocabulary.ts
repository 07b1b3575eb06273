// The vocabulary of license documents: Really Simple Licensing (RSL) 1.0 of 10 December 2025, with its errata up
// to 7 August 2026.

import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import { countryCodes } from '../../catalogue/country-codes.ts';

/** A usage that a license permits or prohibits. */
export interface RslUsage {
  readonly name: string;
  /** The wider usage that includes it. */
  readonly parent?: string;
  /** The purposes with the same meaning, if there are any. */
  readonly purposes: readonly AiPurpose[];
}

/**
 * RSL 1.0 3.4.1.1, the widest first. `ai-input` includes search summaries and `search` excludes them, so AI
 * answers with a link are input. The index of an AI system is a step towards them, and is not one of the purposes.
 */
export const rslUsages = [
  { name: 'all', purposes: [] },
  { name: 'ai-all', parent: 'all', purposes: [] },
  { name: 'ai-train', parent: 'ai-all', purposes: ['ai-train'] },
  { name: 'ai-input', parent: 'ai-all', purposes: ['ai-search', 'ai-input'] },
  { name: 'ai-index', parent: 'ai-all', purposes: [] },
  { name: 'search', parent: 'all', purposes: ['search'] },
] as const satisfies readonly RslUsage[];

export type RslUsageName = (typeof rslUsages)[number]['name'];

const usageByName: ReadonlyMap<string, RslUsage> = new Map(rslUsages.map((usage) => [usage.name, usage]));

/** A usage and the usages that include it, the narrowest first. Empty for a word that is not a usage. */
export function widerUsages(name: string): readonly string[] {
  const names: string[] = [];
  for (let usage = usageByName.get(name); usage; usage = usageByName.get(usage.parent ?? ''))
    names.push(usage.name);
  return names;
}

/** The usages that cover a purpose, the narrowest first. */
export const usagesFor = (purpose: AiPurpose): readonly string[] =>
  widerUsages(
    rslUsages.find(({ purposes }) => (purposes as readonly string[]).includes(purpose))?.name ?? '',
  );

/** The subject of a list of a license (RSL 1.0 3.5). */
export const rslListTypes = ['usage', 'user', 'geo'] as const;
export type RslListType = (typeof rslListTypes)[number];

/** RSL 1.0 3.4.1.2. */
const rslUsers = ['commercial', 'non-commercial', 'education', 'government', 'personal'] as const;

/** The words that a list of each type may contain. `geo`: country codes and EU, in capitals (RSL 1.0 3.5). */
export const rslTokens: { readonly [Type in RslListType]: ReadonlySet<string> } = {
  usage: new Set(usageByName.keys()),
  user: new Set(rslUsers),
  geo: new Set(['EU', ...countryCodes]),
};

/** A way to pay (RSL 1.0 3.7). `isFree`: no payment is required. */
export const rslPayments = [
  { name: 'free', isFree: true },
  { name: 'attribution', isFree: false },
  { name: 'purchase', isFree: false },
  { name: 'subscription', isFree: false },
  { name: 'training', isFree: false },
  { name: 'crawl', isFree: false },
  { name: 'use', isFree: false },
  { name: 'contribution', isFree: false },
] as const;

/** The types of reporting duties (RSL 1.0 3.12). */
export const rslReportTypes = ['telemetry', 'provenance', 'audit'] as const;

/** The types of legal statements. A license may have one of each (RSL 1.0 3.13). */
export const rslLegalTypes = ['warranty', 'disclaimer', 'attestation', 'contact', 'proof'] as const;

/** The words of the types of legal statements that have a vocabulary (RSL 1.0 3.13). */
export const rslLegalWords: Readonly<Record<string, readonly string[]>> = {
  warranty: ['ownership', 'authority', 'no-infringement', 'privacy-consent', 'no-malware'],
  disclaimer: ['as-is', 'no-warranty', 'no-liability', 'no-indemnity'],
};

/** The types of rights holders (RSL 1.0 3.16). */
export const rslHolderTypes = ['person', 'organization'] as const;

/** An element, and its allowed parent. */
interface RslElementRow {
  readonly name: string;
  /** Empty for the root. */
  readonly parent: string;
  /** How many of them one parent may have: one, one for each `type`, or any number. */
  readonly count: 'one' | 'one-of-type' | 'any';
}

/** RSL 1.0 3.1 to 3.17. */
export const rslElements = [
  { name: 'rsl', parent: '', count: 'one' },
  { name: 'content', parent: 'rsl', count: 'any' },
  { name: 'license', parent: 'content', count: 'any' },
  { name: 'alternate', parent: 'content', count: 'any' },
  { name: 'schema', parent: 'content', count: 'one' },
  { name: 'copyright', parent: 'content', count: 'one' },
  { name: 'terms', parent: 'content', count: 'one' },
  { name: 'permits', parent: 'license', count: 'one-of-type' },
  { name: 'prohibits', parent: 'license', count: 'one-of-type' },
  { name: 'payment', parent: 'license', count: 'one' },
  { name: 'reporting', parent: 'license', count: 'any' },
  { name: 'legal', parent: 'license', count: 'one-of-type' },
  { name: 'standard', parent: 'payment', count: 'one' },
  { name: 'custom', parent: 'payment', count: 'one' },
  { name: 'amount', parent: 'payment', count: 'one' },
  { name: 'accepts', parent: 'payment', count: 'one' },
] as const satisfies readonly RslElementRow[];

/** The names that the children of an element may have. */
export const childNamesOf = (parent: string): readonly string[] =>
  rslElements.filter((row) => row.parent === parent).map(({ name }) => name);
