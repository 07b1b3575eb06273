// What axe finds on a page: the rule, and the elements that break it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

type Narrowed = (builder: AxeBuilder) => AxeBuilder;

export async function faults(page: Page, narrowed: Narrowed = (all) => all): Promise<string[]> {
  const { violations } = await narrowed(new AxeBuilder({ page })).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
