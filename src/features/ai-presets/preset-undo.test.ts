// Undo after a preset brings back every byte, of every file.
import { expect, test } from 'vitest';
import { presets } from '../../core/analysis/presets/preset.ts';
import { presetCarriers } from '../../core/analysis/presets/preset-carriers.ts';
import { wishesOfPreset } from '../../core/analysis/presets/preset-decisions.ts';
import { printSource, readSource } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { newFile } from '../../state/document/document.ts';
import { createDocumentStore, emptyDocument, undo } from '../../state/document/document-store.ts';
import { applyPlan, changesAnything, planPreset, presetCrawlers } from './preset-plan.ts';

const encode = (text: string) => new TextEncoder().encode(text);
const files = {
  '/robots.txt':
    '\ufeff# ours\r\nUser-agent: GPTBot # no\r\nAllow: /x\r\nDisallow: /\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart',
  '/_headers': '/*\r\n  X-Robots-Tag: nosnippet\r\n  Content-Usage: train-ai=n',
  '/license.xml':
    '<rsl xmlns="https://rslstandard.org/rsl"><content url="/"><license><prohibits type="usage">ai-all</prohibits></license></content></rsl>',
};

test.each(presets)('product: undo after $id brings the bytes back', (preset) => {
  const store = createDocumentStore({
    ...emptyDocument(),
    files: Object.entries(files).map(([path, text]) => newFile(path, readSource(encode(text)))),
  });
  const bytes = () => store.getState().document.files.map(({ source }) => [...printSource(source)]);
  const before = bytes();
  const state = store.getState();
  const wishes = wishesOfPreset(preset, presetCrawlers(state.document));
  const carriers = new Set(presetCarriers.map(({ id }) => id));
  const { statements } = preset;
  const plan = runSync(
    planPreset({ state, preset, wishes, statements, joins: false, reader: 'rfc9309', carriers }),
  );
  expect(changesAnything(plan)).toBe(true);
  expect(applyPlan(store, preset, plan)).not.toEqual([]);
  expect(bytes()).not.toEqual(before);
  undo(store);
  expect(bytes()).toEqual(before);
});
