// Renders the icons of the installed app from public/favicon.svg. Run it by hand when the logo changes.
//   node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';

const inkColor = '#1e1f19';
const groundColor = '#e6e7e3';
const markSvg = readFileSync('public/favicon.svg', 'utf8')
  .replace(/<style>[^]*<\/style>/, '')
  .replace('<svg ', `<svg color="${inkColor}" `);

/** A maskable icon fills its square, and may be cropped to a circle of 80%. */
const iconKinds = [
  { name: 'icon', share: 0.66, corner: '18%' },
  { name: 'icon-maskable', share: 0.5, corner: '0' },
];

const browser = await chromium.launch(launchOptions());
try {
  for (const { name, share, corner } of iconKinds) {
    for (const size of [192, 512]) {
      const page = await browser.newPage({ viewport: { width: size, height: size } });
      await page.setContent(
        `<style>body{margin:0} main{height:${size}px;display:grid;place-items:center;background:${groundColor};border-radius:${corner}}
         svg{width:${size * share}px}</style><main>${markSvg}</main>`,
      );
      const path = `public/${name}-${size}.png`;
      await page.screenshot({ path, omitBackground: true });
      console.log(path);
      await page.close();
    }
  }
} finally {
  await browser.close();
}
