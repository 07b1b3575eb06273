// Measures the production build in Chromium: keys, first load, Lighthouse. `--quick` for a look.
import { chromium } from '@playwright/test';
import { launchOptions } from '../../scripts/browser.mjs';
import { hostOf } from './host.ts';
import { big, ordinary, textareaPage } from './subject.ts';
import { measureTyping } from './typing.ts';
import { ms, p95, median } from './figures.ts';

export async function main(args: readonly string[]): Promise<void> {
  const quick = args.includes('--quick');
  const dist = process.env['GATEPOST_DIST'] ?? 'dist';
  const subject = args.includes('--small') ? ordinary() : big();
  const host = await hostOf(dist, { 'textarea.html': textareaPage(subject.text, { width: 440, height: 700 }) });
  const browser = await chromium.launch(launchOptions());
  for (const throttle of args.includes('--4') ? [1, 4] : [1]) {
    const t = await measureTyping(browser, host.address, subject, throttle, { rounds: quick ? 2 : 5, traced: 1 });
    const f = (l: number[]) => `n ${l.length} p50 ${ms(median(l))} p95 ${ms(p95(l))} max ${ms(Math.max(...l))}`;
    console.log(subject.name, 'throttle', throttle);
    console.log(' ours     ', f(t.ours.keys), '| events', f(t.ours.events), '| long', t.ours.long.filter((x) => x > 100), t.ours.long.length);
    console.log(' textarea ', f(t.textarea.keys), '| events', f(t.textarea.events));
    console.log(' ratio p95', (p95(t.ours.keys) / p95(t.textarea.keys)).toFixed(2), 'p50', (median(t.ours.keys) / median(t.textarea.keys)).toFixed(2));
    console.log(' script', f(t.script.toFrame), 'drawing', f(t.script.drawing), 'to next', f(t.script.toNextKey));
  }
  await browser.close();
  await host.stop();
}
