// Completion, hover and rename at any position of any line.

import { lineAt } from '../../../core/document/lines.ts';
import { applyEdits } from '../../../core/index.ts';
import { renameInSite } from '../../../core/language-service/acap-rename.ts';
import {
  findCompletions,
  findNameAt,
  splitIntoPieces,
} from '../../../core/language-service/language-service.ts';
import { groupPathReadings } from '../../../core/language-service/path-readings.ts';
import { findSignatureAt } from '../../../core/language-service/signature.ts';
import { createFuzzSite, fuzzPolicy } from '../fuzz-case.ts';
import { assertThat, type FuzzTarget, randomText, undefinedIfRefused } from './target.ts';

const MAX_POSITIONS = 12;

export const checkLanguageService: FuzzTarget = (one, random) => {
  const site = createFuzzSite(one);
  const policy = fuzzPolicy(one);
  for (let i = 0; i < MAX_POSITIONS; i++) {
    const line = random.below(policy.source.lines.length);
    const { text } = lineAt(policy.source.lines, line)!;
    const column = random.below(text.length + 1);
    for (const { start, end } of splitIntoPieces(text, policy.format))
      assertThat(
        start >= 0 && start <= end && end <= text.length,
        () => `a piece from ${start} to ${end} of ${text.length}`,
      );
    const offer = findCompletions({
      policy,
      line,
      column,
      text,
      paths: ['/', '/a b'],
      files: [one.path],
      agents: ['bot'],
    });
    assertThat(
      !offer || (offer.start <= column && offer.end <= text.length),
      () => 'an offer outside its line',
    );
    findSignatureAt(policy, { line, column });
    groupPathReadings(policy, line);
    const found = findNameAt(policy, line, column);
    if (!found) continue;
    found.assistant.places(policy, found);
    const edits = undefinedIfRefused(() =>
      found.assistant.rename(site, one.path, found, randomText(one, random)),
    );
    if (!edits || 'problem' in edits) continue;
    for (const each of edits) undefinedIfRefused(() => applyEdits(site, each.path, each.edits));
  }
  renameInSite(
    site,
    one.path,
    random.pick(['usage', 'set']),
    randomText(one, random),
    randomText(one, random),
  );
};
