// Every question has an answer for every reader, with exactly one deciding step.

import { preparePace } from '../../../core/formats/extensions/question/pace.ts';
import { type AnyOptions, explain, prepareAny, readers, recordsOf, usages } from '../../../core/index.ts';
import type { Random } from '../../seeded-random.ts';
import { createFuzzSite, FUZZ_ORIGIN, type FuzzCase } from '../fuzz-case.ts';
import { assertSame, assertThat, type FuzzTarget, randomText } from './target.ts';

function allQuestions({ path: file }: FuzzCase, random: Random): AnyOptions[] {
  const statuses = [200, 404, 503, 'timeout', Number.NaN] as const;
  return [
    ...readers.map((reader) => ({ question: 'fetch', reader, file }) as const),
    {
      question: 'fetch',
      reader: random.pick(readers),
      status: random.pick(statuses),
      redirects: random.below(9),
    },
    { question: 'usage', usage: random.pick(usages), file },
    { question: 'usage', usage: 'x', purpose: 'p', file },
    ...(['search', 'ai-input', 'ai-train'] as const).map(
      (purpose) => ({ question: 'ai-use', purpose, file }) as const,
    ),
    { question: 'mobile-agent', file },
    { question: 'dataset', file },
    { question: 'index-follow', parser: random.pick(['xml', 'html'] as const) },
  ];
}

function checkAnswer(one: FuzzCase, options: AnyOptions, agent: string, url: string): void {
  const asking = prepareAny(createFuzzSite(one), options);
  const verdict = asking(agent, url);
  const trace = verdict.trace();
  const decisive = trace.filter(({ outcome }) => outcome === 'decides');
  assertSame(`steps that decide (${options.question})`, decisive.length, 1);
  assertSame('because()', JSON.stringify(verdict.because()), JSON.stringify(decisive[0]));
  for (const step of trace) assertThat(explain(step) !== '', () => `no words for ${step.code}`);
  assertThat(explain(verdict) !== '', () => 'no words for the verdict');
  const { answers } = asking.matrix([agent, '*'], [url]);
  assertSame('cells', answers.length, 2);
  asking.classOf(agent);
  asking.recordsFor(agent);
}

export const checkQuestions: FuzzTarget = (one, random) => {
  const agent = random.once(2) ? random.pick(['*', 'GPTBot', 'foo', '']) : randomText(one, random);
  const url = random.pick([
    '/',
    one.path,
    FUZZ_ORIGIN + randomText(one, random),
    `/${randomText(one, random)}`,
    randomText(one, random),
  ]);
  for (const options of allQuestions(one, random)) checkAnswer(one, options, agent, url);
  const site = createFuzzSite(one);
  for (const reader of readers) recordsOf(site, one.path, reader);
  preparePace(site, { reader: random.pick(readers), file: one.path })(agent);
};
