// @vitest-environment jsdom
// What typing and pasting into the path of a rule does to the file.
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useStore } from 'zustand';
import { sourceOfText, textOf } from '../../core/text/source.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import { openPolicy, openSource } from '../../state/derived.ts';
import { newFile } from '../../state/document.ts';
import { emptyDocument, openDocument, undo } from '../../state/document-store.ts';
import { documentStore } from '../../state/use-document.ts';
import { FormContext, HandsContext } from './form-context.ts';
import { ReadingFor } from './reading-for.tsx';
import { LineRow } from './row.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const nothing = () => undefined;
const hands = { drag: nothing, openRun: nothing, foldRun: nothing, remove: nothing };

function Rows() {
  const policy = openPolicy(useStore(documentStore));
  return (
    <FormContext value={{ policy }}>
      <ReadingFor policy={policy}>
        <HandsContext value={hands}>
          {policy.source.lines.chunks
            .flat()
            .map(({ id, text }, line) =>
              text === '' ? null : (
                <LineRow key={id} policy={policy} line={line} block={0} isCurrent={false} decides={false} />
              ),
            )}
        </HandsContext>
      </ReadingFor>
    </FormContext>
  );
}

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const file = () => textOf(openSource(documentStore.getState()));
const pathOf = (line: number) =>
  place.querySelector<HTMLInputElement>(`[data-line="${line}"] input[aria-label="${words.path}"]`)!;

/** Opens a file and goes into the path of a line, counted from 1. */
async function enter(text: string, line: number): Promise<HTMLInputElement> {
  const doc = { ...emptyDocument(), files: [newFile('/robots.txt', sourceOfText(text))] };
  act(() => openDocument(documentStore, doc, { reader: documentStore.getState().view.reader }));
  await act(async () => root.render(<Rows />));
  // What rows fetch on demand comes after the first drawing.
  await act(async () => void (await Promise.all([import('./marks.tsx'), import('./rule-badge.tsx')])));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const field = pathOf(line);
  act(() => field.focus());
  return field;
}

/** What the browser does for each letter: the field holds more, and says so. */
function type(field: HTMLInputElement, text: string): void {
  for (const letter of text)
    act(() => {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
}

function paste(field: HTMLInputElement, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => text } });
  act(() => void field.dispatchEvent(event));
  if (event.defaultPrevented) return true;
  act(() => {
    field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  return false;
}

const said = () => place.querySelector('output')?.textContent;

describe('product, Records: spaces in a path', () => {
  test('spaces around a typed or pasted path are not written', async () => {
    const field = await enter('User-agent: *\nDisallow: \n', 2);
    type(field, '/checkout/ ');
    expect(file()).toBe('User-agent: *\nDisallow: /checkout/\n');
    expect(field.value).toBe('/checkout/ ');
    act(() => field.blur());
    expect(field.value).toBe('/checkout/');
    const other = await enter('User-agent: *\nDisallow: \n', 2);
    paste(other, ' /checkout/  ');
    expect(file()).toBe('User-agent: *\nDisallow: /checkout/\n');
  });

  test('a space inside is asked about: nothing is written until the person says how', async () => {
    const field = await enter('User-agent: *\nDisallow: /old\n', 2);
    act(() => field.select());
    paste(field, '/my');
    type(field, ' files');
    expect(file()).toBe('User-agent: *\nDisallow: /old\n');
    expect(field.value).toBe('/my files');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(said()).toContain('space');
    const button = [...place.querySelectorAll('button')].find((one) => one.textContent?.includes('%20'))!;
    act(() => button.click());
    expect(file()).toBe('User-agent: *\nDisallow: /my%20files\n');
    act(() => void undo(documentStore));
    expect(file()).toBe('User-agent: *\nDisallow: /old\n');
  });

  test('taking the space out writes again', async () => {
    const field = await enter('User-agent: *\nDisallow: \n', 2);
    type(field, '/a b');
    expect(file()).toBe('User-agent: *\nDisallow: \n');
    act(() => {
      field.value = '';
    });
    act(() => {
      field.setRangeText('/ab');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(file()).toBe('User-agent: *\nDisallow: /ab\n');
  });
});

describe('product, Records: pasted lines become the rules they are', () => {
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
    const field = await enter(`User-agent: *\n${line}\n`, 2);
    expect(paste(field, pasted)).toBe(true);
    expect(file()).toBe(`User-agent: *\n${after}\n`);
    act(() => void undo(documentStore));
    expect(file()).toBe(`User-agent: *\n${line}\n`);
  });

  test('lines with user-agents are refused with what to do, and nothing is written', async () => {
    const field = await enter('User-agent: *\nDisallow: /x\n', 2);
    expect(paste(field, 'User-agent: a\nDisallow: /')).toBe(true);
    expect(file()).toBe('User-agent: *\nDisallow: /x\n');
    expect(said()).toBe(words.pastedAgents);
  });
});
