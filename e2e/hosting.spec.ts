import { expect, test } from './static-host.ts';
import { Workbench } from './workbench.ts';

test('the built folder works in any folder of any static host, deep link and reload included', async ({
  page,
}) => {
  const bench = new Workbench(page);
  await bench.openExample();
  await bench.editor();
  await expect.poll(async () => (await bench.inspect()).editorText).toContain('User-agent: unhipbot');
  await bench.reload();
  await expect(bench.record('unhipbot')).toBeVisible();
});
