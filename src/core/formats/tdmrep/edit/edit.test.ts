import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { anyTdmrepList, anyTdmrepText } from '../../../../testing/arbitraries/tdmrep.ts';
import { applyEdits } from '../../../document/edits.ts';
import type { TextEdit } from '../../../document/range.ts';
import {
  printSource,
  readSource,
  type Source,
  sourceOfText,
  textOfSource,
} from '../../../document/source.ts';
import { readTdmrepFile } from '../tdmrep-file.ts';
import { addLocation, isEditable, moveLocation, placeForNewLocation, removeLocation } from './edit-list.ts';
import { setLocationPath, setPolicyUrl, setReservation } from './edit-members.ts';

type Action = (source: Source) => readonly TextEdit[];

const textAfter = (text: string, action: Action): string => {
  const source = sourceOfText(text);
  return textOfSource(applyEdits(source, action(source)));
};

const reserved = { path: '/b', isReserved: true };

const two = `[
    {"location": "/a", "tdm-reservation": 1},
    {"location": "/", "tdm-reservation": 0}
]
`;

describe('one edit makes only the requested change', () => {
  test.each([
    [
      'a location in an empty file',
      '',
      (source) => addLocation(source, reserved),
      '[\n  {\n    "location": "/b",\n    "tdm-reservation": 1\n  }\n]\n',
    ],
    [
      'a location in a file that contains only a line ending',
      '\r\n',
      (source) => addLocation(source, reserved),
      '[\r\n  {\r\n    "location": "/b",\r\n    "tdm-reservation": 1\r\n  }\r\n]\r\n',
    ],
    [
      'a location in an empty list',
      '[]',
      (source) => addLocation(source, { ...reserved, policy: 'https://example.com/p' }),
      '[\n  {\n    "location": "/b",\n    "tdm-reservation": 1,\n    "tdm-policy": "https://example.com/p"\n  }\n]',
    ],
    [
      'a location in the layout of the others',
      two,
      (source) => addLocation(source, reserved),
      two.replace('0}', '0},\n    {"location": "/b", "tdm-reservation": 1}'),
    ],
    [
      'a location before another',
      two,
      (source) => addLocation(source, reserved, 1),
      two.replace('{"location": "/",', '{"location": "/b", "tdm-reservation": 1},\n    {"location": "/",'),
    ],
    [
      'a location in one line',
      '[{"location":"/a","tdm-reservation":1}]',
      (source) => addLocation(source, reserved),
      '[{"location":"/a","tdm-reservation":1}, {"location":"/b","tdm-reservation":1}]',
    ],
    [
      'the first location removed',
      two,
      (source) => removeLocation(source, 0),
      '[\n    {"location": "/", "tdm-reservation": 0}\n]\n',
    ],
    [
      'the last location removed',
      two,
      (source) => removeLocation(source, 1),
      '[\n    {"location": "/a", "tdm-reservation": 1}\n]\n',
    ],
    ['the only location removed', '[ {"a": 1} ]', (source) => removeLocation(source, 0), '[]'],
    [
      'a location moved up',
      two,
      (source) => moveLocation(source, 1, 0),
      '[\n    {"location": "/", "tdm-reservation": 0},\n    {"location": "/a", "tdm-reservation": 1}\n]\n',
    ],
    [
      'another path',
      two,
      (source) => setLocationPath(source, 0, '/"\u00e9'),
      two.replace('/a', '/\\"\u00e9'),
    ],
    ['another reservation', two, (source) => setReservation(source, 1, true), two.replace('0}', '1}')],
    [
      'a missing policy',
      two,
      (source) => setPolicyUrl(source, 0, 'https://e/p'),
      two.replace('1}', '1, "tdm-policy": "https://e/p"}'),
    ],
    [
      'no policy',
      '[{"location": "/", "tdm-policy": "/p", "tdm-reservation": 1}]',
      (source) => setPolicyUrl(source, 0, undefined),
      '[{"location": "/", "tdm-reservation": 1}]',
    ],
    [
      'a missing path',
      '[{\r\n\t"tdm-reservation": 1\r\n}]',
      (source) => setLocationPath(source, 0, '/'),
      '[{\r\n\t"location": "/",\r\n\t"tdm-reservation": 1\r\n}]',
    ],
    [
      'members of an empty object',
      '[{}]',
      (source) => setReservation(source, 0, true),
      '[{\n    "tdm-reservation": 1\n  }]',
    ],
    ['the same path', two, (source) => setLocationPath(source, 0, '/a'), two],
    [
      '1.0, which is 1',
      '[{"tdm-reservation": 1.0}]',
      (source) => setReservation(source, 0, true),
      '[{"tdm-reservation": 1.0}]',
    ],
  ] as readonly (readonly [string, string, Action, string])[])('%s', (_name, before, action, after) =>
    expect(textAfter(before, action)).toBe(after),
  );

  test.each([
    ['a location in a file that is not JSON', '[,]', (source) => addLocation(source, reserved)],
    ['a location in an object', '{}', (source) => addLocation(source, reserved)],
    ['a location at an index that does not exist', '[]', (source) => addLocation(source, reserved, 1)],
    ['removing a location that does not exist', '[]', (source) => removeLocation(source, 0)],
    ['moving to an index that does not exist', two, (source) => moveLocation(source, 0, 2)],
    ['the path of a number', '[1]', (source) => setLocationPath(source, 0, '/')],
  ] as readonly (readonly [string, string, Action])[])('%s is refused', (_name, text, action) =>
    expect(() => action(sourceOfText(text))).toThrow(RangeError),
  );

  test('a new location is added before a last one that applies to the whole site', () => {
    expect(placeForNewLocation(sourceOfText(two))).toBe(1);
    expect(placeForNewLocation(sourceOfText('[{"location": "/*"}]'))).toBe(0);
    expect(placeForNewLocation(sourceOfText('[{"location": "/$"}]'))).toBe(1);
    expect(placeForNewLocation(sourceOfText(''))).toBe(0);
  });
});

interface EditCase {
  readonly name: string;
  readonly make: (source: Source) => readonly TextEdit[];
  /** The same on the value of the file. */
  readonly apply: (list: unknown[]) => void;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const setIn = (list: unknown[], place: number, name: string, value: unknown) => {
  const one = list[place];
  if (!isObject(one)) return;
  if (value === undefined) delete one[name];
  else one[name] = value;
};

/** Any edit of a list that has `count` items. */
function anyEditCase(count: number): fc.Arbitrary<EditCase> {
  const path = fc.constantFrom('/', '/new', 'x"\\\n', '\u2603');
  const add = fc.tuple(path, fc.boolean(), fc.nat(count)).map(
    ([one, isReserved, place]): EditCase => ({
      name: 'add',
      make: (source) => addLocation(source, { path: one, isReserved }, place),
      apply: (list) => list.splice(place, 0, { location: one, 'tdm-reservation': isReserved ? 1 : 0 }),
    }),
  );
  if (count === 0) return add;
  const place = fc.nat(count - 1);
  return fc.oneof(
    add,
    place.map(
      (at): EditCase => ({
        name: 'remove',
        make: (source) => removeLocation(source, at),
        apply: (list) => list.splice(at, 1),
      }),
    ),
    fc.tuple(place, place).map(
      ([from, to]): EditCase => ({
        name: 'move',
        make: (source) => moveLocation(source, from, to),
        apply: (list) => list.splice(to, 0, ...list.splice(from, 1)),
      }),
    ),
    fc.tuple(place, path).map(
      ([at, one]): EditCase => ({
        name: 'path',
        make: (source) => setLocationPath(source, at, one),
        apply: (list) => setIn(list, at, 'location', one),
      }),
    ),
    fc.tuple(place, fc.boolean()).map(
      ([at, isReserved]): EditCase => ({
        name: 'reservation',
        make: (source) => setReservation(source, at, isReserved),
        apply: (list) => setIn(list, at, 'tdm-reservation', isReserved ? 1 : 0),
      }),
    ),
    fc.tuple(place, fc.option(path, { nil: undefined })).map(
      ([at, one]): EditCase => ({
        name: 'policy',
        make: (source) => setPolicyUrl(source, at, one),
        apply: (list) => setIn(list, at, 'tdm-policy', one),
      }),
    ),
  );
}

const anyEdit = anyTdmrepList.chain((text) => {
  const { length } = JSON.parse(text) as unknown[];
  return anyEditCase(length).map((editCase) => ({ text, editCase }));
});

describe('any list and any edit', () => {
  test('the edited file is JSON with just the requested change, and is read like a file that is opened', () => {
    const testedEdits = new Set<string>();
    fc.assert(
      fc.property(anyEdit, ({ text, editCase }) => {
        const source = sourceOfText(text);
        const expected = JSON.parse(text) as unknown[];
        let edits: readonly TextEdit[];
        try {
          edits = editCase.make(source);
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          return;
        }
        editCase.apply(expected);
        testedEdits.add(editCase.name);
        const after = applyEdits(source, edits);
        expect(JSON.parse(textOfSource(after)), editCase.name).toEqual(expected);
        const reopened = readSource(printSource(after));
        const { index, lineOf, ...read } = readTdmrepFile(after);
        expect(readTdmrepFile(reopened)).toMatchObject(read);
      }),
      { numRuns: runs(1500) },
    );
    expect(testedEdits.size).toBe(6);
  });

  test('moving loses no character, and removing an added location restores the text', () => {
    fc.assert(
      fc.property(anyTdmrepList, fc.nat(), fc.nat(), (text, a, b) => {
        const { length } = JSON.parse(text) as unknown[];
        if (length === 0) return;
        const [from, to] = [a % length, b % length];
        const moved = textAfter(text, (source) => moveLocation(source, from, to));
        expect(moved.split('').toSorted()).toEqual(text.split('').toSorted());
        const added = textAfter(text, (source) => addLocation(source, reserved, from));
        expect(textAfter(added, (source) => removeLocation(source, from))).toBe(text);
      }),
      { numRuns: runs(500) },
    );
  });

  test('a file that is not a list is refused, and no other error is thrown', () => {
    fc.assert(
      fc.property(anyTdmrepText, (text) => {
        const source = sourceOfText(text);
        if (isEditable(readTdmrepFile(source))) expect(addLocation(source, reserved).length).toBe(1);
        else expect(() => addLocation(source, reserved)).toThrow(RangeError);
      }),
      { numRuns: runs(500) },
    );
  });
});
