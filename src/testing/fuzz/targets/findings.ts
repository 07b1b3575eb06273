// Findings, their messages and their fixes: lines that a fix does not touch are the same objects.

import { applyAllFixes, findHarmlessFix } from '../../../core/diagnostics/fix-all.ts';
import {
  applyEdits,
  findingMessage,
  findingReason,
  findings,
  fixTitle,
  readers,
} from '../../../core/index.ts';
import { fileLines } from '../../findings/apply-fix.ts';
import { createFuzzSite } from '../fuzz-case.ts';
import { assertThat, type FuzzTarget } from './target.ts';

/** The maximum number of fixes that are applied per file. */
const MAX_FIXES = 12;

export const checkFindings: FuzzTarget = (one, random) => {
  const site = createFuzzSite(one);
  const lines = fileLines(site, one.path);
  const options = { reader: random.pick(readers), today: '2026-11-21', seen: () => '2026-01-01' };
  const found = findings(site, one.path, options);
  let tried = 0;
  for (const finding of found.slice(0, 60)) {
    const { code, range, fixes } = finding;
    assertThat(findingMessage(finding) !== '' && findingReason(finding) !== '', () => `${code} has no words`);
    const length = lines[range.end.line]?.text.length ?? -1;
    assertThat(
      range.end.column <= length && range.start.line >= 0,
      () => `${code} is said of no place in the file`,
    );
    for (const fix of fixes) {
      const { edits } = fix;
      assertThat(fixTitle(fix) !== '', () => `a fix of ${code} has no title`);
      if (tried++ >= MAX_FIXES) continue;
      const after = applyEdits(site, one.path, edits);
      const kept = new Set(fileLines(after, one.path));
      const touched = new Set(
        edits.flatMap(({ range: { start, end } }) =>
          Array.from({ length: end.line - start.line + 1 }, (_, i) => start.line + i),
        ),
      );
      const lost = lines.findIndex((line, i) => !touched.has(i) && !kept.has(line));
      assertThat(lost < 0, () => `a fix of ${code} loses line ${lost + 1}, which it does not touch`);
    }
  }
  if (random.once(4) && lines.length < 60)
    applyAllFixes({ site, path: one.path, options, wanted: findHarmlessFix, most: 5 });
};
