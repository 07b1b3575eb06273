// What typing and pasting into the fields of ACAP lines does to the file.
import { afterEach, describe, expect, test } from 'vitest';
import type { QualifierName } from '../../../../core/formats/acap/qualifiers.ts';
import { acapWords, restrictionWords as words } from '../../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../../messages/en/records.ts';
import {
  all,
  chooseInMenu,
  chooseOption,
  clickButton,
  closeForm,
  empty,
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

afterEach(closeForm);

const head = 'ACAP-crawler: *\n';
const label = (name: string, what: string) => words.label(name, undefined, what);

/** Opens a permission and its restrictions, and adds one with a choice. */
async function addRestriction(rule: string, qualifier: QualifierName, choice?: string) {
  await openForm(`${head}${rule}\n`);
  clickButton(findControl(acapWords.restrictionsOf(2, acapWords.noRestriction)));
  const name = words.name(qualifier);
  clickButton(findControl(label(name, words.offer(qualifier))));
  if (choice !== undefined)
    chooseOption(findControl<HTMLSelectElement>(label(name, words.parts.kind)), choice);
  return name;
}

const ranges = '1.2.3.1-1.2.3.50,1.2.4.1-1.2.2.255';

/**
 * The values that the specification prints: the line, the qualifier, the choice, the typed text, the written
 * text.
 */
const printed = [
  ['2.5.3.1', 'index: /a', 'time-limit', 'n-days', '3', 'time-limit=3-days'],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'uri',
    '/page-image-index.txt',
    'must-use-resource=/page-image-index.txt',
  ],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'id',
    'abstract',
    'must-use-resource=the-acap:extract:id:abstract',
  ],
  ['2.5.3.2', 'index: /a', 'must-use-resource', 'id', 'a,b', 'must-use-resource=the-acap:extract:idlist:a,b'],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'class',
    'abstract',
    'must-use-resource=the-acap:extract:class:abstract',
  ],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'class',
    'lead, summary',
    'must-use-resource=the-acap:extract:classlist:lead,summary',
  ],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'meta',
    'description',
    'must-use-resource=the-acap:extract:meta:description',
  ],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'taglist',
    'p,h1,h2',
    'must-use-resource=the-acap:extract:taglist:p,h1,h2',
  ],
  [
    '2.5.3.2',
    'index: /a',
    'must-use-resource',
    'text',
    'two words',
    'must-use-resource=the-acap:text:two%20words',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'ipaddressrangelist',
    ranges,
    `target-condition=ipaddressrangelist:${ranges}`,
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'ipaddressrangelist',
    '1.2.3.1-1.2.3.50',
    'target-condition=ipaddressrangelist:1.2.3.1-1.2.3.50',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'ipaddressmasklist',
    '10.1.1.0/0.0.0.255',
    'target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'ipaddressmasklist',
    '10.1.1.0/24',
    'target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'permitteddomainlist',
    'be,fr',
    'target-condition=permitteddomainlist:be,fr',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'prohibiteddomainlist',
    'be,fr',
    'target-condition=prohibiteddomainlist:be,fr',
  ],
  [
    '2.5.5.9',
    'present: /a',
    'target-condition',
    'rulesref',
    'http://www.mydomain.com/content-rules/',
    'target-condition=rulesref:http://www.mydomain.com/content-rules/',
  ],
] as const;

describe('values that ACAP 1.1 prints, typed or pasted into the form', () => {
  describe.each(['typed', 'pasted'])('%s', (how) => {
    test.each(printed)('acap 1.1 %s: %s %s %s %s', async (_spec, rule, qualifier, choice, text, written) => {
      await addRestriction(`ACAP-allow-${rule}`, qualifier, choice);
      if (how === 'typed') typeText(text);
      else pasteText(text);
      expect(formFileText()).toBe(`${head}ACAP-allow-${rule} ${written}\n`);
      leaveField();
      expect(formFileText()).toBe(`${head}ACAP-allow-${rule} ${written}\n`);
    });
  });

  test.each(['permittedcountrylist', 'prohibitedcountrylist'])('acap 1.1 2.5.5.9: %s', async (choice) => {
    const name = await addRestriction('ACAP-allow-present: /a', 'target-condition', choice);
    for (const code of ['BE', 'FR'])
      chooseOption(findControl<HTMLSelectElement>(label(name, words.parts.country)), code);
    expect(formFileText()).toBe(`${head}ACAP-allow-present: /a target-condition=${choice}:BE,FR\n`);
  });
});

describe('acap 1.1 2.6: a request is added by the menu of its record, then its path is typed', () => {
  test.each([
    ['take-down', acapWords.menu.takeDown, '/news/bad-story.htm'],
    ['re-crawl', acapWords.menu.reCrawl, '/news/corrected-story.htm'],
  ])('%s', async (action, item, path) => {
    await openForm(`${head}ACAP-allow-crawl: /\n`);
    await chooseInMenu(recordsWords.recordMenu, item);
    expect(focusedField().value).toBe('/');
    typeText(path);
    leaveField();
    expect(formFileText()).toBe(`${head}ACAP-allow-crawl: /\nACAP-request-${action}: ${path}\n`);
  });
});

test('acap 1.1 3: characters that a path cannot contain are percent-encoded as they are typed, and the form says so', async () => {
  await openForm(`${head}ACAP-allow-index: /a\n`);
  const wrote = (path: string) => expect(formFileText()).toBe(`${head}ACAP-allow-index: ${path}\n`);
  const isSaid = (codes: string) => all('output').some((one) => one.textContent?.includes(codes));
  enterField(findControl(recordsWords.path, 2));
  typeText('/%');
  wrote('/%25');
  expect(isSaid('%25')).toBe(true);
  typeText('2');
  wrote('/%252');
  typeText('F');
  wrote('/%2F');
  typeText('ü');
  wrote('/%2F%C3%BC');
  expect(isSaid('%C3%BC')).toBe(true);
});

test.each([
  ['/a"b', '/a%22b', '%22'],
  ['/100%', '/100%25', '%25'],
  ['/%2Fü%', '/%2F%C3%BC%25', '%25'],
])('product: percent-encoded characters of a restriction are reported: %s', async (typed, written, code) => {
  await addRestriction('ACAP-allow-index: /a', 'must-use-resource', 'uri');
  pasteText(typed);
  expect(formFileText()).toBe(`${head}ACAP-allow-index: /a must-use-resource=${written}\n`);
  expect(all('output').some((one) => one.textContent?.includes(code))).toBe(true);
});

describe('product: text that cannot be written leaves the file as it was when the field got the focus', () => {
  test.each([
    ['index: /a', 'time-limit', 'n-days', '1.5'],
    ['present: /a', 'target-condition', 'permitteddomainlist', 'be fr'],
    ['present: /a', 'target-condition', 'ipaddressmasklist', '10.1.1.0/33'],
    ['present: /a', 'target-condition', 'ipaddressrangelist', '10.1.1.0-x'],
    ['index: /a', 'must-use-resource', 'taglist', 'p h1'],
  ] as const)('%s %s %s %s', async (rule, qualifier, choice, text) => {
    await addRestriction(`ACAP-allow-${rule}`, qualifier, choice);
    const field = focusedField();
    pasteText(text);
    expect(formFileText()).toBe(`${head}ACAP-allow-${rule}\n`);
    expect(field.value).toBe(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    leaveField();
    expect(formFileText()).toBe(`${head}ACAP-allow-${rule}\n`);
  });

  test('letter by letter: the field keeps the typed text, and a number that was written before is reverted', async () => {
    await addRestriction('ACAP-allow-index: /a', 'time-limit', 'n-days');
    typeText('1');
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a time-limit=1-days\n`);
    typeText('.5');
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a\n`);
    expect(focusedField().value).toBe('1.5');
    enterField(focusedField());
    typeText('15');
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a time-limit=15-days\n`);
  });

  test('an incomplete date: the field keeps what is typed, and what was written during this visit is reverted', async () => {
    const line = 'ACAP-allow-index: /a time-limit=until-2009-01-31';
    await openForm(`${head}${line}\n`);
    clickButton(findControl(acapWords.restrictionsOf(2, 'until 31 Jan 2009')));
    const field = findControl(label(words.name('time-limit'), words.parts.value));
    // The month of 31 January becomes February: the field has no value until the day is typed.
    pick(field, '');
    expect(field.value).toBe('');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(formFileText()).toBe(`${head}${line}\n`);
    pick(field, '2009-02-15');
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a time-limit=until-2009-02-15\n`);
    expect(field.getAttribute('aria-invalid')).toBeNull();
    pick(field, '');
    expect(formFileText()).toBe(`${head}${line}\n`);
    leaveField();
    expect(field.value).toBe('2009-01-31');
    expect(formFileText()).toBe(`${head}${line}\n`);
  });

  test.each([
    ['10.1.1.0/33', 'ipaddressmasklist'],
    ['10.1.1.0/', 'ipaddressmasklist'],
    ['1.2.3.1-1.2.3.999', 'ipaddressrangelist'],
    ['1.2.3.1-', 'ipaddressrangelist'],
  ])('letter by letter: %s', async (text, choice) => {
    await addRestriction('ACAP-allow-present: /c', 'target-condition', choice);
    typeText(text);
    expect(formFileText()).toBe(`${head}ACAP-allow-present: /c\n`);
    expect(focusedField().value).toBe(text);
    expect(focusedField().getAttribute('aria-invalid')).toBe('true');
    leaveField();
    expect(formFileText()).toBe(`${head}ACAP-allow-present: /c\n`);
  });

  test('an address with another mask: the mask of the file is kept until the new one can be written', async () => {
    const line = 'ACAP-allow-present: /c target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255';
    await openForm(`${head}${line}\n`);
    clickButton(findControl(acapWords.restrictionsOf(2, 'only at 10.1.1.0 to 10.1.1.255')));
    enterField(findControl(label(words.name('target-condition'), `${words.parts.address} 1`)));
    typeText('10.1.1.0/2');
    expect(formFileText()).toContain('10.1.1.0/63.255.255.255');
    typeText('x');
    expect(formFileText()).toBe(`${head}${line}\n`);
    expect(focusedField().value).toBe('10.1.1.0/2x');
  });

  test('a value with a locator: the emptied field is a draft of the value in the file', async () => {
    const line = 'ACAP-allow-present: /c must-include-resource=the-acap:credit:class:by-line';
    await openForm(`${head}${line}\n`);
    clickButton(findControl(acapWords.restrictionsOf(2, 'with a credit')));
    const field = findControl(label(words.name('must-include-resource'), words.parts.value));
    enterField(field);
    typeText('x');
    expect(formFileText()).toContain('class:x');
    empty(field);
    expect(formFileText()).toBe(`${head}${line}\n`);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(findControl(label(words.name('must-include-resource'), words.parts.where)).value).toBe('class');
    enterField(field);
    typeText('y');
    expect(formFileText()).toContain('class:y');
  });

  test('a value of the file is kept', async () => {
    await openForm(`${head}ACAP-allow-index: /a time-limit=5-days\n`);
    clickButton(findControl(acapWords.restrictionsOf(2, '5 days')));
    enterField(findControl(label(words.name('time-limit'), words.parts.value)));
    typeText('12.5');
    expect(formFileText()).toBe(`${head}ACAP-allow-index: /a time-limit=5-days\n`);
    expect(focusedField().value).toBe('12.5');
  });
});

describe('acap 1.1 2.4.2: a prohibition has no restrictions', () => {
  test('the restrictions of a permission are restored with it, and the form says so', async () => {
    const line = 'ACAP-allow-index: /a time-limit=3-days must-use-resource=/index.txt # why';
    await openForm(`${head}${line}\n`);
    const effect = () => findControl<HTMLSelectElement>(recordsWords.effect, 2);
    chooseOption(effect(), 'deny');
    expect(formFileText()).toBe(`${head}ACAP-disallow-index: /a # why\n`);
    expect(
      all('p')
        .map((one) => one.textContent)
        .join(' '),
    ).toContain('3 days');
    chooseOption(effect(), 'allow');
    expect(formFileText()).toBe(`${head}${line}\n`);
  });
});

describe('acap 1.1 2.3.1: a record for any crawler names no other crawler', () => {
  const { agent, add, alone } = recordsWords.agentNames['usage-rule'];
  const any = 'ACAP-crawler: *\nACAP-allow-crawl: /\n';
  const two = 'ACAP-crawler: a\nACAP-crawler: b\nACAP-allow-crawl: /\n';
  const isSaid = () => all('output').some((one) => one.textContent === alone);

  test('no name can be added, and the button says why', async () => {
    await openForm(any);
    const button = findControl<HTMLButtonElement>(add);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.title).toBe(alone);
    clickButton(button);
    expect(all(`[aria-label="${agent}"]`)).toHaveLength(1);
  });

  test('a name next to others cannot become *, neither by typing nor by pasting', async () => {
    await openForm(two);
    enterField(findControl(agent));
    typeText('*');
    expect(formFileText()).toBe(two);
    expect(isSaid()).toBe(true);
    pasteText('c\n*');
    expect(formFileText()).toBe(two);
    expect(isSaid()).toBe(true);
  });
});

test('product: pasted user-agent lines become names, lines with rules are refused', async () => {
  const { agent } = recordsWords.agentNames.path;
  await openForm('User-agent: *\nDisallow: /\n');
  enterField(findControl(agent));
  pasteText('User-agent: a\nUser-agent: b\n');
  expect(formFileText()).toBe('User-agent: a\nUser-agent: b\nDisallow: /\n');
  await openForm('User-agent: *\nDisallow: /\n');
  enterField(findControl(agent));
  pasteText('User-agent: a\nDisallow: /x\n');
  expect(formFileText()).toBe('User-agent: *\nDisallow: /\n');
});
