// Faults of characters in single lines: those that do not show, those that look like others, and HTML.

import { cite } from '../../../../../catalogue/citations.ts';
import { kind } from '../../../../../diagnostics/define-checks.ts';
import { replaceInLine } from '../../../../../document/range.ts';
import type { ReaderId } from '../../../../../readers/registry.ts';
import { directiveOfKind, kindOfText } from '../../../../../syntax/recognize.ts';
import { codePointName } from '../../../../../text/code-point-name.ts';
import type { Names } from '../check-context.ts';
import { nameTags } from '../clean-line.ts';
import { readerIds, shortenForMessage } from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';
import { type LineFault, type LineFixMaker, type LineView, textColumns } from '../line-fault.ts';
import type { LookAlike } from './look-alikes.ts';
import { LINE_BOUNDARY, nameOddCharacters, type OddRun } from './odd-characters.ts';

export const characterKinds = {
  R014: kind<Names & { readonly isInComment: boolean }>({
    severity: 'error',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')],
    examples: [
      { file: 'User-agent: *\nDisallow: /a\u0000b\n', near: 'User-agent: *\nDisallow:\t/ab\n' },
      { file: `# a\u0007\n${ALLOW_ALL}`, near: `# \u00e9\n${ALLOW_ALL}` },
    ],
  }),
  R082: kind<Names & { readonly hasField: boolean }>({
    severity: 'error',
    isCause: true,
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2')],
    // In a line without a field, its only effect is that the line is not blank.
    applies: ({ record }, { hasField }) => hasField || record.blankLine !== 'ignored',
    examples: [
      { file: 'User-agent: *\nDisallow: /\u200ba\n', near: 'User-agent: * # \u200b\nDisallow: /a\n' },
      { file: 'User-agent:\u00a0*\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
    ],
  }),
  R106: kind<{
    readonly names: readonly string[];
    readonly characters: readonly string[];
    readonly meant: readonly string[];
    readonly readers: readonly ReaderId[];
  }>({
    severity: 'error',
    source: [...cite('draft 1', '3.3'), ...cite('RFC 9309', '2.2'), ...cite('Unicode Technical Standard 39')],
    examples: [
      { file: 'User-agent\uff1a*\nDisallow\uff1a/a\n', near: 'User-agent: *\nDisallow: /a\n' },
      {
        file: 'User-agent: *\nDisallow:\n\nSitemap\uff1a https://a.example/s.xml\n',
        near: 'User-agent: *\nDisallow:\n\nSitemap: https://a.example/s.xml\n',
      },
      { file: 'User\u2013agent: *\nDisallow: /a\n', near: 'User-agent: * # \u2013\nDisallow: /a\n' },
    ],
  }),
  R107: kind<{ readonly tags: string }>({
    severity: 'error',
    source: [...cite('draft 1', '3.2, 3.3'), ...cite('RFC 9309', '2.2')],
    examples: [
      { file: '<pre>User-agent: *\nDisallow: /a\n', near: 'User-agent: *\nDisallow: /a\n' },
      { file: 'User-agent: *\nDisallow: /a</p>\n', near: 'User-agent: *\nDisallow: /a/<id>\n' },
    ],
  }),
};

type Fault = LineFault<typeof characterKinds>;

/** R014, R082, R107: one fault for each kind, at its first run. The fix removes all runs of the kind in the line. */
export function findOddFaults({ text, clean }: LineView, runs: readonly OddRun[]): readonly Fault[] {
  if (runs.length === 0) return [];
  const hasField = !/^[ \t]*(?:#|$)/.test(clean.text);
  const sign = text.indexOf('#');
  const isAside = ({ from, to }: OddRun) =>
    sign >= 0 && from > sign && !LINE_BOUNDARY.test(text.slice(from, to));
  return (['control', 'invisible', 'tag'] as const).flatMap((runKind): readonly Fault[] => {
    const runsOfKind = runs.filter((run) => run.kind === runKind);
    const [first] = runsOfKind;
    if (!first) return [];
    const { from, to } = first;
    const tags = nameTags(text, runsOfKind);
    const names = runKind === 'tag' ? { names: [tags], more: 0 } : nameOddCharacters(text, runsOfKind);
    const verdicts = runsOfKind.every(isAside) ? 'same' : 'changes';
    const fixes: LineFixMaker = ({ fix }, line) =>
      fix(
        'delete-characters',
        names,
        () => runsOfKind.map((run) => replaceInLine(line, run.from, run.to, '')),
        verdicts,
      );
    const place = { from, to, fixes };
    if (runKind === 'tag') return [{ code: 'R107', ...place, values: { tags } }];
    if (runKind === 'invisible') return [{ code: 'R082', ...place, values: { ...names, hasField } }];
    const isInComment = text.slice(0, from).includes('#');
    return [{ code: 'R014', ...place, values: { ...names, isInComment } }];
  });
}

/** R106: a field whose name or colon has look-alikes. */
export function findLookAlikes(
  { clean, places, meaning: { directive }, format }: LineView,
  lookAlikes: readonly LookAlike[],
): readonly Fault[] {
  const [first] = lookAlikes;
  const last = lookAlikes.at(-1);
  if (!first || !last) return [];
  const columnsOf = ({ at }: LookAlike) => textColumns(clean, at, at + 1);
  const characters = [...new Map(lookAlikes.map((one) => [one.character, one])).values()];
  const names = characters.map(({ character }) => codePointName(character, 0));
  // The text as it is, but without characters that do not show.
  const original = lookAlikes.reduce(
    (line, { at, character }) => line.slice(0, at) + character + line.slice(at + 1),
    clean.text,
  );
  const takers = readerIds(
    ({ field }) => directiveOfKind(format, kindOfText(original, format, field)) === directive,
  );
  const field = shortenForMessage(clean.text.slice(places.nameStart, Math.max(places.nameEnd, last.at) + 1));
  const values = {
    names,
    characters: characters.map(({ character }) => character),
    meant: [...new Set(characters.map(({ meant }) => meant))],
    readers: takers,
  };
  const fixes: LineFixMaker = ({ fix }, line) =>
    fix('replace-look-alikes', { names, field }, () =>
      lookAlikes.map((one) => {
        const { from, to } = columnsOf(one);
        return replaceInLine(line, from, to, one.meant);
      }),
    );
  return [{ code: 'R106', from: columnsOf(first).from, to: columnsOf(last).to, values, fixes }];
}
