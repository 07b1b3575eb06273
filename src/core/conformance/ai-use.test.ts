// The question of what AI may do, compared with a second implementation of the rule in ai use
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  aiUseAgents,
  aiUsePaths,
  anyAiUseFile,
  anyAiUseText,
  formatAiUseFile,
} from '../../testing/arbitraries/ai-use.ts';
import {
  type AgentFacts,
  type Purpose,
  referenceAiUse,
} from '../../testing/from-the-text/ai-use-reference.ts';
import { openSite, prepare } from '../index.ts';

/** The facts in catalogue and quirks about the agents in the questions, as the operators state them. */
const agentFacts: AgentFacts = {
  fallbacks: { 'Googlebot-Image': ['Googlebot'], Applebot: ['Googlebot'] },
  noStar: ['AdsBot-Google'],
  tokens(agent, purpose) {
    if (purpose === 'search') return [];
    if (agent === 'Googlebot' || agent === 'Googlebot-Image') return ['Google-Extended'];
    return agent === 'Applebot' && purpose === 'ai-train' ? ['Applebot-Extended'] : [];
  },
  isSingle(agent, purpose) {
    if (agent === 'GPTBot') return purpose === 'ai-train';
    if (agent === 'Googlebot-Image') return purpose === 'search';
    return agent === 'Google-Extended' && purpose !== 'search';
  },
};

/** Lines in any order, and records with many statements, which contradict themselves more often. */
const anyFile = fc.oneof(anyAiUseText, { weight: 2, arbitrary: anyAiUseFile.map(formatAiUseFile) });

const purposes: readonly Purpose[] = ['search', 'ai-input', 'ai-train'];

test('ai use: the engine answers as the specification says, for any file', () => {
  const answerCounts = new Map<string, number>();
  fc.assert(
    fc.property(
      anyFile,
      fc.constantFrom(...purposes),
      fc.constantFrom('record', 'file'),
      (text, purpose, scope) => {
        const site = openSite({ origin: 'http://h.example', files: { '/robots.txt': text } });
        const signalScope = scope === 'file' ? 'file' : 'record';
        const verdictOf = prepare(site, { question: 'ai-use', purpose, signalScope });
        for (const agent of aiUseAgents)
          for (const path of aiUsePaths) {
            const { answer } = verdictOf(agent, `http://h.example${path}`);
            answerCounts.set(answer, (answerCounts.get(answer) ?? 0) + 1);
            const expected = referenceAiUse(text, { agent, purpose, path, scope }, agentFacts);
            expect(`${agent} ${path} ${answer}`).toBe(`${agent} ${path} ${expected}`);
          }
      },
    ),
    { numRuns: 120 },
  );
  for (const answer of ['yes', 'no', 'not-stated', 'contradictory'])
    expect(answerCounts.get(answer), answer).toBeGreaterThan(50);
});
