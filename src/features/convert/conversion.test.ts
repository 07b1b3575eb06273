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

test('planning writes nothing; converting is one step, and undo brings back what was there', () => {
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

test('conventional records said in ACAP change no answer about fetching, nor about crawling to a crawler of ACAP', () => {
  const { getState } = storeOf('User-agent: bot\nDisallow: /x\nAllow: /y\n');
  const plan = planConversion({ state: getState(), to: 'acap', ignoreConventional: false });
  const none = { changed: 0, all: 4 };
  expect(runSync(countAnswerChanges(getState(), plan.after))).toEqual({ fetch: none, crawl: none });
});

test('ACAP records alone, converted: fetching is now answered as they said, and a crawler of ACAP hears the same', () => {
  const { getState } = storeOf('ACAP-crawler: *\nACAP-disallow-crawl: /x\n');
  const plan = planConversion({ state: getState(), to: 'conventional', ignoreConventional: false });
  const { fetch, crawl } = runSync(countAnswerChanges(getState(), plan.after));
  expect(fetch).toEqual({ changed: 2, all: 4 });
  expect(crawl).toEqual({ changed: 0, all: 4 });
});

test('ACAP records that prohibit what the conventional ones allow: fetching changes as soon as they are converted', () => {
  const store = storeOf('User-agent: *\nDisallow:\n\nACAP-crawler: *\nACAP-disallow-crawl: /x\n');
  const plan = planFor(store, 'conventional');
  const { fetch } = runSync(countAnswerChanges(store.getState(), plan.after));
  expect(fetch).toEqual({ changed: 2, all: 4 });
  expect(plan.losses.map(({ code }) => code)).toContain('records-replaced');
});

test('a file without records has nothing to convert, and says so', () => {
  for (const to of ['acap', 'conventional'] as const) {
    const plan = planFor(storeOf('# nothing\n'), to);
    expect([plan.edits, plan.losses.map(({ code }) => code)]).toEqual([[], ['nothing-to-convert']]);
  }
});
