// The catalogue of quirks is the same as in the specification, for the quirks that are used.
import { describe, expect, test } from 'vitest';
import specified from '../../testing/vectors/agent-quirks.json' with { type: 'json' };
import { agentBehaviors } from './agent-behavior.ts';
import { agentChoices } from './agent-choices.ts';
import { agentQuirks } from './agent-quirks.ts';

type Row = Readonly<Record<string, unknown>> & { readonly agents: readonly string[] };

const rows: readonly Row[] = specified.quirks;
const isUsed = (row: Row) => 'star' in row || 'fallbackTokens' in row || 'robotsTxt' in row;
const plain = (text: unknown) => (typeof text === 'string' ? text.replaceAll("'", '’') : text);
const comparedKeys = [
  'robotsTxt',
  'fallbackUnknown',
  'says',
  'source',
  'sourceDate',
  'confidence',
  'contested',
];

describe('agent quirks: documented quirks of crawlers', () => {
  test.each(rows.filter(isUsed).map((row) => [row.agents.join(', '), row] as const))('%s', (_name, row) => {
    for (const agent of row.agents) {
      const quirk: Readonly<Record<string, unknown>> = { ...agentQuirks.get(agent.toLowerCase()) };
      for (const key of comparedKeys) expect([key, quirk[key]]).toEqual([key, plain(row[key])]);
      const choice = agentChoices.get(agent.toLowerCase());
      expect(choice?.star).toEqual(row['star']);
      expect(choice?.fallbackTokens).toEqual(row['fallbackTokens'] ?? undefined);
    }
  });

  test('other crawlers have none', () => {
    const names = rows.filter(isUsed).flatMap(({ agents }) => agents.map((agent) => agent.toLowerCase()));
    expect([...agentQuirks.keys()]).toEqual(names);
    for (const [name, { star, fallbackTokens }] of agentChoices)
      if (star || fallbackTokens) expect(names).toContain(name);
  });
});

describe('agent quirks: documented crawl rates', () => {
  const keys = ['crawlDelay', 'delayFromDefault', 'requestRate', 'independent', 'retired'];
  const behaviorRows = rows.filter((row) => keys.some((key) => key in row));
  test.each(behaviorRows.map((row) => [row.agents.join(', '), row] as const))('%s', (_name, row) => {
    for (const agent of row.agents) {
      const behavior: Readonly<Record<string, unknown>> = { ...agentBehaviors().get(agent.toLowerCase()) };
      for (const key of [...keys, 'says', 'source', 'sourceDate', 'confidence', 'contested'])
        expect([key, behavior[key]]).toEqual([key, plain(row[key])]);
    }
  });

  test('other crawlers have no entry', () => {
    const names = behaviorRows.flatMap(({ agents }) => agents.map((agent) => agent.toLowerCase()));
    expect([...agentBehaviors().keys()].toSorted()).toEqual(names.toSorted());
  });
});
