// D003: in the printed grammar a comment may begin on the next line (its `blank` includes the line break). A value
// followed by a blank line and a comment can then be read as one line with the comment.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { replaceInLine } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { type NonEmpty } from '../../../text/non-empty.ts';
import { isBlankOrEdge, linesIn } from '../../rep/edit/record-rows.ts';
import { anyCrawler, dataTxtExample } from './example.ts';

export const D003 = defineDiagnostic({
  code: 'D003',
  severity: 'warning',
  spec: 'data.txt 3.3',
  examples: [
    dataTxtExample(
      anyCrawler('Allow: /x', '', '# next', 'User-agent: a', 'Allow: /'),
      anyCrawler('Allow: /x #', '', '# next', 'User-agent: a', 'Allow: /'),
    ),
  ],
});

/** A field without a comment, and the comments that only blank lines separate from it. */
interface CommentGap {
  readonly line: number;
  readonly comments: NonEmpty<number>;
}

/** Moves the comments above the field, unless another value would then be followed by a blank line and the comments. */
function moveAboveFixes(policy: Policy, { line, comments }: CommentGap): readonly Fix[] {
  if (line > 0 && isBlankOrEdge(policy, line - 1)) return [];
  return [
    createFix('comment-above', [String(line + 1)], 'same', () =>
      placeLines(policy.source, [
        { at: line, remove: 0, insert: comments.flatMap((one) => linesIn(policy, one, one + 1)) },
        ...comments.map((at) => ({ at, remove: 1, insert: [] })),
      ]),
    ),
  ];
}

/** Adds an empty comment, which ends the line of the value for every reader. */
function closeLineFix(policy: Policy, line: number): Fix {
  const { text } = fieldAt(policy, line).line;
  const mark = /[ \t]$/.test(text) ? '#' : ' #';
  return createFix('close-line', [String(line + 1)], 'same', () => [
    replaceInLine(line, text.length, text.length, mark),
  ]);
}

function gapFinding(policy: Policy, gap: CommentGap): Finding {
  const { places } = fieldAt(policy, gap.line);
  const range = {
    start: { line: gap.line, column: places.nameStart },
    end: { line: gap.line, column: Math.max(places.valueEnd, places.nameEnd) },
  };
  return createFinding(D003, range, [String(gap.comments[0] + 1)], () => [
    closeLineFix(policy, gap.line),
    ...moveAboveFixes(policy, gap),
  ]);
}

/** Checks the lines of a file in order: call `see` for each line, then `end`. */
export function createSwallowedCommentCheck(policy: Policy, report: (finding: Finding) => void) {
  let value = -1;
  let blank = false;
  let comments: number[] = [];
  const end = () => {
    const [first, ...rest] = comments;
    if (first !== undefined) report(gapFinding(policy, { line: value, comments: [first, ...rest] }));
    value = -1;
    blank = false;
    comments = [];
  };
  const see = (line: number) => {
    const { kind, places } = fieldAt(policy, line);
    if (kind === 'comment') {
      if (value >= 0 && blank) comments.push(line);
      else end();
    } else if (kind === 'blank') blank ||= value >= 0;
    else {
      end();
      if (kind !== 'junk' && places.comment < 0) value = line;
    }
  };
  return { see, end };
}
