// A preset's name is a promise, for any small file and every reader that may read it.
import fc from 'fast-check';
import { expect } from 'vitest';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { longTest } from '../../../testing/long-test.ts';
import { unsaidChanges } from '../../../testing/preset-promises.ts';
import { documentedCrawlers as crawlers } from '../../catalogue/documented-crawlers.ts';
import { printSource } from '../../document/source.ts';
import { readers } from '../../readers/registry.ts';
import { applyEdits, openSite } from '../../workspace/site.ts';
import { applyPresetToFile } from './apply-preset.ts';
import { type CrawlerPreset, presets } from './preset.ts';

const path = '/robots.txt';

longTest(
  'product: in any file, what a preset changes beside its promise is said, and nothing is done twice',
  () => {
    fc.assert(
      fc.property(
        robotsText,
        fc.constantFrom<CrawlerPreset>(...presets),
        fc.constantFrom(...readers),
        fc.boolean(),
        (text, preset, reader, withStatements) => {
          const before = openSite({ origin: 'https://h.example', files: { [path]: text } });
          const statements = withStatements ? preset.statements : [];
          const options = { crawlers, reader, statements };
          const result = applyPresetToFile(before, path, preset, options);
          const after = applyEdits(before, path, result.edits);
          expect(unsaidChanges({ before, after, path, preset, result })).toEqual([]);
          const again = applyEdits(after, path, applyPresetToFile(after, path, preset, options).edits);
          expect(printSource(again.files.get(path)!.source)).toEqual(
            printSource(after.files.get(path)!.source),
          );
        },
      ),
      { numRuns: 300 },
    );
  },
);
