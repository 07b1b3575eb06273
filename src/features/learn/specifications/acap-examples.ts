// The tables of the page about ACAP, computed by the engine.
import {
  acapExampleAgents,
  acapExampleOrigin,
  acapExamplePaths,
  acapExampleText,
} from '../../../core/catalogue/acap-example.ts';
import { compareScopes, type ScopeComparison } from '../../../core/formats/acap/path-patterns.ts';
import { type QualifierType, qualifierTypes } from '../../../core/formats/acap/qualifiers.ts';
import type { UsageAnswer } from '../../../core/formats/acap/question/usage-verdict.ts';
import { type Usage, usages } from '../../../core/formats/acap/usages.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';

/** The usages of the worked example. */
export const exampleUsages = ['crawl', 'index', 'present', 'preserve'] as const satisfies readonly Usage[];

type ExampleUsage = (typeof exampleUsages)[number];

export interface ExampleRow {
  readonly path: string;
  readonly answers: Readonly<Record<ExampleUsage, UsageAnswer>>;
}

export interface ExampleTable {
  readonly agent: string;
  readonly rows: readonly ExampleRow[];
}

/** Returns the worked example: a table for each crawler, with URLs by usages. */
export function exampleTables(): readonly ExampleTable[] {
  const site = openSite({ origin: acapExampleOrigin, files: { '/robots.txt': acapExampleText } });
  const answerTo = (usage: Usage, agent: string, path: string) =>
    prepare(site, { question: 'usage', usage })(agent, acapExampleOrigin + path).answer;
  return acapExampleAgents.map((agent) => ({
    agent,
    rows: acapExamplePaths.map((path) => ({
      path,
      answers: {
        crawl: answerTo('crawl', agent, path),
        index: answerTo('index', agent, path),
        present: answerTo('present', agent, path),
        preserve: answerTo('preserve', agent, path),
      },
    })),
  }));
}

export const qualifierRows: readonly QualifierType[] = qualifierTypes;

/** Usages that accept any qualifier, in the order of section 2.5. */
export const qualifiedUsages: readonly Usage[] = usages.filter((usage) =>
  qualifierRows.some((row) => row.usages[usage]),
);

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
