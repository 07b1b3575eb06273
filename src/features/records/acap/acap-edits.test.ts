import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PaneCapabilities, registerPane } from '../../../actions/panes.ts';
import { lineAt } from '../../../core/document/lines.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { linesConflictingWithReference } from '../../../core/formats/acap/edit/set-fields.ts';
import { newFile } from '../../../state/document/document.ts';
import { emptyDocument, openDocument, undo, updateView } from '../../../state/document/document-store.ts';
import { openSource } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { accessMatrix } from '../../../state/table/matrix-query.ts';
import { setUsageQuestion } from '../../../state/table/questions/usage.ts';
import { insertRecord as addConventional, addRecordBelow, removeRuleLine } from '../edits/line-edits.ts';
import { currentPolicy } from '../edits/run-edit.ts';
import * as commands from './acap-edits.ts';
import { renameDefinition } from './definitions/rename-definition.ts';

function open(text: string): void {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
}

const text = () => textOfSource(openSource(documentStore.getState()));
const lineOf = (line: number) => text().split('\n')[line];
const idOf = (line: number) => lineAt(openSource(documentStore.getState()).lines, line)!.id;

const RECORD = 'ACAP-crawler: a\nACAP-allow-present: /x time-limit=3-days # why\n';

// The first removal loads the edits of ACAP; from then on they are made at once.
beforeAll(async () => {
  open(RECORD);
  removeRuleLine(idOf(1));
  await vi.waitUntil(() => text() !== RECORD);
});

beforeEach(() => open(RECORD));

describe('one line', () => {
  test.each<[name: string, act: () => unknown, after: string]>([
    [
      'another usage keeps the restrictions',
      () => commands.setRuleUsage(idOf(1), { usage: 'index', isLocal: false }),
      'ACAP-allow-index: /x time-limit=3-days # why',
    ],
    [
      '2.4.1.3: a local usage removes them',
      () => commands.setRuleUsage(idOf(1), { usage: 'mine', isLocal: true }),
      'ACAP-allow-(mine): /x # why',
    ],
    [
      '2.4.2: a prohibition removes them',
      () => commands.chooseEffect(idOf(1), 'deny', 'Disallow'),
      'ACAP-disallow-present: /x # why',
    ],
    [
      'a restriction is written after the others',
      () => commands.writeQualifier(idOf(1), 'max-length', undefined, '9-words'),
      'ACAP-allow-present: /x time-limit=3-days max-length=9-words # why',
    ],
    [
      'a restriction is changed',
      () => commands.writeQualifier(idOf(1), 'time-limit', 0, '4-days'),
      'ACAP-allow-present: /x time-limit=4-days # why',
    ],
    [
      'a restriction is removed',
      () => commands.removeRuleQualifier(idOf(1), 0),
      'ACAP-allow-present: /x # why',
    ],
    [
      '2.5.6.1: other usages are written with a reference to their terms',
      () => commands.allowOtherUsages(idOf(1), '/t', 'v'),
      'ACAP-allow-other: /x usage-ref=/t # why',
    ],
    [
      'a line that cannot be parsed is replaced as a whole',
      () => commands.setLineText(idOf(1), 'ACAP-allow-crawl: /', 'v'),
      'ACAP-allow-crawl: /',
    ],
  ])('%s', (_name, act, after) => {
    act();
    expect(lineOf(1)).toBe(after);
    undo(documentStore);
    expect(text()).toBe(RECORD);
  });

  test('text that is typed during one visit of a field is one undo step, also if it adds the restriction', () => {
    for (const [index, value] of [
      [undefined, '1-words'],
      [1, '12-words'],
      [1, '120-words'],
    ] as const)
      commands.writeQualifier(idOf(1), 'max-length', index, value, 'visit');
    expect(lineOf(1)).toContain('max-length=120-words');
    undo(documentStore);
    expect(text()).toBe(RECORD);
  });

  test('a prohibition of other usages becomes a permission only together with their terms', () => {
    open('ACAP-crawler: a\nACAP-disallow-other: /\n');
    commands.allowOtherUsages(idOf(1), '/t', 'v');
    expect(lineOf(1)).toBe('ACAP-allow-other: / usage-ref=/t');
  });
});

test('2.3.2: a usage that the referring file defines is prohibited with the meaning that it has there', () => {
  const files = [
    newFile(
      '/robots.txt',
      sourceOfText(
        'ACAP-qualified-usage: mine index time-limit=3-days\nACAP-crawler: *\nACAP-permissions-reference: /p.txt\n',
      ),
    ),
    newFile('/p.txt', sourceOfText('ACAP-crawler: *\nACAP-allow-(mine): /x\n')),
  ];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  updateView(documentStore, { path: '/p.txt' });
  commands.chooseEffect(idOf(1), 'deny', 'Disallow');
  expect(lineOf(1)).toBe('ACAP-disallow-index: /x');
});

describe('lines that are added', () => {
  test('a permission below another one is at the returned line', () => {
    expect(commands.addRule(0, commands.createRule('allow', { usage: 'mine', isLocal: true }), 1)).toBe(2);
    expect(lineOf(2)).toBe('ACAP-allow-(mine): /');
  });

  test('2.3: a request is added before the parts for a purpose', () => {
    const part = commands.addPurposePart(0, 'news');
    expect(lineOf(part)).toBe('ACAP-usage-purpose: news');
    expect(lineOf(commands.addRequestLine(0, 'take-down'))).toBe('ACAP-request-take-down: /');
    expect(text().indexOf('request')).toBeLessThan(text().indexOf('purpose'));
  });

  test('2.3.2: a reference replaces all fields of its record, and nothing else', () => {
    open(`${RECORD}# stays\n\nACAP-crawler: b\nACAP-allow-crawl: /\n`);
    commands.addReference(0, '/p.txt');
    expect(text()).toBe(
      'ACAP-crawler: a\nACAP-permissions-reference: /p.txt\n# stays\n\nACAP-crawler: b\nACAP-allow-crawl: /\n',
    );
  });

  test('a part is removed with its purposes and fields; the lines around it stay', () => {
    open(
      `${RECORD}ACAP-usage-purpose: a\nACAP-usage-purpose: b\n# c\nACAP-allow-crawl: /\nACAP-usage-purpose: d\n`,
    );
    commands.removePurposePart(idOf(3));
    expect(text()).toBe(`${RECORD}# c\nACAP-usage-purpose: d\n`);
  });

  test('each new definition gets a unique name', () => {
    commands.define('resource-set');
    commands.define('resource-set');
    commands.define('qualified-usage');
    expect(text().split('\n').slice(0, 3)).toEqual([
      'ACAP-resource-set: paths /',
      'ACAP-resource-set: paths-2 /',
      'ACAP-qualified-usage: limited preserve time-limit=until-recrawled',
    ]);
  });
});

describe('lines that are removed', () => {
  test('2.3: the key that removes the last field of a record removes its crawlers too', () => {
    open(`ACAP-crawler: b\nACAP-disallow-crawl: /\n\n${RECORD}`);
    removeRuleLine(idOf(1));
    expect(text()).toBe(`\n${RECORD}`);
    undo(documentStore);
    expect(text()).toBe(`ACAP-crawler: b\nACAP-disallow-crawl: /\n\n${RECORD}`);
  });
});

describe('names', () => {
  const SET = 'ACAP-resource-set: s /a /b\n\nACAP-crawler: a\nACAP-allow-crawl: the-acap:resource-set:S\n';

  test('a name is changed in all places, regardless of case', () => {
    open(SET);
    renameDefinition(idOf(0), 'set', 's', 'open', 'v');
    expect(text()).toBe(SET.replace('s /a', 'open /a').replace(':S', ':open'));
    undo(documentStore);
    expect(text()).toBe(SET);
  });

  test('lines that differ in their paths get a set, at the returned line', () => {
    open('ACAP-crawler: a\nACAP-allow-crawl: /a\nACAP-allow-crawl: /b\n');
    expect(lineOf(commands.extractDefinition('resource-set', [1, 2]))).toBe('ACAP-resource-set: paths /a /b');
    expect(text()).toContain('ACAP-allow-crawl: the-acap:resource-set:paths\n');
  });

  test('the restrictions of a line become a named usage', () => {
    expect(lineOf(commands.extractDefinition('qualified-usage', [1]))).toBe(
      'ACAP-qualified-usage: limited present time-limit=3-days',
    );
    expect(text()).toContain('ACAP-allow-(limited): /x # why\n');
  });
});

describe('the whole file', () => {
  test('a version is added and changed', () => {
    commands.setFileVersion('1.1');
    expect(lineOf(0)).toBe('ACAP-version: 1.1');
    commands.setFileVersion('1.0');
    expect(lineOf(0)).toBe('ACAP-version: 1.0');
  });

  test('2.10.3: the comment that tools look for is added as the first line, and removed again', () => {
    commands.markAsAcap('1.1');
    expect(text()).toBe(`##ACAP version=1.1\n${RECORD}`);
    commands.markAsAcap('1.1');
    expect(text()).toBe(RECORD);
  });

  test('2.10.3: a comment that only mentions ACAP is not that comment', () => {
    const otherFile = `##ACAP is not used on this site\n${RECORD}`;
    open(otherFile);
    commands.markAsAcap('1.1');
    expect(text()).toBe(`##ACAP version=1.1\n${otherFile}`);
    commands.markAsAcap('1.1');
    expect(text()).toBe(otherFile);
  });

  test('a record that is added below an ACAP record is an ACAP record', () => {
    open(`${RECORD}\nUser-agent: *\nDisallow: /\n`);
    const onAdded = vi.fn<(block: number) => void>();
    addRecordBelow(0, onAdded);
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(1);
    expect(text()).toBe(`${RECORD}\nACAP-crawler: *\nACAP-allow-crawl: /\n\nUser-agent: *\nDisallow: /\n`);
  });

  test('acap 1.1 2.3, 2.10.2: a conventional record is added before the ACAP records, which would otherwise absorb it', () => {
    open(`User-agent: a\nDisallow: /\n\n${RECORD}`);
    addConventional();
    const added = 'User-agent: *\nDisallow: \n';
    expect(text()).toBe(`User-agent: a\nDisallow: /\n\n${added}\n${RECORD}`);
    open(`${RECORD}\nUser-agent: *\nDisallow: /\n`);
    const onAdded = vi.fn<(block: number) => void>();
    addRecordBelow(1, onAdded);
    expect(onAdded).toHaveBeenCalledExactlyOnceWith(0);
    expect(text()).toBe(`${added}\n${RECORD}\nUser-agent: *\nDisallow: /\n`);
  });

  test('acap 1.1 2.3: a record that refers to another file loses its other fields, which are counted first', () => {
    open(RECORD);
    expect(linesConflictingWithReference(currentPolicy(), 0)).toHaveLength(
      RECORD.trim().split('\n').length - 1,
    );
    commands.addReference(0, '/p.txt');
    expect(linesConflictingWithReference(currentPolicy(), 0)).toHaveLength(1);
  });

  test('a record for any crawler is separated from the lines above it', () => {
    const line = commands.addAcapRecord({ usage: 'crawl', isLocal: false });
    expect(text()).toBe(`${RECORD}\nACAP-crawler: *\nACAP-allow-crawl: /\n`);
    expect(commands.recordStartingAt(line)).toBe(1);
  });
});

test('docs/limits.md: a set that is too big to be inlined remains a set, and the reason is reported', () => {
  const paths = Array.from({ length: 600 }, (_, i) => `/${i}`).join(' ');
  const rules = 'ACAP-allow-crawl: the-acap:resource-set:s\n'.repeat(600);
  const file = `ACAP-resource-set: s ${paths}\nACAP-crawler: *\n${rules}`;
  open(file);
  expect(commands.expandDefinition(idOf(0))).toBe(false);
  expect(text()).toBe(file);
  expect(documentStore.getState().refusal).toMatchObject({ code: 'too-much', excess: { what: 'octets' } });
});

test('design: a table of all usages shows the column of a usage that is new in its line, and of no other edit', () => {
  setUsageQuestion(documentStore, { usage: undefined });
  const { columns } = accessMatrix(documentStore.getState());
  const shown: string[] = [];
  const show = ({ column }: { column: number }) => shown.push(columns[column - 1]?.agents[0] ?? '');
  const remove = registerPane('grid', { show } as unknown as PaneCapabilities['grid']);
  commands.addRule(0, commands.createRule('allow', { usage: 'present-thumbnail', isLocal: false }));
  commands.setRuleUsage(idOf(1), { usage: 'present-link', isLocal: false });
  commands.setRuleResource(idOf(1), '/y');
  remove();
  expect(shown).toEqual(['present-thumbnail', 'present-link']);
});

test('design: the table asks about the usage of the permission that was edited', () => {
  const usageAsked = () => {
    const { subject } = documentStore.getState().view;
    return subject?.question === 'usage' ? subject.usage : undefined;
  };
  open(
    'ACAP-crawler: a\nACAP-allow-present: /x\nACAP-disallow-index: /y\nACAP-allow-follow: /z\nACAP-allow-preserve: /p time-limit=3-days\n',
  );
  const edits: readonly (readonly [act: () => unknown, usage: string])[] = [
    [() => commands.setRuleResource(idOf(1), '/xx'), 'present'],
    [() => commands.chooseEffect(idOf(2), 'allow', 'Allow'), 'index'],
    [() => commands.setRuleResource(idOf(3), '/zz'), 'follow'],
    [() => commands.writeQualifier(idOf(4), 'time-limit', 0, '4-days'), 'preserve'],
    [() => commands.setRuleResource(idOf(2), '/yy'), 'index'],
    [() => commands.removeRuleQualifier(idOf(4), 0), 'preserve'],
  ];
  for (const [act, usage] of edits) {
    act();
    expect(usageAsked()).toBe(usage);
  }
});
