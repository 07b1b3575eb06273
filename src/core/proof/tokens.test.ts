import { expect, test } from 'vitest';
import { readers } from '../readers/registry.ts';
import { tokenUnitsOf, urlTokens } from './tokens.ts';
test('x', () => {
  for (const r of readers) {
    const t = tokenUnitsOf(r);
    const at = (s: string) => { const i = urlTokens.findIndex(k => k.text === s); return [t.inPath[i], t.inQuery[i]]; };
    console.log(r.id, t.isExact, t.hasQueryReading, JSON.stringify(['a', '?', '%3F', '%2F', '%61', '*', '$', '%2A', '%', '%C3', ' ', '\t', ';', '=', ':'].map(s => [s, ...at(s)])));
  }
  expect(1).toBe(1);
});
