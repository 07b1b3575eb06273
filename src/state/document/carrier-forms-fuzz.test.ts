// Random edits in the forms of the files beside robots.txt, and undo of all of them.
import { describe, expect, test } from 'vitest';
import { printSource, readSource, textOfSource } from '../../core/document/source.ts';
import { longTest } from '../../testing/long-test.ts';
import { createRandom } from '../../testing/seeded-random.ts';
import { carrierCommands } from '../../testing/store/carrier-steps.ts';
import { newFile, type SiteDocument } from './document.ts';
import { createDocumentStore, edit, emptyDocument, redo, undo } from './document-store.ts';

/** A typical file for each form: with comments, mixed line endings, and no line ending at the end. */
const files = {
  tdmrep: [
    '/.well-known/tdmrep.json',
    '\ufeff[\r\n  {"location": "/press/*", "tdm-reservation": 0, "own": [1, 2.0]},\n\n  {\r\n\t"tdm-policy": "https://a.example/é",\n\t"tdm-reservation" : 1 , "location": "/"}\n]',
  ],
  headers: [
    '/_headers',
    '# ours\r\n/*\n\tX-Robots-Tag: noindex, googlebot: nosnippet  \r\n  Content-Usage: train-ai=n\n\n\nno colon\n/a/:page\n    TDM-Reservation: 1\n  Link: </l.xml>; rel="license"',
  ],
  metas: [
    '/index.html',
    '<!doctype html>\r\n<html><head>\n<META content=\'noindex\' NAME=robots>\r\n<!-- <meta name="robots" content="none"> -->\n<meta name="tdm-reservation" content="1"></head>\n<body><p>é</p></body></html>',
  ],
  licenses: [
    '/license.xml',
    '<?xml version="1.0"?>\r\n<rsl xmlns="https://rslstandard.org/rsl" xmlns:own="urn:own">\n <!-- ours -->\n <content url="/a&amp;b"><license>\r\n\t<permits type="usage">search</permits>\n\t<payment type="purchase"><amount currency="EUR">1</amount></payment>\n </license><own:note/></content>\n</rsl>',
  ],
} as const satisfies Record<keyof typeof carrierCommands, readonly [string, string]>;

type Form = keyof typeof carrierCommands;
const forms = Object.keys(files) as Form[];

const siteOf = (): SiteDocument => ({
  ...emptyDocument(),
  origin: 'https://a.example',
  files: Object.values(files).map(([path, text]) =>
    newFile(path, readSource(new TextEncoder().encode(text))),
  ),
});

const bytesOf = ({ files: documentFiles }: SiteDocument) =>
  documentFiles.map(({ path, source }) => [path, [...printSource(source)]]);

/** Runs random steps. Returns how many of them changed a file, by form. */
function fuzz(seed: number, steps: number, formsToUse: readonly Form[]): ReadonlyMap<Form, number> {
  const store = createDocumentStore(siteOf());
  const random = createRandom(seed);
  const before = bytesOf(store.getState().document);
  const done: string[] = [];
  const changes = new Map<Form, number>();
  try {
    for (let remaining = steps; remaining > 0; remaining--) {
      const form = random.pick(formsToUse);
      const [path] = files[form];
      const [name, command] = random.pick(Object.entries(carrierCommands[form]));
      const { source } = store.getState().document.files.find((file) => file.path === path)!;
      done.push(name);
      const edits = command(source, random);
      if (edits.length === 0) continue;
      // One visit of a field is one step of the history.
      const visit = random.once(3) ? { visit: `${form} ${random.below(3)}` } : {};
      const label = { code: 'headers-edit', params: { path } };
      expect(edit(store, path, edits, { origin: 'form', label, ...visit }).done).toBe(true);
      changes.set(form, (changes.get(form) ?? 0) + 1);
      const after = store.getState().document.files.find((file) => file.path === path)!.source;
      expect(textOfSource(readSource(printSource(after)))).toBe(textOfSource(after));
    }
    const last = bytesOf(store.getState().document);
    while (undo(store));
    expect(bytesOf(store.getState().document)).toEqual(before);
    while (redo(store));
    expect(bytesOf(store.getState().document)).toEqual(last);
  } catch (problem) {
    throw new Error(`seed ${seed}, after: ${done.slice(-8).join(' | ')}`, { cause: problem });
  }
  return changes;
}

/** SEED=n repeats a run. */
const seedOf = (defaultSeed: number) => Number(process.env['SEED'] ?? defaultSeed);

describe('priority 1: undoing all edits of a form restores every byte', () => {
  test.each(forms)('%s alone', (form) => {
    for (let run = 0; run < 20; run++) expect(fuzz(seedOf(run), 25, [form]).get(form)).toBeGreaterThan(0);
  });

  test('all of them in turn', () => {
    const changes = fuzz(seedOf(31), 300, forms);
    for (const form of forms) expect(changes.get(form)).toBeGreaterThan(20);
  });

  longTest('thousands of random steps', () => {
    for (let run = 0; run < 60; run++) fuzz(seedOf(Math.floor(Math.random() * 2 ** 31)), 150, forms);
  });
});
