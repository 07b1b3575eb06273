// Several fixes are planned on copies and applied as one step. Ignored findings are stored in the workspace, as
// steps too.
import { expect, test } from 'vitest';
import { findHarmlessFix } from '../../core/diagnostics/fix-all.ts';
import { lineAt } from '../../core/document/lines.ts';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { ignoreFinding, ignoreKind, stopIgnoring } from '../../features/findings/ignore-findings.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, DEFAULT_PATH, edit, emptyDocument, undo } from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import { renameFile } from '../files/site-files.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { parseWorkspaceDocument } from '../workspace/open-workspace.ts';
import { createFinder, type FindingReport } from './finder.ts';
import { type FixPlan, makeFixes, planFixes } from './fix-plan.ts';

const head = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
const three = 'ACAP-allow-index /a/\nACAP-allow-index /b/\nACAP-allow-index /c/\n';

function open(text: string) {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, sourceOfText(text))],
    rows: ['/', '/a/'],
  });
  let due: (() => void)[] = [];
  const finder = createFinder(
    store,
    () => '2026-01-01',
    (run) => {
      due.push(run);
      return () => (due = due.filter((callback) => callback !== run));
    },
  );
  finder.listen(() => undefined);
  const report = (): FindingReport => {
    while (due.length > 0) due.splice(0, 1)[0]!();
    return finder.found()!;
  };
  const lines = (code: string) => {
    const { findings, hidden } = report();
    const linesOf = (findingList: typeof findings) =>
      findingList.filter((finding) => finding.code === code).map(({ range }) => range.start.line);
    return { shown: linesOf(findings), hidden: linesOf(hidden) };
  };
  const plan = (code: string): FixPlan =>
    runSync(
      planFixes({
        state: store.getState(),
        path: DEFAULT_PATH,
        wanted: (finding) => (finding.code === code ? finding.fixes[0] : undefined),
      }),
    )!;
  return { store, found: report, lines, plan, text: () => textOfSource(openSource(store.getState())) };
}

test('product: all findings of a kind are fixed in one step; other lines stay the same objects', () => {
  const { store, plan, text } = open(`${head}${three}# end\n`);
  const planned = plan('missing-colon');
  expect([planned.count, planned.isMore]).toEqual([3, false]);
  expect(text()).toContain('index /a/');
  const last = lineAt(openSource(store.getState()).lines, 6);
  expect(makeFixes(store, planned)).toBe(true);
  expect(text()).toBe(`${head}${three.replaceAll('index /', 'index: /')}# end\n`);
  expect(lineAt(openSource(store.getState()).lines, 6)).toBe(last);
  expect(describeStep(store.getState().history.past.at(-1)!.label)).toBe('3 fixes');
  undo(store);
  expect(text()).toBe(`${head}${three}# end\n`);
});

test('ours: a plan is not applied if the file has changed since, or if it has no effect', () => {
  const { store, plan, text } = open(head + three);
  const planned = plan('missing-colon');
  edit(store, DEFAULT_PATH, [insertAt(0, 0, '#\n')], { origin: 'text', label: { code: 'type' } });
  const textNow = text();
  expect(makeFixes(store, planned)).toBe(false);
  expect(text()).toBe(textNow);
  expect(makeFixes(store, plan('no-such-kind'))).toBe(false);
});

test('ours: fixes that change no answer are recognized by the fixes themselves', () => {
  const { found } = open(`Mobile-agent-server: /a none\nMobile-agent-server: /a none\n${head}${three}`);
  const harmless = found()
    .findings.filter(findHarmlessFix)
    .map(({ code }) => code);
  expect(harmless).toContain('M010');
  expect(harmless).not.toContain('missing-colon');
});

test('product: an ignored finding is neither shown nor counted, is stored in the workspace file, and can be restored', () => {
  const { store, found, lines, text } = open(head + three);
  const before = found();
  const [, second] = before.findings.filter(({ code }) => code === 'missing-colon');
  expect(ignoreFinding(store, before, second!)).toBe(true);
  expect(lines('missing-colon')).toEqual({ shown: [3, 5], hidden: [4] });
  expect(text()).toBe(head + three);
  const { document, view } = store.getState();
  const opened = parseWorkspaceDocument(printWorkspace(workspaceOf(document, view)));
  expect('document' in opened && opened.document.ignored).toEqual(document.ignored);
  expect('document' in opened && opened.document.unknown).toEqual({});
  stopIgnoring(store, found(), second!);
  expect([found().hidden, store.getState().document.ignored]).toEqual([[], undefined]);
  expect(describeStep(store.getState().history.past.at(-1)!.label)).toBe('no longer ignoring missing-colon');
  undo(store);
  expect(found().hidden).toHaveLength(1);
  undo(store);
  expect(found().hidden).toHaveLength(0);
});

test('product: a kind is ignored in its file, also after a rename, and includes findings that were ignored one by one', () => {
  const { store, found, lines } = open(head + three);
  ignoreFinding(store, found(), found().findings.find(({ code }) => code === 'missing-colon')!);
  ignoreKind(store, DEFAULT_PATH, 'missing-colon');
  expect(store.getState().document.ignored).toEqual([{ file: DEFAULT_PATH, code: 'missing-colon' }]);
  expect(lines('missing-colon')).toEqual({ shown: [], hidden: [3, 4, 5] });
  renameFile(store, DEFAULT_PATH, '/old/robots.txt');
  expect(found().path).toBe('/old/robots.txt');
  expect(lines('missing-colon')).toEqual({ shown: [], hidden: [3, 4, 5] });
});

test('ours: a finding is not ignored if the text has changed since', () => {
  const { store, found } = open(head + three);
  const old = found();
  edit(store, DEFAULT_PATH, [insertAt(0, 0, '#\n')], { origin: 'text', label: { code: 'type' } });
  expect(ignoreFinding(store, old, old.findings[0]!)).toBe(false);
  expect(stopIgnoring(store, old, old.findings[0]!)).toBe(false);
});
