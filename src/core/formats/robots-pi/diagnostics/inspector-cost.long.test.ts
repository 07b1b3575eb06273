// The fixes of documents take a fixed time, however many findings have one.
import { expect, test, vi } from 'vitest';
import { findings } from '../../../diagnostics/registry.ts';
import { scanXml } from '../../../syntax/xml/scan-xml.ts';
import { openSite } from '../../../workspace/site.ts';

vi.mock(import('../../../syntax/xml/scan-xml.ts'), async (original) => {
  const real = await original();
  return { ...real, scanXml: vi.fn<typeof real.scanXml>(real.scanXml) };
});

test('ours: of unterminated instructions, only as many are tested as can be read in a fixed time', () => {
  const open = (count: number) =>
    `<doc>${'<?robots index="yes" follow="no"><p/>\n<?x?>'.repeat(count)}</doc>`;
  const readsOf = (count: number) => {
    const site = openSite({ origin: '', files: { '/doc.xml': open(count) } });
    const found = findings(site, '/doc.xml').filter(({ code }) => code === 'P002');
    vi.mocked(scanXml).mockClear();
    const mended = found.filter(({ fixes }) => fixes.length > 0).length;
    const read = vi.mocked(scanXml).mock.calls.reduce((sum, [text]) => sum + text.length, 0);
    return { mended, read };
  };
  expect(readsOf(10).mended).toBe(10);
  const { mended, read } = readsOf(400);
  expect(mended).toBeGreaterThan(5);
  expect(read).toBeLessThan(4_000_000);
});
