// Findings about single lines: comments that are longer or shorter than they look.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { insertAt, replaceInLine } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { isBlankOrEdge, linesIn } from '../../rep/edit/record-rows.ts';
import {
  anyCrawler,
  type DataTxtContext,
  dataTxtExample,
  forEachLine,
  shortenForMessage,
} from './check-context.ts';

const kinds = {
  D003: kind<{ readonly line: number }>({
    severity: 'warning',
    source: cite('datatxt-spec', '3.3'),
    examples: [
      dataTxtExample(
        anyCrawler('Allow: /x', '', '# next', 'User-agent: a', 'Allow: /'),
        anyCrawler('Allow: /x #', '', '# next', 'User-agent: a', 'Allow: /'),
      ),
    ],
  }),
  D005: kind<{ readonly value: string; readonly comment: string }>({
    severity: 'warning',
    source: cite('datatxt-spec', '3.3'),
    examples: [
      dataTxtExample(
        anyCrawler('Allow: /x.csv', 'Title: Trees of district#5'),
        anyCrawler('Allow: /x.csv', 'Title: Trees of district 5 # all'),
      ),
    ],
  }),
};

type Context = DataTxtContext<typeof kinds>;

/** A field without a comment, and the comments that only blank lines separate from it. */
interface CommentGap {
  readonly line: number;
  readonly comments: number[];
}

/** Moves the comments above the field, unless another value would then be followed by a blank line and the comments. */
function moveAboveFix({ subject: { policy }, fix }: Context, { line, comments }: CommentGap) {
  if (line > 0 && isBlankOrEdge(policy, line - 1)) return [];
  const move = () =>
    placeLines(policy.source, [
      { at: line, remove: 0, insert: comments.flatMap((one) => linesIn(policy, one, one + 1)) },
      ...comments.map((at) => ({ at, remove: 1, insert: [] })),
    ]);
  return [fix('comment-above', { line: line + 1 }, move, 'same')];
}

/** Adds an empty comment, which ends the line of the value for every reader. */
function closeLineFix({ subject: { policy }, fix }: Context, { line }: CommentGap) {
  const { text } = fieldAt(policy, line).line;
  const mark = /[ \t]$/.test(text) ? '#' : ' #';
  const close = () => [replaceInLine(line, text.length, text.length, mark)];
  return fix('close-line', { line: line + 1 }, close, 'same');
}

/**
 * D003: in the printed grammar a comment may begin on the next line (its `blank` includes the line break). A value
 * followed by a blank line and a comment can then be read as one line with the comment.
 */
function* checkSwallowedComments(context: Context) {
  const { policy, isYaml } = context.subject;
  if (isYaml) return;
  let gap: CommentGap | undefined;
  let hasBlank = false;
  const end = (next?: CommentGap) => {
    const [first] = gap?.comments ?? [];
    if (gap && first !== undefined) {
      const { line } = gap;
      const done: CommentGap = gap;
      const { nameStart, nameEnd, valueEnd } = fieldAt(policy, line).places;
      const at = { line, start: nameStart, end: Math.max(valueEnd, nameEnd) };
      context.report('D003', at, { line: first + 1 }, () => [
        closeLineFix(context, done),
        ...moveAboveFix(context, done),
      ]);
    }
    gap = next;
    hasBlank = false;
  };
  yield* forEachLine(policy, (line) => {
    const { kind: lineKind, places } = fieldAt(policy, line);
    if (lineKind === 'blank') hasBlank ||= gap !== undefined;
    else if (lineKind !== 'comment')
      end(lineKind !== 'junk' && places.comment < 0 ? { line, comments: [] } : undefined);
    else if (hasBlank) gap?.comments.push(line);
    else end();
  });
  end();
}

/** Where a comment begins that looks like a part of the value, and the columns where it lacks a space. */
function findCut(policy: Policy, line: number) {
  const { kind: lineKind, places, line: sourceLine } = fieldAt(policy, line);
  const { valueStart, valueEnd, comment } = places;
  if (lineKind !== 'other' || comment < 0) return undefined;
  const [, signs = '', gap, word] = /^(#+)([ \t]*)([^ \t]*)/.exec(sourceLine.text.slice(comment)) ?? [];
  const end = comment + signs.length;
  const tight = [
    ...(valueEnd > valueStart && valueEnd === comment ? [comment] : []),
    ...(gap === '' ? [end] : []),
  ];
  return word === '' || tight.length === 0 ? undefined : { start: comment, end, valueStart, valueEnd, tight };
}

/** D005: a number sign that ends a value, and that no space separates from the text before or after it. */
function* checkCutValues({ subject: { policy, describes, isYaml }, report, fix }: Context) {
  if (!describes || isYaml) return;
  yield* forEachLine(policy, (line) => {
    const cut = findCut(policy, line);
    if (!cut) return;
    const { start, end, valueStart, valueEnd, tight } = cut;
    const { text } = fieldAt(policy, line).line;
    const value = shortenForMessage(text.slice(valueStart, valueEnd));
    const comment = shortenForMessage(text.slice(start));
    const separate = () => tight.map((column) => insertAt(line, column, ' '));
    report('D005', { line, start, end }, { value, comment }, fix('set-comment-apart', {}, separate, 'same'));
  });
}

export const lineChecks = defineChecks(kinds, checkSwallowedComments, checkCutValues);
