// The violations that axe finds on a page: the rule, and the elements.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type AxeScope = (builder: AxeBuilder) => AxeBuilder;

export async function findViolations(page: Page, narrowed: AxeScope = (all) => all): Promise<string[]> {
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
