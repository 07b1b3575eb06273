import { describe, expect, test } from 'vitest';
import { type QualifierName, qualifierTypes } from '../core/formats/acap/qualifiers.ts';
import { choicesFor } from '../core/formats/acap/value-parts.ts';
import { restrictionWords } from './en/formats/acap.ts';
import { formatRestriction } from './format-restriction.ts';

describe('a restriction in short', () => {
  test.each([
    ['time-limit', 'until-recrawled', 'until crawled again'],
    ['time-limit', 'until-2030-06-30', 'until 2030-06-30'],
    ['time-limit', '3-days', '3 days'],
    ['Time-Limit', '1-DAYS', '1 day'],
    ['time-limit', 'plus-terms', 'per embedded PLUS terms'],
    ['max-length', '250-chars', '250 characters'],
    ['prohibited-modification', 'style', 'no change of style'],
    ['prohibited-context', 'within-user-frame', 'not in a frame'],
    ['must-include-resource', 'the-acap:credit:text:By%20us', 'with a credit'],
    ['target-condition', 'permittedcountrylist:BE,DE', 'only BE or DE'],
    ['target-condition', 'prohibiteddomainlist:a.example', 'not a.example'],
    ['usage-ref', '/terms.html', 'with terms'],
    ['max-length', 'long', 'max-length=long'],
    ['shelf-life', '3', 'shelf-life=3'],
  ])('%s=%s: %s', (type, value, told) => {
    expect(formatRestriction(type, value)).toBe(told);
  });
});

test('every restriction and every choice has words of its own', () => {
  for (const { type } of qualifierTypes as readonly { readonly type: QualifierName }[]) {
    expect(restrictionWords.name(type)).not.toBe(type);
    const choices = choicesFor(type).map(({ choice }) => restrictionWords.choice(type, choice));
    expect(new Set(choices).size).toBe(choices.length);
    for (const { choice } of choicesFor(type))
      if (/[-A-Z0-9]|list$/.test(choice)) expect(restrictionWords.choice(type, choice)).not.toBe(choice);
  }
});
