// Properties of the question about AI use for any file (ai use).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type AiUseBlock,
  type AiUseFile,
  aiUseAgents,
  aiUsePaths,
  anyAccessPath,
  anyAiUseFile,
  formatAiUseFile,
} from '../../../../testing/arbitraries/ai-use.ts';
import { aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { usageEditions } from '../../../catalogue/usage-vocabulary.ts';
import { openSite } from '../../../workspace/site.ts';
import { aiUseQuestion } from './ai-use.ts';
import { type AiUseOptions, aiUseAnswers, signalScopes } from './ai-use-verdict.ts';

const options = fc.record({
  question: fc.constant('ai-use' as const),
  purpose: fc.constantFrom(...aiPurposes),
  signalScope: fc.constantFrom(...signalScopes),
  edition: fc.constantFrom(...usageEditions.map(({ id }) => id)),
});

const ORIGIN = 'http://h.example';
const URLS = [...aiUsePaths.map((one) => `${ORIGIN}${one}`), 'http://other.example/a'];
const prepare = (text: string, questionOptions: AiUseOptions) =>
  aiUseQuestion.prepare(openSite({ origin: ORIGIN, files: { '/robots.txt': text } }), questionOptions);
const answersTo = (text: string, questionOptions: AiUseOptions) => {
  const ask = prepare(text, questionOptions);
  return aiUseAgents.map((agent) => URLS.map((url) => ask(agent, url).answer));
};

/** Adds a line to one of the records of a file, below the names. */
function withLine({ head, blocks }: AiUseFile, at: number, line: string): AiUseFile {
  const place = at % blocks.length;
  const inserted = blocks.map((one, i) => (i === place ? { ...one, lines: [...one.lines, line] } : one));
  return { head, blocks: inserted };
}

const hasBlocks = anyAiUseFile.filter(({ blocks }) => blocks.length > 0);
const runs = { numRuns: 40 };

test('ours: the matrix and its columns equal the single answers, and agents of a class get the same answers', () => {
  fc.assert(
    fc.property(anyAiUseFile, options, (file, questionOptions) => {
      const ask = prepare(formatAiUseFile(file), questionOptions);
      const matrix = ask.matrix(aiUseAgents, URLS);
      const byClass = new Map<string, string>();
      aiUseAgents.forEach((agent, column) => {
        const verdicts = URLS.map((url) => ask(agent, url));
        const classAnswers = verdicts.map(({ answer }) => answer).join(' ');
        expect(byClass.get(ask.classOf(agent)) ?? classAnswers).toBe(classAnswers);
        byClass.set(ask.classOf(agent), classAnswers);
        verdicts.forEach(({ answer, by }, row) => {
          const cell = row * aiUseAgents.length + column;
          expect(aiUseAnswers[matrix.answers[cell]!]).toBe(answer);
          expect(matrix.lines[cell]).toBe(by?.line ?? -1);
        });
      });
    }),
    runs,
  );
});

test('ours: exactly one step decides: the last one, which the verdict returns as its reason', () => {
  fc.assert(
    fc.property(
      anyAiUseFile,
      options,
      fc.constantFrom(...aiUseAgents),
      fc.constantFrom(...URLS),
      (file, questionOptions, agent, url) => {
        const verdict = prepare(formatAiUseFile(file), questionOptions)(agent, url);
        const steps = verdict.trace();
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toEqual([steps.at(-1)]);
        expect(steps.at(-1)).toEqual(verdict.because());
      },
    ),
    runs,
  );
});

test('ai use: adding a Disallow with a path to a record that has a rule never turns no into yes', () => {
  fc.assert(
    fc.property(hasBlocks, options, fc.nat(), anyAccessPath, (file, questionOptions, at, closed) => {
      fc.pre(closed !== '');
      const before = answersTo(formatAiUseFile(file), questionOptions);
      const after = answersTo(formatAiUseFile(withLine(file, at, `Disallow: ${closed}`)), questionOptions);
      const worse = before.flatMap((row, i) =>
        row.filter((was, j) => was === 'no' && after[i]![j] === 'yes'),
      );
      expect(worse).toEqual([]);
    }),
    runs,
  );
});

test('ai use: License, Sitemap, Noindex, Host and Crawl-delay change no answer', () => {
  const others = fc.constantFrom(
    'License: https://h.example/l.xml',
    'Sitemap: https://h.example/s.xml',
    'Noindex: /a',
    'Host: h.example',
    'Crawl-delay: 10',
  );
  fc.assert(
    fc.property(hasBlocks, options, fc.nat(), others, (file, questionOptions, at, line) => {
      const changed = withLine(file, at, line);
      expect(answersTo(formatAiUseFile(changed), questionOptions)).toEqual(
        answersTo(formatAiUseFile(file), questionOptions),
      );
    }),
    runs,
  );
});

test('ai use, AIPREF: the order of the lines below the names has no meaning', () => {
  const reversed = ({ agents, rule, lines }: AiUseBlock): AiUseBlock => {
    const [first = rule, ...more] = [...lines].reverse();
    return { agents, rule: first, lines: lines.length > 0 ? [...more, rule] : [] };
  };
  fc.assert(
    fc.property(anyAiUseFile, options, (file, questionOptions) => {
      const reversedFile = { head: [...file.head].reverse(), blocks: file.blocks.map(reversed) };
      // A record that begins with only a signal above its next names is still one record, because a rule follows.
      expect(answersTo(formatAiUseFile(reversedFile), questionOptions)).toEqual(
        answersTo(formatAiUseFile(file), questionOptions),
      );
    }),
    runs,
  );
});
