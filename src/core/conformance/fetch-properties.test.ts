// Properties of the fetch question for every file, reader, agent and URL.
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
const options = (asReader: Reader) => ({ question: 'fetch', reader: asReader, file: '/robots.txt' }) as const;
const several = { numRuns: 200 };

/** A custom reader with options of others, so that combinations are tested that no reader has. */
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
  test('draft 1 4.1: a crawler that ignores Allow lines is never allowed more than one that reads them', () => {
    fc.assert(
      fc.property(robotsText, reader, agentToken, urlPath, (file, tested, agent, path) => {
        const site = open(file);
        const reads = prepare(site, options(tested))(agent, path);
        const ignores = prepare(site, options({ ...tested, rule: { ...tested.rule, honourAllow: false } }))(
          agent,
          path,
        );
        if (ignores.answer === 'allow') expect(reads.answer).toBe('allow');
      }),
      several,
    );
  });

  test('draft 1 3.1: other schemes, hosts and ports are other sites, about which nothing is known', () => {
    const others = ['https://h.example', 'http://h.example:8080', 'http://www.h.example', 'ftp://h.example'];
    fc.assert(
      fc.property(
        robotsText,
        reader,
        agentToken,
        urlPath,
        fc.constantFrom(...others),
        (file, tested, agent, path, other) => {
          const answer = prepare(open(file), options(tested));
          expect(answer(agent, other + path)).toMatchObject({
            answer: 'no-information',
            reason: 'other-site',
          });
          expect(answer(agent, `${origin}:80${path}`).reason).not.toBe('other-site');
        },
      ),
    );
  });

  test('ours: the index decides as trying one rule after the other does', () => {
    fc.assert(
      fc.property(robotsBytes, anyReader, robotToken, url, (file, tested, agent, address) => {
        const plan = planFetch(open(file), options(tested));
        const agentClass = classOfAgent(plan, agent);
        const target = targetOf(plan, address).url;
        const rules = parseRules(agentClass.rules, plan.file!.policy.source.encoding, tested);
        const place = decideOneByOne(rules, target, tested.rule);
        expect(decidingRule(plan, agentClass, target)).toBe(agentClass.rules[place]);
        if (place >= 0) expect(effectOfRule(agentClass.rules[place]!, tested)).toBe(rules[place]!.effect);
      }),
      { numRuns: 800 },
    );
  });

  test('ours: the matrix has the answers of single questions, and equal classes have equal columns', () => {
    const few = { minLength: 1, maxLength: 5 };
    fc.assert(
      fc.property(
        robotsText,
        anyReader,
        fc.array(robotToken, few),
        fc.array(url, few),
        (file, tested, agents, urls) => {
          const answer = prepare(open(file), options(tested));
          const matrix = answer.matrix(agents, urls);
          const single = urls.flatMap((address) => agents.map((agent) => answer(agent, address)));
          expect([...matrix.answers].map((place) => answers[place])).toEqual(
            single.map((verdict) => verdict.answer),
          );
          expect([...matrix.lines]).toEqual(single.map((verdict) => verdict.by?.line ?? -1));
          for (const [i, a] of agents.entries())
            for (const [j, b] of agents.entries()) {
              if (answer.classOf(a) !== answer.classOf(b)) continue;
              urls.forEach((_, row) => {
                expect(matrix.lines[row * agents.length + i]).toBe(matrix.lines[row * agents.length + j]);
              });
            }
        },
      ),
      several,
    );
  });

  test('ours: exactly one step of a trace decides, with the line and the answer of the verdict', () => {
    fc.assert(
      fc.property(robotsBytes, anyReader, robotToken, url, (file, tested, agent, address) => {
        const verdict = prepare(open(file), options(tested))(agent, address);
        const decisive = verdict.trace().filter((step) => step.outcome === 'decides');
        expect(decisive).toHaveLength(1);
        expect(decisive[0]!.by).toEqual(verdict.by);
        expect(verdict.because()).toEqual(decisive[0]);
        expect(explain(verdict)).toMatch(/[.)]$/);
        for (const step of verdict.trace()) expect(explain(step)).toMatch(/^[^]*\.( \([^]+\))?$/);
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
        (file, tested, agent, address, code, redirects) => {
          const site = openSite({ origin: address, files: { '/robots.txt': file } });
          for (const changes of [
            {},
            { status: code, redirects, names: [address, agent] },
            { file: `/${agent}` },
          ]) {
            const answer = prepare(site, { ...options(tested), ...changes });
            expect(answers).toContain(answer(agent, address).answer);
            answer(agent, address).trace().map(explain);
            answer.matrix([agent, address], [address, agent]);
            answer.classOf(agent);
          }
        },
      ),
      several,
    );
  });
});

describe('robots.cc', () => {
  const google = readers.find((candidate) => candidate.field.missingColon)!;
  const octets = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

  test('robots.cc: the engine answers as an independent port does, with the same line', () => {
    fc.assert(
      fc.property(robotsBytes, agentToken, urlPath, (file, agent, path) => {
        fc.pre(file[0] !== 0xff); // with a second octet, this would be a byte order mark of UTF-16, which readers of octets do not read
        const verdict = prepare(open(file), options(google))(agent, origin + path);
        const oracleAnswer = askGoogleOracle(
          file,
          agent === '' || agent === '*' ? [] : [agent],
          octets(path),
        );
        expect({ allowed: verdict.answer === 'allow', line: (verdict.by?.line ?? -1) + 1 }).toEqual(
          oracleAnswer,
        );
      }),
      { numRuns: 1500 },
    );
  });

  test('robots.cc: a pattern matches as tracking all possible ends does', () => {
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
