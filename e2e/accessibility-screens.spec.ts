// Every screen that `npm run screenshots` draws, in every look, with axe. Only colours hang on the look: the other rules are
// asked once.
import { screens } from '../scripts/screens/list.mjs';
import { findViolations } from './accessibility-violations.ts';
import { expect, test } from './fixtures.ts';

const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Where all panes have room, the screens of one pane are those of another. */
const isAnothers = (name: string, width: number) => width > 1343 && /^workbench.*-(text|access)$/.test(name);

for (const [width, height] of [
  [1440, 900],
  [320, 640],
] as const)
  for (const { name, steps } of screens.filter((screen) => !isAnothers(screen.name, width)))
    test(`axe finds nothing on the screen ${name} at ${width} pixels, light, dark and in forced colours`, {
      tag: '@long',
    }, async ({ context, page, problems }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      for (const step of steps) await step(page);
      const shown = context.pages().at(-1)!;
      await shown.waitForLoadState('networkidle');
      for (const [look, media] of Object.entries(looks)) {
        await shown.emulateMedia({ ...media, reducedMotion: 'reduce' });
        const found = await findViolations(shown, (axe) => {
          if (look !== 'light') return axe.withRules(['color-contrast']);
          // A menu floats beside the regions of the page until it is closed, and arrow keys scroll it with its entries.
          return name.startsWith('menu-') ? axe.disableRules(['region', 'scrollable-region-focusable']) : axe;
        });
        expect(found, look).toEqual([]);
      }
      // What this screen is about is told in the console.
      if (name === 'broken-pane') problems.length = 0;
    });
