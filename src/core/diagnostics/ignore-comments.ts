// Comments in a file that silence findings: `# gatepost-ignore-next-line CODE [CODE...] [-- reason]`. They apply
// to the next line that is not such a comment itself. In XML and HTML, `<!-- ... -->` replaces the `#`.

import { getLine, linesIn, placedChunks, type SourceLine } from '../document/lines.ts';
import { placeLines } from '../document/place-lines.ts';
import { replaceInLine, type TextEdit } from '../document/range.ts';
import type { Source } from '../document/source.ts';
import { currentCode } from './earlier-codes.ts';
import type { Finding } from './finding.ts';
import { isAboutFile } from './registry.ts';

const KEYWORD = 'gatepost-ignore-next-line';
const COMMENT = /^\s*(?:#+|<!--)\s*gatepost-ignore-next-line(?:\s+(.*?))?\s*(?:-->\s*)?$/;

/** A code that a comment silences. */
export interface SilencedCode {
  readonly code: string;
  /** The line of the comment, 0-based. */
  readonly line: number;
  /** The line that it applies to, 0-based. It may be after the last line. */
  readonly target: number;
}

function codesOf({ text }: SourceLine): readonly string[] | undefined {
  if (!text.includes(KEYWORD)) return undefined;
  const match = COMMENT.exec(text);
  if (!match) return undefined;
  const [codes = ''] = (match[1] ?? '').split(/(?:^|\s)--(?:\s|$)/);
  return codes.split(/[\s,]+/).filter((code) => code !== '');
}

/** Returns the codes that comments of a file silence, in line order. */
export function silencedCodes({ lines }: Source): readonly SilencedCode[] {
  const comments: { readonly line: number; readonly codes: readonly string[] }[] = [];
  for (const { chunk, start } of placedChunks(lines))
    for (const [place, line] of linesIn(chunk).entries()) {
      const codes = codesOf(line);
      if (codes) comments.push({ line: start + place, codes });
    }
  let next: { readonly line: number; readonly target: number } | undefined;
  const targets = comments.toReversed().map(({ line }) => {
    next = { line, target: next?.line === line + 1 ? next.target : line + 1 };
    return next.target;
  });
  return comments.flatMap(({ line, codes }, i) =>
    codes.map((code) => ({ code, line, target: targets[comments.length - 1 - i]! })),
  );
}

/**
 * Returns a function that finds the comments that silence a finding. A comment cannot silence a finding about the
 * whole file.
 */
export function createSilencer(
  codes: readonly SilencedCode[],
): (finding: Finding) => readonly SilencedCode[] {
  const byPlace = new Map<string, SilencedCode[]>();
  for (const one of codes) {
    const key = `${one.target} ${currentCode(one.code)}`;
    const others = byPlace.get(key);
    if (others) others.push(one);
    else byPlace.set(key, [one]);
  }
  return (finding) =>
    (isAboutFile(finding) ? undefined : byPlace.get(`${finding.range.start.line} ${finding.code}`)) ?? [];
}

/** Returns the edit that removes one code, in any of its spellings, from a comment with several. */
function removeCode(text: string, line: number, code: string): TextEdit {
  const from = text.indexOf(KEYWORD) + KEYWORD.length;
  const end = /\s--(?:\s|>|$)/.exec(text.slice(from))?.index ?? text.length - from;
  const codes = text.slice(from, from + end);
  const remainingCodes = codes.replaceAll(/[\s,]*([^\s,]+)/g, (word, one: string) =>
    currentCode(one) === code ? '' : word,
  );
  return replaceInLine(line, from, from + end, remainingCodes.replace(/^\s*,\s*/, ' '));
}

/**
 * Returns the edits after which no comment of the file silences a finding. A comment with only this code is
 * deleted; from another comment the code is removed. Empty if no comment silences the finding.
 */
export function removeSilencer(source: Source, finding: Finding): readonly TextEdit[] {
  const codes = silencedCodes(source);
  const lines = new Set(createSilencer(codes)(finding).map(({ line }) => line));
  const others = new Set(
    codes.flatMap(({ line, code }) => (currentCode(code) === finding.code ? [] : [line])),
  );
  const whole = [...lines].filter((line) => !others.has(line));
  return [
    ...placeLines(
      source,
      whole.map((at) => ({ at, remove: 1, insert: [] })),
    ),
    ...[...lines]
      .filter((line) => others.has(line))
      .map((line) => removeCode(getLine(source.lines, line).text, line, finding.code)),
  ];
}
