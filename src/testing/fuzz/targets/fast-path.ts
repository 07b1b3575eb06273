// The rule index decides as trying the rules one by one does.

import {
  classOfAgent,
  decidingRule,
  planFetch,
  targetOf,
} from '../../../core/formats/rep/question/fetch-plan.ts';
import { answers, prepare, readers } from '../../../core/index.ts';
import { decideOneByOne, parseRules } from '../../../core/matching/path-rule.ts';
import { findNamedAgents, findNamedPaths } from '../../../core/workspace/suggested-questions.ts';
import { createFuzzSite, FUZZ_ORIGIN } from '../fuzz-case.ts';
import { assertSame, assertThat, type FuzzTarget, randomText } from './target.ts';

export const checkFastPath: FuzzTarget = (one, random) => {
  const site = createFuzzSite(one);
  const { source } = site.files.get(one.path)!;
  const agents = ['*', randomText(one, random), ...findNamedAgents(one.path, source, 2)];
  const urls = ['/', `/${randomText(one, random)}`, ...findNamedPaths(one.path, source, 3)];
  for (const reader of readers) {
    const options = { question: 'fetch', reader, file: one.path } as const;
    const plan = planFetch(site, options);
    const asking = prepare(site, options);
    const matrix = asking.matrix(agents, urls);
    agents.forEach((agent, column) =>
      urls.forEach((url, row) => {
        const verdict = asking(agent, FUZZ_ORIGIN + url);
        const cell = row * agents.length + column;
        assertSame('the cell of a matrix', answers[matrix.answers[cell]!], asking(agent, url).answer);
        if (!plan.file || verdict.reason === 'other-site') return;
        const chosen = classOfAgent(plan, agent);
        const target = targetOf(plan, url).url;
        const rules = parseRules(chosen.rules, plan.file.policy.source.encoding, reader);
        const place = decideOneByOne(rules, target, reader.rule);
        assertThat(
          decidingRule(plan, chosen, target) === chosen.rules[place],
          () =>
            `${reader.id}, ${JSON.stringify(agent)} on ${JSON.stringify(url)}: the index finds another rule than number ${place}`,
        );
      }),
    );
  }
};
