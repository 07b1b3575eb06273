// Completions at a caret, the pieces of a line, and the agreement of suggestions with the readers.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crawlers } from '../catalogue/crawlers.ts';
import { applyEdits } from '../document/edits.ts';
import { sourceOfText, textOfSource } from '../document/source.ts';
import { readAcapText } from '../formats/acap/read-line.ts';
import type { ExtensionDefinition } from '../formats/extensions/define-extension.ts';
import { extensions } from '../formats/extensions/registry.ts';
import { formatOfPath } from '../formats/file-formats.ts';
import { createPolicy } from '../syntax/policy.ts';
import { openSite } from '../workspace/site.ts';
import type { Caret } from './assistant.ts';
import { findCompletions, findNameAt, splitIntoPieces } from './language-service.ts';
import { findSignatureAt } from './signature.ts';

const robots = formatOfPath('/robots.txt');

/** Returns the suggestions at the `|`, and the text that they replace. */
function offered(
  marked: string,
  extraCaret: Partial<Pick<Caret, 'agents' | 'origin' | 'paths' | 'files'>> = {},
  path = '/robots.txt',
) {
  const before = marked.slice(0, marked.indexOf('|'));
  const lines = marked.replace('|', '').split('\n');
  const line = before.split('\n').length - 1;
  const column = before.length - (before.lastIndexOf('\n') + 1);
  const policy = createPolicy(sourceOfText(lines.join('\n')), formatOfPath(path));
  const text = lines[line]!;
  const offer = findCompletions({
    policy,
    line,
    column,
    text,
    paths: ['/from-table'],
    files: ['/permissions.txt'],
    ...extraCaret,
  });
  return {
    texts: offer?.suggestions.map((one) => one.text),
    replaced: offer && text.slice(offer.start, offer.end),
    offer,
  };
}

const head =
  'ACAP-version: 1.1\nACAP-resource-set: news /n /p\nACAP-qualified-usage: short present-snippet max-length=9-words\nACAP-composite-usage: all (short) crawl\n';

describe('fields', () => {
  test('at the start of an empty file: records of all systems, and fields for the whole file', () => {
    expect(offered('|').texts).toEqual([
      'User-agent: ',
      'ACAP-version: ',
      'ACAP-ignore-conventional-records',
      'ACAP-qualified-usage: ',
      'ACAP-composite-usage: ',
      'ACAP-resource-set: ',
      'ACAP-crawler: ',
      'Mobile-agent-server: ',
      'Sitemap: ',
      'Host: ',
      'Clean-param: ',
      'Content-Signal: ',
      'License: ',
    ]);
  });
  test('ours: fields about the crawlers of a record are offered after a record has begun', () => {
    expect(offered('User-agent: *\n|').texts).toEqual(
      expect.arrayContaining(['Crawl-delay: ', 'Content-Usage: ']),
    );
  });
  test('acap 1.1 2.7, 2.8: below a crawler no definition and no version, but the fields of a record', () => {
    const { texts } = offered(`${head}ACAP-crawler: *\n|`);
    expect(texts).toContain('ACAP-allow-');
    expect(texts).not.toContain('ACAP-resource-set: ');
    expect(texts).not.toContain('ACAP-version: ');
    expect(texts).not.toContain('Disallow: ');
  });
  test('rfc 9309 2.2: below a user-agent its rules', () => {
    expect(offered('User-agent: *\n|').texts).toEqual(expect.arrayContaining(['Allow: ', 'Disallow: ']));
  });
  test('an existing name is replaced; its colon stays', () => {
    const { texts, replaced } = offered('User-agent: *\n Dis|al: /x');
    expect(replaced).toBe('Disal');
    expect(texts).toContain('Disallow');
  });
  test('ours: data.txt has no fields of ACAP', () => {
    expect(offered('|', {}, '/data.txt').texts).toEqual(['User-agent: ']);
  });
  test('nothing in a comment, nothing after a word that is not a field', () => {
    expect(offered('# A|').offer).toBeUndefined();
    expect(offered('foo |').offer).toBeUndefined();
    expect(offered('foo: |').offer).toBeUndefined();
  });
});

describe('mobile agents', () => {
  const field = 'Mobile-agent-server:';
  const lines = `${field} / atp://h.example:1\n${field} /a none\n`;
  test('mob-012: the field may begin in any line', () => {
    expect(offered('User-agent: *\nDisallow: /\nM|').texts).toContain('Mobile-agent-server: ');
  });
  test('3.1: first a path that has no line yet', () => {
    expect(offered(`${lines}${field} |`).texts).toEqual(['/from-table']);
    expect(offered(`${field} |`).texts).toEqual(['/', '/from-table']);
  });
  test('3.2: then none, a protocol without a host, or a target of another line; then nothing', () => {
    expect(offered(`${lines}${field} /x |`).texts).toEqual(['none', 'atp://', 'atp://h.example:1']);
    expect(offered(`${lines}${field} /x none |`).texts).toEqual([]);
  });
  test('a line has a name, a path and a target', () => {
    const kinds = (text: string) => splitIntoPieces(text, robots).map(({ kind, words }) => [kind, ...words]);
    expect(kinds(` ${field} /a  NONE # c`)).toEqual([
      ['name', 'mobile-agent-server'],
      ['path', '/a'],
      ['target', 'none', 'NONE'],
    ]);
    expect(kinds(`${field} /a atp://h`).at(-1)).toEqual(['target', 'host', 'atp://h']);
    expect(kinds(field)).toHaveLength(1);
  });
});

describe('endings of field names', () => {
  const crawler = `${head}ACAP-crawler: *\n`;
  test('acap 1.1 2.5, 2.4.1.3: a permission can have fourteen usages and those of the file', () => {
    const { texts, replaced } = offered(`${crawler}ACAP-allow-pre|`);
    expect(replaced).toBe('pre');
    expect(texts).toHaveLength(16);
    expect(texts).toEqual(expect.arrayContaining(['crawl: ', 'present-link: ', '(short): ', '(all): ']));
  });
  test('acap 1.1 2.4.2: a prohibition cannot have a usage of the file', () => {
    const { texts, replaced } = offered(`${crawler}ACAP-disallow-|: /x`);
    expect(replaced).toBe('');
    expect(texts).toHaveLength(14);
    expect(texts).toContain('index');
  });
  test('acap 1.1 2.6: requests', () => {
    expect(offered(`${crawler}acap-request-|`).texts).toEqual(['take-down: ', 're-crawl: ']);
  });
});

describe('values', () => {
  const record = `${head}ACAP-crawler: foo\n`;
  test('acap 1.1 2.4.4, 2.4.5: a resource is a set or a path', () => {
    expect(offered(`${record}ACAP-disallow-crawl: |`).texts).toEqual([
      'the-acap:resource-set:news',
      '/n',
      '/p',
      '/from-table',
    ]);
  });
  test('acap 1.1 annex a: after the resource the qualifiers of the usage', () => {
    expect(offered(`${record}ACAP-allow-index: /x |`).texts).toEqual(['time-limit=', 'must-use-resource=']);
    expect(offered(`${record}ACAP-allow-crawl: /x |`).texts).toEqual([]);
    expect(offered(`${record}ACAP-disallow-index: /x |`).texts).toEqual([]);
    expect(offered(`${record}ACAP-allow-(short): /x |`).texts).toEqual([]);
  });
  test('digest c.2: a qualifier that only one source has is offered with a note', () => {
    const { offer } = offered(`${record}ACAP-allow-present-snippet: /x |`);
    expect(offer?.suggestions.map(({ text, note }) => [text, note])).toContainEqual([
      'must-include-resource=',
      'annex',
    ]);
  });
  test('acap 1.1 2.5.3.2: a qualifier that counts once is not offered again; one that may repeat is', () => {
    const { texts } = offered(`${record}ACAP-allow-index: /x must-use-resource=/y time-limit=3-days |`);
    expect(texts).toEqual(['time-limit=']);
  });
  test('after the equals sign its values, with the qualifier before them', () => {
    const { texts, replaced } = offered(`${record}ACAP-allow-index: /x time-limit=u|ntil`);
    expect(replaced).toBe('time-limit=until');
    expect(texts).toEqual([
      'time-limit=until-recrawled',
      'time-limit=until-2030-12-31',
      'time-limit=30-days',
      'time-limit=plus-terms',
    ]);
  });
  test('acap 1.1 2.3: known crawlers, purposes and files', () => {
    expect(offered(`${record}ACAP-crawler: |`).texts).toEqual(['*', 'foo']);
    expect(
      offered(`${record}ACAP-usage-purpose: a\nACAP-allow-crawl: /\nACAP-usage-purpose: |`).texts,
    ).toEqual(['a']);
    expect(offered(`${record}ACAP-permissions-reference: |`).texts).toEqual(['/permissions.txt']);
    expect(offered('User-agent: a\nAllow: /y\nDisallow: |').texts).toEqual(['/', '/y', '/from-table']);
  });
  test('acap 1.1 2.7: bodies of definitions, and names that nothing defines yet', () => {
    const late = '\nACAP-crawler: *\nACAP-allow-(q): the-acap:resource-set:s';
    expect(offered(`ACAP-resource-set: |${late}`).texts).toEqual(['s']);
    expect(offered(`ACAP-qualified-usage: |${late}`).texts).toEqual(['q']);
    expect(offered('ACAP-qualified-usage: q |').texts).not.toContain('crawl');
    expect(offered('ACAP-qualified-usage: q index |').texts).toEqual(['time-limit=', 'must-use-resource=']);
    const { texts } = offered(`${head}ACAP-composite-usage: c index |`);
    expect(texts).toContain('(short)');
    expect(texts).not.toContain('(all)');
    expect(texts).not.toContain('index');
    expect(texts).not.toContain('other');
  });
});

describe('crawlers', () => {
  const { texts = [], offer } = offered('User-agent: googlebot\nUser-agent: |', {
    agents: ['zed', 'GPTBot'],
  });
  test('ours: first those of the file, then of the table, then of the catalog; each once, ignoring case', () => {
    expect(texts.slice(0, 4)).toEqual(['*', 'googlebot', 'zed', 'GPTBot']);
    expect(texts.slice(4)).toEqual(
      crawlers.flatMap(({ tokens }) => tokens).filter((one) => !/^(googlebot|gptbot)$/i.test(one)),
    );
    expect(offer?.suggestions.every(({ kind }) => kind === 'agent')).toBe(true);
  });
  test('rfc 9309 2.2.1: only the letters A to Z are compared without case', () => {
    const two = offered('User-agent: kbot\nUser-agent: |', { agents: ['\u212abot', 'KBOT'] }).texts ?? [];
    expect(two.slice(0, 3)).toEqual(['*', 'kbot', '\u212abot']);
    expect(two).not.toContain('KBOT');
  });
});

describe('extension lines', () => {
  const file = 'User-agent: *\n';
  const extraCaret = {
    origin: 'https://h.example',
    paths: ['/a?sid=1&ref=x', '/b?sid=2#c', '/c'],
    files: ['/map.xml', '/x.txt'],
  };
  test.each([
    ['crawl-delay: seconds', 'Crawl-delay: |', ['1', '2', '5', '10', '30']],
    ['crawl-delay: nothing after them', 'Crawl-delay: 1 |', []],
    ['request-rate: pages in a time, with a unit', 'Request-rate: |', ['1/10', '1/10s', '30/1m']],
    ['request-rate: then a window', 'Request-rate: 1/10 |', ['0600-0845', '2200-0600']],
    ['visit-time: a window', 'Visit-time: |', ['0600-0845', '2200-0600']],
    ['content signals: the keys', 'Content-Signal: |', ['search=', 'ai-input=', 'ai-train=', 'use=']],
    [
      'content signals: the missing keys',
      'Content-Signal: search=yes, |',
      ['ai-input=', 'ai-train=', 'use='],
    ],
    [
      'content signals: also without a space',
      'Content-Signal: search=yes,a|',
      ['search=yes,ai-input=', 'search=yes,ai-train=', 'search=yes,use='],
    ],
    ['content signals: yes or no', 'Content-Signal: ai-train=|', ['ai-train=yes', 'ai-train=no']],
    [
      'content signals: use needs one of three words',
      'Content-Signal: use=|',
      ['use=immediate', 'use=reference', 'use=full'],
    ],
    [
      'aipref, vocab-08: labels, or first a path',
      'Content-Usage: |',
      ['train-ai=', 'ai-use=', 'search=', '/', '/a', '/b', '/c'],
    ],
    ['aipref: after a path only labels', 'Content-Usage: /a |', ['train-ai=', 'ai-use=', 'search=']],
    ['aipref: y or n', 'Content-Usage: /a search=y, train-ai=|', ['train-ai=y', 'train-ai=n']],
    ['sitemap: full URLs', 'Sitemap: |', ['https://h.example/map.xml', 'https://h.example/sitemap.xml']],
    ['RSL-001: full URLs', 'License: |', ['https://h.example/map.xml', 'https://h.example/license.xml']],
    ['clean-param: parameters of known URLs, the most frequent first', 'Clean-param: |', ['sid', 'ref']],
    ['clean-param: another one', 'Clean-param: sid&|', ['sid&ref']],
    ['clean-param: then a path', 'Clean-param: sid |', ['/', '/a', '/b', '/c']],
    ['host: the host of the site', 'Host: |', ['h.example']],
    ['noindex: paths', 'Noindex: |', ['/', '/a', '/b', '/c']],
    ['clean-param: in a comment nothing', 'Host: # |', undefined],
  ])('%s', (_name, line, texts) => {
    expect(offered(file + line, extraCaret).texts).toEqual(texts);
  });
  test('ours: every suggested value is read without an error', () => {
    let tried = 0;
    for (const { id, name, read } of extensions as readonly ExtensionDefinition[]) {
      const complete = (value: string): string[] =>
        /[=]$/.test(value) || (id === 'content-usage' && /^\/[^=]*$/.test(value))
          ? (
              offered(`${file}${name}: ${value}${value.endsWith('=') ? '' : ' '}|`, extraCaret).texts ?? []
            ).flatMap((text) => complete(value.endsWith('=') ? text : `${value} ${text}`))
          : [value];
      for (const value of (offered(`${file}${name}: |`, extraCaret).texts ?? []).flatMap(complete)) {
        tried++;
        const { issues } = read(value);
        const errors = issues.filter(({ severity }) => severity === 'error').map(({ code }) => code);
        expect([id, value, errors]).toEqual([id, value, []]);
      }
    }
    expect(tried).toBeGreaterThan(40);
  });
  test('sitemap: without an origin an example, in which the author replaces the host', () => {
    const { offer } = offered('Sitemap: |');
    expect(offer?.suggestions).toMatchObject([
      { text: 'https://example.com/sitemap.xml', hole: { start: 8, end: 19 } },
    ]);
  });
  test.each([
    ['Crawl-delay: 10 # s', ['part crawl-delay value 10']],
    ['Crawl-delay: soon', []],
    [
      'Request-rate: 1/10s 0600-0845',
      [
        'part request-rate pages 1',
        'part request-rate time 10',
        'part request-rate unit s',
        'part request-rate begin 0600',
        'part request-rate end 0845',
      ],
    ],
    ['Request-rate: 1/10', ['part request-rate pages 1', 'part request-rate time 10']],
    ['Visit-time: 2200 - 0600', ['part visit-time begin 2200', 'part visit-time end 0600']],
    [
      'Content-Signal: search=yes, ai-train = no',
      [
        'part content-signal key search',
        'part content-signal answer yes search',
        'part content-signal key ai-train',
        'part content-signal answer no ai-train',
      ],
    ],
    [
      'Content-Usage: /x search=n',
      ['part content-usage path /x', 'part content-usage label search', 'part content-usage answer n search'],
    ],
    [
      'Clean-param: a&b /x',
      ['part clean-param names a', 'part clean-param names b', 'part clean-param path /x'],
    ],
    ['Sitemap: https://h/s.xml', ['part sitemap value https://h/s.xml']],
    ['Sitemap:', []],
  ])('%s: its parts', (line, parts) => {
    const [name, ...others] = splitIntoPieces(line, robots);
    expect(name?.kind).toBe('name');
    expect(others.map(({ kind, words }) => [kind, ...words].join(' '))).toEqual(parts);
    for (const { start, end, words } of others) expect(line.slice(start, end)).toBe(words[2]);
  });
});

describe('the part of a value at the caret', () => {
  const active = (marked: string) => {
    const policy = createPolicy(sourceOfText(marked.replace('|', '')), robots);
    const signature = findSignatureAt(policy, { line: 0, column: marked.indexOf('|') });
    return signature?.parts[signature.active]?.id;
  };
  test.each([
    ['Clean-param: |', 'names'],
    ['Clean-param: a&b|', 'names'],
    ['Clean-param: a&b |', 'path'],
    ['Request-rate: |', 'pages'],
    ['Request-rate: 1/|', 'time'],
    ['Request-rate: 1/10s|', 'unit'],
    ['Request-rate: 1/10s |', 'begin'],
    ['Request-rate: 1/10s 0600-|', 'end'],
    ['Visit-time: 0600-|', 'end'],
    ['Content-Signal: search=yes, ai|', 'key'],
    ['Content-Signal: search=yes, ai-train=|', 'answer'],
    ['Content-Usage: |', 'path'],
    ['Content-Usage: /x |', 'label'],
    ['Content-Usage: search|', 'label'],
    ['Content-Usage: search=|', 'answer'],
    ['Mobile-agent-server: /a |', 'target'],
    ['ACAP-allow-index: /a |', 'qualifier'],
    ['ACAP-allow-index: /a time-limit=|', 'value'],
    ['ACAP-qualified-usage: q |', 'usage'],
    ['ACAP-qualified-usage: q index time|', 'qualifier'],
    ['ACAP-composite-usage: q index |', 'usage'],
    ['ACAP-resource-set: s /a /|', 'path'],
    ['ACAP-disallow-index: /a|', undefined],
    ['Disallow: /a|', undefined],
    ['Clean-param|', undefined],
    ['Clean-param: a # |', undefined],
  ])('%s', (marked, id) => {
    expect(active(marked)).toBe(id);
  });
});

describe('names of crawlers', () => {
  const files = {
    '/robots.txt': 'User-agent: Foo # x\nuseragent bar\nDisallow: /\nACAP-crawler: foo\nUser-agent: foobot\n',
  };
  const site = openSite({ origin: '', files });
  const policy = createPolicy(sourceOfText(files['/robots.txt']), robots);
  const renamed = (line: number, column: number, to: string) => {
    const found = findNameAt(policy, line, column)!;
    const result = found.assistant.rename(site, '/robots.txt', found, to);
    if ('problem' in result) return result.problem;
    return textOfSource(applyEdits(policy.source, result[0]!.edits));
  };
  test('rfc 9309 2.2.1: a name is the same whatever its case, in records of every system', () => {
    const found = findNameAt(policy, 3, 15)!;
    expect(found.assistant.places(policy, found).map(({ line, role }) => [line, role])).toEqual([
      [0, 'definition'],
      [3, 'use'],
    ]);
    expect(findNameAt(policy, 2, 11)).toBeUndefined();
    expect(findNameAt(policy, 0, 3)).toBeUndefined();
  });
  test('rfc 9309 2.2.1: a name that is equal only by Unicode case folding is another crawler', () => {
    const two = createPolicy(
      sourceOfText('User-agent: kbot\nUser-agent: \u212abot\nUser-agent: KBot\n'),
      robots,
    );
    const found = findNameAt(two, 0, 13)!;
    expect(found.assistant.places(two, found).map(({ line }) => line)).toEqual([0, 2]);
  });
  test('ours: it is renamed in all these lines, and nothing else changes', () => {
    expect(renamed(0, 13, ' zed ')).toBe(
      files['/robots.txt'].replace('Foo', 'zed').replace(': foo\n', ': zed\n'),
    );
    expect(renamed(1, 11, 'a b')).toBe(files['/robots.txt'].replace('useragent bar', 'useragent: a b'));
  });
  test('draft 1 3.3: a name that cannot be written is refused', () => {
    expect(renamed(0, 13, 'a#b')).toBe('agent-number-sign');
    expect(renamed(0, 13, ' ')).toBe('agent-empty');
  });
});

test('every suggested value is one that its qualifier can have', () => {
  for (const usage of ['index', 'preserve', 'present', 'present-snippet', 'present-original', 'other']) {
    const qualifiers = offered(`ACAP-crawler: *\nACAP-allow-${usage}: /x |`).texts ?? [];
    expect(qualifiers.length).toBeGreaterThan(0);
    for (const qualifier of qualifiers) {
      const { offer } = offered(`ACAP-crawler: *\nACAP-allow-${usage}: /x ${qualifier}|`);
      expect(offer?.suggestions.length).toBeGreaterThan(0);
      for (const { text, hole } of offer?.suggestions ?? []) {
        const found = readAcapText(`ACAP-allow-${usage}: /x ${text}`)?.issues.filter(
          ({ effect }) => effect === 'closed',
        );
        expect([text, found]).toEqual([text, []]);
        if (hole) expect(text.slice(hole.start, hole.end)).not.toBe('');
      }
    }
  }
});

test('property: completions and pieces stay within the line and never throw, whatever the text is', () => {
  const part = fc.constantFrom(
    'ACAP-allow-',
    '(x)',
    'index',
    ': ',
    '/a',
    ' time-limit=',
    '3-days',
    '#',
    '=',
    '\t',
    '\u00e9',
    'ACAP-',
    'resource-set',
    'Disallow',
    '\u{1f512}',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), fc.nat(60), (parts, at) => {
      const text = parts.join('');
      const column = Math.min(at, text.length);
      const { offer } = offered(`ACAP-crawler: *\n${text.slice(0, column)}|${text.slice(column)}`);
      if (offer)
        expect([offer.start <= column, column <= offer.end, offer.end <= text.length]).toEqual([
          true,
          true,
          true,
        ]);
      let end = 0;
      for (const piece of splitIntoPieces(text, robots)) {
        expect(piece.start).toBeGreaterThanOrEqual(end);
        expect(piece.end).toBeGreaterThan(piece.start);
        end = piece.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }),
  );
});

test('ours: a word of any length before the caret is scanned once', () => {
  expect(offered(`Content-Signal: ${'a'.repeat(100_000)} |`).replaced).toBe('');
});
