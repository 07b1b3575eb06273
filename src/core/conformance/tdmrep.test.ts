// tdmrep.json, from the report of the TDM Reservation Protocol (W3C Community Group, 10 May 2024): docs/carriers.md.
import { expect, test } from 'vitest';
import { aiCarrierVectors } from '../../testing/ai-carrier-vectors.ts';
import { askTdmrepOracle } from '../../testing/oracles/tdmrep.ts';

const vectors = aiCarrierVectors.filter(({ carrier }) => carrier === 'tdmrep');

test.each(vectors)('$requirement: the oracle agrees: $why ($id)', ({ files, url, statements }) => {
  const verdict = askTdmrepOracle(files['/.well-known/tdmrep.json'] ?? '', url);
  const training = statements.find(({ purpose }) => purpose === 'ai-train');
  expect(verdict).toEqual(training && { reservation: training.says === 'no' ? 1 : 0, line: training.line });
});
