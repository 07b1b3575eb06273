// What typing and pasting into the path of a rule does to the file.
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { undo } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import {
  all,
  closeForm,
  enterField,
  findControl,
  formFileText,
  openForm,
  pasteText,
  typeText,
} from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

/** Opens a file and focuses the path of a line (1-based). */
async function enterPath(text: string, line: number): Promise<HTMLInputElement> {
  await openForm(text);
  const field = findControl(words.path, line);
  act(() => field.focus());
  return field;
}

const message = () => all('output').find((one) => one.textContent !== '')?.textContent;

describe('product: spaces in a path', () => {
  test('spaces around a typed or pasted path are not written', async () => {
    const field = await enterPath('User-agent: *\nDisallow: \n', 2);
    typeText('/checkout/ ');
    expect(formFileText()).toBe('User-agent: *\nDisallow: /checkout/\n');
    expect(field.value).toBe('/checkout/ ');
    act(() => field.blur());
    expect(field.value).toBe('/checkout/');
    await enterPath('User-agent: *\nDisallow: \n', 2);
    pasteText(' /checkout/  ');
    expect(formFileText()).toBe('User-agent: *\nDisallow: /checkout/\n');
  });

  test('a space inside the path needs confirmation: nothing is written until the user decides', async () => {
    const field = await enterPath('User-agent: *\nDisallow: /old\n', 2);
    act(() => field.select());
    pasteText('/my');
    typeText(' files');
    expect(formFileText()).toBe('User-agent: *\nDisallow: /old\n');
    expect(field.value).toBe('/my files');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(message()).toContain('space');
    const button = all<HTMLButtonElement>('button').find((button) => button.textContent?.includes('%20'))!;
    act(() => button.click());
    expect(formFileText()).toBe('User-agent: *\nDisallow: /my%20files\n');
    act(() => void undo(documentStore));
    expect(formFileText()).toBe('User-agent: *\nDisallow: /old\n');
  });

  test('removing the space writes the path again', async () => {
    const field = await enterPath('User-agent: *\nDisallow: \n', 2);
    typeText('/a b');
    expect(formFileText()).toBe('User-agent: *\nDisallow: \n');
    act(() => {
      field.value = '';
    });
    act(() => {
      field.setRangeText('/ab');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(formFileText()).toBe('User-agent: *\nDisallow: /ab\n');
  });
});

describe('product: pasted lines become rules', () => {
  test.each([
    [
      'two rules into an empty one',
      'Disallow: ',
      'Disallow: /p1/\nAllow: /p2/',
      'Disallow: /p1/\nAllow: /p2/',
    ],
    ['one rule into an empty one', 'Disallow: ', 'Allow: /p1/', 'Allow: /p1/'],
    ['a rule below one that has a path', 'Disallow: /x', 'Allow: /p1/', 'Disallow: /x\nAllow: /p1/'],
    [
      'comments, other fields and paths',
      'Allow: ',
      '# a\r\n/p q\n\nCrawl-delay: 2',
      '# a\nAllow: /p%20q\nCrawl-delay: 2',
    ],
    ['paths alone get the effect of the rule', 'Allow: ', '/p1/\n/p2/', 'Allow: /p1/\nAllow: /p2/'],
  ])('%s', async (_, line, pasted, after) => {
    await enterPath(`User-agent: *\n${line}\n`, 2);
    expect(pasteText(pasted)).toBe(true);
    expect(formFileText()).toBe(`User-agent: *\n${after}\n`);
    act(() => void undo(documentStore));
    expect(formFileText()).toBe(`User-agent: *\n${line}\n`);
  });

  test('they are a separate step: a draft that is typed after them leaves the file as it was then', async () => {
    const field = await enterPath('User-agent: *\nDisallow: /a\n', 2);
    enterField(field);
    pasteText('/p1/\n/p2/');
    const pasted = 'User-agent: *\nDisallow: /p1/\nDisallow: /p2/\n';
    expect(formFileText()).toBe(pasted);
    enterField(field);
    pasteText('/a');
    typeText(' x');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(formFileText()).toBe(pasted);
  });

  test('refused lines leave the text that was typed before, and the field is not marked as invalid', async () => {
    const field = await enterPath('User-agent: *\nDisallow: /x\n', 2);
    enterField(field);
    typeText('/y');
    pasteText('User-agent: a\nDisallow: /');
    expect(message()).toBe(words.pastedAgents);
    expect(formFileText()).toBe('User-agent: *\nDisallow: /y\n');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    typeText(' z');
    pasteText('User-agent: a\nDisallow: /');
    expect(field.value).toBe('/y z');
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('lines with user-agents are refused with an instruction, and nothing is written', async () => {
    await enterPath('User-agent: *\nDisallow: /x\n', 2);
    expect(pasteText('User-agent: a\nDisallow: /')).toBe(true);
    expect(formFileText()).toBe('User-agent: *\nDisallow: /x\n');
    expect(message()).toBe(words.pastedAgents);
  });
});
