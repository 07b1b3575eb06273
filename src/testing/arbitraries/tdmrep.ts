// Files of the TDM Reservation Protocol: valid ones in any layout, and nearly valid ones.
import fc from 'fast-check';

const space = fc.constantFrom('', ' ', '\n', '\r\n', '\r', '\t', '\n  ', '\r\n    ', '  ');

const location = fc.constantFrom(
  '/',
  '/a',
  '/a/*.pdf$',
  '*',
  '',
  'a',
  '/caf\u00e9',
  '/%7E',
  'https://example.com/a',
);
const policy = fc.constantFrom('https://example.com/policy', '/policy', 'policy', '');
const reservation = fc.constantFrom(0, 1, 2, '1', '0', true, null, 1.5);

const member: fc.Arbitrary<readonly [string, unknown]> = fc.oneof(
  { weight: 4, arbitrary: location.map((value) => ['location', value] as const) },
  { weight: 4, arbitrary: reservation.map((value) => ['tdm-reservation', value] as const) },
  { weight: 2, arbitrary: policy.map((value) => ['tdm-policy', value] as const) },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom('note', 'Location', 'tdm_policy', 'location'),
      fc.jsonValue({ maxDepth: 1 }),
    ),
  },
);

/** Parts with white space around them, separated by commas. */
const joined = (part: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string> =>
  fc
    .tuple(space, fc.array(fc.tuple(space, part, space), { maxLength }))
    .map(([empty, parts]) => (parts.length === 0 ? empty : parts.map((tokens) => tokens.join('')).join(',')));

const memberText = fc
  .tuple(member, space, space)
  .map(
    ([[name, value], before, behind]) => `${JSON.stringify(name)}${before}:${behind}${JSON.stringify(value)}`,
  );

/** A complete location. It is valid if its value is. */
const rule = fc
  .tuple(
    location,
    fc.oneof({ weight: 3, arbitrary: fc.constantFrom(0, 1) }, { weight: 1, arbitrary: reservation }),
    space,
  )
  .map(
    ([path, value, gap]) =>
      `{"location":${gap}${JSON.stringify(path)},${gap}"tdm-reservation":${gap}${JSON.stringify(value)}}`,
  );

const itemText = fc.oneof(
  { weight: 9, arbitrary: rule },
  { weight: 9, arbitrary: joined(memberText, 4).map((members) => `{${members}}`) },
  { weight: 1, arbitrary: fc.constantFrom('1', 'null', '"/a"', '[]') },
);

/** A list of locations, in any layout. */
export const anyTdmrepList: fc.Arbitrary<string> = fc
  .tuple(space, joined(itemText, 5), space)
  .map(([before, items, behind]) => `${before}[${items}]${behind}`);

/** Any file of this kind: lists, and text that is not JSON or not a list. */
export const anyTdmrepText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: anyTdmrepList },
  { weight: 1, arbitrary: itemText },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        anyTdmrepList,
        fc.nat(),
        fc.nat(3),
        fc.constantFrom('', ',', '//c\n', '/*c*/', '"', ']', '{', '\u00e9'),
      )
      .map(([text, at, removed, added]) => {
        const offset = at % (text.length + 1);
        return text.slice(0, offset) + added + text.slice(offset + removed);
      }),
  },
);
