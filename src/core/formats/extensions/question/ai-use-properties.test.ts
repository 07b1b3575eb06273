// What holds of the question what AI may do, whatever the file (modern-lines 13.2).
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
const prepare = (text: string, asked: AiUseOptions) =>
  aiUseQuestion.prepare(openSite({ origin: ORIGIN, files: { '/robots.txt': text } }), asked);
const answersTo = (text: string, asked: AiUseOptions) => {
  const ask = prepare(text, asked);
  return aiUseAgents.map((agent) => URLS.map((url) => ask(agent, url).answer));
};

/** The file with a line more in one of its records, at a place below the names. */
function withLine({ head, blocks }: AiUseFile, at: number, line: string): AiUseFile {
  const place = at % blocks.length;
  const inserted = blocks.map((one, i) => (i === place ? { ...one, lines: [...one.lines, line] } : one));
  return { head, blocks: inserted };
}

const hasBlocks = anyAiUseFile.filter(({ blocks }) => blocks.length > 0);
const runs = { numRuns: 40 };

test('ours: the matrix and its columns are the answers one by one, and agents of a class are answered alike', () => {
  fc.assert(
    fc.property(anyAiUseFile, options, (made, asked) => {
      const ask = prepare(formatAiUseFile(made), asked);
      const matrix = ask.matrix(aiUseAgents, URLS);
      const byClass = new Map<string, string>();
      aiUseAgents.forEach((agent, column) => {
        const told = URLS.map((url) => ask(agent, url));
        const own = told.map(({ answer }) => answer).join(' ');
        expect(byClass.get(ask.classOf(agent)) ?? own).toBe(own);
        byClass.set(ask.classOf(agent), own);
        told.forEach(({ answer, by }, row) => {
          const cell = row * aiUseAgents.length + column;
          expect(aiUseAnswers[matrix.answers[cell]!]).toBe(answer);
          expect(matrix.lines[cell]).toBe(by?.line ?? -1);
        });
      });
    }),
    runs,
  );
});

test('ours: exactly one step decides, the last; it is what the verdict gives as its reason', () => {
  fc.assert(
    fc.property(
      anyAiUseFile,
      options,
      fc.constantFrom(...aiUseAgents),
      fc.constantFrom(...URLS),
      (made, asked, agent, url) => {
        const verdict = prepare(formatAiUseFile(made), asked)(agent, url);
        const steps = verdict.trace();
        expect(steps.filter(({ outcome }) => outcome === 'decides')).toEqual([steps.at(-1)]);
        expect(steps.at(-1)).toEqual(verdict.because());
      },
    ),
    runs,
  );
});

test('modern-lines 13.2: to add a Disallow with a path to a record that has a rule never turns no into yes', () => {
  fc.assert(
    fc.property(hasBlocks, options, fc.nat(), anyAccessPath, (made, asked, at, closed) => {
      fc.pre(closed !== '');
      const before = answersTo(formatAiUseFile(made), asked);
      const after = answersTo(formatAiUseFile(withLine(made, at, `Disallow: ${closed}`)), asked);
      const worse = before.flatMap((row, i) =>
        row.filter((was, j) => was === 'no' && after[i]![j] === 'yes'),
      );
      expect(worse).toEqual([]);
    }),
    runs,
  );
});

test('modern-lines 13.2: License, Sitemap, Noindex, Host and Crawl-delay change no answer', () => {
  const others = fc.constantFrom(
    'License: https://h.example/l.xml',
    'Sitemap: https://h.example/s.xml',
    'Noindex: /a',
    'Host: h.example',
    'Crawl-delay: 10',
  );
  fc.assert(
    fc.property(hasBlocks, options, fc.nat(), others, (made, asked, at, line) => {
      const changed = withLine(made, at, line);
      expect(answersTo(formatAiUseFile(changed), asked)).toEqual(answersTo(formatAiUseFile(made), asked));
    }),
    runs,
  );
});

test('modern-lines 13.2, CUS-009: the order of the lines below the names has no meaning', () => {
  const reversed = ({ agents, rule, lines }: AiUseBlock): AiUseBlock => {
    const [first = rule, ...more] = [...lines].reverse();
    return { agents, rule: first, lines: lines.length > 0 ? [...more, rule] : [] };
  };
  fc.assert(
    fc.property(anyAiUseFile, options, (made, asked) => {
      const turned = { head: [...made.head].reverse(), blocks: made.blocks.map(reversed) };
      // A record that begins with a signal and nothing else above its next names is still one record: a rule follows.
      expect(answersTo(formatAiUseFile(turned), asked)).toEqual(answersTo(formatAiUseFile(made), asked));
    }),
    runs,
  );
});
