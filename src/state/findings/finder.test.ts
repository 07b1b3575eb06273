// Findings follow the file, but not in the frame of the keystroke. A fix is one step, and applies only to the text
// in which it was found.
import { expect, test } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  DEFAULT_PATH,
  edit,
  emptyDocument,
  undo,
  updateView,
} from '../document/document-store.ts';
import { openSource } from '../document/selectors.ts';
import type { IdleScheduler } from '../idle-tasks.ts';
import { applyFix, createFinder } from './finder.ts';

const wrong = 'ACAP-crawler: *\nACAP-allow-crawl /x\n';

function open(text: string, today = '2026-01-01') {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, sourceOfText(text))],
  });
  let due: (() => void) | undefined;
  const idle: IdleScheduler = (run) => {
    due = run;
    return () => {
      if (due === run) due = undefined;
    };
  };
  const finder = createFinder(store, () => today, idle);
  const runTasks = () => {
    while (due) {
      const run = due;
      due = undefined;
      run();
    }
  };
  const codes = () => finder.found()?.findings.map(({ code }) => code);
  return { store, finder, work: runTasks, codes, waits: () => due !== undefined };
}

const type = (store: ReturnType<typeof open>['store'], text: string) =>
  edit(store, DEFAULT_PATH, [insertAt(0, 0, text)], { origin: 'text', label: { code: 'type' } });

test('nothing is computed before the first listener subscribes, or after the last one unsubscribes', () => {
  const { store, finder, work, codes, waits } = open(wrong);
  expect(waits()).toBe(false);
  const leave = finder.listen(() => undefined);
  expect(codes()).toBeUndefined();
  work();
  expect(codes()).toContain('missing-colon');
  leave();
  type(store, '#\n');
  expect(waits()).toBe(false);
});

test('a newer text replaces the running task; a change of the view does not start one', () => {
  const { store, finder, work, waits } = open(wrong);
  let notifications = 0;
  finder.listen(() => notifications++);
  type(store, '#\n');
  work();
  expect([notifications, finder.found()?.findings.some(({ range }) => range.start.line === 2)]).toEqual([
    1,
    true,
  ]);
  updateView(store, { caret: { position: { line: 1, column: 0 }, by: 'text' } });
  expect(waits()).toBe(false);
});

test('product: the findings of a file are not those of the next one, until it is inspected itself', () => {
  const { store, finder, work, codes } = open(wrong);
  const reported: unknown[] = [];
  const leave = finder.listen(() => reported.push(codes()));
  work();
  const openOther = (text: string) =>
    changeDocument(store, { origin: 'files', label: { code: 'open-file' } }, () => ({
      ...emptyDocument(),
      files: [newFile(DEFAULT_PATH, sourceOfText(text))],
    }));
  openOther('User-agent: *\nDisallow: /\n');
  expect(reported.at(-1)).toBeUndefined();
  expect(codes()).toBeUndefined();
  work();
  expect(codes()).toBeDefined();
  leave();
  openOther(wrong);
  expect(codes()).toBeUndefined();
});

test('a fix is one step of the history; does nothing if the text has changed since', () => {
  const { store, finder, work, codes } = open(wrong);
  finder.listen(() => undefined);
  work();
  const report = finder.found()!;
  const finding = report.findings.find(({ code }) => code === 'missing-colon')!;
  expect(applyFix(store, report, finding, finding.fixes[0]!)).toBe(true);
  expect(textOfSource(openSource(store.getState()))).toContain('ACAP-allow-crawl: /x');
  work();
  expect(codes()).not.toContain('missing-colon');
  expect(applyFix(store, report, finding, finding.fixes[0]!)).toBe(false);
  undo(store);
  expect(textOfSource(openSource(store.getState()))).toBe(wrong);
});

test('the caller passes the day: an expired limit is a finding on the day after', () => {
  const text = 'ACAP-crawler: *\nACAP-allow-crawl: /\nACAP-allow-index: /x time-limit=until-2026-01-31\n';
  const codesOn = (day: string) => {
    const { finder, work, codes } = open(text, day);
    finder.listen(() => undefined);
    work();
    return codes();
  };
  expect(codesOn('2026-01-30')).not.toContain('expired-date');
  expect(codesOn('2026-02-02')).toContain('expired-date');
});

test('sitemaps.org: a URL that an imported sitemap offers and a rule blocks is found at once', () => {
  const { store, finder, work, codes } = open('User-agent: *\nDisallow: /cart\n');
  finder.listen(() => undefined);
  work();
  expect(codes()).not.toContain('R119');
  changeDocument(store, { origin: 'matrix', label: { code: 'add-lists' } }, (document) => ({
    ...document,
    offered: ['/cartography'],
  }));
  work();
  expect(codes()).toContain('R119');
});
