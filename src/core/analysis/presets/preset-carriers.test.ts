// A preset in files other than robots.txt: the resulting statements, and what stays.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPreset, presetPath } from '../../../testing/apply-preset.ts';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { anyBrokenRslFile, anyRslFile } from '../../../testing/arbitraries/rsl.ts';
import { anyTdmrepText } from '../../../testing/arbitraries/tdmrep.ts';
import { anyXmlDocument } from '../../../testing/arbitraries/xml.ts';
import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import { textOfSource } from '../../document/source.ts';
import { aiUseQuestion } from '../../formats/extensions/question/ai-use.ts';
import { useCarriers } from '../../formats/use-carriers.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { UseCarrierId } from '../../questions/use-statement.ts';
import { openSite } from '../../workspace/site.ts';
import { type PresetId, presets } from './preset.ts';
import { findUseOutcomes, planCarrierFiles, presetCarriers, withCarrierFiles } from './preset-carriers.ts';

const TDMREP = '/.well-known/tdmrep.json';
const HEADERS = '/_headers';
const RSL = '/license.xml';
const PAGE = '/index.html';

const open = (files: Record<string, string>) =>
  openSite({ origin: 'https://news.example', files: { [presetPath]: '', ...files } });

const usesOf = (id: PresetId) => findPreset(id).uses!;

function plan(site: PolicyFiles, id: PresetId, ...chosen: UseCarrierId[]) {
  const plans = planCarrierFiles(site, usesOf(id), new Set(chosen));
  return { plans, after: withCarrierFiles(site, plans) };
}

const carrierOf = (path: string): UseCarrierId =>
  presetCarriers.find((one) => one.path === path)?.id ?? 'document';

/** Returns the text of one file after a preset, and the remarks. */
function written(path: string, text: string | undefined, id: PresetId) {
  const { plans } = plan(open(text === undefined ? {} : { [path]: text }), id, carrierOf(path));
  const [file] = plans;
  return { text: file && textOfSource(file.after), remarks: file?.remarks ?? [] };
}

const license = (lists: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rsl xmlns="https://rslstandard.org/rsl">\n  <content url="/">\n${lists}  </content>\n</rsl>\n`;

const reserved = '[\n  {\n    "location": "/",\n    "tdm-reservation": 1\n  }\n]\n';

describe('a missing file is created', () => {
  test.each([
    ['TDMRep, sec-tdm-file: one location for the site', TDMREP, 'no-training', reserved],
    [
      'Cloudflare, Headers: one group for every path; training only',
      HEADERS,
      'no-training',
      '/*\n  TDM-Reservation: 1\n  Content-Usage: search=y, train-ai=n\n',
    ],
    [
      'Google and Bing Chat: directives against AI answers only with a preset against them, and never noindex',
      HEADERS,
      'no-ai',
      '/*\n  X-Robots-Tag: nosnippet, noarchive\n  TDM-Reservation: 1\n  Content-Usage: search=y, ai-use=n, train-ai=n\n',
    ],
    [
      'RSL 3.4: what is permitted and what is prohibited',
      RSL,
      'no-training',
      license(
        '    <license>\n      <permits type="usage">search</permits>\n      <prohibits type="usage">ai-train</prohibits>\n    </license>\n',
      ),
    ],
    [
      'RSL 3.4.1.1: AI search and input are one usage',
      RSL,
      'no-ai',
      license(
        '    <license>\n      <permits type="usage">search</permits>\n      <prohibits type="usage">ai-input ai-train</prohibits>\n    </license>\n',
      ),
    ],
  ] satisfies [string, string, PresetId, string][])('%s', (_, path, id, text) => {
    expect(written(path, undefined, id)).toMatchObject({ text });
  });

  test('RSL 3.5: a preset that permits nothing writes a list of permitted uses, so that it gives none away', () => {
    const site = open({});
    const { after } = plan(site, 'archive-no-training', 'rsl');
    const answerAfter = (purpose: AiPurpose) =>
      aiUseQuestion.prepare(after, { question: 'ai-use', purpose })('', '/').answer;
    expect([answerAfter('ai-train'), answerAfter('ai-input'), answerAfter('ai-search')]).toEqual([
      'no',
      'no',
      'no',
    ]);
  });

  test('product: allow-all only removes what is written, so it adds no file', () => {
    expect(plan(open({}), 'allow-all', 'tdmrep', 'response-headers', 'rsl').plans).toEqual([]);
  });
  test('product: a document is never created', () => {
    expect(plan(open({}), 'no-training', 'document').plans).toEqual([]);
  });
});

const special = '[\n  {"location": "/press/", "tdm-reservation": 0}\n]\n';

describe('an existing file keeps everything that does not contradict', () => {
  test.each([
    [
      'TDMRep, sec-tdm-file: the first match decides, so the site follows its parts',
      TDMREP,
      'no-training',
      special,
      '[\n  {"location": "/press/", "tdm-reservation": 0},\n  {"location": "/", "tdm-reservation": 1}\n]\n',
    ],
    [
      'TDMRep: the location for the site is changed, with its policy',
      TDMREP,
      'no-training',
      '[{"location": "*", "tdm-reservation": 0, "tdm-policy": "https://news.example/p"}]',
      '[{"location": "*", "tdm-reservation": 1, "tdm-policy": "https://news.example/p"}]',
    ],
    [
      'TDMRep: allow-all removes the reservation of the site, and does not say that nothing is reserved',
      TDMREP,
      'allow-all',
      '[{"location": "/a", "tdm-reservation": 1}, {"location": "/", "tdm-reservation": 1}]',
      '[{"location": "/a", "tdm-reservation": 1}]',
    ],
    [
      'Google, X-Robots-Tag: allow-all removes directives that say no, also for one crawler; of `none` nofollow stays',
      HEADERS,
      'allow-all',
      '/*\n  X-Robots-Tag: nosnippet, max-image-preview: large, noarchive\n  X-Robots-Tag: bingbot: noarchive, notranslate\n  X-Robots-Tag: none\n  X-Robots-Tag: max-snippet: 0\n  X-A: b\n',
      '/*\n  X-Robots-Tag: max-image-preview: large\n  X-Robots-Tag: bingbot: notranslate\n  X-Robots-Tag: nofollow\n  X-A: b\n',
    ],
    [
      'aipref vocab: allow-all removes a no of any edition, and does not turn it into a yes',
      HEADERS,
      'allow-all',
      '/*\n  Content-Usage: train-ai=n, bots=n, search=y, other=n\n  Content-Usage: ai-use=n\n',
      '/*\n  Content-Usage: search=y, other=n\n',
    ],
    [
      'contentsignals.org: allow-all removes a no, and a group in which nothing is left',
      HEADERS,
      'allow-all',
      '/*\n  Content-Signal: ai-train=no\n\n/a\n  X-A: b\n',
      '/a\n  X-A: b\n',
    ],
    [
      'RFC 9651 4.2: the labels of an existing usage are changed, others stay',
      HEADERS,
      'no-training',
      '/*\n  Content-Usage: train-ai=y, other=n\n  TDM-Reservation: 0\n/a\n  X-A: b\n',
      '/*\n  Content-Usage: train-ai=n, other=n, search=y\n  TDM-Reservation: 1\n/a\n  X-A: b\n',
    ],
    [
      'Google, X-Robots-Tag: missing directives are added to those for all crawlers',
      HEADERS,
      'no-ai',
      '/*\n  X-Robots-Tag: nosnippet\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y\n',
      '/*\n  X-Robots-Tag: nosnippet, noarchive\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y, ai-use=n\n',
    ],
    [
      'Google, X-Robots-Tag: directives for one crawler get a separate line',
      HEADERS,
      'no-ai',
      '/*\n  X-Robots-Tag: bingbot: nosnippet\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y\n',
      '/*\n  X-Robots-Tag: bingbot: nosnippet\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y, ai-use=n\n  X-Robots-Tag: nosnippet, noarchive\n',
    ],
    [
      'contentsignals.org: a contradicting signal is changed',
      HEADERS,
      'no-training',
      '/*\n  Content-Signal: ai-train=yes, use=reference\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y\n',
      '/*\n  Content-Signal: ai-train=no, use=reference\n  TDM-Reservation: 1\n  Content-Usage: train-ai=n, search=y\n',
    ],
    [
      'RSL 3.5: a license that permits all loses training',
      RSL,
      'no-training',
      license('    <license/>\n'),
      license('    <license>\n      <prohibits type="usage">ai-train</prohibits>\n    </license>\n'),
    ],
    [
      'RSL 3.5: allow-all removes a prohibition, and adds no list, which would exclude all other uses',
      RSL,
      'allow-all',
      license('    <license>\n      <prohibits type="usage">ai-train</prohibits>\n    </license>\n'),
      license('    <license>\n    </license>\n'),
    ],
    [
      'RSL 3.4.1.1: allow-all also removes the wider words; other words and what is permitted stay',
      RSL,
      'allow-all',
      license(
        '    <license>\n      <permits type="usage">search</permits>\n      <prohibits type="usage">ai-all ai-index search</prohibits>\n    </license>\n',
      ),
      license(
        '    <license>\n      <permits type="usage">search</permits>\n      <prohibits type="usage">ai-index</prohibits>\n    </license>\n',
      ),
    ],
  ] satisfies [string, string, PresetId, string, string][])('%s', (_, path, id, before, text) => {
    expect(written(path, before, id)).toMatchObject({ text });
  });

  test('TDMRep, section TDM Metadata in HTML Content: a document gets the reservation, and one that has it is changed', () => {
    const head = (meta: string) =>
      `<!doctype html>\n<html>\n<head>${meta}\n<title>a</title>\n</head>\n</html>\n`;
    expect(written(PAGE, head(''), 'no-training').text).toContain(
      '<meta name="tdm-reservation" content="1"/>',
    );
    expect(written(PAGE, head('<meta name="tdm-reservation" content="0">'), 'no-training').text).toBe(
      head('<meta name="tdm-reservation" content="1">'),
    );
  });
});

describe('product: a wish that cannot be fulfilled is reported with its line', () => {
  test('RSL 3.7: a license with terms stays', () => {
    const sold = license(
      '    <license>\n      <permits type="usage">ai-train search</permits>\n      <payment type="purchase"/>\n    </license>\n',
    );
    expect(written(RSL, sold, 'no-training')).toEqual({
      text: sold,
      remarks: [
        { code: 'terms', line: 4, words: 'permits search, payment purchase' },
        { code: 'terms', line: 4, words: 'permits ai-train, payment purchase' },
      ],
    });
  });
  test('TDMRep, sec-tdm-file: a part of the site that is not reserved', () => {
    expect(written(TDMREP, special, 'no-training').remarks).toEqual([
      { code: 'exception', line: 1, about: '/press/' },
    ]);
  });
  test('RFC 8259: a file that is not JSON is not changed', () => {
    expect(written(TDMREP, '[\n  {"location"\n]', 'no-training')).toMatchObject({
      text: '[\n  {"location"\n]',
      remarks: [{ code: 'unreadable' }],
    });
  });
  test('RFC 9651: a usage that cannot be read is not changed', () => {
    const text = '/*\n  Content-Usage: train-ai=\n  TDM-Reservation: 1\n';
    expect(written(HEADERS, text, 'no-training')).toEqual({
      text,
      remarks: [{ code: 'unreadable-header', line: 1, name: 'Content-Usage' }],
    });
  });
  test('TDMRep, sec-tdm-file: the front page alone contradicts', () => {
    const site = open({ [TDMREP]: '[\n{"location": "/$", "tdm-reservation": 0}\n]' });
    const { after } = plan(site, 'no-training', 'tdmrep');
    expect(findUseOutcomes(site, after, { 'ai-train': 'no' })).toEqual([
      { purpose: 'ai-train', wish: 'no', before: 'yes', after: 'yes', by: [{ path: TDMREP, line: 1 }] },
    ]);
  });
  test('RSL 3.5: a list that lacks a usage changes the answer about it', () => {
    const site = open({});
    const { after } = plan(site, 'no-training', 'rsl');
    expect(findUseOutcomes(site, after, usesOf('no-training'))).toEqual([
      { purpose: 'ai-search', before: 'not-stated', after: 'no', by: [{ path: RSL, line: 4 }] },
      { purpose: 'ai-input', before: 'not-stated', after: 'no', by: [{ path: RSL, line: 4 }] },
    ]);
  });
});

const headerLine = fc.constantFrom(
  '/*',
  '/',
  '/a/*',
  'https://news.example/*',
  '  TDM-Reservation: 0',
  '  tdm-reservation: 1',
  '  X-Robots-Tag: noindex',
  '  X-Robots-Tag: nosnippet',
  '  X-Robots-Tag: googlebot: noarchive',
  '  X-Robots-Tag: unavailable_after: Wed, 03 Dec 2025 13:09:53 GMT',
  '  Content-Usage: train-ai=y, search=n',
  '  Content-Usage: train-ai=n;x, bots=y',
  '  Content-Usage: train-ai=',
  '  Content-Signal: ai-train=yes, search=no',
  '  ! TDM-Reservation',
  '  X-Other: a',
  'no header',
  'HTTP/1.1 200 OK',
  '# comment',
  '',
);
const headersText = fc
  .tuple(fc.array(headerLine, { maxLength: 10 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, eol, isFinal]) => lines.join(eol) + (isFinal ? eol : ''));

const kinds = [
  { kind: 'tdmrep.json', path: TDMREP, text: anyTdmrepText },
  { kind: '_headers', path: HEADERS, text: headersText },
  { kind: 'license.xml', path: RSL, text: fc.oneof(anyRslFile, anyBrokenRslFile) },
  { kind: 'a document', path: PAGE, text: anyXmlDocument },
];

const withUses = presets.filter((one) => 'uses' in one).map(({ id }) => id);

describe.each(kinds)('product: any $kind', ({ path, text }) => {
  const id = fc.constantFrom<PresetId>(...withUses);
  const chosen = carrierOf(path);

  test('applying a preset twice changes nothing the second time', () => {
    fc.assert(
      fc.property(text, id, (before, preset) => {
        const { after } = plan(open({ [path]: before }), preset, chosen);
        const again = plan(after, preset, chosen);
        expect(again.plans.map((one) => textOfSource(one.after))).toEqual(
          again.plans.map((one) => textOfSource(one.before)),
        );
      }),
      { numRuns: runs(200) },
    );
  });

  test('afterwards the site says what the preset wants, or the contradicting line is reported', () => {
    fc.assert(
      fc.property(text, id, (before, preset) => {
        const site = open({ [path]: before });
        const { after, plans } = plan(site, preset, chosen);
        const uses = usesOf(preset);
        const outcomes = new Map(findUseOutcomes(site, after, uses).map((one) => [one.purpose, one]));
        const prepared = useCarriers.find((one) => one.id === chosen)!.prepare(after);
        for (const { purpose, says, isSettled, by } of prepared?.statementsFor('', '/') ?? []) {
          const wish = uses[purpose];
          const asked = aiUseQuestion.prepare(after, { question: 'ai-use', purpose })('', '/').answer;
          if (wish === undefined || !isSettled || says === wish) continue;
          if (wish === 'open' && says !== 'no') continue;
          expect([purpose, asked]).not.toEqual([purpose, wish]);
          expect(outcomes.get(purpose)?.by).toContainEqual(by);
        }
        for (const { source } of plans.map((one) => ({ source: one.after })))
          if (!before.includes('noindex')) expect(textOfSource(source)).not.toContain('noindex');
      }),
      { numRuns: runs(200) },
    );
  });
});
