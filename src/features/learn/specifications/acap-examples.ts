// What the page about ACAP shows of the engine: asked anew, nothing is remembered.
import {
  acapExampleAgents,
  acapExampleOrigin,
  acapExamplePaths,
  acapExampleText,
} from '../../../core/catalogue/acap-example.ts';
import { compareScopes, type ScopeComparison } from '../../../core/formats/acap/path-patterns.ts';
import {
  type QualifierType,
  qualifierTypes,
  type UsageSupport,
} from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { type Usage, usages } from '../../../core/formats/acap/usages.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';

/** The usages that the worked example speaks of. */
export const exampleUsages = ['crawl', 'index', 'present', 'preserve'] as const satisfies readonly Usage[];

export interface ExampleTable {
  readonly agent: string;
  readonly rows: readonly { readonly path: string; readonly answers: readonly UsageAnswer[] }[];
}

/** The worked example: a table for each crawler, URLs by usages. */
export function exampleTables(): readonly ExampleTable[] {
  const site = openSite({ origin: acapExampleOrigin, files: { '/robots.txt': acapExampleText } });
  const asked = exampleUsages.map((usage) => prepare(site, { question: 'usage', usage }));
  return acapExampleAgents.map((agent) => ({
    agent,
    rows: acapExamplePaths.map((path) => ({
      path,
      answers: asked.map((may) => may(agent, acapExampleOrigin + path).answer),
    })),
  }));
}

export interface QualifierRow {
  readonly type: string;
  readonly isNew: boolean;
  readonly cells: readonly (UsageSupport | undefined)[];
}

/** Usages that take any qualifier, in the order of section 2.5. */
export const qualifiedUsages: readonly Usage[] = usages.filter((usage) =>
  qualifierTypes.some((row: QualifierType) => row.usages[usage]),
);

export const qualifierRows: readonly QualifierRow[] = qualifierTypes.map((row: QualifierType) => ({
  type: row.type,
  isNew: row.since === '1.1',
  cells: qualifiedUsages.map((usage) => row.usages[usage]),
}));

const scopePairs = [
  ['/news/', '/news/'],
  ['/News/', '/news/'],
  ['/', '/news/'],
  ['/news/*', '/news/today'],
  ['/n$', '/ne'],
  ['/n$', '/n*'],
  ['/n', '/n$'],
  ['/n', '/n*'],
  ['*.gif', '/images/'],
  ['/*a', '/*b'],
  ['/a*c', '/a*cd'],
  ['/*.gif', '/*.gif$'],
] as const;

export interface ScopeRow extends ScopeComparison {
  readonly first: string;
  readonly second: string;
}

/** Pairs of patterns that show each step of the comparison (2.4.6). */
export const scopeRows: readonly ScopeRow[] = scopePairs.map(([first, second]) => ({
  first,
  second,
  ...compareScopes(first, second),
}));
