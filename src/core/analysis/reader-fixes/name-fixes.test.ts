import { expect, test } from 'vitest';
import { applyEdits } from '../../document/edits.ts';
import { textOfSource } from '../../document/source.ts';
import { planFetch } from '../../formats/rep/question/fetch-plan.ts';
import { createPolicy } from '../../syntax/policy.ts';
import { fileAt, openSite } from '../../workspace/site.ts';
import { splitAgents } from './name-fixes.ts';

const path = '/robots.txt';

/** Returns the text after the names of all lines of a crawler's record were split into separate lines. */
function afterSplit(text: string, agent: string): string {
  const site = openSite({ origin: '', files: { [path]: text } });
  const { source, format } = fileAt(site, path);
  const plans = [planFetch(site, { question: 'fetch', reader: 'rfc9309', file: path })];
  const cells = [{ agents: [agent] as const, url: '/', verdicts: [] }];
  const [fix] = splitAgents({ policy: createPolicy(source, format), plans, cells });
  return textOfSource(applyEdits(source, fix?.edits ?? []));
}

test('draft 1 3.2.1: one name for each line; a line of only commas does not change (R024)', () => {
  expect(afterSplit('User-agent: a, b # c\nUser-agent: ,\nUser-agent: x\nDisallow: /\n', 'x')).toBe(
    'User-agent: a # c\nUser-agent: b\nUser-agent: ,\nUser-agent: x\nDisallow: /\n',
  );
});
