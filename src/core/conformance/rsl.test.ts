// License documents (RSL 1.0, with errata up to 27 May 2026), from the vectors of the carriers.
import { expect, test } from 'vitest';
import { aiCarrierVectors } from '../../testing/ai-carrier-vectors.ts';
import { rslCarrier } from '../formats/rsl/rsl-carrier.ts';
import { openSite } from '../workspace/site.ts';

const vectors = aiCarrierVectors.filter(({ carrier }) => carrier === 'rsl');

test.each(vectors)('$requirement: $why ($id)', ({ files, agent, url, statements }) => {
  const site = openSite({ origin: '', files });
  const said = rslCarrier.prepare(site)?.statementsFor(agent, url) ?? [];
  const shown = said.map(({ purpose, says, isSettled, by }) => ({ purpose, says, isSettled, line: by.line }));
  const byPurpose = (a: { purpose: string }, b: { purpose: string }) => (a.purpose < b.purpose ? -1 : 1);
  expect(shown.toSorted(byPurpose)).toEqual([...statements].toSorted(byPurpose));
});
