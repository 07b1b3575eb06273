// What holds for every file, reader, agent and URL.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  agentToken,
  robotsBytes,
  robotsText,
  robotToken,
  rulePath,
  url,
  urlPath,
} from '../../testing/arbitraries/robots-txt.ts';
import { askGoogleOracle } from '../../testing/oracles/google-oracle.ts';
import { classOfAgent, decidingRule, planFetch, targetOf } from '../formats/rep/question/fetch-plan.ts';
import { answers, explain, openSite, prepare, type Reader, readers } from '../index.ts';
import { decideOneByOne, effectOfRule, parseRules } from '../matching/path-rule.ts';

const origin = 'http://h.example';
const reader = fc.constantFrom(...readers);
const open = (file: string | Uint8Array) => openSite({ origin, files: { '/robots.txt': file } });
const options = (one: Reader) => ({ question: 'fetch', reader: one, file: '/robots.txt' }) as const;
const several = { numRuns: 200 };

/** A reader of one's own with knobs of others, so that they are tried in combinations that no reader has. */
const anyReader: fc.Arbitrary<Reader> = fc
  .tuple(fc.array(reader, { minLength: 6, maxLength: 6 }), fc.boolean(), fc.boolean())
  .map(([[one, two, three, four, five, six], honourAllow, quirks]) => ({
    ...one!,
    path: two!.path,
    rule: { ...three!.rule, honourAllow },
    text: four!.text,
    record: five!.record,
    agent: six!.agent,
    group: five!.group,
    quirks,
  }));

describe('properties of the fetch question', () => {
  test('draft 1 4.1: a robot that ignores Allow lines is never allowed more than one that reads them', () => {
    fc.assert(
      fc.property(robotsText, reader, agentToken, urlPath, (file, one, agent, path) => {
        const site = open(file);
        const reads = prepare(site, options(one))(agent, path);
        const ignores = prepare(site, options({ ...one, rule: { ...one.rule, honourAllow: false } }))(
          agent,
          path,
        );
        if (ignores.answer === 'allow') expect(reads.answer).toBe('allow');
      }),
      several,
    );
  });

  test('draft 1 3.1: other schemes, hosts and ports are other sites, and nothing is known of them', () => {
    const others = ['https://h.example', 'http://h.example:8080', 'http://www.h.example', 'ftp://h.example'];
    fc.assert(
      fc.property(
        robotsText,
        reader,
        agentToken,
        urlPath,
        fc.constantFrom(...others),
        (file, one, agent, path, other) => {
          const ask = prepare(open(file), options(one));
          expect(ask(agent, other + path)).toMatchObject({ answer: 'no-information', reason: 'other-site' });
          expect(ask(agent, `${origin}:80${path}`).reason).not.toBe('other-site');
        },
      ),
    );
  });

  test('ours: the index decides as trying one rule after the other does', () => {
    fc.assert(
      fc.property(robotsBytes, anyReader, robotToken, url, (file, one, agent, address) => {
        const plan = planFetch(open(file), options(one));
        const chosen = classOfAgent(plan, agent);
        const target = targetOf(plan, address).url;
        const rules = parseRules(chosen.rules, plan.file!.policy.source.encoding, one);
        const place = decideOneByOne(rules, target, one.rule);
        expect(decidingRule(plan, chosen, target)).toBe(chosen.rules[place]);
        if (place >= 0) expect(effectOfRule(chosen.rules[place]!, one)).toBe(rules[place]!.effect);
      }),
      { numRuns: 800 },
    );
  });

  test('ours: the matrix holds what single questions answer, and equal classes have equal columns', () => {
    const few = { minLength: 1, maxLength: 5 };
    fc.assert(
      fc.property(
        robotsText,
        anyReader,
        fc.array(robotToken, few),
        fc.array(url, few),
        (file, one, agents, urls) => {
          const ask = prepare(open(file), options(one));
          const matrix = ask.matrix(agents, urls);
          const single = urls.flatMap((address) => agents.map((agent) => ask(agent, address)));
          expect([...matrix.answers].map((place) => answers[place])).toEqual(
            single.map((verdict) => verdict.answer),
          );
          expect([...matrix.lines]).toEqual(single.map((verdict) => verdict.by?.line ?? -1));
          for (const [i, a] of agents.entries())
            for (const [j, b] of agents.entries()) {
              if (ask.classOf(a) !== ask.classOf(b)) continue;
              urls.forEach((_, row) => {
                expect(matrix.lines[row * agents.length + i]).toBe(matrix.lines[row * agents.length + j]);
              });
            }
        },
      ),
      several,
    );
  });

  test('ours: exactly one step of a trace decides, on the line and with the answer of the verdict', () => {
    fc.assert(
      fc.property(robotsBytes, anyReader, robotToken, url, (file, one, agent, address) => {
        const verdict = prepare(open(file), options(one))(agent, address);
        const decisive = verdict.trace().filter((step) => step.outcome === 'decides');
        expect(decisive).toHaveLength(1);
        expect(decisive[0]!.by).toEqual(verdict.by);
        expect(verdict.because()).toEqual(decisive[0]);
        expect(explain(verdict)).toMatch(/\.$/);
        for (const step of verdict.trace()) expect(explain(step)).toMatch(/^[^]*\.$/);
      }),
      several,
    );
  });

  test('ours: nothing throws, whatever file, agent, URL, status and names are', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '__proto__',
        'constructor',
        '',
        '\ud800',
        '%',
        '/%',
        'http://',
        '//',
        '://',
        '\0',
        '#',
        '?',
      ),
    );
    const status = fc.oneof(
      fc.integer(),
      fc.double(),
      fc.constantFrom('timeout' as const, 'network' as const),
    );
    fc.assert(
      fc.property(
        fc.oneof(text, fc.uint8Array()),
        reader,
        text,
        text,
        status,
        fc.nat(20),
        (file, one, agent, address, code, redirects) => {
          const site = openSite({ origin: address, files: { '/robots.txt': file } });
          for (const more of [
            {},
            { status: code, redirects, names: [address, agent] },
            { file: `/${agent}` },
          ]) {
            const ask = prepare(site, { ...options(one), ...more });
            expect(answers).toContain(ask(agent, address).answer);
            ask(agent, address).trace().map(explain);
            ask.matrix([agent, address], [address, agent]);
            ask.classOf(agent);
          }
        },
      ),
      several,
    );
  });
});

describe('robots.cc', () => {
  const google = readers.find((one) => one.field.missingColon)!;
  const octets = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

  test('robots.cc: the engine answers as an independent port does, on the same line', () => {
    fc.assert(
      fc.property(robotsBytes, agentToken, urlPath, (file, agent, path) => {
        fc.pre(file[0] !== 0xff); // with a second octet a mark of UTF-16, which no reader of octets is asked about
        const verdict = prepare(open(file), options(google))(agent, origin + path);
        const told = askGoogleOracle(file, agent === '' || agent === '*' ? [] : [agent], octets(path));
        expect({ allowed: verdict.answer === 'allow', line: (verdict.by?.line ?? -1) + 1 }).toEqual(told);
      }),
      { numRuns: 1500 },
    );
  });

  test('robots.cc: a pattern matches as carrying all its ends along does', () => {
    fc.assert(
      fc.property(rulePath, urlPath, (pattern, path) => {
        const file = new TextEncoder().encode(`User-agent: *\nDisallow: ${pattern}`);
        const { answer } = prepare(open(file), options(google))('zed', origin + path);
        expect(answer === 'allow').toBe(askGoogleOracle(file, [], octets(path)).allowed);
      }),
      { numRuns: 1500 },
    );
  });
});
