// Documents made to be slow.
import { expect, test } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { applyEdits, openSite } from '../../../workspace/site.ts';
import type { PiCode } from './inspector.ts';

test('ours: thousands of instructions, and of what looks like one, are found in one pass each', () => {
  const pis = '<?robots index="no"?><!-- <?robots x?> --><?ROBOTS?>'.repeat(20_000);
  const site = openSite({ origin: '', files: { '/doc.xml': `<a>${pis}</a>` } });
  const found = findings(site, '/doc.xml');
  const count = (code: PiCode) => found.filter((one) => one.code === code).length;
  expect([count('P002'), count('P007'), count('P008'), count('P003'), count('P004')]).toEqual([
    20_000, 20_000, 20_000, 1, 1,
  ]);
  const [fix] = found.find(({ code }) => code === 'P004')!.fixes;
  expect(
    findings(applyEdits(site, '/doc.xml', fix!.edits), '/doc.xml').map(({ code }) => code),
  ).not.toContain('P004');
});
