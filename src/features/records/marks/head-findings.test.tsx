// The findings of user-agent lines, which have no rows, in the head of their record.
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { finder } from '../../../state/findings/use-findings.ts';
import { all, clickButton, closeForm, formFileText, openForm } from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

/** Opens a file and waits until its findings are shown. */
async function openWithFindings(text: string): Promise<void> {
  await openForm(text);
  for (let waits = 0; waits < 400 && all('[data-findings]').length === 0; waits++)
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)));
}

const headText = () => all('header').map(({ textContent }) => textContent);
/** The codes of the findings in the heads, by their sentences. */
const sentences = () => all('header [data-findings] p').map(({ textContent }) => textContent ?? '');
/** The sentences of marks that are not only there to reserve space. */
const marks = () =>
  all('header p')
    .filter((one) => !one.closest('[data-findings], [aria-hidden]'))
    .map(({ textContent }) => textContent ?? '');

describe('product: a user-agent line that the reader does not read looks broken, and says whose rules follow', () => {
  test.each([
    ['Useragent: GPTBot', 'RFC 9309 does not read “Useragent” as User-agent', 'Use User-agent'],
    ['User agent: GPTBot', 'RFC 9309 does not read “User agent” as User-agent', 'Use User-agent'],
    ['User-agent GPTBot', 'This line has no colon, so RFC 9309 does not read it', 'Use User-agent: GPTBot'],
  ])('%s', async (line, unread, fix) => {
    await openWithFindings(`User-agent: *\nDisallow: /a\n\n${line}\nDisallow: /b\n`);
    const said = all('[data-findings] p').map(({ textContent }) => textContent ?? '');
    expect(said.filter((sentence) => sentence.includes(unread))).toEqual([
      expect.stringContaining(`the rule below applies to any other crawler (line 1). ${fix}`),
    ]);
    expect(all('[data-broken="true"]').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(line.slice(0, 10)),
    ]);
  });
});

describe('product: an error of a user-agent line is shown in the head of its record, once', () => {
  test.each([
    ['User-agent *\nDisallow: /a\n', 'This line has no colon'],
    ['Disallow: /x\n\nUseragent *\nDisallow: /a\n', 'has no colon'],
    ['User-agent: a\nUser-agent *\nDisallow: /\n', 'has no colon'],
  ])('%j', async (text, message) => {
    await openWithFindings(text);
    expect(sentences().filter((sentence) => sentence.includes(message))).toHaveLength(1);
    expect(marks().filter((sentence) => /colon|Only |reads this/.test(sentence))).toEqual([]);
  });

  test('and its fix works there', async () => {
    await openWithFindings('User-agent *\nDisallow: /a\n');
    clickButton(all('header [data-findings] button')[0]!);
    expect(formFileText()).toBe('User-agent: *\nDisallow: /a\n');
  });

  test('and for a list of names there is one remedy', async () => {
    await openWithFindings('User-agent: Googlebot, Bingbot\nUser-agent *\nDisallow: /a\n');
    expect(finder.found()?.findings.map(({ code }) => code)).toContain('R024');
    expect(all('header [data-findings] button').map(({ textContent }) => textContent)).toEqual([
      'Split into 2 user-agents',
      'Use User-agent: *',
    ]);
  });

  test('and of many lines only the first, with the number of the others', async () => {
    const lines = Array.from({ length: 9 }, (_, place) => `User-agent bot${place}`);
    await openWithFindings(`${lines.join('\n')}\nDisallow: /a\n`);
    expect(all('header [data-findings]')).toHaveLength(3);
    expect(headText().join(' ')).toMatch(/\d+ more findings on the user-agents of this record/);
  });
});
