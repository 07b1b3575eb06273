// A new line that is left as it was added goes, and the history does not mention it.
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { redo, undo } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import {
  closeForm,
  enterField,
  findControl,
  focusedField,
  formFileText,
  nextTask,
  openForm,
  typeText,
} from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

const pressKey = (key: string) =>
  act(
    () =>
      void focusedField().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      ),
  );

const frames = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

/** Presses Enter in a field, and waits until the field of the new line has the focus. */
async function addBelow(field: HTMLInputElement): Promise<void> {
  enterField(field);
  pressKey('Enter');
  await frames();
  expect(focusedField()).not.toBe(field);
}

const steps = () => {
  const { past, future } = documentStore.getState().history;
  return [past.length, future.length];
};

/** The text of the file, without the space at the end of a new line. */
const fileText = () => formFileText().replaceAll(/ +\n/g, '\n');

const robots = '# about\nUser-agent: a\nDisallow: /a\nSitemap: https://h.example/s.xml\nDisallow: /b\n';

/** Each kind of line that Enter adds: the field in which it is pressed, and the file with the new line. */
const kinds: readonly (readonly [
  name: string,
  file: string,
  path: string,
  field: [string, number],
  withLine: string,
])[] = [
  ['a rule', robots, '/robots.txt', ['Path', 3], robots.replace('/a\n', '/a\nDisallow:\n')],
  ['a comment', robots, '/robots.txt', ['Comment', 1], robots.replace('about\n', 'about\n#\n')],
  [
    'an extension line',
    robots,
    '/robots.txt',
    ['Sitemap', 4],
    robots.replace('s.xml\n', 's.xml\nSitemap:\n'),
  ],
  [
    'a path for mobile agents',
    'Mobile-agent-server: /a none\n',
    '/robots.txt',
    ['Path', 1],
    'Mobile-agent-server: /a none\nMobile-agent-server:\n',
  ],
];

describe.each(kinds)('product: Enter adds %s', (_name, file, path, [label, line], withLine) => {
  const ways: readonly (readonly [string, () => void])[] = [
    ['Escape', () => pressKey('Escape')],
    ['Backspace', () => pressKey('Backspace')],
    ['moving on', () => enterField(findControl(label, line))],
    ['a click beside all fields', () => act(() => focusedField().blur())],
  ];

  test.each(ways)('and %s removes it again, with its step of the history', async (_way, leave) => {
    await openForm(file, path);
    await addBelow(findControl(label, line));
    expect(fileText()).toBe(withLine);
    leave();
    await nextTask();
    expect(fileText()).toBe(file);
    expect(steps()).toEqual([0, 0]);
  });

  test('and Enter in it does not add another', async () => {
    await openForm(file, path);
    await addBelow(findControl(label, line));
    const text = fileText();
    pressKey('Enter');
    await frames();
    expect(fileText()).toBe(text);
    expect(steps()).toEqual([1, 0]);
  });
});

describe('product: a new rule', () => {
  test('goes only from where it was added: Escape and Backspace return the focus there', async () => {
    for (const key of ['Escape', 'Backspace']) {
      await openForm(robots);
      const field = findControl('Path', 3);
      await addBelow(field);
      pressKey(key);
      await frames();
      expect(document.activeElement).toBe(field);
    }
  });

  test('stays once something was written into it, also if that is deleted again', async () => {
    await openForm(robots);
    await addBelow(findControl('Path', 3));
    typeText('/');
    act(() => {
      const field = focusedField();
      field.setRangeText('', 0, 1, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    pressKey('Backspace');
    enterField(findControl('Path', 3));
    await nextTask();
    expect(fileText()).toBe(robots.replace('/a\n', '/a\nDisallow:\n'));
  });

  test('is one step with what is typed into it; typing on in a later visit is another', async () => {
    await openForm(robots);
    await addBelow(findControl('Path', 3));
    typeText('/q');
    typeText('r');
    expect(steps()).toEqual([1, 0]);
    const field = focusedField();
    enterField(findControl('Path', 3));
    enterField(field as HTMLInputElement);
    typeText('s');
    expect(steps()).toEqual([2, 0]);
    act(() => void undo(documentStore));
    act(() => void undo(documentStore));
    expect(fileText()).toBe(robots);
    act(() => void redo(documentStore));
    expect(fileText()).toContain('Disallow: /qr\n');
  });

  test('goes in two steps once something was typed: Escape takes back the text, a second Escape the rule', async () => {
    await openForm(robots);
    const field = findControl('Path', 3);
    await addBelow(field);
    typeText('/q');
    pressKey('Escape');
    expect(fileText()).toBe(robots.replace('/a\n', '/a\nDisallow:\n'));
    expect(steps()).toEqual([1, 0]);
    pressKey('Escape');
    expect(fileText()).toBe(robots);
    expect(steps()).toEqual([0, 0]);
    expect(document.activeElement).toBe(field);
  });

  test('stays in its row, also while the focus is in the comment of the row', async () => {
    await openForm(robots);
    await addBelow(findControl('Path', 3));
    enterField(findControl('Comment', 4));
    typeText('why');
    enterField(findControl('Path', 3));
    await nextTask();
    expect(fileText()).toContain('Disallow: # why\n');
  });

  test('that is undone and redone stays: its line is a choice of the user', async () => {
    await openForm(robots);
    await addBelow(findControl('Path', 3));
    act(() => void undo(documentStore));
    enterField(findControl('Path', 3));
    act(() => void redo(documentStore));
    enterField(findControl('Path', 6));
    await nextTask();
    expect(fileText()).toContain('/a\nDisallow:\n');
  });

  test('gives back the steps that could be redone before it was added', async () => {
    await openForm(robots);
    enterField(findControl('Path', 3));
    typeText('/x');
    act(() => void undo(documentStore));
    expect(steps()).toEqual([0, 1]);
    await addBelow(findControl('Path', 3));
    pressKey('Escape');
    expect(steps()).toEqual([0, 1]);
  });

  test('stays in place until a click that leaves it has found its target', async () => {
    await openForm(robots);
    await addBelow(findControl('Path', 3));
    const target = findControl('Path', 6);
    act(() => void target.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    enterField(target);
    expect(fileText()).toContain('Disallow:\n');
    act(() => void target.dispatchEvent(new Event('click', { bubbles: true })));
    expect(fileText()).toBe(robots);
  });
});

describe('ACAP 1.1 2.4.1.2: a line without a path does not exist, and one for / permits the whole site', () => {
  const acap =
    '##ACAP version=1.1\nACAP-crawler: a\nACAP-allow-present-snippet: /news/\nACAP-request-take-down: /old/\n';

  test.each([3, 4])('so Enter in the path of line %i finishes it and writes no other line', async (line) => {
    await openForm(acap);
    enterField(findControl('Path', line));
    pressKey('Enter');
    await frames();
    expect(formFileText()).toBe(acap);
    expect(focusedField()).toBe(findControl('Path', line));
    expect(steps()).toEqual([0, 0]);
  });
});
