// What ACAP records say otherwise than the conventional ones they were made from.
import { isGroupLess } from '../dialects/rep/group-less.ts';
import { usageQuestion } from '../questions/usage.ts';
import { rfc9309 } from '../readers/rfc9309.ts';
import type { Site } from '../site/site.ts';
import { ANY, type Group, type GroupRule } from './conventional-groups.ts';
import type { Loss } from './conversion.ts';
import { disagreements, hasCase, meetsQueryDelims, type Weighed } from './weighed.ts';

function lossesOfRule({ line, path, said }: GroupRule): Loss[] {
  if (!said) return [];
  const encoded = said.written.exact
    ? []
    : [{ code: 'path-encoded', line, words: [path, said.pattern] } as const];
  const folded = hasCase(said.pattern) ? [{ code: 'case', line, words: [path] } as const] : [];
  const delims = meetsQueryDelims(path) ? [{ code: 'query-escapes', line, words: [path] } as const] : [];
  return [...encoded, ...folded, ...delims];
}

function lossesOfPool(pool: readonly Weighed[]): Loss[] {
  return disagreements(pool).map(({ allow, deny, acap, open }): Loss => {
    if (open) return { code: 'undecided', line: allow.line, words: [allow.pattern, deny.pattern] };
    const [now, before] = acap === 'allow' ? [allow, deny] : [deny, allow];
    return { code: 'another-decides', line: before.line, words: [before.pattern, now.pattern] };
  });
}

/** What single groups lose, and what rules lose that meet in one crawler. */
export function lossesOfGroups(
  groups: readonly Group[],
  pools: ReadonlyMap<string, readonly Weighed[]>,
): readonly Loss[] {
  const single = groups.flatMap(({ agents, rules, others }): Loss[] => [
    ...agents
      .filter(({ key, value }) => key === undefined && value !== '')
      .map(({ line, value }): Loss => ({ code: 'name', line, words: [value] })),
    ...rules.flatMap(lossesOfRule),
    ...others
      .filter(({ name }) => !isGroupLess(name))
      .map(({ line, name, value }): Loss => ({ code: 'other-field', line, words: [name, value] })),
  ]);
  return [...single, ...[...pools.values()].flatMap(lossesOfPool)];
}

/** Crawlers that, to the letter, may no longer fetch the file that says so. */
export function lossesOfFile(converted: Site, path: string, groups: readonly Group[]): readonly Loss[] {
  const options = { conventional: 'acap-wins' } as const;
  const may = usageQuestion.prepare(converted, { question: 'usage', usage: 'crawl', file: path, options });
  return groups.flatMap(({ agents }) =>
    agents.flatMap(({ key, line, value }): Loss[] =>
      key !== undefined &&
      rfc9309.file.alwaysAllowed.some((own) => may(key === ANY ? '' : key, own).answer === 'prohibited')
        ? [{ code: 'own-file', line, words: [value] }]
        : [],
    ),
  );
}
