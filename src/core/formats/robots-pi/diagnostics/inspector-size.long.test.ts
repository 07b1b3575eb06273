// Documents that would be slow to check in more than one pass.
import { expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';
import type { PiKinds } from './inspector.ts';

test('ours: thousands of instructions and of look-alikes are found in one pass each', () => {
  const pis = '<?robots index="no"?><!-- <?robots x?> --><?ROBOTS?>'.repeat(20_000);
  const site = openSite({ origin: '', files: { '/doc.xml': `<a>${pis}</a>` } });
  const all = findings(site, '/doc.xml');
  const count = (code: keyof PiKinds) => all.filter((one) => one.code === code).length;
  expect([count('P002'), count('P007'), count('P008'), count('P003'), count('P004')]).toEqual([
    20_000, 20_000, 20_000, 1, 1,
  ]);
  const [fix] = all.find(({ code }) => code === 'P004')!.fixes;
  expect(
    findings(applyEdits(site, '/doc.xml', fix!.edits), '/doc.xml').map(({ code }) => code),
  ).not.toContain('P004');
});
