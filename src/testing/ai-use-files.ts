// Random files with lines about use, and what is asked of them.
import fc from 'fast-check';

export const AGENTS = [
  'GPTBot',
  'Googlebot',
  'Google-Extended',
  'Googlebot-Image',
  'Applebot',
  'AdsBot-Google',
  'zed',
  '',
];
export const PATHS = ['/', '/a', '/a/', '/a/b', '/b.pdf', '/robots.txt', '/a?q=1'];

export const accessPath = fc.constantFrom('', '/', '*', '/*', '/a', '/a/', '/a/b', '/*.pdf$', '/a*b', '/%61');
const usagePath = fc.constantFrom('', '/ ', '/* ', '/a ', '/a/ ', '/*b ');
const statement = fc.constantFrom(
  'train-ai=y',
  'train-ai=n',
  'search=y, train-ai=n',
  'search=n',
  'Train-ai=n',
  'all=n',
  '',
);
const signal = fc.constantFrom(
  'ai-train=yes',
  'ai-train=no',
  'search=yes,ai-train=no',
  'search=no',
  'ai-input=yes',
  'ai-train',
);
const access = fc
  .tuple(fc.constantFrom('Allow', 'Disallow'), accessPath)
  .map(([field, value]) => `${field}: ${value}`);
const usage = fc.tuple(usagePath, statement).map(([at, says]) => `Content-Usage: ${at}${says}`);
const signalLine = signal.map((value) => `Content-Signal: ${value}`);

export interface Block {
  readonly agents: readonly string[];
  readonly rule: string;
  readonly lines: readonly string[];
}

/** A record that has a rule, so that nothing below can make it run into the next. */
const block: fc.Arbitrary<Block> = fc.record({
  agents: fc.uniqueArray(fc.constantFrom('*', ...AGENTS.filter((name) => name !== '')), {
    minLength: 1,
    maxLength: 2,
  }),
  rule: access,
  lines: fc.array(fc.oneof(access, access, usage, signalLine), { maxLength: 4 }),
});

export interface File {
  readonly head: readonly string[];
  readonly blocks: readonly Block[];
}

export const file: fc.Arbitrary<File> = fc.record({
  head: fc.array(fc.oneof(signalLine, usage), { maxLength: 2 }),
  blocks: fc.array(block, { maxLength: 4 }),
});

const textOfBlock = ({ agents, rule, lines }: Block) =>
  [...agents.map((name) => `User-agent: ${name}`), rule, ...lines].join('\n');

export const textOf = ({ head, blocks }: File): string =>
  [head.join('\n'), ...blocks.map(textOfBlock)].join('\n\n');

/** Any order of lines, so that records run into one another. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom('*', ...AGENTS).map((name) => `User-agent: ${name}`) },
      { weight: 3, arbitrary: access },
      usage,
      signalLine,
      fc.constant(''),
    ),
    { maxLength: 14 },
  )
  .map((lines) => lines.join('\n'));
