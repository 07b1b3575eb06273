// The edit commands of ACAP change what they should and nothing else; some must change no verdict.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAcapText, anyCrawler, anyUrl, anyUsage } from '../../../../testing/arbitraries/acap.ts';
import { runs } from '../../../../testing/arbitraries/edits.ts';
import { policyOfText } from '../../../../testing/policies.ts';
import { lineAt } from '../../../document/lines.ts';
import type { TextEdit } from '../../../document/range.ts';
import { textOfSource } from '../../../document/source.ts';
import { ask } from '../../../questions/registry.ts';
import { type Policy, policyAfterEdits } from '../../../syntax/policy.ts';
import { openSite } from '../../../workspace/site.ts';
import { readAcapFile } from '../acap-file.ts';
import * as add from './add-fields.ts';
import { addDefinition } from './definitions.ts';
import * as extract from './extract-definition.ts';
import * as head from './file-header.ts';
import { inlineDefinition, isPartOfComposite } from './inline-definition.ts';
import { addMembers, removeMember, setMember } from './members.ts';
import { findNameProblem, freshName, nameAt, occurrencesOfName, renameName } from './names.ts';
import { addQualifier, removeQualifier, setQualifier } from './qualifiers.ts';
import { removeField } from './remove-fields.ts';
import { referTo, removeSubRecord, setBaseUsage } from './set-fields.ts';
import { setResource, setUsage, setUsageEffect } from './set-rules.ts';

type Command = (policy: Policy) => TextEdit[];
const after = (text: string, command: Command) => {
  const policy = policyOfText(text);
  return textOfSource(policyAfterEdits(policy, command(policy)).source);
};
const lines = (...texts: readonly string[]) => texts.join('\n');

const record = 'ACAP-crawler: *';

describe('one line', () => {
  test.each<[name: string, before: string, command: Command, after: string]>([
    [
      'another usage',
      'acap-allow-index:/a  # why',
      (p) => setUsage(p, 0, 'follow', false),
      'acap-allow-follow:/a  # why',
    ],
    [
      'acap 1.1 2.4.1.3: a local usage removes the qualifiers of the line',
      'ACAP-allow-index: /a time-limit=3-days must-use-resource=/x # why',
      (p) => setUsage(p, 0, 'cache', true),
      'ACAP-allow-(cache): /a # why',
    ],
    [
      'acap 1.1 2.4.3: qualifiers that the new usage does not take are removed, or it would be prohibited',
      'ACAP-allow-present: /a max-length=9-words time-limit=3-days any-style=x prohibited-context=within-user-frame # why',
      (p) => setUsage(p, 0, 'index', false),
      'ACAP-allow-index: /a time-limit=3-days any-style=x # why',
    ],
    [
      'acap 1.1 2.4.3: so are those of a definition, if one remains',
      'ACAP-qualified-usage: q present max-length=9-words time-limit=3-days',
      (p) => setBaseUsage(p, 0, 'index'),
      'ACAP-qualified-usage: q index time-limit=3-days',
    ],
    [
      'acap 1.1 2.7.1: the only qualifier of a definition stays',
      'ACAP-qualified-usage: q present max-length=9-words',
      (p) => setBaseUsage(p, 0, 'index'),
      'ACAP-qualified-usage: q index max-length=9-words',
    ],
    [
      'acap 1.1 2.4.3: a prohibition of an unknown usage becomes a permission of its stem',
      'ACAP-disallow-present-hologram: /x',
      (p) => setUsageEffect(p, 0, 'allow'),
      'ACAP-allow-present: /x',
    ],
    [
      'acap 1.1 2.7: a usage without a definition is not prohibited, as its meaning is unknown',
      'ACAP-allow-(x): /x',
      (p) => setUsageEffect(p, 0, 'deny'),
      'ACAP-allow-(x): /x',
    ],
    [
      'acap 1.1 2.3.2: a name of the file that refers to this one is valid here too',
      'ACAP-allow-(x): /x',
      (p) => setUsageEffect(p, 0, 'deny', readAcapFile(policyOfText('ACAP-composite-usage: x crawl follow'))),
      lines('ACAP-disallow-crawl: /x', 'ACAP-disallow-follow: /x'),
    ],
    [
      'another path',
      'ACAP-allow-index :  /a\ttime-limit=3-days',
      (p) => setResource(p, 0, '/b'),
      'ACAP-allow-index :  /b\ttime-limit=3-days',
    ],
    [
      'acap 1.1 2.4.2: a prohibition has no qualifiers',
      'ACAP-allow-index: /a time-limit=3-days',
      (p) => setUsageEffect(p, 0, 'deny'),
      'ACAP-disallow-index: /a',
    ],
    [
      'acap 1.1 2.4.1: a prohibition becomes a permission',
      'ACAP-DISALLOW-index: /a',
      (p) => setUsageEffect(p, 0, 'allow'),
      'ACAP-ALLOW-index: /a',
    ],
    [
      'one more qualifier',
      'ACAP-allow-index: /a #c',
      (p) => addQualifier(p, 0, 'time-limit', '3-days'),
      'ACAP-allow-index: /a time-limit=3-days #c',
    ],
    [
      'another value',
      'ACAP-allow-index: /a time-limit = 3-days must-use-resource=/x',
      (p) => setQualifier(p, 0, 0, '4-days'),
      'ACAP-allow-index: /a time-limit = 4-days must-use-resource=/x',
    ],
    [
      'the first of two qualifiers is removed',
      'ACAP-allow-index: /a  time-limit=3-days must-use-resource=/x',
      (p) => removeQualifier(p, 0, 0),
      'ACAP-allow-index: /a must-use-resource=/x',
    ],
    [
      'acap 1.1 2.7.1: the only qualifier of a definition is not removed',
      'ACAP-qualified-usage: q index time-limit=3-days # c',
      (p) => removeQualifier(p, 0, 0),
      'ACAP-qualified-usage: q index time-limit=3-days # c',
    ],
    [
      'one of two qualifiers of a definition is removed',
      'ACAP-qualified-usage: q index time-limit=3-days must-use-resource=/x # c',
      (p) => removeQualifier(p, 0, 0),
      'ACAP-qualified-usage: q index must-use-resource=/x # c',
    ],
    [
      'one more pattern',
      'ACAP-resource-set: s /a # c',
      (p) => addMembers(p, 0, ['/b', '/c']),
      'ACAP-resource-set: s /a /b /c # c',
    ],
    [
      'another pattern',
      'ACAP-resource-set: s /a /b',
      (p) => setMember(p, 0, 1, '/c'),
      'ACAP-resource-set: s /a /c',
    ],
    [
      'a part is removed',
      'ACAP-composite-usage: s crawl (x) index',
      (p) => removeMember(p, 0, 1),
      'ACAP-composite-usage: s crawl index',
    ],
    [
      'the only pattern stays',
      'ACAP-resource-set: s /a',
      (p) => removeMember(p, 0, 0),
      'ACAP-resource-set: s /a',
    ],
  ])('%s', (_name, before, command, expected) => expect(after(before, command)).toBe(expected));
});

describe('more than one line', () => {
  test.each<[name: string, before: string, command: Command, after: string]>([
    [
      'acap 1.1 2.4.2: a composite usage is prohibited usage by usage',
      lines('ACAP-composite-usage: b crawl index', record, 'ACAP-allow-(b): /a'),
      (p) => setUsageEffect(p, 2, 'deny'),
      lines(
        'ACAP-composite-usage: b crawl index',
        record,
        'ACAP-disallow-crawl: /a',
        'ACAP-disallow-index: /a',
      ),
    ],
    [
      'acap 1.1 2.3: a field at record level is written before the first purpose',
      lines(record, 'ACAP-allow-crawl: /', '# c', 'ACAP-usage-purpose: n', 'ACAP-allow-index: /'),
      (p) =>
        add.addUsageRule(p, 0, {
          effect: 'deny',
          usage: 'follow',
          isLocal: false,
          resource: '/x',
          qualifiers: [],
        }),
      lines(
        record,
        'ACAP-allow-crawl: /',
        'ACAP-disallow-follow: /x',
        '# c',
        'ACAP-usage-purpose: n',
        'ACAP-allow-index: /',
      ),
    ],
    ...(
      [
        [
          'a commented line below the last rule stays below it',
          ['ACAP-allow-crawl: /a', '# Allow: /a', 'ACAP-disallow-crawl: /b', '# Disallow: /b'],
          ['', '# Next', 'ACAP-crawler: b', 'ACAP-allow-crawl: /'],
        ],
        [
          'so does one above the comment of the next record',
          ['ACAP-allow-crawl: /', '# Allow: /'],
          ['# Next', 'ACAP-crawler: b', 'ACAP-allow-crawl: /'],
        ],
        [
          'so do comments at the end of a record',
          ['ACAP-allow-crawl: /', '# which is', '# all'],
          ['', '# Next'],
        ],
        ['so does one below a record without rules', ['# User-agent: *'], ['# c', 'ACAP-usage-purpose: n']],
      ] as const
    ).map(([name, above, below]): [string, string, Command, string] => [
      `product: ${name} when a permission is added`,
      lines(record, ...above, ...below),
      (p) => add.addUsageRule(p, 0, { ...add.DEFAULT_RULE, resource: '/x' }),
      lines(record, ...above, 'ACAP-allow-crawl: /x', ...below),
    ]),
    [
      'acap 1.1 2.6: so is a request',
      lines(record, 'ACAP-usage-purpose: n', 'ACAP-allow-index: /'),
      (p) => add.addRequest(p, 0, 're-crawl', '/x'),
      lines(record, 'ACAP-request-re-crawl: /x', 'ACAP-usage-purpose: n', 'ACAP-allow-index: /'),
    ],
    [
      'acap 1.1 2.7: a definition is written before the first record',
      lines('User-agent: *', 'Disallow: /', '', '# those', record, 'ACAP-allow-crawl: /'),
      (p) => addDefinition(p, { kind: 'resource-set', name: 's', words: ['/a', '/b'] }),
      lines(
        'User-agent: *',
        'Disallow: /',
        '',
        'ACAP-resource-set: s /a /b',
        '',
        '# those',
        record,
        'ACAP-allow-crawl: /',
      ),
    ],
    [
      'acap 1.1 2.7: a definition is written after those that take effect, not after one that is too late',
      lines('ACAP-resource-set: r /r', record, 'ACAP-allow-crawl: /', 'ACAP-resource-set: late /l'),
      (p) => addDefinition(p, { kind: 'resource-set', name: 's', words: ['/a'] }),
      lines(
        'ACAP-resource-set: r /r',
        'ACAP-resource-set: s /a',
        record,
        'ACAP-allow-crawl: /',
        'ACAP-resource-set: late /l',
      ),
    ],
    [
      'acap 1.1 2.10.3: a definition is written below the comment that states the version',
      lines('##ACAP version=1.1', record, 'ACAP-allow-crawl: /'),
      (p) => addDefinition(p, { kind: 'resource-set', name: 's', words: ['/a'] }),
      lines('##ACAP version=1.1', '', 'ACAP-resource-set: s /a', '', record, 'ACAP-allow-crawl: /'),
    ],
    [
      'acap 1.1 2.8: the version is written before all other ACAP lines',
      lines('# c', 'ACAP-resource-set: s /a', record, 'ACAP-allow-crawl: /'),
      (p) => head.setVersion(p, '1.1'),
      lines('# c', 'ACAP-version: 1.1', 'ACAP-resource-set: s /a', record, 'ACAP-allow-crawl: /'),
    ],
    [
      'acap 1.1 2.8: an existing version is changed',
      lines('ACAP-version:  1.0 # c', record),
      (p) => head.setVersion(p, '1.1'),
      lines('ACAP-version:  1.1 # c', record),
    ],
    [
      'acap 1.1 2.10.1: the directive is written after the version',
      lines('ACAP-version: 1.1', 'ACAP-resource-set: s /a'),
      (p) => head.addIgnoreConventional(p),
      lines('ACAP-version: 1.1', 'ACAP-ignore-conventional-records', 'ACAP-resource-set: s /a'),
    ],
    [
      'acap 1.1 2.10.2: a record is written at the end',
      lines('User-agent: *', 'Disallow: /'),
      (p) =>
        add.addRecord(
          p,
          ['a', 'b'],
          [{ effect: 'allow', usage: 'x', isLocal: true, resource: '/', qualifiers: [] }],
        ),
      lines('User-agent: *', 'Disallow: /', '', 'ACAP-crawler: a', 'ACAP-crawler: b', 'ACAP-allow-(x): /'),
    ],
    [
      'three paths become a set',
      lines(record, 'ACAP-allow-crawl: /a # b', '# c', 'ACAP-allow-crawl: /b # d', 'ACAP-allow-crawl: /c'),
      (p) => extract.extractSet(p, [1, 3, 4], 'open'),
      lines(
        'ACAP-resource-set: open /a /b /c',
        '',
        record,
        '# d',
        'ACAP-allow-crawl: the-acap:resource-set:open # b',
        '# c',
      ),
    ],
    [
      'a line that is selected twice counts once',
      lines(record, 'ACAP-allow-crawl: /a', 'ACAP-allow-crawl: /b'),
      (p) => extract.extractSet(p, [2, 1, 2], 'open'),
      lines('ACAP-resource-set: open /a /b', '', record, 'ACAP-allow-crawl: the-acap:resource-set:open'),
    ],
    [
      'removing a definition without effect does not change lines that use its name',
      lines(
        'ACAP-resource-set: s /a',
        'ACAP-resource-set: s /b',
        record,
        'ACAP-allow-crawl: the-acap:resource-set:s',
        'ACAP-qualified-usage: q index time-limit=3-days',
        'ACAP-allow-(q): /',
      ),
      (p) => [...inlineDefinition(p, 1), ...inlineDefinition(p, 4)],
      lines(
        'ACAP-resource-set: s /a',
        record,
        'ACAP-allow-crawl: the-acap:resource-set:s',
        'ACAP-allow-(q): /',
      ),
    ],
    [
      'acap 1.1 2.3.2: a reference replaces the fields of its record, not conventional ones',
      lines('User-agent: *', 'Disallow: /a', 'ACAP-crawler: bot', 'ACAP-allow-crawl: /', 'Disallow: /b'),
      (p) => referTo(p, 1, '/p.txt'),
      lines(
        'User-agent: *',
        'Disallow: /a',
        'ACAP-crawler: bot',
        'ACAP-permissions-reference: /p.txt',
        'Disallow: /b',
      ),
    ],
    [
      'a set becomes paths again',
      lines('ACAP-resource-set: open /a /b', '', record, 'ACAP-allow-crawl: the-acap:resource-set:Open # c'),
      (p) => inlineDefinition(p, 0),
      lines('', record, 'ACAP-allow-crawl: /a # c', 'ACAP-allow-crawl: /b # c'),
    ],
    [
      'qualifiers get a name',
      lines(record, 'ACAP-allow-preserve: /a time-limit=3-days # c'),
      (p) => extract.extractQualified(p, 1, 'cache'),
      lines(
        'ACAP-qualified-usage: cache preserve time-limit=3-days',
        '',
        record,
        'ACAP-allow-(cache): /a # c',
      ),
    ],
    [
      'qualifiers lose their name',
      lines('ACAP-qualified-usage: cache preserve time-limit=3-days', record, 'ACAP-allow-(cache): /a # c'),
      (p) => inlineDefinition(p, 0),
      lines(record, 'ACAP-allow-preserve: /a time-limit=3-days # c'),
    ],
    [
      'a name is changed in its definition and in every use',
      lines(
        'ACAP-qualified-usage: q index time-limit=3-days # q',
        'ACAP-composite-usage: m crawl (Q)',
        'ACAP-resource-set: q /q',
        record,
        'ACAP-allow-(q): the-acap:resource-set:q',
      ),
      (p) => renameName(p, 'usage', 'q', 'cache'),
      lines(
        'ACAP-qualified-usage: cache index time-limit=3-days # q',
        'ACAP-composite-usage: m crawl (cache)',
        'ACAP-resource-set: q /q',
        record,
        'ACAP-allow-(cache): the-acap:resource-set:q',
      ),
    ],
    [
      'ours: a set is also renamed in a line that is invalid for another reason',
      lines('ACAP-resource-set: s /a', record, 'ACAP-disallow-(q): the-acap:resource-set:s'),
      (p) => renameName(p, 'set', 's', 'open'),
      lines('ACAP-resource-set: open /a', record, 'ACAP-disallow-(q): the-acap:resource-set:open'),
    ],
    [
      'ours: so is a usage',
      lines('ACAP-qualified-usage: q index time-limit=3-days', record, 'ACAP-allow-(Q): / x=1'),
      (p) => renameName(p, 'usage', 'q', 'cache'),
      lines('ACAP-qualified-usage: cache index time-limit=3-days', record, 'ACAP-allow-(cache): / x=1'),
    ],
    [
      'acap 1.1 2.3: the crawlers of a record are removed with its last field, as a blank line does not end the record',
      lines(
        'ACAP-crawler: a',
        '# why',
        'ACAP-disallow-crawl: /',
        '',
        'ACAP-crawler: b',
        'ACAP-allow-crawl: /',
      ),
      (p) => removeField(p, 2),
      lines('', 'ACAP-crawler: b', 'ACAP-allow-crawl: /'),
    ],
    [
      'acap 1.1 2.3.3: the purposes of a sub-record are removed with its last field',
      lines(
        record,
        'ACAP-usage-purpose: a',
        'ACAP-disallow-crawl: /',
        'ACAP-usage-purpose: b',
        'ACAP-allow-crawl: /',
      ),
      (p) => removeField(p, 2),
      lines(record, 'ACAP-usage-purpose: b', 'ACAP-allow-crawl: /'),
    ],
    [
      'acap 1.1 2.3: a record is removed with its only sub-record',
      lines(
        record,
        'ACAP-usage-purpose: a',
        'ACAP-disallow-crawl: /',
        'ACAP-crawler: b',
        'ACAP-allow-crawl: /',
      ),
      (p) => removeSubRecord(p, 1),
      lines('ACAP-crawler: b', 'ACAP-allow-crawl: /'),
    ],
    [
      'acap 1.1 2.3: so is the remaining purpose of a removed record',
      lines(
        'ACAP-crawler: a',
        'ACAP-allow-crawl: /',
        'ACAP-crawler: b',
        'ACAP-allow-crawl: /b',
        'ACAP-usage-purpose: n',
      ),
      (p) => removeField(p, 3),
      lines('ACAP-crawler: a', 'ACAP-allow-crawl: /'),
    ],
    [
      'ours: a field that is not the last is removed alone',
      lines(record, 'ACAP-disallow-crawl: /', 'ACAP-allow-crawl: /'),
      (p) => removeField(p, 1),
      lines(record, 'ACAP-allow-crawl: /'),
    ],
  ])('%s', (_name, before, command, expected) => expect(after(before, command)).toBe(expected));
});

test('ours: every occurrence of a name is found, and nothing else', () => {
  const policy = policyOfText(
    lines('ACAP-resource-set: s /s', record, 'ACAP-allow-crawl: the-acap:resource-set:S'),
  );
  expect(occurrencesOfName(policy, 'set', 's')).toEqual([
    { line: 0, start: 19, end: 20, role: 'definition' },
    { line: 2, start: 40, end: 41, role: 'use' },
  ]);
  expect(nameAt(policy, 2, 40)).toEqual({ space: 'set', name: 'S' });
  expect(nameAt(policy, 2, 5)).toBeUndefined();
});

test('acap 1.1 section 3: a name is a letter followed by letters, digits or signs, and must be unique', () => {
  const policy = policyOfText('ACAP-resource-set: s /s\nACAP-qualified-usage: q index time-limit=1-days');
  expect(findNameProblem(policy, 'set', '1a')).toBe('not-a-name');
  expect(findNameProblem(policy, 'set', 'S')).toBe('taken');
  expect(findNameProblem(policy, 'set', 'S', 's')).toBeUndefined();
  expect(findNameProblem(policy, 'set', 'q')).toBeUndefined();
});

test('ours: a text that is not one word cannot be written', () => {
  const policy = policyOfText('ACAP-allow-index: /a');
  for (const text of ['', 'a b', 'a#b', 'a\nb', '\ud800']) {
    expect(() => setResource(policy, 0, text)).toThrow(RangeError);
    expect(() => addQualifier(policy, 0, 'time-limit', `1${text} `)).toThrow(RangeError);
  }
});

const verdicts = (text: string, usage: string, agent: string, url: string) => {
  const site = openSite({ origin: '', files: { '/robots.txt': text } });
  return ask(site, { question: 'usage', usage, purpose: 'news', agent, url }).key;
};

describe('edits that change no verdict', () => {
  const commands: Readonly<Record<string, (policy: Policy, pick: number) => TextEdit[]>> = {
    'a usage is renamed': (policy, pick) =>
      renameName(policy, 'usage', ['cache', 'short', 'basics'][pick % 3]!, 'quite-new'),
    'a set is renamed': (policy, pick) => renameName(policy, 'set', ['open', 'shut'][pick % 2]!, 'quite-new'),
    'a definition is expanded in place': (policy, pick) => {
      const { usages, sets } = readAcapFile(policy);
      const all = [...usages.values(), ...sets.values()].filter(
        ({ field }) => field.kind !== 'qualified-usage' || !isPartOfComposite(policy, field.name.text),
      );
      const definition = all[pick % Math.max(1, all.length)];
      return definition ? inlineDefinition(policy, definition.line) : [];
    },
    'qualifiers are given a name': (policy, pick) => {
      const rules = readAcapFile(policy).records.flatMap((one) => one.rules);
      const candidates = rules.filter(
        ({ field }) => field.qualifiers.length > 0 && field.usage.kind === 'standard',
      );
      const rule = candidates[pick % Math.max(1, candidates.length)];
      return rule ? extract.extractQualified(policy, rule.line, 'quite-new') : [];
    },
  };
  test.each(Object.entries(commands))('acap 1.1 2.7: %s', (_name, command) => {
    fc.assert(
      fc.property(anyAcapText, fc.nat(20), anyUsage, anyCrawler, anyUrl, (text, pick, usage, agent, url) => {
        const changed = after(text, (policy) => command(policy, pick));
        expect(verdicts(changed, usage, agent, url)).toBe(verdicts(text, usage, agent, url));
      }),
      { numRuns: runs(300) },
    );
  });
});

test('ours: untouched lines are the same objects after any of these edits', () => {
  fc.assert(
    fc.property(anyAcapText, (text) => {
      const policy = policyOfText(text);
      const { lines: old } = policy.source;
      const edits = renameName(policy, 'set', 'open', 'quite-new');
      const touched = new Set(edits.map(({ range }) => range.start.line));
      const after = policyAfterEdits(policy, edits).source.lines;
      for (let line = 0; line < old.length; line++)
        if (!touched.has(line)) expect(lineAt(after, line)).toBe(lineAt(old, line));
    }),
    { numRuns: runs(60) },
  );
});

test('ours: a free name is found in few tries, however many are taken', () => {
  const among = (count: number) => {
    const taken = new Set(['a', ...Array.from({ length: count }, (_, i) => `a-${i + 2}`)]);
    let tries = 0;
    const name = freshName('a', (one) => ++tries > 0 && taken.has(one));
    expect(taken).not.toContain(name);
    return { name, tries };
  };
  expect(among(3)).toEqual({ name: 'a-5', tries: 5 });
  expect(among(100_000).tries).toBeLessThan(120);
});
