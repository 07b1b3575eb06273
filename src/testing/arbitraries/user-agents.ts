// User-agents as callers give them: names, names with versions, whole headers, and files that name such crawlers.
import fc from 'fast-check';

const names = [
  'foobot',
  'Foo',
  'mozilla',
  'MS Search 6.0 Robot',
  'search',
  'MJ12bot',
  'Lib-www',
  'ツ',
  'bot',
];
const name = fc.constantFrom(...names);
const version = fc.constantFrom('', '/1.0', '/v2', '/', ' 3.1');
const product = fc.tuple(name, version).map(([token, number]) => token + number);

/** Any form of the user-agent of a crawler. */
export const userAgent: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('', '*', 'foobot', 'MS Search 6.0 Robot', ' foobot '),
  product,
  fc.tuple(product, product).map((products) => products.join(' ')),
  product.map((one) => `Mozilla/5.0 (compatible; ${one}; +http://foo.example/bot.html)`),
  fc.tuple(product, product).map(([one, other]) => `${one} (like ${other})`),
);

const agentLine = fc.oneof(product, fc.constantFrom('*', ...names)).map((value) => `User-agent: ${value}\n`);
const ruleLine = fc.constantFrom('Disallow: /\n', 'Disallow: /x\n', 'Allow: /x\n', 'Disallow:\n');
const record = fc
  .tuple(
    fc.array(agentLine, { minLength: 1, maxLength: 3 }),
    fc.array(ruleLine, { minLength: 1, maxLength: 2 }),
  )
  .map(([agents, rules]) => [...agents, ...rules].join(''));

/** A robots.txt whose records name such crawlers, with versions or as part of other names. */
export const namingRobotsTxt: fc.Arbitrary<string> = fc
  .array(record, { minLength: 1, maxLength: 4 })
  .map((records) => records.join('\n'));
