// @vitest-environment jsdom
// For whatever is typed or pasted into any field: the file has its previous text, or what the field shows.

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

/** A file of each system: its head, and lines from which some are selected. */
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

/** Where the caret is before a text is typed or pasted, or that all is selected. */
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

/** Buttons that add another name, path or item, and focus its field. */
const adders = () => all('button.ibtn[aria-label*="Add"]:not([aria-haspopup]):not([aria-disabled="true"])');

/** Focuses an existing field, or adds one. */
function focusSomeField({ field: index, adds }: Stay): HTMLInputElement | undefined {
  const buttons = adds ? adders() : [];
  const candidates = fields();
  if (buttons.length > 0) clickButton(buttons[index % buttons.length]!);
  else if (candidates.length > 0) act(() => candidates[index % candidates.length]!.focus());
  return active();
}

/** Opens all restrictions and unfolds all user-agents. */
async function openAll() {
  for (const button of all('[aria-expanded="false"]:not([aria-haspopup])')) clickButton(button);
  const unfold = () =>
    all('button').find(
      (button) =>
        button.textContent ===
        recordsWords.moreAgents(Number.parseInt(button.textContent.replace(/\D+/, ''), 10)),
    );
  for (let button = unfold(); button; button = unfold()) clickButton(button);
  await nextTask();
}

const nameOf = (field: HTMLElement) =>
  `${field.closest<HTMLElement>('[data-line]')?.dataset['line']} ${field.getAttribute('aria-label')}`;

const isDraft = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';

/**
 * Returns what the fields show, without empty ones (some exist only while they have the focus), and which of them
 * show drafts.
 */
function shownFields(): { readonly values: readonly string[]; readonly drafts: readonly string[] } {
  const controls = all<HTMLInputElement | HTMLSelectElement>('input, select');
  return {
    values: controls
      .filter(({ value }) => value !== '')
      .map((control) => `${nameOf(control)} ${control.value}`),
    drafts: controls.filter(isDraft).map(nameOf),
  };
}

const withoutDrafts = (values: readonly string[], drafts: readonly string[]) =>
  values.filter((value) => !drafts.some((draft) => value.startsWith(`${draft} `)));

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

/** Returns whether lines were pasted and written: this is a separate step, and another visit begins. */
function perform(field: HTMLInputElement, action: Action): boolean {
  if (action.how === 'clear') {
    empty(field);
    return false;
  }
  select(field, action.caret);
  const before = formFileText();
  if (action.how === 'paste') return pasteText(action.text) && formFileText() !== before;
  for (const character of action.text) if (active()) typeText(character);
  return false;
}

/** The state when the field with the focus got it, also if typing moved the focus there. */
let entered = { file: '', steps: 0 };
const recordEntry = () => {
  entered = { file: formFileText(), steps: steps() };
};
document.addEventListener('focusin', recordEntry);

/** Runs visits one after the other; each begins where the focus is. */
async function runVisits(path: string, text: string, stays: readonly Stay[]) {
  await openForm(text, path);
  await openAll();
  for (const visit of stays) {
    const first = focusSomeField(visit);
    if (!first) break;
    let field = first;
    // The field may have had the focus already, after earlier actions in it.
    recordEntry();
    let lastTyped = '';
    for (const action of visit.actions) {
      const isPasted = perform(field, action);
      const now = active();
      if (!now) {
        // The row has been removed, as that of an emptied line.
        lastTyped = '';
        break;
      }
      if (isPasted) recordEntry();
      if (isDraft(now)) expect(formFileText()).toBe(entered.file);
      expect(steps() - entered.steps).toBeLessThanOrEqual(1);
      lastTyped = now === field && !isPasted ? now.value : '';
      field = now;
    }
    const isDescribed = field.hasAttribute('aria-describedby');
    if (active()) act(() => active()?.blur());
    // A pair is shown in the fields of its two parts.
    const values = fields().map(({ value }) => value.trim());
    const isPair = field.getAttribute('aria-label')?.startsWith(restrictionWords.name('target-condition'));
    const isWhole = !isPair || values.includes(lastTyped.trim());
    const typed = isWhole ? [lastTyped] : lastTyped.split(/[-/]/);
    if (!isDescribed)
      expect(['', ...values]).toEqual(expect.arrayContaining(typed.map((half) => half.trim())));
  }
  await openAll();
  const { values, drafts } = shownFields();
  const written = formFileText();
  act(() => {
    while (undo(documentStore));
  });
  expect(formFileText()).toBe(text);
  await openForm(written, path);
  await openAll();
  expect(withoutDrafts(shownFields().values, drafts)).toEqual(withoutDrafts(values, drafts));
}

const hold = (system: System, numRuns: number) =>
  fc.assert(
    fc.asyncProperty(textFor(system), fc.array(stay, { minLength: 1, maxLength: 3 }), (text, stays) =>
      runVisits(system.path, text, stays),
    ),
    { numRuns },
  );

describe('product: the file has its previous text, or what the field shows', () => {
  for (const [name, system] of Object.entries(systems)) {
    test(name, () => hold(system, 16));
    longTest(`${name}, at length`, () => hold(system, 500));
  }
});
