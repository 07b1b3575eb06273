// @vitest-environment jsdom
// Whole values and lines, as the specifications print them, typed and pasted into every field: the file gets what is
// printed, or stays as it was.
import fc from 'fast-check';
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import type { QualifierName } from '../../../../core/formats/acap/qualifiers.ts';
import { choicesFor } from '../../../../core/formats/acap/value-parts.ts';
import { acapWords, restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../../messages/en/records.ts';
import {
  all,
  chooseOption,
  clickButton,
  closeForm,
  enterField,
  findControl,
  focusedField,
  formFileText,
  leaveField,
  nextTask,
  openForm,
  pasteText,
  typeText,
} from '../../../../testing/browser/form-page.tsx';
import { longTest, someCases } from '../../../../testing/long-test.ts';

afterEach(closeForm);

const head = 'ACAP-crawler: *\n';
const ways = [
  ['typed', typeText],
  ['pasted', pasteText],
] as const;

/** A usage that takes a qualifier, the qualifier, and its values as the specification prints them. */
const printed: readonly (readonly [usage: string, type: QualifierName, values: readonly string[]])[] = [
  ['index', 'time-limit', ['until-recrawled', 'until-2007-12-31', '3-days', 'plus-terms']],
  [
    'index',
    'must-use-resource',
    [
      'the-acap:extract:id:lead',
      'the-acap:extract:idlist:lead,summary',
      'the-acap:extract:class:abstract',
      'the-acap:extract:classlist:lead,abstract',
      'the-acap:extract:meta:description',
      'the-acap:extract:taglist:p,h1,h2',
      'the-acap:text:hello%20world',
      'the-acap:text:100%25',
    ],
  ],
  ['present-snippet', 'max-length', ['250-chars', '30-words']],
  [
    'present',
    'must-include-resource',
    [
      'plus-terms',
      'the-acap:extract:id:abstract',
      'the-acap:credit:class:by-line',
      'the-acap:link:meta:source',
      'the-acap:license-link:text:License%20terms',
      'the-acap:registration-link:http://example.com/register',
    ],
  ],
  [
    'present',
    'target-condition',
    [
      'ipaddressrangelist:1.2.3.1-1.2.3.50,1.2.4.1-1.2.4.255',
      'ipaddressmasklist:10.1.1.0/0.0.0.255',
      'permitteddomainlist:be,fr',
      'prohibiteddomainlist:be,fr',
      'permittedcountrylist:BE,FR',
      'rulesref:http://www.mydomain.com/content-rules/',
    ],
  ],
  ['other', 'usage-ref', ['the-acap:terms-link:id:terms', 'the-acap:permission-link:http://example.com/ask']],
];

/** The kinds of a qualifier that have a field for text. */
const textChoices = (type: QualifierName) =>
  choicesFor(type).flatMap(({ choice, control }) =>
    ['nothing', 'date', 'countries'].includes(control) ? [] : [choice],
  );

async function openRestriction(usage: string, type: QualifierName, choice: string) {
  const line = usage === 'other' ? 'ACAP-allow-other: /a usage-ref=/t' : `ACAP-allow-${usage}: /a`;
  await openForm(`${head}${line}\n`);
  const name = words.name(type);
  const label = (what: string) => words.label(name, undefined, what);
  clickButton(all(`[data-field="restrictions"]`)[0] ?? document.body);
  if (usage !== 'other') clickButton(findControl(label(words.offer(type))));
  const kinds = findControl<HTMLSelectElement>(label(words.parts.kind));
  if (kinds.value !== choice) chooseOption(kinds, choice);
  const field = all<HTMLInputElement>(`input[data-field^="restriction-${type}-1"]`)[0];
  if (!field) throw new Error(`no field for ${choice}`);
  enterField(field);
  return line;
}

const cases = printed.flatMap(([usage, type, values]) =>
  values.flatMap((value) => textChoices(type).map((choice) => [type, value, choice, usage] as const)),
);

describe.each(ways)('a whole value, %s', (_how, enter) => {
  test.each(someCases(cases, 10))(
    'acap 1.1 2.5: %s=%s in the field of %s',
    async (type, value, choice, usage) => {
      const before = await openRestriction(usage, type, choice);
      enter(value);
      const written =
        usage === 'other' ? `ACAP-allow-other: /a ${type}=${value}` : `${before} ${type}=${value}`;
      expect(formFileText()).toBe(`${head}${written}\n`);
      leaveField();
      expect(formFileText()).toBe(`${head}${written}\n`);
    },
  );

  test.each([
    ['index', 'time-limit', 'n-days', 'time-limit=3-days', 'time-limit=3-days'],
    ['index', 'must-use-resource', 'uri', 'must-use-resource=/x.txt', 'must-use-resource=/x.txt'],
    [
      'index',
      'must-use-resource',
      'text',
      'must-use-resource=the-acap:extract:class:abstract',
      'must-use-resource=the-acap:extract:class:abstract',
    ],
    ['index', 'must-use-resource', 'text', 'hello%20world', 'must-use-resource=the-acap:text:hello%20world'],
    ['index', 'must-use-resource', 'text', 'a%41 b', 'must-use-resource=the-acap:text:a%41%20b'],
    ['index', 'must-use-resource', 'id', 'a%2Cb', 'must-use-resource=the-acap:extract:id:a%2Cb'],
    [
      'index',
      'must-use-resource',
      'id',
      'the-acap:text:hello world',
      'must-use-resource=the-acap:text:hello%20world',
    ],
    [
      'present',
      'must-include-resource',
      'credit',
      'class:by-line',
      'must-include-resource=the-acap:credit:class:by-line',
    ],
  ] as const)('acap 1.1 2.4.1.2: %s %s %s: %s', async (usage, type, choice, text, written) => {
    const before = await openRestriction(usage, type, choice);
    enter(text);
    leaveField();
    expect(formFileText()).toBe(`${head}${before} ${written}\n`);
  });

  test.each([
    ['index', 'must-use-resource', 'uri', 'time-limit=3-days'],
    ['index', 'must-use-resource', 'uri', '3-days'],
    ['index', 'must-use-resource', 'class', 'the-acap:extract:class:'],
    ['index', 'must-use-resource', 'class', 'the-acap:credit:class:x'],
    ['index', 'must-use-resource', 'id', 'ACAP-allow-index: /a'],
    ['index', 'must-use-resource', 'text', '<?robots index="no" follow="yes"?>'],
    ['index', 'time-limit', 'n-days', '250-chars'],
    ['present', 'target-condition', 'permitteddomainlist', 'permittedcountrylist:BEL'],
  ] as const)('ours: %s %s %s: %s is refused', async (usage, type, choice, text) => {
    const before = await openRestriction(usage, type, choice);
    enter(text);
    expect(formFileText()).toBe(`${head}${before}\n`);
    expect(focusedField().getAttribute('aria-invalid')).toBe('true');
    leaveField();
    expect(formFileText()).toBe(`${head}${before}\n`);
  });

  test('acap 1.1 2.5.3.2: the kind and the value are shown when the field is left', async () => {
    await openRestriction('index', 'must-use-resource', 'uri');
    enter('the-acap:extract:classlist:lead,abstract');
    expect(focusedField().value).toBe('the-acap:extract:classlist:lead,abstract');
    leaveField();
    const label = (what: string) => words.label(words.name('must-use-resource'), undefined, what);
    expect(findControl<HTMLSelectElement>(label(words.parts.kind)).value).toBe('class');
    expect(findControl(label(`${words.parts.value} 1`)).value).toBe('lead');
    expect(findControl(label(`${words.parts.value} 2`)).value).toBe('abstract');
  });

  test.each([
    ['2.4.5', 'ACAP-allow-index: /a', 'the-acap:resource-set:images', ''],
    ['2.4.5', 'ACAP-disallow-index: /a', 'the-acap:resource-set:images', ''],
    ['2.4.1.2', 'ACAP-allow-index: /a', '/public/ time-limit=until-recrawled', ''],
    ['2.4.1.2', 'ACAP-allow-preserve: /a', '/news/2007/ time-limit=until-2007-12-31', ''],
    ['2.4.1.2', 'ACAP-allow-index: /a', '/b must-use-resource=the-acap:extract:taglist:p,h1,h2', ''],
    ['2.4.1.2', 'ACAP-allow-index: /a', 'the-acap:resource-set:images time-limit=3-days', ''],
    ['2.4.1.2', 'ACAP-allow-index: /a must-use-resource=/m', '/b time-limit=3-days', ' must-use-resource=/m'],
  ])('acap 1.1 %s: as the path of %s: %s', async (_spec, line, text, kept) => {
    await openForm(`ACAP-resource-set: images *.gif *.jpg\n${head}${line} # why\n`);
    enterField(findControl(recordsWords.path, 3));
    enter(text);
    leaveField();
    const [resource, ...qualifiers] = text.split(' ');
    const words = [line.split(' ')[0], `${resource}${kept}`, ...qualifiers].join(' ');
    expect(formFileText()).toBe(`ACAP-resource-set: images *.gif *.jpg\n${head}${words} # why\n`);
  });

  test.each([
    ['ACAP-disallow-index: /a', '/b time-limit=3-days'],
    ['ACAP-allow-index: /a', '/b max-length=3-words'],
    ['ACAP-allow-index: /a', '/b time-limit=soon'],
    ['ACAP-allow-index: /a', '/b /c'],
    ['ACAP-allow-index: /a', 'the-acap:set:images'],
  ])('acap 1.1 2.4: in %s, %s is refused', async (line, text) => {
    await openForm(`${head}${line}\n`);
    enterField(findControl(recordsWords.path, 2));
    enter(text);
    expect(formFileText()).toBe(`${head}${line}\n`);
    leaveField();
    expect(formFileText()).toBe(`${head}${line}\n`);
  });

  test.each([
    ['/b max-length=3-words', 'This usage takes time-limit, must-use-resource.'],
    ['/b 3-days', 'This usage takes time-limit, must-use-resource.'],
    ['time-limit=3-days', 'This usage takes time-limit, must-use-resource.'],
    ['the-acap:resource-set:images 3-days', 'This usage takes time-limit, must-use-resource.'],
    ['/b *.gif /d', 'define a set'],
    ['/b the-acap:resource-set:images', 'define a set'],
    ['the-acap:extract:taglist:p', 'the-acap:resource-set:name'],
    ['ACAP-allow-index: /x', 'a path, not a line'],
    ['/my file.htm', 'encode it'],
  ])('product: %s as a path is refused, with what to do: %s', async (text, advice) => {
    await openForm(`${head}ACAP-allow-index: /a\n`);
    enterField(findControl(recordsWords.path, 2));
    enter(text);
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a\n`);
    const row = focusedField().closest('fieldset');
    expect(row?.textContent).toContain(advice);
    // An encoded path is offered only if the text may be one.
    expect(row?.textContent?.includes('%20')).toBe(text === '/my file.htm');
  });

  test.each(['ACAP-disallow-index: /a', 'ACAP-allow-crawl: /a', 'ACAP-allow-(quote): /a'])(
    'acap 1.1 2.4: %s takes no restriction',
    async (line) => {
      await openForm(`${head}${line}\n`);
      enterField(findControl(recordsWords.path, 2));
      enter('/b time-limit=3-days');
      expect(formFileText()).toBe(`${head}${line}\n`);
      expect(focusedField().closest('fieldset')?.textContent).toContain('takes no restriction');
    },
  );

  test.each([
    ['the-acap:resource-set:photos', 'only paths'],
    ['time-limit=3-days', 'only paths'],
    ['/b time-limit=3-days', 'only paths'],
  ])('acap 1.1 2.7.3: %s as a path of a set is refused: %s', async (text, advice) => {
    const file = `ACAP-resource-set: images /a /b\n${head}`;
    await openForm(file);
    const member = acapWords.memberOf(acapWords.member['resource-set'], 1);
    enterField(findControl(member));
    enter(text);
    expect(formFileText()).toBe(file);
    expect(focusedField().closest('fieldset')?.textContent).toContain(advice);
  });

  test('acap 1.1 2.7.3: several paths in the field of one', async () => {
    const rest = `${head}ACAP-disallow-index: the-acap:resource-set:images\n`;
    await openForm(`ACAP-resource-set: images /a /b\n${rest}`);
    enterField(findControl(acapWords.memberOf(acapWords.member['resource-set'], 1)));
    enter('*.gif *.jpg *.png');
    leaveField();
    expect(formFileText()).toBe(`ACAP-resource-set: images *.gif *.jpg *.png /b\n${rest}`);
  });

  test('acap 1.1 2.5.6.1: the terms field takes a whole value with its name', async () => {
    await openForm(`${head}ACAP-allow-index: /a\n`);
    chooseOption(findControl<HTMLSelectElement>(recordsWords.usage, 2), 'other');
    enter('usage-ref=the-acap:terms-link:id:terms');
    leaveField();
    expect(formFileText()).toBe(`${head}ACAP-allow-other: /a usage-ref=the-acap:terms-link:id:terms\n`);
  });
});

const systems = {
  ACAP: [
    'ACAP-resource-set: images *.gif /b',
    'ACAP-crawler: bot',
    'ACAP-allow-index: /a time-limit=5-days must-use-resource=the-acap:extract:taglist:p # why',
    'ACAP-allow-present: /b must-include-resource=the-acap:credit:class:x must-use-resource=the-acap:text:a%20b',
    'ACAP-allow-present: /c target-condition=permitteddomainlist:be must-use-resource=/x.txt',
    'ACAP-allow-present-snippet: /d max-length=20-words time-limit=soon',
    'ACAP-allow-other: /f usage-ref=/terms.htm',
    'ACAP-request-take-down: /h',
    'ACAP-usage-purpose: news',
    'ACAP-allow-index: /g',
  ],
  'Mobile agents': [
    'Mobile-agent-server: / none',
    'Mobile-agent-server: /a/ atp://h:1 # why',
    'Mobile-agent-server: ',
  ],
};

const texts: readonly string[] = [
  ...printed.flatMap(([, type, values]) => values.flatMap((value) => [value, `${type}=${value}`])),
  'annotation',
  'within-user-frame',
  'prohibited-modification=style',
  'required-context=within-user-frame',
  '/page-image-index.txt',
  '/book/cover.jpg',
  'the-acap:resource-set:images',
  '*.gif *.jpg *.png',
  '/public/ time-limit=until-recrawled',
  'ACAP-allow-index: /public/',
  'ACAP-disallow-present-original: /',
  ...['yes', 'no'].map((index) => `<?robots index="${index}" follow="yes"?>`),
  'atp://www.fict.org:8001',
  'atp://user1.fict.org:854',
  'none',
  '/home/user1/',
  '/home/ none',
  'Mobile-agent-server: /home/ none',
];

const fieldsOfForm = () => all<HTMLInputElement>('input[type="text"]');

/** Types or pastes a text into a field, and leaves it. The file has what is printed, or is as it was. */
async function enterInto(lines: readonly string[], at: number, text: string, enter: (text: string) => void) {
  const before = `${lines.join('\n')}\n`;
  await openForm(before);
  for (const button of all('[aria-expanded="false"]:not([aria-haspopup])')) clickButton(button);
  await nextTask();
  const fields = fieldsOfForm();
  const field = fields[at % fields.length];
  if (!field) throw new Error('no field');
  enterField(field);
  enter(text);
  act(() => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  });
  const after = formFileText();
  const label = field.getAttribute('aria-label');
  const isPrinted = after === before || after.includes(text);
  expect([label, text, after, isPrinted]).toEqual([label, text, after, true]);
  // A keyword is written once, however often it was typed.
  expect(after).not.toMatch(/(the-acap:[a-z]+:).*\1.*\1|=[a-z-]+=|%25(?!$| )(?:20|25)/);
}

const hold = (lines: readonly string[], numRuns: number) =>
  fc.assert(
    fc.asyncProperty(
      fc.nat(),
      fc.constantFrom(...texts),
      fc.constantFrom(...ways.map(([, enter]) => enter)),
      (at, text, enter) => enterInto(lines, at, text, enter),
    ),
    { numRuns },
  );

describe('product: whole values and lines in every field give what is printed, or a refusal', () => {
  for (const [name, lines] of Object.entries(systems)) {
    test(name, () => hold(lines, 10));
    longTest(`${name}, at length`, () => hold(lines, 600));
  }
});
