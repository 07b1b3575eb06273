// Lines of the open file, by number or by a part of what stands in them.

import { type Lines, lineAt } from '../../core/document/lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { openLineInWorkbench } from '../../features/compare/open-in-workbench.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { showPane } from '../actions/action-context.ts';
import { focusPane } from '../panes/pane-focus.ts';
import { findMarks } from './fuzzy-match.ts';
import {
  type CappedResults,
  MAX_RESULTS,
  type PaletteResult,
  type PaletteResults,
} from './palette-results.ts';

function result(line: number, text: string, marks: readonly number[]): PaletteResult {
  return {
    id: `line ${line}`,
    title: text,
    marks,
    isCode: true,
    aside: words.line(String(line + 1)),
    help: words.lineHelp,
    run() {
      openLineInWorkbench({ path: documentStore.getState().view.path, line });
      showPane('text');
      focusPane('text');
    },
  };
}

/** The lines whose numbers begin with these digits, as far as the file goes: 4, 40 to 49, 400 to 499. */
function numbered(digits: string, count: number): number[] {
  const lines: number[] = [];
  for (let first = Number(digits), width = 1; first <= count && first > 0; first *= 10, width *= 10)
    for (let line = first; line < first + width && line <= count; line++) lines.push(line - 1);
  return lines;
}

function byNumber(digits: string, lines: Lines): CappedResults {
  const all = numbered(digits, lines.length);
  const shown = all.slice(0, MAX_RESULTS);
  return {
    results: shown.map((line) => result(line, escapeInvisible(lineAt(lines, line)?.text ?? ''), [])),
    more: all.length - shown.length,
  };
}

function byText(wanted: string, { chunks }: Lines): CappedResults {
  const results: PaletteResult[] = [];
  let line = 0;
  let count = 0;
  for (const chunk of chunks)
    for (const { text } of chunk) {
      const shown = escapeInvisible(text);
      const marks = wanted === '' ? [] : findMarks(wanted, shown);
      if (marks && count++ < MAX_RESULTS) results.push(result(line, shown, marks));
      line++;
    }
  return { results, more: count - results.length };
}

export function findLines(query: string): PaletteResults {
  const { lines } = openSource(documentStore.getState());
  const wanted = query.trim();
  const { results, more } = /^\d+$/.test(wanted) ? byNumber(wanted, lines) : byText(wanted, lines);
  const none = words.noLine(shellWords.lines(lines.length));
  return { groups: [{ title: words.lines, results }], more, none };
}
