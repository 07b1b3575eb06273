import { describe, expect, test } from 'vitest';
import quirks from '../../../../testing/vectors/agent-quirks.json' with { type: 'json' };
import vectors from '../../../../testing/vectors/extension-lines.json' with { type: 'json' };
import { type AiPurpose, aiPurposes } from '../../../catalogue/ai-purposes.ts';
import { columnPurposeOf } from '../../../catalogue/column-purposes.ts';
import crawlers from '../../../catalogue/crawlers.json' with { type: 'json' };
import { isTokenFor, namelessServices, policyTokens } from '../../../catalogue/policy-tokens.ts';
import { aiSearchCrawlers, singlePurposes } from '../../../catalogue/single-purpose.ts';
import { openSite } from '../../../workspace/site.ts';
import { aiUseQuestion } from './ai-use.ts';
import type { AiUseAnswer, AiUseOptions, AiUseReason, SignalScope } from './ai-use-verdict.ts';

interface Vector {
  readonly id: string;
  readonly why: string;
  readonly file: string;
  readonly agent: string | null;
  readonly purpose: AiPurpose;
  readonly url: string;
  readonly signalScope?: SignalScope;
  readonly expect: AiUseAnswer;
}

const ofKind = <T>(kind: string): readonly (readonly [title: string, vector: T])[] =>
  vectors
    .filter((one) => one.kind === kind)
    .map((one) => [`${one.id}: ${one.why}`, one as unknown as T] as const);

const ORIGIN = 'http://h.example';
const siteOf = (file: string) => openSite({ origin: ORIGIN, files: { '/robots.txt': file } });

type QuestionOptions = Partial<Omit<AiUseOptions, 'question'>>;

const prepareFile = (file: string, { purpose = 'ai-train', ...options }: QuestionOptions = {}) =>
  aiUseQuestion.prepare(siteOf(file), { question: 'ai-use', purpose, ...options });

const ask = (file: string, agent: string, path = '/x', questionOptions: QuestionOptions = {}) =>
  prepareFile(file, questionOptions)(agent, `${ORIGIN}${path}`);

test.each(ofKind<Vector>('ai-use'))('%s', (_title, { file, agent, purpose, url, signalScope, expect: e }) => {
  const questionOptions = { purpose, ...(signalScope ? { signalScope } : {}) };
  expect(prepareFile(file, questionOptions)(agent ?? '', url).answer).toBe(e);
});

interface UsageVector extends Omit<Vector, 'expect' | 'agent'> {
  readonly agent: string;
  readonly label: 'train-ai' | 'search';
  readonly expect: 'allowed' | 'disallowed' | 'unknown' | 'not-applicable';
}

const byLabel = { 'train-ai': 'ai-train', search: 'search' } as const;
const preferences: Readonly<Record<string, UsageVector['expect']>> = {
  yes: 'allowed',
  no: 'disallowed',
  'not-stated': 'unknown',
};

// The agents of these files are in no catalog and have no tokens, and no file has a signal. Only the label counts.
test.each(ofKind<UsageVector>('content-usage'))('%s', (_title, { file, agent, url, label, expect: e }) => {
  const { answer, reason } = prepareFile(file, { purpose: byLabel[label] })(agent, url);
  expect(reason === 'closed' ? 'not-applicable' : preferences[answer]).toBe(e);
});

interface ScopeVector extends Pick<Vector, 'id' | 'why' | 'file'> {
  readonly line: number;
  readonly agents: readonly string[];
  readonly expect: Readonly<Record<SignalScope, readonly string[]>>;
}

const signals = ofKind<ScopeVector>('scope').filter(([, { file, line }]) =>
  file.split('\n')[line - 1]!.startsWith('Content-Signal'),
);
const usages = ofKind<ScopeVector>('scope').filter(([, { file, line }]) =>
  file.split('\n')[line - 1]!.startsWith('Content-Usage'),
);

const isCounted = (file: string, line: number, questionOptions: QuestionOptions) => (agent: string) =>
  prepareFile(file, questionOptions)(agent, `${ORIGIN}/x`)
    .trace()
    .some((step) => /^ai-(signal|usage)$/.test(step.code) && step.by?.line === line - 1);

describe.each(['record', 'file'] as const)('signals that count for the %s', (signalScope) => {
  test.each(signals)('%s', (_title, { file, line, agents, expect: e }) => {
    expect(agents.filter(isCounted(file, line, { signalScope }))).toEqual(e[signalScope]);
  });
});

test.each(usages)('%s', (_title, { file, line, agents, expect: e }) => {
  expect(agents.filter(isCounted(file, line, {}))).toEqual(e.record);
});

describe('facts of the catalog about agents', () => {
  const catalogueNames: Readonly<Record<string, AiPurpose>> = {
    search: 'search',
    'ai-training': 'ai-train',
    'ai-input': 'ai-input',
  };
  test('ai use: the table of single purposes equals that of the catalog', () => {
    const expected = crawlers.entries.flatMap(({ tokens, purposes }) => {
      const [only, ...more] = purposes.filter((one) => one !== 'user-triggered');
      const purpose = only !== undefined && more.length === 0 ? catalogueNames[only] : undefined;
      return purpose ? tokens.map((token) => [token.toLowerCase(), purpose] as const) : [];
    });
    expect(Object.fromEntries(singlePurposes)).toEqual(Object.fromEntries(expected));
  });

  test('ours: the search engines whose index gives AI answers are those that the table of answers lists so', () => {
    const names = [...singlePurposes].flatMap(([name, purpose]) =>
      purpose === 'search' && columnPurposeOf(name) === 'ai-search' ? [name] : [],
    );
    expect([...aiSearchCrawlers]).toEqual(names);
  });

  test('ai use: a policy token serves each purpose that it governs', () => {
    expect(aiPurposes.filter((one) => isTokenFor('google-extended', one))).toEqual(['ai-input', 'ai-train']);
    expect(aiPurposes.filter((one) => isTokenFor('Googlebot', one))).toEqual([]);
  });
});

describe('which parts count', () => {
  const rows: readonly (readonly [
    sentence: string,
    file: string,
    agent: string,
    questionOptions: QuestionOptions,
    expected: string,
  ])[] = [
    ['ai use: a rule that blocks', 'User-agent: *\nDisallow: /', 'GPTBot', {}, 'no closed no 2'],
    [
      'ai use: a grant that covers the same paths as the rule that blocks',
      'User-agent: z\nDisallow: /\nContent-Signal: ai-train=yes',
      'z',
      {},
      'contradictory closed-and-granted yes 3 no 2',
    ],
    [
      'ai use: a named record is not contradicted by the default for all',
      'Content-Signal: ai-train=yes\nUser-agent: z\nDisallow: /',
      'z',
      {},
      'no closed no 3',
    ],
    ['ai use: an Allow by name', 'User-agent: gptbot\nAllow: /', 'GPTBot', {}, 'yes named yes 2'],
    ['ai use: an empty Disallow by name', 'User-agent: GPTBot\nDisallow:', 'GPTBot', {}, 'yes named yes 2'],
    [
      'ai use: an empty Disallow next to another rule allows nothing',
      'User-agent: GPTBot\nDisallow:\nDisallow: /p',
      'GPTBot',
      {},
      'not-stated silence',
    ],
    [
      'ai use: not by a name that it falls back to',
      'User-agent: Googlebot\nAllow: /',
      'Googlebot-Image',
      { purpose: 'search' },
      'not-stated silence',
    ],
    [
      'ai use: two systems disagree',
      'User-agent: *\nContent-Usage: train-ai=n\nContent-Signal: ai-train=yes',
      'z',
      {},
      'contradictory several yes 3 no 2',
    ],
    [
      'ai use: the default record applies to a token that no line names',
      'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /',
      'Googlebot',
      {},
      'no token no 2',
    ],
    [
      'ai use: the record of a token applies to it',
      'User-agent: Google-Extended\nAllow: /',
      'Googlebot',
      { purpose: 'ai-input' },
      'yes token yes 2',
    ],
    [
      'ai use: any agent that is not named has no tokens',
      'User-agent: Google-Extended\nDisallow: /',
      '*',
      {},
      'not-stated silence',
    ],
    [
      'aipref vocabulary: an edition of 2025 knows wider labels',
      'User-agent: *\nContent-Usage: bots=n',
      'z',
      { edition: 'vocab-04', purpose: 'ai-input' },
      'no usage no 2',
    ],
    [
      'aipref vocabulary: the narrower label counts before the wider one',
      'User-agent: *\nContent-Usage: all=n\nContent-Usage: train-ai=y',
      'z',
      { edition: 'vocab-02' },
      'yes usage yes 3',
    ],
    [
      'aipref vocabulary: the newest edition has no label for AI input',
      'User-agent: *\nContent-Usage: ai-output=n',
      'z',
      { purpose: 'ai-input' },
      'not-stated silence',
    ],
  ];
  test.each(rows)('%s', (_sentence, file, agent, questionOptions, expected) => {
    const { answer, reason, yes, no, key } = ask(file, agent, '/x', questionOptions);
    const lines = (word: string, refs: typeof yes) =>
      refs.length > 0 ? [word, ...refs.map(({ line }) => String(line + 1))] : [];
    expect([answer, reason, ...lines('yes', yes), ...lines('no', no)].join(' ')).toBe(expected);
    expect(key).toBe(answer);
  });

  test('aipref: the no counts among two matching patterns of equal length', () => {
    const file = 'User-agent: *\nContent-Usage: /*x train-ai=y\nContent-Usage: /ax train-ai=n';
    expect(ask(file, 'z', '/ax').no.map(({ line }) => line)).toEqual([2]);
    expect(ask(file, 'z', '/bx').answer).toBe('yes');
  });

  test.each([
    ['Content-Usage: /* train-ai=y', 'Content-Usage: /a train-ai=y'],
    ['Content-Usage: /a train-ai=y', 'Content-Usage: /* train-ai=y'],
  ])(
    'ai use: among equal lines that say the same, the one that covers more counts, in any order',
    (...lines) => {
      const { answer, yes } = ask(['User-agent: *', 'Allow: /a', ...lines].join('\n'), 'z', '/a');
      expect([answer, yes.map(({ line }) => lines[line - 2])]).toEqual([
        'yes',
        ['Content-Usage: /a train-ai=y'],
      ]);
    },
  );

  test('ai use: there are no statements about another site, and none by a missing file', () => {
    const reasons: AiUseReason[] = [
      prepareFile('User-agent: *\nDisallow: /')('z', 'http://other.example/').reason,
      aiUseQuestion.prepare(openSite({ origin: ORIGIN, files: {} }), {
        question: 'ai-use',
        purpose: 'search',
      })('z', `${ORIGIN}/`).reason,
    ];
    expect(reasons).toEqual(['other-site', 'no-file']);
  });

  test('ours: an unknown edition is an error', () => {
    expect(() => prepareFile('', { edition: 'vocab-99' })).toThrow(RangeError);
  });
});

describe('information next to the answer', () => {
  const file = [
    'License: https://h.example/l.xml',
    'Content-Signal: ai-train=no, use=reference',
    '',
    'User-agent: z',
    'Content-Signal: ai-train=yes',
    'Allow: /',
  ].join('\n');

  test('rsl 1.0 4.4.2: the licenses of a record replace the global ones, and only for its crawlers', () => {
    const both = [
      'License: https://h.example/global.xml',
      '',
      'User-agent: z',
      'Allow: /',
      'License: https://h.example/z.xml',
      'License: https://h.example/z2.xml',
      '',
      'User-agent: *',
      'Disallow: /x',
    ].join('\n');
    const named = (agent: string, text = both) =>
      ask(text, agent).beside.licenses.map(({ line, value }) => `${line} ${value.split('/').at(-1)}`);
    expect(named('z')).toEqual(['4 z.xml', '5 z2.xml']);
    expect(named('other')).toEqual(['0 global.xml']);
    expect(named('other', both.replace('License: https://h.example/global.xml', ''))).toEqual([]);
    expect(named('z', 'License: https://h.example/global.xml')).toEqual(['0 global.xml']);
  });

  test('RSL-004, Content Signals: licenses, the most that may be done, and the answer under the other scope', () => {
    const { answer, beside } = ask(file, 'z');
    expect(answer).toBe('yes');
    expect(beside).toEqual({
      licenses: [{ line: 0, value: 'https://h.example/l.xml' }],
      uses: [],
      otherScope: 'contradictory',
    });
    expect(ask(file, 'other').beside.uses).toEqual([{ line: 1, value: 'reference' }]);
    expect(ask(file, 'z', '/x', { signalScope: 'file' }).beside.otherScope).toBe('yes');
    expect(ask(file, 'other').beside.otherScope).toBe('contradictory');
  });
});

describe('the policy tokens and the services without a name', () => {
  test('agent quirks: the tokens are those of agent-quirks.json, and unknown facts remain unknown', () => {
    const fields = policyTokens.map(({ contested: _, ...one }) => one);
    const specified = quirks.policyTokens.map(
      ({ kind: _, clientExists: _exists, contested: _open, ...one }) => one,
    );
    expect(fields).toEqual(specified);
    expect(namelessServices).toEqual(quirks.noToken);
    expect(policyTokens.every(({ contested }) => contested !== '')).toBe(true);
  });
  test('pol-003: the record that applies to an unnamed token is contested, as in the specification', () => {
    for (const { token, contested } of policyTokens.filter((one) => one.token !== null)) {
      const specified = quirks.policyTokens.find((one) => one.token === token)?.contested ?? '';
      expect(contested).toContain(/\((a public catalogue .*)\)/.exec(specified)![1]);
      expect(contested).toContain('read here by RFC 9309: * counts');
    }
  });
});
