// What each carrier of AI and indexing policy says, from the sources of the carrier: docs/carriers.md.
import { describe, expect, test } from 'vitest';
import { type CarrierVector, carrierVectors } from '../../testing/carrier-vectors.ts';
import { type AnyOptions, findings, openSite, prepareAny, type Severity } from '../index.ts';

const siteOf = ({ origin, files }: CarrierVector) => openSite({ origin, files });

const withQuestion = carrierVectors.flatMap((vector) => (vector.ask ? [{ ...vector, ask: vector.ask }] : []));
const withLint = carrierVectors.flatMap((vector) => (vector.lint ? [{ ...vector, lint: vector.lint }] : []));

test.each(withQuestion)('$source: $ask.question ($id)', (vector) => {
  const { agent, url, ...options } = vector.ask;
  const { key } = prepareAny(siteOf(vector), options as AnyOptions)(agent, url);
  expect(vector.expect).toContain(key);
});

const severities: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

describe('findings', () => {
  test.each(withLint)('$source ($id)', (vector) => {
    const { path, want, line, min = 'warning' } = vector.lint;
    const codes = findings(siteOf(vector), path)
      .filter(({ severity }) => severities.indexOf(severity) <= severities.indexOf(min))
      .filter(({ range }) => line === undefined || (range.start.line <= line && line <= range.end.line))
      .map(({ code }) => code);
    if (want === 'none') expect(codes).toEqual([]);
    else expect(codes).not.toEqual([]);
  });
});
