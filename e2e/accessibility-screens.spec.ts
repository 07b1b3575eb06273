// Checks every screen of `npm run screenshots` with axe: wide in every color scheme, narrow in one, as colors do not
// depend on the width. Of the rules, only those of contrast depend on the scheme, so the others are checked once.
import { screens } from '../scripts/screens/list.mjs';
import { findViolations } from './accessibility-violations.ts';
import { expect, test } from './fixtures.ts';

const light = { colorScheme: 'light', forcedColors: 'none' } as const;
const dark = { colorScheme: 'dark', forcedColors: 'none' } as const;
const forced = { colorScheme: 'dark', forcedColors: 'active' } as const;

const views = [
  { width: 1440, height: 900, first: light, others: [dark, forced] },
  { width: 320, height: 640, first: dark, others: [] },
] as const;

/** In a window with room for all panes, screens that differ only in their pane are the same. */
const isAnothers = (name: string, width: number) => width > 1343 && /^workbench.*-(text|access)$/.test(name);

/** What lies over the workbench on these screens. The colors of the workbench itself are checked on other screens. */
const overlay = (name: string) =>
  /^(?:dialog|menu|palette)\b/.test(name) ? '[role="dialog"], [role="menu"]' : 'html';

/** An open menu is outside of the page's landmarks, and arrow keys scroll it with its entries. */
const menuRules = { region: { enabled: false }, 'scrollable-region-focusable': { enabled: false } };

/** What is wider than its room: the page, or a dialog, by its name. Runs in the page. */
function findOverflow(): string[] {
  return [document.documentElement, ...document.querySelectorAll('[role="dialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((box) => `${box.ariaLabel ?? box.id}: ${box.scrollWidth} > ${box.clientWidth}`);
}

for (const { width, height, first, others } of views)
  for (const { name, steps } of screens.filter((screen) => !isAnothers(screen.name, width)))
    test(`axe finds nothing on the screen ${name} at ${width} pixels, and nothing is too wide`, {
      tag: '@long',
    }, async ({ context, page, problems }) => {
      await page.setViewportSize({ width, height });
      await page.goto('./');
      for (const step of steps) await step(page);
      const openPage = context.pages().at(-1)!;
      await openPage.waitForLoadState('networkidle');
      await openPage.emulateMedia({ ...first, reducedMotion: 'reduce' });
      const violations = await findViolations(openPage, { rules: name.startsWith('menu-') ? menuRules : {} });
      expect(violations).toEqual([]);
      expect(await openPage.evaluate(findOverflow)).toEqual([]);
      for (const media of others) {
        await openPage.emulateMedia(media);
        const unreadable = await findViolations(openPage, { runOnly: ['color-contrast'] }, overlay(name));
        expect(unreadable, JSON.stringify(media)).toEqual([]);
      }
      // The problem that this screen shows is reported in the console.
      if (name === 'broken-pane') problems.length = 0;
    });
