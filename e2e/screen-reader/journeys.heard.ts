// What Firefox exposes to assistive technology over AT-SPI, as Orca receives it: events in order, and trees.
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findScreenReaderTools } from '../../scripts/screen-reader.mjs';
import { Firefox } from './firefox.ts';
import { Listener } from './listener.ts';

let firefox: Firefox;
let listener: Listener;

beforeAll(async () => {
  const { Firefox: path, Python: python } = findScreenReaderTools();
  if (path === undefined || python === undefined) throw new Error('Run node scripts/screen-reader.mjs');
  process.env['DISPLAY'] = inject('display');
  listener = await Listener.start(python);
  firefox = await Firefox.open(path);
}, 120_000);

afterAll(async () => {
  await firefox.close();
  listener.stop();
});

const open = (example: string) => async () => {
  await firefox.goto('about:blank');
  await firefox.goto(new URL(`#/edit?example=${example}`, inject('origin')).href);
  // Code that loads later enables disabled controls.
  const isFetched = `return performance.getEntriesByName('everything-fetched').length > 0`;
  while (!(await firefox.execute(isFetched))) await new Promise((resolve) => setTimeout(resolve, 200));
};

/** Puts the focus on an element, as a screen reader's own commands do. */
const focus = (expression: string) => () => firefox.execute(`(${expression}).focus()`);

const press = (keys: string) => () => firefox.press(keys);

const firstPath = `document.querySelector('article[aria-label=unhipbot] [aria-label=Path]')`;

/** The events of each step, by the name of the step. */
async function listen(steps: readonly (readonly [name: string, action: () => Promise<unknown>])[]) {
  const transcript: string[] = [];
  for (const [name, action] of steps) transcript.push(`# ${name}`, ...(await listener.during(action)), '');
  return transcript.join('\n');
}

test('WCAG 2.2 4.1.3: the announcements while an example is opened, read, edited, and undone', async () => {
  const transcript = await listen([
    ['Open the example', open('fict-org')],
    ['Go to the first answer', focus(`document.querySelector('[role=grid] td')`)],
    ['Down', press('ArrowDown')],
    ['Right', press('ArrowRight')],
    ['Enter: the explanation', press('Enter')],
    ['Escape', press('Escape')],
    ['Go to the path of the first record', focus(firstPath)],
    ['Type "o"', press('o')],
    ['Ctrl Z', press('Control+z')],
  ]);
  await expect(transcript).toMatchFileSnapshot('heard/edit.txt');
});

test('WCAG 2.2 4.1.3: the announcements when F8 moves to a finding', async () => {
  const transcript = await listen([
    ['Open the example', open('messy')],
    ['F8: the next finding', press('F8')],
  ]);
  await expect(transcript).toMatchFileSnapshot('heard/finding.txt');
});

test.each([
  ['landmark', 'Records', 'records.txt'],
  ['table', 'Access matrix', 'table.txt'],
])('WCAG 2.2 1.3.1: the tree of %s %s', async (role, name, file) => {
  await listener.during(open('fict-org'));
  await expect((await listener.tree(role, name)).join('\n')).toMatchFileSnapshot(`heard/${file}`);
});
