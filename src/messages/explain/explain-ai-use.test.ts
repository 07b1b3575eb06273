// Explanations of answers about AI use, in whole sentences.
import { expect, test } from 'vitest';
import type { AiUseOptions } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import { ask, openSite, prepare } from '../../core/index.ts';
import { sentenceOf } from '../../testing/sentence-of.ts';
import { aiUseStepWords as german } from '../de/steps.ts';

interface Query extends Omit<AiUseOptions, 'question'> {
  readonly agent: string;
  readonly url?: string;
}

/** The sentences of an answer's steps that have this beginning. */
function explainSteps(beginning: string, text: string, query: Query): readonly string[] {
  const site = openSite({ origin: 'http://h.example', files: { '/robots.txt': text } });
  const verdict = ask(site, { question: 'ai-use', url: '/x', ...query });
  return verdict.trace().flatMap((step) => (step.code.startsWith(beginning) ? [sentenceOf(step)] : []));
}

test('aiu-005: a robot that follows the record of another is told of as such, not as everybody', () => {
  const image = { agent: 'Googlebot-Image', purpose: 'search', url: '/a.png' } as const;
  expect(explainSteps('ai-fetch', 'User-agent: Googlebot\nAllow: /', image)).toEqual([
    'Line 2 allows Googlebot, whose record Googlebot-Image follows. Googlebot-Image itself is not named, so this does not say yes to any use.',
  ]);
  expect(german['ai-fetch-fallback']({ name: 'Googlebot-Image', token: 'Googlebot' }, 'Zeile 2')).toBe(
    'Zeile 2 erlaubt Googlebot, dessen Abschnitt Googlebot-Image befolgt. Googlebot-Image selbst wird nicht genannt: Das ist zu keiner Nutzung ein Ja.',
  );
  expect(explainSteps('ai-fetch', 'User-agent: *\nAllow: /', image)).toEqual([
    'The URL may be fetched because of line 2, but the crawler is not named. That does not say yes to any use.',
  ]);
});

test('aiu-005: of robots that follow one record by its several names, each is told of with the name it follows', () => {
  const file = 'User-agent: Googlebot\nUser-agent: GoogleOther\nAllow: /';
  const site = openSite({ origin: 'http://h.example', files: { '/robots.txt': file } });
  const asking = prepare(site, { question: 'ai-use', purpose: 'search' });
  const tokens = ['Googlebot-Image', 'GoogleOther-Image', 'Googlebot-Video'].map((agent) =>
    asking(agent, '/x')
      .trace()
      .flatMap((step) => (step.code === 'ai-fetch-fallback' ? [step.params.token] : [])),
  );
  expect(tokens).toEqual([['Googlebot'], ['GoogleOther'], ['Googlebot']]);
});

const early = { agent: 'z', purpose: 'ai-train', edition: 'vocab-01', url: '/p' } as const;

test('aipref vocabulary: a wider label that yields to a narrower one is told of as wider, whatever both say', () => {
  const file = 'User-agent: *\nContent-Usage: /p ai=y\nContent-Usage: /p tdm=n\nAllow: /';
  expect(explainSteps('ai-usage', file, early)).toEqual([
    'Line 2 says yes to ai, for /p.',
    'Line 3 states tdm, but line 2 states the narrower label ai, which counts.',
  ]);
  const params = { label: 'tdm', narrower: 'ai', deciding: 1 };
  expect(german['ai-usage-wider'](params, 'Zeile 3')).toBe(
    'Zeile 3 gibt tdm an, aber Zeile 2 die engere Bezeichnung ai, und die zählt.',
  );
});

test.each([
  ['a yes', 'ai=y'],
  ['what cannot be read', 'AI=y'],
  ['what says nothing', 'other=y'],
])('cus-005: %s yields to a no about the same label', (_what, value) => {
  const file = `User-agent: *\nContent-Usage: /p ai=n\nContent-Usage: /p ${value}\nAllow: /`;
  expect(explainSteps('ai-usage', file, early)).toEqual([
    'Line 2 says no to ai, for /p.',
    'Line 3 has the same path as line 2, which counts. For the same path, a no counts first, then a yes.',
  ]);
});

test('aiu-003: a yes that stands in no record is said to all, and so to this agent too', () => {
  const file = 'Content-Signal: ai-train=yes\n\nUser-agent: GPTBot\nDisallow: /';
  expect(explainSteps('ai-exception', file, { agent: 'GPTBot', purpose: 'ai-train' })).toEqual([
    'A line outside this record says yes. Line 4 blocks the site for this crawler, as an exception to it.',
  ]);
  expect(german['ai-exception']({ rule: 3, isNarrower: false })).toBe(
    'Eine Zeile außerhalb dieses Abschnitts sagt auch Ja: Zeile 4 verbietet diesem Crawler die Website, als Ausnahme.',
  );
});
