// Splits values of qualifiers into parts, and joins them again.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { qualifierTypes } from './qualifiers.ts';
import { choicesFor, partsOfValue, resourceLocators, valueOfParts } from './value-parts.ts';

describe('a value in parts', () => {
  test.each([
    ['time-limit', 'until-recrawl', { choice: 'until-recrawled', items: [] }, 'until-recrawled'],
    ['time-limit', 'Until-2030-02-28', { choice: 'until-date', items: ['2030-02-28'] }, 'until-2030-02-28'],
    ['time-limit', '07-days', { choice: 'n-days', items: ['07'] }, '07-days'],
    ['must-use-resource', '/x?y=%20', { choice: 'uri', items: ['/x?y=%20'] }, '/x?y=%20'],
    [
      'must-use-resource',
      'the-acap:extract:id:a%20b',
      { choice: 'id', items: ['a b'] },
      'the-acap:extract:id:a%20b',
    ],
    [
      'must-use-resource',
      'the-acap:extract:idlist:a,B',
      { choice: 'id', items: ['a', 'B'] },
      'the-acap:extract:idlist:a,B',
    ],
    [
      'must-use-resource',
      'the-acap:extract:meta:Description',
      { choice: 'meta', items: ['Description'] },
      'the-acap:extract:meta:Description',
    ],
    [
      'must-use-resource',
      'the-acap:extract:taglist:p,h1',
      { choice: 'taglist', items: ['p', 'h1'] },
      'the-acap:extract:taglist:p,h1',
    ],
    [
      'must-use-resource',
      'the-acap:text:some%20words',
      { choice: 'text', items: ['some words'] },
      'the-acap:text:some%20words',
    ],
    ['max-length', '250-chars', { choice: 'chars', items: ['250'] }, '250-chars'],
    ['prohibited-modification', 'Style', { choice: 'style', items: [] }, 'style'],
    [
      'must-include-resource',
      'the-acap:credit:text:Photo%20%27Me%27',
      { choice: 'credit', items: ["Photo 'Me'"], locator: 'text' },
      'the-acap:credit:text:Photo%20%27Me%27',
    ],
    [
      'must-include-resource',
      'the-acap:license-link:http://x.example/l',
      { choice: 'license-link', items: ['http://x.example/l'], locator: 'uri' },
      'the-acap:license-link:http://x.example/l',
    ],
    [
      'target-condition',
      'permittedcountrylist:BE,FR',
      { choice: 'permittedcountrylist', items: ['BE', 'FR'] },
      'permittedcountrylist:BE,FR',
    ],
    [
      'target-condition',
      'rulesref:http://x.example/r',
      { choice: 'rulesref', items: ['http://x.example/r'] },
      'rulesref:http://x.example/r',
    ],
    [
      'usage-ref',
      'the-acap:terms-link:id:terms',
      { choice: 'terms-link', items: ['terms'], locator: 'id' },
      'the-acap:terms-link:id:terms',
    ],
  ])('acap 1.1 D: %s=%s', (type, value, parts, canonical) => {
    expect(partsOfValue(type, value)).toEqual(parts);
    expect(valueOfParts(type, parts as never)).toBe(canonical);
  });

  test.each([
    ['time-limit', { choice: 'until-date', items: ['2030-02-30'] }],
    ['time-limit', { choice: 'n-days', items: [''] }],
    ['must-use-resource', { choice: 'uri', items: [''] }],
    ['must-use-resource', { choice: 'taglist', items: ['1'] }],
    ['target-condition', { choice: 'ipaddressrangelist', items: ['1.2.3'] }],
    ['target-condition', { choice: 'permittedcountrylist', items: [] }],
  ])('acap 1.1 D: %s has no value for %o', (type, parts) =>
    expect(valueOfParts(type, parts)).toBeUndefined(),
  );
});

test('acap 1.1 section 3: any text or name that is typed is read back unchanged', () => {
  const typed = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.toWellFormed());
  fc.assert(
    fc.property(typed, typed, (one, other) => {
      const text = { choice: 'text', items: [one] };
      expect(partsOfValue('must-use-resource', valueOfParts('must-use-resource', text)!)).toEqual(text);
      const ids = { choice: 'class', items: [one, other].map((id) => id.trim()) };
      if (ids.items.every((id) => id !== ''))
        expect(partsOfValue('must-use-resource', valueOfParts('must-use-resource', ids)!)).toEqual(ids);
      for (const locator of resourceLocators.filter((each) => each !== 'uri')) {
        const located = { choice: 'credit', items: [one], locator };
        expect(
          partsOfValue('must-include-resource', valueOfParts('must-include-resource', located)!),
        ).toEqual(located);
      }
    }),
  );
});

test('acap 1.1 D: every form of every qualifier is a choice', () => {
  for (const { type, forms } of qualifierTypes) {
    const names = choicesFor(type).map(({ choice }) => choice);
    for (const { form } of forms) expect(names).toContain(form.replace(/^(id|class)list$/, '$1'));
  }
});

test('ours: an item that is not changed keeps its spelling, even if it cannot be decoded', () => {
  for (const [written, items] of [
    ['the-acap:extract:idlist:%FF,%41', (of: readonly string[]) => of.with(1, 'c')],
    ['the-acap:extract:id:%FF', (of: readonly string[]) => [...of, 'c']],
  ] as const) {
    const parts = partsOfValue('must-use-resource', written)!;
    expect(valueOfParts('must-use-resource', parts)).toBe(written);
    expect(valueOfParts('must-use-resource', { ...parts, items: items(parts.items) })).toBe(
      'the-acap:extract:idlist:%FF,c',
    );
  }
});

test('acap 1.1 section 3: items with the same text keep their own spellings when another item is changed', () => {
  const unit = fc.constantFrom('a', '%61', '%41', 'A', '%2561', '%FF', '%25FF', '%C3%A9');
  const list = fc.array(fc.array(unit, { minLength: 1, maxLength: 2 }), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(list, fc.nat(), (ids, nth) => {
      const texts = ids.map((units) => units.join(''));
      const parts = partsOfValue('must-use-resource', `the-acap:extract:idlist:${texts.join(',')}`)!;
      const at = nth % texts.length;
      const after = { ...parts, items: [...parts.items, 'new'] };
      expect(valueOfParts('must-use-resource', after)).toBe(
        `the-acap:extract:idlist:${[...texts, 'new'].join(',')}`,
      );
      const others = texts.filter((_, i) => parts.items[i] !== parts.items[at]);
      const changed = { ...parts, items: parts.items.map((item, i) => (i === at ? 'new' : item)) };
      const written = valueOfParts('must-use-resource', changed)!.split(':').at(-1)!.split(',');
      expect(written[at]).toBe('new');
      expect(written.filter((_, i) => parts.items[i] !== parts.items[at])).toEqual(others);
    }),
  );
});
