// Random steps of the store: typing, forms, fixes, suggestions, presets, conversions, files, undo and redo. After
// each step, everything derived from the document must match a fresh read of its bytes.
import { describe, expect, test } from 'vitest';
import { printSource, readSource } from '../../core/document/source.ts';
import { longTest } from '../../testing/long-test.ts';
import { createRandom } from '../../testing/seeded-random.ts';
import { formSteps } from '../../testing/store/form-steps.ts';
import { expectInvariants } from '../../testing/store/invariants.ts';
import { rareSteps, siteSteps } from '../../testing/store/site-steps.ts';
import type { StepContext, StoreStep } from '../../testing/store/store-step.ts';
import { historySteps, textSteps } from '../../testing/store/text-steps.ts';
import { newFile, type SiteDocument } from './document.ts';
import { createDocumentStore, emptyDocument, redo, undo } from './document-store.ts';

const sites: Readonly<Record<string, Readonly<Record<string, string | readonly number[]>>>> = {
  'a robots.txt of all dialects': {
    '/robots.txt':
      '\ufeff##ACAP version=1.1\r\nUser-agent: *\nDisallow: /a # why\rAllow: /a/b\n\nUser-agent: GPTBot\nCrawl-delay: 5\nContent-Signal: search=yes, ai-train=no\nContent-Usage: train-ai=n\nDisallow: /\n\nClean-param: ref /a\nSitemap: https://www.fict.org/s.xml\nMobile-agent-server: /a none\nACAP-crawler: *\nACAP-disallow-crawl: /p/\nACAP-allow-index: / max-length=100\nno line at all',
  },
  'a data.txt': {
    '/data.txt':
      'User-agent: *\nAllow: /d/one.csv\nTitle: One\nLicense: CC0\n\nAllow: /d/two.csv # b\r\nTitle: Two\nDisallow: /d/\n',
    '/robots.txt': 'User-agent: *\nDisallow: /d/two\n',
  },
  'YAML of pins': {
    '/data.txt': 'one:\n  path: one/20240101T000000Z-abcde/\ntwo:\n- two/v1/\n- two/v2/\n',
  },
  documents: {
    '/a.xml': '<?xml version="1.0"?>\r\n<?robots index="no" follow="no"?>\n<a>x</a>',
    '/b.html': '<!doctype html><html><head><meta name="robots" content="noindex"></head></html>',
    '/robots.txt': 'User-agent: *\nAllow: /\n',
  },
  'octets that are no UTF-8': {
    '/robots.txt': [
      0x55, 0x73, 0x65, 0x72, 0x2d, 0x61, 0x67, 0x65, 0x6e, 0x74, 0x3a, 0xe9, 0x0d, 0x0a, 0x41, 0x6c, 0x6c,
      0x6f, 0x77, 0x3a, 0x2f, 0xfc,
    ],
  },
};

function siteNamed(name: string): SiteDocument {
  const files = Object.entries(sites[name]!).map(([path, content]) =>
    newFile(
      path,
      readSource(typeof content === 'string' ? new TextEncoder().encode(content) : Uint8Array.from(content)),
    ),
  );
  return {
    ...emptyDocument(),
    origin: 'https://www.fict.org',
    files,
    rows: ['/a', '/d/one.csv'],
    columns: ['', 'GPTBot'],
  };
}

/** About one step in 25 asks the whole table many times, or replaces the whole file. */
function stepFor({ random }: StepContext): StoreStep {
  if (random.once(25)) return random.pick(rareSteps);
  return random.pick(random.pick([textSteps, formSteps, formSteps, siteSteps, historySteps]));
}

const bytesOf = ({ files }: SiteDocument) =>
  files.map(({ path, source }) => [path, [...printSource(source)]]);

function fuzz(site: string, seed: number, steps: number): void {
  const store = createDocumentStore(siteNamed(site));
  const context: StepContext = { store, random: createRandom(seed) };
  const before = bytesOf(store.getState().document);
  const done: string[] = [];
  const describeRun = () => `seed ${seed}, step ${done.length}, after: ${done.slice(-8).join(' | ')}`;
  try {
    for (let remaining = steps; remaining > 0; remaining--) {
      const step = stepFor(context);
      done.push(step.name);
      step.run(context);
      expectInvariants(store.getState());
    }
    while (redo(store));
    const last = bytesOf(store.getState().document);
    while (undo(store));
    if (!store.getState().history.shortened) expect(bytesOf(store.getState().document)).toEqual(before);
    while (redo(store));
    expect(bytesOf(store.getState().document)).toEqual(last);
  } catch (problem) {
    throw new Error(describeRun(), { cause: problem });
  }
}

/** SEED=n repeats a run, STEPS=n changes its length. */
const seedOf = (defaultSeed: number) => Number(process.env['SEED'] ?? defaultSeed);
const stepsOf = (defaultCount: number) => Number(process.env['STEPS'] ?? defaultCount);

describe.each(Object.keys(sites))('architecture: the text stays consistent after any step: %s', (site) => {
  test('dozens of random steps', () => fuzz(site, seedOf(site.length), stepsOf(40)));

  longTest('thousands of random steps', () => {
    for (let run = 0; run < 5; run++) fuzz(site, seedOf(Math.floor(Math.random() * 2 ** 31)), stepsOf(300));
  });
});
