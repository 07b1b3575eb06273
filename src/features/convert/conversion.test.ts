import { expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { newFile } from '../../state/document/document.ts';
import { createDocumentStore, emptyDocument, undo } from '../../state/document/document-store.ts';
import { applyConversion, countAnswerChanges, planConversion } from './conversion.ts';

function storeOf(text: string) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  return createDocumentStore({ ...emptyDocument(), files, rows: ['/x', '/y'], columns: ['bot', ''] });
}

const textIn = (store: ReturnType<typeof storeOf>) =>
  textOfSource(store.getState().document.files[0]!.source);
const planFor = (store: ReturnType<typeof storeOf>, to: 'acap' | 'conventional') =>
  planConversion({ state: store.getState(), to, ignoreConventional: false });

const conventional = 'User-agent: *\nDisallow: /x\n';

test('planning writes nothing; converting is one step that undo reverts', () => {
  const store = storeOf(conventional);
  const plan = planFor(store, 'acap');
  expect(textIn(store)).toBe(conventional);
  expect(plan.differences.every(({ kind }) => kind === 'added')).toBe(true);
  expect(applyConversion(store, 'acap', plan)).toBe(true);
  expect(textIn(store)).toContain('ACAP-disallow-crawl: /x');
  expect(store.getState().document.files[0]!.source.lines.length).toBe(
    plan.after.files[0]!.source.lines.length,
  );
  undo(store);
  expect(textIn(store)).toBe(conventional);
  expect(store.getState().history.past).toEqual([]);
});

test('converting conventional records to ACAP changes no answer about fetching, nor about crawling under ACAP', () => {
  const { getState } = storeOf('User-agent: bot\nDisallow: /x\nAllow: /y\n');
  const plan = planConversion({ state: getState(), to: 'acap', ignoreConventional: false });
  const none = { changed: 0, all: 4 };
  expect(runSync(countAnswerChanges(getState(), plan.after))).toEqual({ fetch: none, crawl: none });
});

test('converting a file with only ACAP records: fetching follows their answers, and crawling under ACAP does not change', () => {
  const { getState } = storeOf('ACAP-crawler: *\nACAP-disallow-crawl: /x\n');
  const plan = planConversion({ state: getState(), to: 'conventional', ignoreConventional: false });
  const { fetch, crawl } = runSync(countAnswerChanges(getState(), plan.after));
  expect(fetch).toEqual({ changed: 1, all: 2 });
  expect(crawl).toEqual({ changed: 0, all: 2 });
});

test('if ACAP records prohibit what the conventional ones allow, fetching changes when they are converted', () => {
  const store = storeOf('User-agent: *\nDisallow:\n\nACAP-crawler: *\nACAP-disallow-crawl: /x\n');
  const plan = planFor(store, 'conventional');
  const { fetch } = runSync(countAnswerChanges(store.getState(), plan.after));
  expect(fetch).toEqual({ changed: 1, all: 2 });
  expect(plan.losses.map(({ code }) => code)).toContain('records-replaced');
});

test('a file without records has nothing to convert, and the plan says so', () => {
  for (const to of ['acap', 'conventional'] as const) {
    const plan = planFor(storeOf('# nothing\n'), to);
    expect([plan.edits, plan.losses.map(({ code }) => code)]).toEqual([[], ['nothing-to-convert']]);
  }
});
