// Restrictions in words: chips, the field that reads them, and what a field says that was left empty.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { acapWords, restrictionWords, restrictWords as words } from '../../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../../messages/en/records.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import {
  chooseInMenu,
  chooseOption,
  clickButton,
  closeForm,
  empty,
  enterField,
  findControl,
  formFileText,
  leaveField,
  openForm,
  typeText,
} from '../../../../testing/browser/form-page.tsx';

afterEach(closeForm);

const head = 'ACAP-version: 1.1\nACAP-crawler: *\n';
const openRestrictions = (line: number, said: string = acapWords.noRestriction) =>
  clickButton(findControl(acapWords.restrictionsOf(line, said)));

/** Opens the panel of the only line that has restrictions. */
function clickRestrictions(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-field="restrictions"]');
  if (!button) throw new Error('no line has restrictions');
  clickButton(button);
}

/** What is shown about the text in the field. */
const shownUnderstanding = () =>
  document.querySelector('form:has([data-field="restriction-words"]) > div')?.textContent ?? '';

function fieldOfWords(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[data-field="restriction-words"]');
  if (!field) throw new Error('no field reads words');
  return field;
}

function typeInWords(text: string): void {
  enterField(fieldOfWords());
  typeText(text);
}

/** Clicks the button that shows a text. */
function clickText(text: string): void {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === text);
  if (!button) throw new Error(`no button shows ${text}`);
  clickButton(button);
}

test('design: a limit typed in words is said, and is written when it is added', async () => {
  const line = 'ACAP-allow-present-snippet: /news/';
  await openForm(`${head}${line}\n`);
  openRestrictions(3);
  typeInWords('200 characters');
  expect(document.body.textContent).toContain('At most 200 characters');
  expect(document.body.textContent).toContain('ACAP 1.1 2.5.5.4');
  expect(formFileText()).toBe(`${head}${line}\n`);
  clickText(words.run);
  expect(formFileText()).toBe(`${head}${line} max-length=200-chars\n`);
  // The panel closes, and what was added has the focus.
  expect(document.querySelector('input[data-field="restriction-words"]')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('at most 200 characters'));
  // Only the first length counts, so that another one takes its place.
  openRestrictions(3, 'at most 200 characters');
  typeInWords('30 words');
  clickText(words.run);
  expect(formFileText()).toBe(`${head}${line} max-length=30-words\n`);
});

test('product: a restriction that the line has already is said to be there, and is not added again', async () => {
  const line = 'ACAP-allow-present-snippet: /news/ max-length=30-words';
  await openForm(`${head}${line}\n`);
  openRestrictions(3, 'at most 30 words');
  for (const text of ['30 words', 'max-length=30-words', 'at most 30 words']) {
    typeInWords(text);
    expect(shownUnderstanding()).toBe(words.hasAlready(3, 'at most 30 words'));
    clickText(words.run);
    expect(formFileText()).toBe(`${head}${line}\n`);
  }
});

test('acap 1.1 2.5.5.5: a limit that this usage does not take is added to a line that takes it', async () => {
  const lines = ['ACAP-allow-present-snippet: /news/', 'ACAP-allow-present-original: /photos/'];
  await openForm(`${head}${lines.join('\n')}\n`);
  openRestrictions(3);
  typeInWords('no changes');
  clickText(words.run);
  expect(formFileText()).toBe(`${head}${lines.join('\n')}\n`);
  clickText(words.addTo(4));
  expect(formFileText()).toBe(`${head}${lines.join('\n')} prohibited-modification=any\n`);
});

test('design: a slip in a printed value is named, and the value that was meant is one press away', async () => {
  await openForm(`${head}ACAP-allow-index: /news/\n`);
  openRestrictions(3);
  typeInWords('the-acap:extract:taglst:p,h1');
  expect(document.body.textContent).toContain(words.notA('taglst', 'extract'));
  clickText('the-acap:extract:taglist:p,h1');
  clickText(words.run);
  expect(formFileText()).toContain('must-use-resource=the-acap:extract:taglist:p,h1');
});

test('acap 1.1 2.4.2: a prohibition becomes a permission before it is limited', async () => {
  await openForm(`${head}ACAP-disallow-present-thumbnail: /photos/\n`);
  openRestrictions(3);
  expect(document.body.textContent).toContain(words.forbidden);
  clickText(words.chooseIt);
  expect(formFileText()).toBe(`${head}ACAP-allow-present-thumbnail: /photos/\n`);
  fieldOfWords();
});

test('acap 1.1 2.5.6.1: a prohibition of other usages asks for their terms before it becomes a permission', async () => {
  const line = 'ACAP-disallow-other: /photos/';
  await openForm(`${head}${line}\n`);
  openRestrictions(3);
  clickText(words.chooseIt);
  expect(formFileText()).toBe(`${head}${line}\n`);
  enterField(findControl(acapWords.otherTerms));
  typeText('/terms');
  leaveField();
  expect(formFileText()).toBe(`${head}ACAP-allow-other: /photos/ usage-ref=/terms\n`);
});

test('acap 1.1 2.5.5.4: a length that is added to another line replaces the one there', async () => {
  const lines = ['ACAP-allow-present-original: /photos/', 'ACAP-allow-present-snippet: /news/'];
  await openForm(`${head}${lines.join('\n')} max-length=200-chars time-limit=7-days\n`);
  openRestrictions(3);
  typeInWords('30 words');
  clickText(words.addTo(4));
  expect(formFileText()).toBe(`${head}${lines.join('\n')} max-length=30-words time-limit=7-days\n`);
});

describe('acap 1.1 2.5.3.1: two time limits count if their kinds differ', () => {
  const line = 'ACAP-allow-index: /';
  test.each<[name: string, before: string, typed: string, after: string, said: string | undefined]>([
    ['one of the same kind replaces it', '7-days', '3 days', '3-days', undefined],
    ['one of another kind', '7-days', 'until 2030-01-02', '7-days until-2030-01-02', words.earlier],
    [
      'one of two is replaced',
      '7-days until-2030-01-02',
      'until 3 May 2031',
      '7-days until-2031-05-03',
      words.earlier,
    ],
    [
      'a third one does not count',
      '7-days until-2030-01-02',
      'until recrawled',
      '7-days until-2030-01-02 until-recrawled',
      restrictionWords.hint('time-limit-combo'),
    ],
    [
      'plus terms do not count beside another one',
      '7-days',
      'time-limit=plus-terms',
      '7-days plus-terms',
      restrictionWords.hint('time-limit-plus-not-alone'),
    ],
  ])('%s', async (_name, before, typed, after, said) => {
    const written = (values: string) =>
      `${head}${[line, ...values.split(' ').map((value) => `time-limit=${value}`)].join(' ')}\n`;
    await openForm(written(before));
    clickRestrictions();
    typeInWords(typed);
    const sentences = [
      words.earlier,
      restrictionWords.hint('time-limit-combo'),
      restrictionWords.hint('time-limit-plus-not-alone'),
    ].filter((one) => one !== undefined && shownUnderstanding().includes(one));
    expect(sentences).toEqual(said === undefined ? [] : [said]);
    clickText(words.run);
    expect(formFileText()).toBe(written(after));
  });
});

test('product: a usage without examples of limits shows none', async () => {
  await openForm(`${head}ACAP-allow-other: / usage-ref=/terms\n`);
  clickRestrictions();
  typeInWords('gibberish');
  expect(shownUnderstanding()).toBe(words.unknown);
});

test('acap 1.1 2.5: a usage that takes no restriction says so', async () => {
  await openForm(`${head}ACAP-allow-crawl: /\n`);
  expect(document.body.textContent).toContain(words.none);
});

test('design: a chip says its restriction in words, and its cross removes it', async () => {
  await openForm(
    `${head}ACAP-allow-present: /a time-limit=7-days target-condition=permittedcountrylist:BE,FR\n`,
  );
  expect(document.body.textContent).toContain('only in Belgium or France');
  clickButton(findControl(words.removeChip('7 days')));
  expect(formFileText()).toBe(`${head}ACAP-allow-present: /a target-condition=permittedcountrylist:BE,FR\n`);
});

test('product: a field that was left empty shows its value again, and says that it was kept', async () => {
  await openForm(`${head}ACAP-allow-present: /press/\n`);
  const path = findControl(recordsWords.path);
  enterField(path);
  empty(path);
  leaveField();
  expect(formFileText()).toBe(`${head}ACAP-allow-present: /press/\n`);
  expect(path.value).toBe('/press/');
  expect(document.body.textContent).toContain(recordsWords.keptValue('/press/'));
  enterField(path);
  expect(document.body.textContent).not.toContain(recordsWords.keptValue('/press/'));
});

test('design: the table asks about the usage of a permission that is added or changed', async () => {
  await openForm(`${head}ACAP-allow-present: /press/\n`);
  const usage = () => {
    const { subject } = documentStore.getState().view;
    return subject?.question === 'usage' && 'usage' in subject ? subject.usage : undefined;
  };
  await chooseInMenu(acapWords.addPermission, acapWords.usageName('index'));
  expect(formFileText()).toBe(`${head}ACAP-allow-present: /press/\nACAP-allow-index: /\n`);
  await expect.poll(usage).toBe('index');
  chooseOption(findControl<HTMLSelectElement>(recordsWords.usage), 'present-snippet');
  await expect.poll(usage).toBe('present-snippet');
});
