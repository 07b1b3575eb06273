// Whatever is typed or pasted into whichever field: the file holds what was there, or what the field shows.

import fc from 'fast-check';
import { act } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { restrictionWords } from '../../../messages/en/formats/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { undo } from '../../../state/document/document-store.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import {
  all,
  clickButton,
  closeForm,
  empty,
  formFileText,
  nextTask,
  openForm,
  pasteText,
  typeText,
} from '../../../testing/browser/form-page.tsx';
import { longTest } from '../../../testing/long-test.ts';

afterEach(closeForm);

const acapRecord = [
  'ACAP-crawler: a',
  'ACAP-crawler: b',
  'ACAP-purpose: news',
  'ACAP-allow-crawl: /',
  'ACAP-disallow-(thumbs): the-acap:resource-set:pics',
  'ACAP-allow-index: /a time-limit=3-days must-use-resource=the-acap:extract:taglist:p,h1 # why',
  'ACAP-allow-preserve: /b time-limit=until-2009-01-31',
  'ACAP-allow-present: /c target-condition=ipaddressrangelist:1.2.3.1-1.2.3.50,1.2.4.1-1.2.4.9',
  'ACAP-allow-present: /d target-condition=ipaddressmasklist:10.1.1.0/0.0.0.255 max-length=20-words',
  'ACAP-allow-present: /e target-condition=permitteddomainlist:be,fr must-use-resource=/x.txt',
  'ACAP-allow-other: /f usage-ref=the-acap:terms-link:id:terms usage-ref=/terms.htm',
  'ACAP-allow-present: /i must-include-resource=the-acap:credit:class:by-line',
  'ACAP-allow-present: /j target-condition=rulesref:http://example.com/r must-use-resource=the-acap:text:two%20words',
  'ACAP-allow-present: /k target-condition=permittedcountrylist:BE,FR prohibited-modification=style',
  'ACAP-allow-index: /g/ bad=',
  'ACAP-request-take-down: /h',
  'ACAP-permissions-reference: /more.txt',
];

/** A file of each system: its head, and lines of which some follow. */
const systems = {
  'Koster 1996, RFC 9309': {
    path: '/robots.txt',
    head: ['# head', 'User-agent: a', 'User-agent: b c'],
    lines: [
      'Disallow: /a',
      'Allow: /b # why',
      'Disallow:',
      'Disallow: /x%2Fy z',
      '# comment',
      '',
      'nothing of a field',
      'Extra: any thing',
      'User-agent: *',
    ],
  },
  'lines of today': {
    path: '/robots.txt',
    head: ['User-agent: *', 'Disallow: /a'],
    lines: [
      'Crawl-delay: 10',
      'Sitemap: https://example.com/s.xml # all',
      'Content-Signal: search=yes, ai-train=no',
      'Content-Usage: train-ai=n',
      'License: https://example.com/l.xml',
      'Clean-param: a&b /p/',
      'Request-rate: 1/5',
      'Request-rate: 3/10m 0600-0845',
      'Visit-time: 0600-0845',
      'Host: example.com',
      'Noindex: /n',
      'Crawl-delay: soon',
    ],
  },
  'Mobile agents': {
    path: '/robots.txt',
    head: ['Mobile-agent-server: / none'],
    lines: [
      'Mobile-agent-server: /a/ atp://h:1 # why',
      'Mobile-agent-server: /b/ http://host.example',
      'Mobile-agent-server: broken',
      '# comment',
    ],
  },
  'data.txt': {
    path: '/data.txt',
    head: ['# /data.txt for http://www.fict.org/', 'User-agent: *'],
    lines: [
      'Allow: /trees.csv',
      'Description: trees and more',
      'Disallow: /b',
      'Format: csv',
      'nothing of a field',
    ],
  },
  ACAP: {
    path: '/robots.txt',
    head: [
      'ACAP-version=1.1',
      'ACAP-qualified-usage: (thumbs) present max-length=3-words',
      'ACAP-composite-usage: (both) crawl index',
      'ACAP-resource-set: pics /p1 /p2',
      'ACAP-crawler: *',
    ],
    lines: acapRecord,
  },
};

const pieces = fc.constantFrom(
  ' ',
  '  ',
  ',',
  ', ',
  '#',
  '%',
  '%2',
  '%2F',
  '/',
  '/a',
  '*',
  '$',
  '-',
  '.',
  ':',
  ';',
  '=',
  '&',
  '"',
  "'",
  '(',
  ')',
  '?',
  '0',
  '1',
  '24',
  '1.5',
  '10.1.1.0',
  '10.1.1.0/24',
  'be,fr',
  'p h1',
  'ü',
  '日本',
  '😀',
  '\t',
  '\0',
  '\u001b',
  '\u007f',
  '\ud83d',
  '\u00a0',
  '\u200b',
  '\ufeff',
  '\f',
  'x'.repeat(3000),
  'a',
  'yes',
  'https://example.com/',
  'User-agent: x',
  'Disallow: /p1/',
  'ACAP-crawler: x',
  'ACAP-allow-index: /x',
  'time-limit=1-days',
);
const breaks = fc.constantFrom('\n', '\r\n', '\r', '\n\n');
const typedText = fc.array(pieces, { maxLength: 3 }).map((all) => all.join('').slice(0, 40));
const pastedText = fc.oneof(
  fc.array(pieces, { maxLength: 3 }).map((all) => all.join('')),
  fc.array(fc.oneof(pieces, breaks), { maxLength: 6 }).map((all) => all.join('')),
  fc.constantFrom(
    'Disallow: /p1/\nAllow: /p2/',
    'User-agent: x\nDisallow: /',
    '/p1/\n/p2/\n',
    'x\ny\n',
    'a b\r\n# c\r\n',
  ),
);

/** Where the caret is, or that all is selected, before a text is typed or pasted. */
const caret = fc.constantFrom('all', 'start', 'end', 'middle');
const action = fc.oneof(
  fc.record({ how: fc.constant('type' as const), caret, text: typedText }),
  fc.record({ how: fc.constant('paste' as const), caret, text: pastedText }),
  fc.record({ how: fc.constant('clear' as const) }),
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;
const stay = fc.record({
  field: fc.nat(),
  adds: fc.boolean(),
  actions: fc.array(action, { minLength: 1, maxLength: 4 }),
});
type Stay = typeof stay extends fc.Arbitrary<infer A> ? A : never;

interface System {
  readonly path: string;
  readonly head: readonly string[];
  readonly lines: readonly string[];
}

const textFor = ({ head, lines }: System) =>
  fc
    .tuple(
      fc.subarray([...lines], { minLength: 1, maxLength: 4 }),
      fc.constantFrom('\n', '\r\n'),
      fc.boolean(),
    )
    .map(([some, eol, isEnded]) => [...head, ...some].join(eol) + (isEnded ? eol : ''));

const fields = () => all<HTMLInputElement>('input[type="text"]');

/** What adds another name, path or item, and goes to its field. */
const adders = () => all('button.ibtn[aria-label*="Add"]:not([aria-haspopup]):not([aria-disabled="true"])');

/** Goes into a field that is there, or into one more. */
function goInto({ field: nth, adds }: Stay): HTMLInputElement | undefined {
  const buttons = adds ? adders() : [];
  const offered = fields();
  if (buttons.length > 0) clickButton(buttons[nth % buttons.length]!);
  else if (offered.length > 0) act(() => offered[nth % offered.length]!.focus());
  return active();
}

/** Opens all restrictions and unfolds all names. */
async function openAll() {
  for (const button of all('[aria-expanded="false"]:not([aria-haspopup])')) clickButton(button);
  const unfold = () =>
    all('button').find(
      (one) =>
        one.textContent === recordsWords.moreAgents(Number.parseInt(one.textContent.replace(/\D+/, ''), 10)),
    );
  for (let button = unfold(); button; button = unfold()) clickButton(button);
  await nextTask();
}

const nameOf = (field: HTMLElement) =>
  `${field.closest<HTMLElement>('[data-line]')?.dataset['line']} ${field.getAttribute('aria-label')}`;

const isDraft = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

/** What the fields show, but empty ones: some are there only until they are left. Which of them show drafts. */
function shown(): { readonly values: readonly string[]; readonly drafts: readonly string[] } {
  const found = all<HTMLInputElement | HTMLSelectElement>('input, select');
  return {
    values: found.filter(({ value }) => value !== '').map((one) => `${nameOf(one)} ${one.value}`),
    drafts: found.filter(isDraft).map(nameOf),
  };
}

const apartFrom = (values: readonly string[], drafts: readonly string[]) =>
  values.filter((one) => !drafts.some((draft) => one.startsWith(`${draft} `)));

const active = () => {
  const field = document.activeElement;
  return field instanceof HTMLInputElement ? field : undefined;
};

const steps = () => documentStore.getState().history.past.length;

function select(field: HTMLInputElement, where: 'all' | 'start' | 'end' | 'middle') {
  const { length } = field.value;
  const at = where === 'start' ? 0 : where === 'middle' ? length >> 1 : length;
  act(() => field.setSelectionRange(where === 'all' ? 0 : at, at));
}

/** True if lines were pasted and written: that is a step of its own, and another stay begins. */
function doIt(field: HTMLInputElement, one: Action): boolean {
  if (one.how === 'clear') {
    empty(field);
    return false;
  }
  select(field, one.caret);
  const before = formFileText();
  if (one.how === 'paste') return pasteText(one.text) && formFileText() !== before;
  for (const letter of one.text) if (active()) typeText(letter);
  return false;
}

/** What there was when the field that has the focus was entered, also where typing has brought the focus there. */
let entered = { file: '', steps: 0 };
const enterHere = () => {
  entered = { file: formFileText(), steps: steps() };
};
document.addEventListener('focusin', enterHere);

/** One stay after another; each begins where the focus is. */
async function go(path: string, text: string, stays: readonly Stay[]) {
  await openForm(text, path);
  await openAll();
  for (const one of stays) {
    const first = goInto(one);
    if (!first) break;
    let field = first;
    // It may have had the focus already, with what was done in it before.
    enterHere();
    let lastTyped = '';
    for (const action of one.actions) {
      const isTaken = doIt(field, action);
      const now = active();
      if (!now) {
        // The row has gone, as that of an emptied line.
        lastTyped = '';
        break;
      }
      if (isTaken) enterHere();
      if (isDraft(now)) expect(formFileText()).toBe(entered.file);
      expect(steps() - entered.steps).toBeLessThanOrEqual(1);
      lastTyped = now === field && !isTaken ? now.value : '';
      field = now;
    }
    const isTold = field.hasAttribute('aria-describedby');
    if (active()) act(() => active()?.blur());
    // What is typed as a pair is shown in the fields of its halves.
    const left = fields().map(({ value }) => value.trim());
    const isPair = field.getAttribute('aria-label')?.startsWith(restrictionWords.name('target-condition'));
    const isWhole = !isPair || left.includes(lastTyped.trim());
    const typed = isWhole ? [lastTyped] : lastTyped.split(/[-/]/);
    if (!isTold) expect(['', ...left]).toEqual(expect.arrayContaining(typed.map((half) => half.trim())));
  }
  await openAll();
  const { values, drafts } = shown();
  const written = formFileText();
  act(() => {
    while (undo(documentStore));
  });
  expect(formFileText()).toBe(text);
  await openForm(written, path);
  await openAll();
  expect(apartFrom(shown().values, drafts)).toEqual(apartFrom(values, drafts));
}

const hold = (system: System, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(textFor(system), fc.array(stay, { minLength: 1, maxLength: 3 }), (text, stays) =>
      go(system.path, text, stays),
    ),
    { numRuns },
  );

describe('product, Records: the file holds what was there, or what the field shows', () => {
  for (const [name, system] of Object.entries(systems)) {
    test(name, () => hold(system, 16));
    longTest(`${name}, at length`, () => hold(system, 500));
  }
});
