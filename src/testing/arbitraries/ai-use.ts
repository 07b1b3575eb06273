// Random files with lines about AI use, and the agents and paths to query.
import fc from 'fast-check';

export const aiUseAgents = [
  'GPTBot',
  'Googlebot',
  'Google-Extended',
  'Googlebot-Image',
  'Applebot',
  'AdsBot-Google',
  'zed',
  '',
];
export const aiUsePaths = ['/', '/a', '/a/', '/a/b', '/b.pdf', '/robots.txt', '/a?q=1'];

export const anyAccessPath = fc.constantFrom(
  '',
  '/',
  '*',
  '/*',
  '/a',
  '/a/',
  '/a/b',
  '/*.pdf$',
  '/a*b',
  '/%61',
);
const anyUsagePath = fc.constantFrom('', '/ ', '/* ', '/a ', '/a/ ', '/*b ');
const usageStatement = fc.constantFrom(
  'train-ai=y',
  'train-ai=n',
  'search=y, train-ai=n',
  'search=n',
  'Train-ai=n',
  'all=n',
  '',
);
const contentSignal = fc.constantFrom(
  'ai-train=yes',
  'ai-train=no',
  'search=yes,ai-train=no',
  'search=no',
  'ai-input=yes',
  'ai-train',
);
const accessLine = fc
  .tuple(fc.constantFrom('Allow', 'Disallow'), anyAccessPath)
  .map(([field, value]) => `${field}: ${value}`);
const usageLine = fc.tuple(anyUsagePath, usageStatement).map(([at, says]) => `Content-Usage: ${at}${says}`);
const signalLine = contentSignal.map((value) => `Content-Signal: ${value}`);

export interface AiUseBlock {
  readonly agents: readonly string[];
  readonly rule: string;
  readonly lines: readonly string[];
}

/** A record that has a rule, so that no later line can merge it with the next one. */
const anyBlock: fc.Arbitrary<AiUseBlock> = fc.record({
  agents: fc.uniqueArray(fc.constantFrom('*', ...aiUseAgents.filter((name) => name !== '')), {
    minLength: 1,
    maxLength: 2,
  }),
  rule: accessLine,
  lines: fc.array(fc.oneof(accessLine, accessLine, usageLine, signalLine), { maxLength: 4 }),
});

export interface AiUseFile {
  readonly head: readonly string[];
  readonly blocks: readonly AiUseBlock[];
}

export const anyAiUseFile: fc.Arbitrary<AiUseFile> = fc.record({
  head: fc.array(fc.oneof(signalLine, usageLine), { maxLength: 2 }),
  blocks: fc.array(anyBlock, { maxLength: 4 }),
});

const formatBlock = ({ agents, rule, lines }: AiUseBlock) =>
  [...agents.map((name) => `User-agent: ${name}`), rule, ...lines].join('\n');

export const formatAiUseFile = ({ head, blocks }: AiUseFile): string =>
  [head.join('\n'), ...blocks.map(formatBlock)].join('\n\n');

/** Lines in any order, so that records merge. */
export const anyAiUseText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('*', ...aiUseAgents).map((name) => `User-agent: ${name}`) },
      { weight: 3, arbitrary: accessLine },
      usageLine,
      signalLine,
      fc.constant(''),
    ),
    { maxLength: 14 },
  )
  .map((lines) => lines.join('\n'));
