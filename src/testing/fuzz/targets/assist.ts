// What is offered, told and renamed at any place of any line.
import { renameInSite } from '../../../core/assist/acap-rename.ts';
import { nameAt, offerAt, piecesOf } from '../../../core/assist/index.ts';
import { pathReadings } from '../../../core/assist/path-readings.ts';
import { signatureAt } from '../../../core/assist/signature.ts';
import { applyEdits } from '../../../core/index.ts';
import { lineAt } from '../../../core/text/lines.ts';
import { policyOfCase, siteOf } from '../fuzz-case.ts';
import { type Check, expectThat, someText, unlessRefused } from './check.ts';

const PLACES = 12;

export const checkAssist: Check = (one, random) => {
  const site = siteOf(one);
  const policy = policyOfCase(one);
  for (let i = 0; i < PLACES; i++) {
    const line = random.below(policy.source.lines.length);
    const { text } = lineAt(policy.source.lines, line)!;
    const column = random.below(text.length + 1);
    for (const { start, end } of piecesOf(text, policy.format))
      expectThat(
        start >= 0 && start <= end && end <= text.length,
        () => `a piece from ${start} to ${end} of ${text.length}`,
      );
    const offer = offerAt({
      policy,
      line,
      column,
      text,
      paths: ['/', '/a b'],
      files: [one.path],
      agents: ['bot'],
    });
    expectThat(
      !offer || (offer.start <= column && offer.end <= text.length),
      () => 'an offer outside its line',
    );
    signatureAt(policy, { line, column });
    pathReadings(policy, line);
    const found = nameAt(policy, line, column);
    if (!found) continue;
    found.assistant.places(policy, found);
    const edits = unlessRefused(() => found.assistant.rename(site, one.path, found, someText(one, random)));
    if (!edits || 'problem' in edits) continue;
    for (const each of edits) unlessRefused(() => applyEdits(site, each.path, each.edits));
  }
  renameInSite(site, one.path, random.pick(['usage', 'set']), someText(one, random), someText(one, random));
};
