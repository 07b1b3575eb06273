// Positions on a page, as boxes: text tests do not notice that something moved.
import type { Page } from '@playwright/test';

/** Left, top, width, height, in whole pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];
export type Boxes = Readonly<Record<string, Box>>;

/** The measured elements, and how many of each: landmarks, headings, tools, the first rows and cells, bars. */
const measuredSelectors: readonly (readonly [selector: string, most: number])[] = [
  ['header, main, footer, nav[aria-label], section[aria-label], aside, dialog', 30],
  ['h1, h2, h3', 12],
  ['header button, header select', 20],
  ['[role=article], article', 4],
  ['[role=columnheader], thead th', 6],
  ['[role=row], tbody tr', 6],
  ['[role=gridcell], tbody td', 9],
  ['[data-line]', 8],
  ['[role=treeitem]', 6],
];

/** The boxes of a page, by name. */
export function measureBoxes(page: Page): Promise<Boxes> {
  return page.evaluate((wanted) => {
    const boxes: Record<string, [number, number, number, number]> = {};
    for (const [selector, most] of wanted) {
      const elements = [...document.querySelectorAll<HTMLElement>(selector)].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().width > 1,
      );
      for (const [place, element] of elements.slice(0, most).entries()) {
        const { x, y, width, height } = element.getBoundingClientRect();
        const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
        const name = `${element.tagName.toLowerCase()} ${place} ${label.trim().slice(0, 24)}`.trim();
        boxes[name] = [Math.round(x), Math.round(y), Math.round(width), Math.round(height)];
      }
    }
    return boxes;
  }, measuredSelectors);
}

/** Tolerance in pixels for the fonts of different machines. */
const TOLERANCE = 6;

/** Moved, new, and missing boxes, one line each. */
export function findMovedBoxes(before: Boxes, after: Boxes): readonly string[] {
  const differences: string[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[name], after[name]];
    if (!was) differences.push(`${name}: new, ${is?.join(' ')}`);
    else if (!is) differences.push(`${name}: gone, was ${was.join(' ')}`);
    else if (is.some((value, i) => Math.abs(value - was[i]!) > TOLERANCE))
      differences.push(`${name}: ${was.join(' ')} became ${is.join(' ')}`);
  }
  return differences;
}
