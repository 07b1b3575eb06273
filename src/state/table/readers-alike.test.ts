// The table: each reader reduces the user-agent of a column itself, whichever reader is selected.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { ask, openSite, readers } from '../../core/index.ts';
import { namingRobotsTxt, userAgent } from '../../testing/arbitraries/user-agents.ts';
import { newFile } from '../document/document.ts';
import { createDocumentStore, emptyDocument, updateView } from '../document/document-store.ts';
import { accessMatrix } from './matrix-query.ts';

test('ours: a cell of the table has the answer of the library, for every selected reader', () => {
  fc.assert(
    fc.property(namingRobotsTxt, userAgent, (text, agent) => {
      const files = [newFile('/robots.txt', sourceOfText(text))];
      const store = createDocumentStore({ ...emptyDocument(), files, rows: ['/x'], columns: ['', agent] });
      const site = openSite({ origin: '', files: { '/robots.txt': text } });
      for (const { id: reader } of readers) {
        updateView(store, { reader });
        const { answer } = accessMatrix(store.getState()).ask(agent, '/x');
        expect([reader, answer]).toEqual([
          reader,
          ask(site, { question: 'fetch', reader, agent, url: '/x', file: '/robots.txt' }).answer,
        ]);
      }
    }),
    { numRuns: 60 },
  );
});
