// Creates every line and value that ACAP prints in 2.5.3, 2.5.4, 2.5.5 and 2.6 with the form alone.
import { afterEach, describe, expect, test } from 'vitest';
import type { QualifierName } from '../../../../core/formats/acap/qualifiers.ts';
import type { Locator } from '../../../../core/formats/acap/value-parts.ts';
import { acapWords, restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../../messages/en/records.ts';
import {
  chooseInMenu,
  chooseOption,
  clickButton,
  closeForm,
  enterField,
  findControl,
  focusedField,
  formFileText,
  leaveField,
  openForm,
  pasteText,
  pick,
  typeText,
} from '../../../../testing/browser/form-page.tsx';
import { someCases } from '../../../../testing/long-test.ts';

afterEach(closeForm);

const head = 'ACAP-crawler: *\nACAP-allow-crawl: /\n';
/** The line that is added below the head. */
const LINE = 3;

/** A restriction: its kind, the selected choice, the typed text, and the locator of the resource. */
type Limit = readonly [kind: QualifierName, choice?: string, text?: string, where?: Locator];

interface Line {
  readonly effect: 'allow' | 'disallow';
  readonly usage: string;
  readonly path: string;
  readonly limits: readonly Limit[];
}

type How = 'typed' | 'pasted';
const enterText = (how: How, text: string) => (how === 'typed' ? typeText(text) : pasteText(text));

const label = (kind: QualifierName, what: string, n?: number) => words.label(words.name(kind), n, what);

/** Ticks a check box; a line may have several restrictions of this kind. */
function tick(choice: string, isFirst: boolean) {
  const kind = 'prohibited-modification';
  if (isFirst) clickButton(findControl(label(kind, words.offer(kind))));
  clickButton(findControl(label(kind, words.choice(kind, choice))));
}

/** Adds a restriction to the line; `n` is its number among those of its kind, 0 if it is the only one. */
function limit([kind, choice, text, where]: Limit, n: number, how: How) {
  if (kind === 'prohibited-modification') return tick(choice!, n <= 1);
  const number = n > 1 ? n : undefined;
  clickButton(findControl(label(kind, n > 1 ? words.addSecondLimit : words.offer(kind))));
  if (choice !== undefined)
    chooseOption(findControl<HTMLSelectElement>(label(kind, words.parts.kind, number)), choice);
  if (where !== undefined)
    chooseOption(findControl<HTMLSelectElement>(label(kind, words.parts.where, number)), where);
  if (text === undefined) return undefined;
  if (choice === 'until-date') return pick(findControl(label(kind, words.parts.value, number)), text);
  if (where !== undefined) enterField(findControl(label(kind, words.parts.value, number)));
  return enterText(how, text);
}

/** Adds a permission or prohibition and fills it in, as a user does with the form alone. */
async function createLine({ effect, usage, path, limits }: Line, how: How) {
  await openForm(head);
  const usageItem = acapWords.usageName(usage);
  if (effect === 'allow') await chooseInMenu(acapWords.addPermission, usageItem);
  else await chooseInMenu(recordsWords.recordMenu, acapWords.menu.prohibition, usageItem);
  enterField(findControl(recordsWords.path, LINE));
  enterText(how, path);
  leaveField();
  if (limits.length > 0) clickButton(findControl(acapWords.restrictionsOf(LINE, acapWords.noRestriction)));
  limits.forEach((limitOfLine, i) => {
    const before = limits.slice(0, i).filter(([kind]) => kind === limitOfLine[0]).length;
    limit(limitOfLine, limits.filter(([kind]) => kind === limitOfLine[0]).length > 1 ? before + 1 : 0, how);
  });
  return formFileText().slice(head.length);
}

const allow = (usage: string, path: string, ...limits: readonly Limit[]): Line => ({
  effect: 'allow',
  usage,
  path,
  limits,
});
const disallow = (usage: string, path: string): Line => ({ effect: 'disallow', usage, path, limits: [] });

/** The whole lines that the specification prints, in its order. */
const lines: readonly (readonly [spec: string, printed: string, line: Line])[] = [
  [
    '2.5.3.1',
    'ACAP-allow-index: /public/ time-limit=until-recrawled',
    allow('index', '/public/', ['time-limit', 'until-recrawled']),
  ],
  [
    '2.5.3.1',
    'ACAP-allow-index: /news/2007/ time-limit=until-2007-12-31',
    allow('index', '/news/2007/', ['time-limit', 'until-date', '2007-12-31']),
  ],
  [
    '2.5.3.1',
    'ACAP-allow-index: /current-news/ time-limit=3-days',
    allow('index', '/current-news/', ['time-limit', 'n-days', '3']),
  ],
  [
    '2.5.3.1',
    'ACAP-allow-index: /current-news/ time-limit=until-recrawled time-limit=3-days',
    allow('index', '/current-news/', ['time-limit', 'until-recrawled'], ['time-limit', 'n-days', '3']),
  ],
  [
    '2.5.3.2',
    'ACAP-allow-index: /page-image.pdf must-use-resource=/page-image-index.txt',
    allow('index', '/page-image.pdf', ['must-use-resource', 'uri', '/page-image-index.txt']),
  ],
  [
    '2.5.3.2',
    'ACAP-allow-index: /articles/ must-use-resource=the-acap:extract:class:abstract',
    allow('index', '/articles/', ['must-use-resource', 'class', 'abstract']),
  ],
  [
    // The specification prints it without the colon of the field, which 2.1 requires.
    '2.5.3.2',
    'ACAP-allow-index: /articles/ must-use-resource=the-acap:extract:taglist:p,h1,h2',
    allow('index', '/articles/', ['must-use-resource', 'taglist', 'p,h1,h2']),
  ],
  [
    '2.5.4.1',
    'ACAP-allow-preserve: /public/ time-limit=until-recrawled',
    allow('preserve', '/public/', ['time-limit', 'until-recrawled']),
  ],
  [
    '2.5.4.1',
    'ACAP-allow-preserve: /news/2007/ time-limit=until-2007-12-31',
    allow('preserve', '/news/2007/', ['time-limit', 'until-date', '2007-12-31']),
  ],
  [
    '2.5.4.1',
    'ACAP-allow-preserve: /current-news/ time-limit=3-days',
    allow('preserve', '/current-news/', ['time-limit', 'n-days', '3']),
  ],
  [
    '2.5.4.1',
    'ACAP-allow-preserve: /current-news/ time-limit=until-recrawled time-limit=3-days',
    allow('preserve', '/current-news/', ['time-limit', 'until-recrawled'], ['time-limit', 'n-days', '3']),
  ],
  ['2.5.5', 'ACAP-allow-present: /public/', allow('present', '/public/')],
  ['2.5.5.1.1', 'ACAP-disallow-present-original: /', disallow('present-original', '/')],
  ['2.5.5.1.5', 'ACAP-allow-present-snippet: /public/', allow('present-snippet', '/public/')],
  ['2.5.5.1.5', 'ACAP-disallow-present-thumbnail: /public/', disallow('present-thumbnail', '/public/')],
  [
    '2.5.5.2',
    'ACAP-allow-present: /public/ time-limit=until-recrawled',
    allow('present', '/public/', ['time-limit', 'until-recrawled']),
  ],
  [
    '2.5.5.2',
    'ACAP-allow-present-snippet: /news/2007/ time-limit=3-days',
    allow('present-snippet', '/news/2007/', ['time-limit', 'n-days', '3']),
  ],
  [
    '2.5.5.2',
    'ACAP-allow-present-currentcopy: /news/ time-limit=until-recrawled time-limit=3-days',
    allow('present-currentcopy', '/news/', ['time-limit', 'until-recrawled'], ['time-limit', 'n-days', '3']),
  ],
  [
    '2.5.5.3',
    'ACAP-allow-present-thumbnail: /book/pages/ must-use-resource=/book/cover.jpg',
    allow('present-thumbnail', '/book/pages/', ['must-use-resource', 'uri', '/book/cover.jpg']),
  ],
  [
    '2.5.5.4',
    'ACAP-allow-present-snippet: /news/ max-length=250-chars',
    allow('present-snippet', '/news/', ['max-length', 'chars', '250']),
  ],
  [
    '2.5.5.5',
    'ACAP-allow-present: /public/ prohibited-modification=annotation',
    allow('present', '/public/', ['prohibited-modification', 'annotation']),
  ],
  [
    '2.5.5.5',
    'ACAP-allow-present-currentcopy: /public/ prohibited-modification=style',
    allow('present-currentcopy', '/public/', ['prohibited-modification', 'style']),
  ],
  [
    '2.5.5.5',
    'ACAP-allow-present-currentcopy: /public/ prohibited-modification=format prohibited-modification=translation',
    allow(
      'present-currentcopy',
      '/public/',
      ['prohibited-modification', 'format'],
      ['prohibited-modification', 'translation'],
    ),
  ],
  [
    '2.5.5.7',
    'ACAP-allow-present-currentcopy: /public/ prohibited-context=within-user-frame',
    allow('present-currentcopy', '/public/', ['prohibited-context']),
  ],
  [
    '2.5.5.8',
    'ACAP-allow-present-original: /public/ required-context=within-original-frame',
    allow('present-original', '/public/', ['required-context', 'within-original-frame']),
  ],
];

/**
 * The values that the specification prints without a line: the usage, what is selected and typed, and what is
 * written.
 */
const values: readonly (readonly [spec: string, usage: string, written: string, limit: Limit])[] = [
  ['2.5.3.1', 'index', 'time-limit=plus-terms', ['time-limit', 'plus-terms']],
  ['2.5.4.1', 'preserve', 'time-limit=plus-terms', ['time-limit', 'plus-terms']],
  ['2.5.5.4', 'present-oldsnippet', 'max-length=30-words', ['max-length', 'words', '30']],
  ...[
    'any',
    'format',
    'style',
    'appearance',
    'translation',
    'content',
    'annotation',
    'metadata',
    'structure',
    'plus-terms',
  ].map(
    (choice) =>
      [
        '2.5.5.5',
        'present',
        `prohibited-modification=${choice}`,
        ['prohibited-modification', choice],
      ] as const,
  ),
  [
    '2.5.5.6',
    'present',
    'must-include-resource=http://example.com/credit.htm',
    ['must-include-resource', 'uri', 'http://example.com/credit.htm'],
  ],
  ['2.5.5.6', 'present', 'must-include-resource=plus-terms', ['must-include-resource', 'plus-terms']],
  ...['extract', 'credit', 'link', 'license-link', 'registration-link'].flatMap((role) =>
    (
      [
        ['id', 'by-line', 'id:by-line'],
        ['class', 'by-line', 'class:by-line'],
        ['meta', 'author', 'meta:author'],
        ['text', 'By Ann, Bob & Co.', 'text:By%20Ann,%20Bob%20&%20Co.'],
        ['uri', 'http://example.com/l.htm', 'http://example.com/l.htm'],
      ] as const
    ).map(
      ([where, text, found]) =>
        [
          '2.5.5.6',
          'present',
          `must-include-resource=the-acap:${role}:${found}`,
          ['must-include-resource', role, text, where],
        ] as const,
    ),
  ),
  [
    '2.5.5.8',
    'present-original',
    'required-context=within-user-frame',
    ['required-context', 'within-user-frame'],
  ],
];

/** Pasting uses the same fields. */
const ways: readonly How[] = process.env['LONG'] === '1' ? ['typed', 'pasted'] : ['typed'];

describe.each(ways)('lines and values that ACAP 1.1 prints, created with the form alone, %s', (how) => {
  test.each(someCases(lines, 10))('acap 1.1 %s: %s', async (_spec, printed, line) => {
    expect(await createLine(line, how)).toBe(`${printed}\n`);
  });

  // A value that is only selected is the same in both cases.
  const cases = values.filter(([, , , [, , text]]) => how === 'typed' || text !== undefined);
  test.each(someCases(cases, 10))('acap 1.1 %s: %s %s', async (_spec, usage, written, one) => {
    expect(await createLine(allow(usage, '/a', one), how)).toBe(`ACAP-allow-${usage}: /a ${written}\n`);
  });

  test('acap 1.1 2.6: ACAP-request-take-down: /news/bad-story.htm', async () => {
    await openForm(head);
    await chooseInMenu(recordsWords.recordMenu, acapWords.menu.takeDown);
    expect(focusedField().value).toBe('/');
    enterText(how, '/news/bad-story.htm');
    leaveField();
    expect(formFileText()).toBe(`${head}ACAP-request-take-down: /news/bad-story.htm\n`);
  });
});
