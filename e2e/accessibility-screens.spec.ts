// Checks every screen of `npm run screenshots` with axe, in every color scheme. Only colors depend on the scheme, so
// the other rules are checked once.
import { screens } from '../scripts/screens/list.mjs';
import { findViolations } from './accessibility-violations.ts';
import { expect, test } from './fixtures.ts';

const schemes = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** In a window with room for all panes, screens that differ only in their pane are the same. */
const isAnothers = (name: string, width: number) => width > 1343 && /^workbench.*-(text|access)$/.test(name);

for (const [width, height] of [
  [1440, 900],
  [320, 640],
] as const)
  for (const { name, steps } of screens.filter((screen) => !isAnothers(screen.name, width)))
    test(`axe finds nothing on the screen ${name} at ${width} pixels, in light, dark, and forced colors`, {
      tag: '@long',
    }, async ({ context, page, problems }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      for (const step of steps) await step(page);
      const openPage = context.pages().at(-1)!;
      await openPage.waitForLoadState('networkidle');
      for (const [look, media] of Object.entries(schemes)) {
        await openPage.emulateMedia({ ...media, reducedMotion: 'reduce' });
        const violations = await findViolations(openPage, (axe) => {
          if (look !== 'light') return axe.withRules(['color-contrast']);
          // An open menu is outside of the page's landmarks, and arrow keys scroll it with its entries.
          return name.startsWith('menu-') ? axe.disableRules(['region', 'scrollable-region-focusable']) : axe;
        });
        expect(violations, look).toEqual([]);
      }
      // The problem that this screen shows is reported in the console.
      if (name === 'broken-pane') problems.length = 0;
    });
