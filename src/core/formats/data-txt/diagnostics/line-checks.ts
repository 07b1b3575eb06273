// Findings about single lines: the name of another file, and comments that are longer or shorter than they look.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { joinLines } from '../../../diagnostics/finding-example.ts';
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
  D001: kind<{ readonly name: string }>({
    severity: 'info',
    source: cite('datatxt-spec', '4'),
    examples: [
      dataTxtExample(
        joinLines('# /robots.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
        joinLines('# /data.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
      ),
    ],
  }),
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

/**
 * The name of the file, alone or as the whole path of an address, but not as the end of another path or the
 * beginning of a longer name. The lookbehind for the address is tried last, and does not go beyond its slashes.
 */
const OTHER_NAME =
  /(?:(?<![\w./:-])\/?robots\.txt|\/robots\.txt(?<=\w:\/\/[^\s/?#"'<>]+\/robots\.txt))(?![\w/-]|\.\w)/gi;

const OWN_NAME = '/data.txt';

/** D001: a data.txt that mentions /robots.txt, in a comment or in the value of a field. */
function* checkOtherNames({ subject: { policy, describes }, report, fix }: Context) {
  if (!describes) return;
  yield* forEachLine(policy, (line) => {
    const { kind: lineKind, line: sourceLine, places } = fieldAt(policy, line);
    const from = lineKind === 'other' ? places.valueStart : places.comment;
    if (from < 0) return;
    for (const { index, 0: name } of sourceLine.text.slice(from).matchAll(OTHER_NAME)) {
      const start = from + index;
      const end = start + name.length;
      const own = name.startsWith('/') ? OWN_NAME : OWN_NAME.slice(1);
      const write = fix(
        'write-own-name',
        { name: own },
        () => [replaceInLine(line, start, end, own)],
        'same',
      );
      report('D001', { line, start, end }, { name }, places.comment >= 0 && start > places.comment && write);
    }
  });
}

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

export const lineChecks = defineChecks(kinds, checkOtherNames, checkSwallowedComments, checkCutValues);
