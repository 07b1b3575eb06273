// Every diagnosis of lines, shapes, records and names: an example and a near miss for each, and what its fixes do.
import { expect, test } from 'vitest';
import { testExamples } from '../../testing/finding-examples.ts';
import type { Format } from '../policy/directive.ts';
import { policyOf } from '../policy/policy.ts';
import { atOnce } from '../questions/pieces.ts';
import { openSite } from '../site/site.ts';
import { readSource } from '../text/source.ts';
import { repLineExamples } from './examples/rep-lines.ts';
import { repLineInspector } from './rep-lines.ts';

testExamples(repLineInspector, repLineExamples, ['R073', 'R088', 'R090', 'R091']);

test('ours: a kind of file without user-agents has no records, and nothing of them is looked for', () => {
  const bots: Format = {
    id: 'bots-txt',
    directives: [
      {
        id: 'bot',
        dialect: 'bots',
        name: 'Bot',
        role: 'setting',
        scope: 'file',
        value: 'text',
        repeat: 'many',
        spec: '',
      },
    ],
  };
  const site = openSite({ origin: '', files: { '/bots.txt': '' } });
  for (const text of ['', 'Bot: x\n', 'Disallow: /x\n']) {
    const policy = policyOf(readSource(new TextEncoder().encode(text)), bots);
    expect(atOnce(repLineInspector.find({ site, path: '/bots.txt', policy, options: {} }))).toEqual([]);
  }
});
