// How a crawler reads a field that it cannot honor (ACAP 1.1 2.4.3).
import { prohibitionCode } from './effective-qualifiers.ts';
import type { IssueCode, Qualifier } from './field.ts';
import { type Usage, usageType } from './usages.ts';

/**
 * The capabilities of a crawler. `usages`: the tokens whose prohibition it can honor. `qualifiers`: types, such as
 * `time-limit`, or single forms, such as `time-limit=n-days`. A list that is absent sets no limit.
 */
export interface Capabilities {
  readonly usages?: readonly string[];
  readonly qualifiers?: readonly string[];
}

/** The replacement of a permission by a prohibition: a restriction cannot be read, or the crawler cannot honor it. */
export type PermissionReplacement =
  | { readonly why: 'unreadable'; readonly code: IssueCode; readonly usage: Usage }
  | { readonly why: 'qualifier'; readonly qualifier: string; readonly usage: Usage };

/** One replacement: of a permission by a prohibition, or of a usage by a wider one. */
export type FallbackReplacement =
  | PermissionReplacement
  | { readonly why: 'stem'; readonly usage: Usage }
  | { readonly why: 'usage'; readonly from: Usage; readonly usage: Usage };

/** A permission or prohibition of one usage. */
export interface UsageField {
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
}

/** A field as a crawler reads it, and the replacements that led to it. */
export interface FallbackRule extends UsageField {
  readonly replacements: readonly FallbackReplacement[];
}

const canRead = ({ qualifiers }: Capabilities, { name, form }: Qualifier) =>
  !qualifiers || qualifiers.includes(name ?? '') || qualifiers.includes(`${name}=${form}`);

/** Why a permission cannot be honored; undefined if it can. */
function findObstacle(
  { usage, qualifiers }: UsageField,
  capabilities: Capabilities,
): FallbackReplacement | undefined {
  const code = prohibitionCode(qualifiers, usage);
  if (code) return { why: 'unreadable', code, usage };
  const unread = qualifiers.find((qualifier) => !canRead(capabilities, qualifier));
  return unread && { why: 'qualifier', qualifier: unread.text, usage };
}

/** The steps by which a prohibition is widened until the crawler can honor it. */
function findWidenings(usage: Usage, { usages }: Capabilities): FallbackReplacement[] {
  const steps: FallbackReplacement[] = [];
  let from = usage;
  while (usages && !usages.includes(from) && from !== 'crawl') {
    const basic = usageType(from).basic as Usage;
    const to = basic === from ? 'crawl' : basic;
    steps.push({ why: 'usage', from, usage: to });
    from = to;
  }
  return steps;
}

/**
 * Returns the field as a crawler with these capabilities reads it. A permission with qualifiers that it cannot
 * honor becomes a prohibition of the same usage. A prohibition that it cannot honor widens, from derived to basic
 * to crawl. A permission without qualifiers does not change.
 */
export function applyFallback(field: UsageField, capabilities: Capabilities, isStem: boolean): FallbackRule {
  const closed = field.effect === 'allow' ? findObstacle(field, capabilities) : undefined;
  if (field.effect === 'allow' && !closed) return { ...field, replacements: [] };
  const stem: FallbackReplacement[] = isStem ? [{ why: 'stem', usage: field.usage }] : [];
  const replacements = [...stem, ...(closed ? [closed] : []), ...findWidenings(field.usage, capabilities)];
  const usage = replacements.at(-1)?.usage ?? field.usage;
  return { effect: 'deny', usage, qualifiers: [], replacements };
}
