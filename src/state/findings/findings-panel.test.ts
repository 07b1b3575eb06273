// F8 navigates from finding to finding, wraps around, and announces each once.
import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, DEFAULT_PATH, emptyDocument, updateView } from '../document/document-store.ts';
import { createFinder } from './finder.ts';
import { findingsPanel, findingToFix, goToFinding, showFinding } from './findings-panel.ts';

function open(text: string) {
  findingsPanel.setState({ isOpen: false, said: '' }, true);
  const store = createDocumentStore({
    ...emptyDocument(),
    files: [newFile(DEFAULT_PATH, sourceOfText(text))],
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
  const runTasks = () => {
    while (due.length > 0) due.splice(0, 1)[0]!();
  };
  finder.listen(() => undefined);
  const listed = () => finder.found()!.findings.map(({ code, range }) => [range.start.line, code] as const);
  const toFix = () => findingToFix(store.getState(), finder.found()!);
  const caretPosition = () => store.getState().view.caret?.position;
  const step = (by: 1 | -1) => {
    goToFinding(store, finder, by);
    return caretPosition() && [caretPosition()!.line, findingsPanel.getState().current?.code];
  };
  return {
    store,
    work: runTasks,
    step,
    listed,
    toFix,
    place: caretPosition,
    said: () => findingsPanel.getState().said,
  };
}

const head = '##ACAP version=1.1\nACAP-version: 1.1\nACAP-crawler: *\n';
const wrong = `${head}ACAP-allow-index /a/\nACAP-allow-index: /b/ time-limit=3-weeks\n`;

test('product: the next finding, the previous one, and wrapping around', () => {
  const { work, step, listed } = open(wrong);
  work();
  const findings = listed();
  expect(findings.map(([, code]) => code)).toContain('missing-colon');
  expect(findings.map(() => step(1))).toEqual(findings);
  expect([step(1), step(-1), step(-1)]).toEqual([findings[0], findings.at(-1), findings.at(-2)]);
});

test('product: navigation starts at the caret', () => {
  const { store, work, step, listed } = open(wrong);
  work();
  const findings = listed();
  const setCaret = () => updateView(store, { caret: { position: { line: 3, column: 19 }, by: 'text' } });
  setCaret();
  expect(step(1)).toEqual(findings.find(([line]) => line > 3));
  setCaret();
  expect(step(-1)).toEqual(findings.findLast(([line]) => line <= 3));
});

test('ours: all findings at the same position are reached', () => {
  const { work, step, listed } = open(
    `${head}ACAP-allow-index: /a/ time-limit=3-weeks time-limit=3-weeks\nACAP-alow-x /\n`,
  );
  work();
  const findings = listed();
  expect(new Set(findings.map(([line]) => line)).size).toBeLessThan(findings.length);
  expect(findings.map(() => step(1))).toEqual(findings);
});

test('product: a finding is announced with its severity, line, sentence and number', () => {
  const { store, work, step, listed, said } = open(wrong);
  work();
  const findings = listed();
  const index = findings.findIndex(([, code]) => code === 'bad-qualifier-value');
  updateView(store, { caret: { position: { line: 4, column: 10 }, by: 'text' } });
  step(1);
  expect(said()).toBe(
    `Error, line 5: 3-weeks is not a value of time-limit. ${index + 1} of ${findings.length}`,
  );
});

test('ours: if there are no findings, that is announced, each time the key is pressed', () => {
  const { work, step, said, place } = open('User-agent: *\nDisallow: /x/\n');
  work();
  step(1);
  const first = said();
  step(1);
  expect(said()).not.toBe(first);
  expect(place()).toBeUndefined();
});

test('ours: in a file that is not inspected yet, navigation waits for the findings', () => {
  const { work, step, listed, place } = open(wrong);
  expect(step(1)).toBeUndefined();
  work();
  expect(place()?.line).toBe(listed()[0]![0]);
});

const several = `${head}ACAP-allow-index: /b/ time-limit=3-weeks time-limit=4-weeks time-limit=5-weeks must-use-resource=\nACAP-allow-index /a/\n`;

test('ours: of several findings in a line, the shown one is fixed, and the key continues after it', () => {
  const { store, work, step, listed, toFix } = open(several);
  work();
  const findings = listed();
  for (const [line, code] of findings) {
    expect(step(1)).toEqual([line, code]);
    const shownFinding = findingsPanel.getState().shown!;
    const fix = toFix()!;
    expect(fix.range.start.line).toBe(line);
    if (shownFinding.fixes.length > 0) expect(fix).toBe(shownFinding);
    // Ctrl . applies the fix; then the row of the form receives the focus.
    if (fix === shownFinding) showFinding(store, fix);
    updateView(store, { caret: { position: { line, column: 0 }, by: 'form' } });
  }
  const inOne = findings.filter(([line]) => line === 3);
  expect(inOne.length).toBeGreaterThan(2);
});
