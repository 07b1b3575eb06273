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

describe('product: an error of a user-agent line is shown in the head of its record, once', () => {
  test.each([
    ['User-agent *\nDisallow: /a\n', 'User-agent *” has no colon'],
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

  test('with the note about a list of names, which says what its finding says', async () => {
    await openWithFindings('User-agent: Googlebot, Bingbot\nUser-agent *\nDisallow: /a\n');
    expect(finder.found()?.findings.map(({ code }) => code)).toContain('R024');
    expect(headText().join(' ').split('Googlebot, Bingbot').length).toBe(2);
    expect(headText().join(' ')).toContain('Split into 2 user-agents');
  });

  test('and of many lines only the first, with the number of the others', async () => {
    const lines = Array.from({ length: 9 }, (_, place) => `User-agent bot${place}`);
    await openWithFindings(`${lines.join('\n')}\nDisallow: /a\n`);
    expect(all('header [data-findings]')).toHaveLength(3);
    expect(headText().join(' ')).toMatch(/\d+ more findings on the user-agents of this record/);
  });
});
