// What robots directives, in headers and META tags, say about the use of a page.

import type { AiPurpose } from '../catalogue/ai-purposes.ts';
import { findCrawler } from '../catalogue/crawlers.ts';
import { type RobotsTagEffect, robotsTagOverrides } from '../catalogue/robots-tag-directives.ts';
import { hasValidValue, limitOf, type RobotsTagPart } from '../syntax/robots-tag.ts';
import { lowerCase } from '../text/lower-case.ts';
import type { Honor } from './use-statement.ts';

/** What one directive says about one purpose. */
export interface RobotsTagUse<Part extends RobotsTagPart> {
  readonly part: Part;
  readonly purpose: AiPurpose;
  readonly says: 'yes' | 'no';
  readonly isSettled: boolean;
  readonly honoredBy: readonly Honor[];
}

/** Whether a directive applies to a crawler. One without a user-agent applies to all. Names are compared as a whole. */
export const appliesToAgent = ({ agent }: RobotsTagPart, crawler: string): boolean =>
  agent === undefined || (crawler !== '' && lowerCase(agent.text) === lowerCase(crawler));

/** The effects for the crawlers of an operator; for an unknown operator, those for any crawler. */
function effectsOf(part: RobotsTagPart, crawlerOperator: string | undefined): readonly RobotsTagEffect[] {
  const { directive, value } = part;
  if (!directive || !hasValidValue(part)) return [];
  return directive.effects.filter(({ onlyWith, isGeneral, honoredBy }) => {
    const isDocumented =
      isGeneral === true ||
      crawlerOperator === undefined ||
      honoredBy.length === 0 ||
      honoredBy.some(({ operator }) => operator === crawlerOperator);
    return isDocumented && (onlyWith === undefined || limitOf(value?.text ?? '') === onlyWith);
  });
}

/**
 * Returns what directives that apply to one crawler say about one page, in their order. A directive that permits
 * is omitted if another prohibits the same: the more restrictive rule counts (Google, robots meta tag
 * specifications).
 */
export function usesOfRobotsTag<Part extends RobotsTagPart>(
  parts: readonly Part[],
  agent: string,
): readonly RobotsTagUse<Part>[] {
  const crawlerOperator = findCrawler(agent)?.operator ?? undefined;
  const names = new Set(parts.map(({ directive }) => directive?.name));
  const dropped = robotsTagOverrides.filter(({ by }) => names.has(by));
  const uses = parts.flatMap((part) =>
    effectsOf(part, crawlerOperator).flatMap(({ purpose, says, honoredBy }): RobotsTagUse<Part>[] => {
      const ownOverrides = dropped.filter((override) => override.dropped === part.directive?.name);
      const remaining = honoredBy.filter(({ operator }) =>
        ownOverrides.every((override) => override.operator !== operator),
      );
      const isDropped =
        remaining.length === 0 || ownOverrides.some((override) => override.operator === crawlerOperator);
      if (isDropped && honoredBy.length > 0) return [];
      return [{ part, purpose, says, isSettled: remaining.length > 0, honoredBy: remaining }];
    }),
  );
  const prohibited = new Set(uses.flatMap(({ purpose, says }) => (says === 'no' ? [purpose] : [])));
  return uses.filter(({ purpose, says }) => says === 'no' || !prohibited.has(purpose));
}
