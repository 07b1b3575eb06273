// Every vector of the specifications, for the reader that it names.
import { describe, expect, test } from 'vitest';
import { type DecideVector, filterVectors, toFileLine, vectorText } from '../../testing/robots-vectors.ts';
import { ask, cacheSeconds, openSite, policyUrl, readers, recordsOf, statusOutcome } from '../index.ts';

const siteWith = (path: string, file: DecideVector['file'], url: string) =>
  openSite({ origin: new URL(url).origin, files: { [path]: vectorText(file) } });

const readFrom = (vector: { readonly profile: string }) =>
  vector.profile === 'data.txt' ? '/data.txt' : '/robots.txt';

const linesOf = (profile: string) => readers.find(({ id }) => id === profile)!.text.lines;

/** Groups vectors by authority, for example `002 §3.2.2 table under koster-1996`. */
function byAuthority<V extends { readonly source: string; readonly profile: string }>(vectors: readonly V[]) {
  const groups = new Map<string, V[]>();
  for (const vector of vectors) {
    const name = `${vector.source} under ${vector.profile}`;
    groups.set(name, [...(groups.get(name) ?? []), vector]);
  }
  return groups;
}

for (const [authority, vectors] of byAuthority([
  ...filterVectors('decide', 'path-match'),
  ...filterVectors('agent'),
])) {
  describe(authority, () => {
    test.each(vectors.map((vector) => [`${vector.id}: ${vector.why}`, vector] as const))(
      '%s',
      (_name, vector) => {
        const { agent, url, profile, expect: expected, decides } = vector;
        const site = siteWith(readFrom(vector), vector.file, url);
        const { answer, key, reason, by } = ask(site, { question: 'fetch', reader: profile, agent, url });
        expect({ answer, key, reason, line: by ? by.line + 1 : null }).toEqual({
          answer: expected,
          key: expected,
          reason: decides.reason,
          line: decides.line && toFileLine(vectorText(vector.file), decides.line, linesOf(profile)),
        });
      },
    );
  });
}

for (const [authority, vectors] of byAuthority(filterVectors('parse'))) {
  describe(authority, () => {
    test.each(vectors.map((vector) => [`${vector.id}: ${vector.why}`, vector] as const))(
      '%s',
      (_name, vector) => {
        const path = readFrom(vector);
        const site = openSite({ origin: '', files: { [path]: vector.file } });
        const { records, orphans, others } = recordsOf(site, path, vector.profile);
        const rule = ({ effect, path: rulePath }: { readonly effect: string; readonly path: string }) => [
          effect === 'allow' ? 'allow' : 'disallow',
          rulePath,
        ];
        expect({
          records: records.map(({ agents, rules }) => ({
            agents: agents.map(({ value }) => value),
            rules: rules.map(rule),
          })),
          orphans: orphans.map(rule),
          others: others.map(({ name, value }) => [name, value]),
        }).toEqual(vector.expect);
      },
    );
  });
}

test.each(filterVectors('locate').map((vector) => [vector.source, vector.id, vector] as const))(
  '%s: %s, where the policy file is',
  (_source, _id, { url, profile, expect: expected }) => expect(policyUrl(url, profile)).toBe(expected),
);

test.each(filterVectors('http').map((vector) => [vector.source, vector.id, vector] as const))(
  '%s: %s, what a status means',
  (_source, _id, { profile, status, expect: expected }) =>
    expect(statusOutcome(profile, status)).toBe(expected),
);

test.each(filterVectors('redirect').map((vector) => [vector.source, vector.id, vector] as const))(
  '%s: %s, how many redirects are followed',
  (_source, _id, { profile, hops, expect: expected }) => {
    const url = 'http://h.example/x';
    const site = siteWith('/robots.txt', 'User-agent: *\nDisallow: /\n', url);
    const options = { question: 'fetch', reader: profile, status: 301, redirects: hops } as const;
    const { reason, answer } = ask(site, { ...options, agent: 'zed', url });
    expect(reason === 'status' ? `${answer}-all` : 'parse-target').toBe(expected);
  },
);

test.each(filterVectors('cache').map((vector) => [vector.source, vector.id, vector] as const))(
  '%s: %s, how long a copy may be used',
  (_source, _id, { profile, header, expect: expected }) =>
    expect(cacheSeconds(profile, header)).toBe(expected),
);
