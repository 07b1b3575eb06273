// The violations that axe finds on a page: the rule, and the elements.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeOptions = Parameters<AxeBuilder['options']>[0];
type NodeResult = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

/** Whether a target is small only because it is scrolled under an edge or another element is dragged over it. */
const isPartlyHidden = ({ any }: NodeResult) =>
  any.some(
    ({ id, data }) => id === 'target-size' && String(data?.messageKey).startsWith('partiallyObscured'),
  );

/**
 * Checks all rules, also that of the size of targets, which is off in axe like all rules of WCAG 2.2.
 * @param place  a CSS selector: what to check
 */
export async function findViolations(
  page: Page,
  options: AxeOptions = {},
  place = 'html',
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include(place).options({
    ...options,
    rules: { 'target-size': { enabled: true }, ...options.rules },
    // Descriptions of all elements without violations take most of the time.
    resultTypes: ['violations'],
  });
  // Gatepost has no frames. With frames, axe collects its results in another page, which takes as long as its rules.
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isPartlyHidden(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
