// What a crawler reads instead of a field that it cannot honour (ACAP 1.1 2.4.3).
import { prohibitionCode } from './effective-qualifiers.ts';
import type { IssueCode, Qualifier } from './field.ts';
import { type Usage, usageType } from './usages.ts';

/**
 * What a crawler can do. `usages`: the tokens whose prohibition it can honour. `qualifiers`: types, as `time-limit`,
 * or single forms, as `time-limit=n-days`. What is absent is no limit.
 */
export interface Capabilities {
  readonly usages?: readonly string[];
  readonly qualifiers?: readonly string[];
}

/** One replacement: a permission by a prohibition, a usage by a wider one. */
export type FallbackReplacement =
  | { readonly why: 'unreadable'; readonly code: IssueCode; readonly usage: Usage }
  | { readonly why: 'qualifier'; readonly qualifier: string; readonly usage: Usage }
  | { readonly why: 'stem'; readonly usage: Usage }
  | { readonly why: 'usage'; readonly from: Usage; readonly usage: Usage };

/** A permission or prohibition of one usage. */
export interface UsageField {
  readonly effect: 'allow' | 'deny';
  readonly usage: Usage;
  readonly qualifiers: readonly Qualifier[];
}

/** A field as a crawler reads it, and by which replacements it came to that. */
export interface FallbackRule extends UsageField {
  readonly replacements: readonly FallbackReplacement[];
}

const canRead = ({ qualifiers }: Capabilities, { name, form }: Qualifier) =>
  !qualifiers || qualifiers.includes(name ?? '') || qualifiers.includes(`${name}=${form}`);

/** Why a permission cannot be honoured; undefined if it can. */
function findObstacle(
  { usage, qualifiers }: UsageField,
  capabilities: Capabilities,
): FallbackReplacement | undefined {
  const code = prohibitionCode(qualifiers, usage);
  if (code) return { why: 'unreadable', code, usage };
  const unread = qualifiers.find((qualifier) => !canRead(capabilities, qualifier));
  return unread && { why: 'qualifier', qualifier: unread.text, usage };
}

/** The usages that a prohibition is widened to, one after the other, until the crawler can honour it (ACAP-233). */
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
 * The field as a crawler with these capabilities reads it. A permission whose qualifiers it cannot honour becomes a
 * prohibition of the same usage; a prohibition it cannot honour widens, from derived to basic to crawl. A permission
 * without qualifiers stays as it is (ACAP-235).
 */
export function applyFallback(field: UsageField, capabilities: Capabilities, isStem: boolean): FallbackRule {
  const closed = field.effect === 'allow' ? findObstacle(field, capabilities) : undefined;
  if (field.effect === 'allow' && !closed) return { ...field, replacements: [] };
  const stem: FallbackReplacement[] = isStem ? [{ why: 'stem', usage: field.usage }] : [];
  const replacements = [...stem, ...(closed ? [closed] : []), ...findWidenings(field.usage, capabilities)];
  const usage = replacements.at(-1)?.usage ?? field.usage;
  return { effect: 'deny', usage, qualifiers: [], replacements };
}
