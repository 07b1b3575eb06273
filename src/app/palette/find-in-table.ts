// Finds URLs of the table, and user-agents in its columns and in the records of the file.
import type { ActionContext } from '../../actions/action.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { focusFirstAgent } from '../../features/records/head/record-labels.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { agentName } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { defaultMatrixView } from '../../state/table/matrix-view.ts';
import { pathOnSite } from '../../state/table/path-on-site.ts';
import { currentRows, matrixView } from '../../state/table/use-matrix.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { findMarks, matchFuzzily } from './fuzzy-match.ts';
import { MAX_RESULTS, type PaletteResult, type PaletteResults } from './palette-results.ts';

/** Moves the focus to a cell of the table after the table is rendered. */
function focusCell(
  { withPane }: ActionContext,
  cellOf: () => { readonly row: number; readonly column: number },
): void {
  goToPage('/edit');
  const focusResult = () => withPane('grid', (grid) => grid.goTo(cellOf()));
  withPane('grid', () => requestAnimationFrame(() => requestAnimationFrame(focusResult)));
}

const rowOf = (url: string): number => currentRows(documentStore.getState()).urls.indexOf(url) + 1;

/** Shows the whole table as a flat list, because the result may be filtered out or in a collapsed folder. */
function showAll(isHidden: boolean): void {
  const view = matrixView(documentStore.getState());
  if (isHidden || view.tree)
    updateView(documentStore, { matrix: isHidden ? defaultMatrixView : { ...view, tree: false } });
}

function goToUrl(context: ActionContext, url: string): void {
  showAll(rowOf(url) === 0);
  focusCell(context, () => ({ row: rowOf(url), column: 0 }));
}

export function findUrls(query: string): PaletteResults {
  const { rows, origin } = accessMatrix(documentStore.getState());
  const results: PaletteResult[] = [];
  const help = words.urlHelp;
  let count = 0;
  // The table may have several rows for a document.
  for (const url of new Set(rows)) {
    const title = escapeInvisible(pathOnSite(origin, url));
    const marks = findMarks(query.trim(), title);
    if (marks && count++ < MAX_RESULTS)
      results.push({ id: url, title, marks, isCode: true, help, run: (context) => goToUrl(context, url) });
  }
  return { groups: [{ title: words.urls, results }], more: count - results.length, none: words.noUrl };
}

function columnsFor(query: string): readonly PaletteResult[] {
  const { columns, kind } = accessMatrix(documentStore.getState());
  return columns.flatMap(({ agents }, index) =>
    agents.flatMap((agent) => {
      const title = escapeInvisible(kind.columnName?.(agent) ?? agentName(agent));
      const match = matchFuzzily(query, title);
      const run = (context: ActionContext) => {
        showAll(false);
        focusCell(context, () => ({ row: 0, column: index + 1 }));
      };
      return match ? [{ id: `column ${agent}`, title, marks: match.marks, help: words.columnHelp, run }] : [];
    }),
  );
}

/** The user-agent lines of all records, with the index of their record. */
function* userAgentLines(policy: Policy): Generator<readonly [line: number, block: number, name: string]> {
  for (const [number, { start, body }] of blocksOf(policy).entries())
    for (let line = start; line < body; line++) {
      const field = fieldAt(policy, line);
      if (field.directive?.role === 'agent') yield [line, number, valueOf(field)];
    }
}

function recordsFor(query: string): readonly PaletteResult[] {
  const results: PaletteResult[] = [];
  for (const [line, block, name] of userAgentLines(openPolicy(documentStore.getState()))) {
    const match = matchFuzzily(query, escapeInvisible(name));
    if (!match) continue;
    results.push({
      id: `record ${line}`,
      title: escapeInvisible(name),
      marks: match.marks,
      isCode: true,
      aside: words.line(String(line + 1)),
      help: words.recordHelp,
      run({ withPane }) {
        goToPage('/edit');
        withPane('record-list', () => focusFirstAgent(block));
      },
    });
  }
  return results;
}

export function findAgents(query: string): PaletteResults {
  const groups = [
    { title: words.columns, results: columnsFor(query) },
    { title: words.records, results: recordsFor(query) },
  ];
  return {
    groups: groups.map(({ title, results }) => ({ title, results: results.slice(0, MAX_RESULTS) })),
    more: groups.reduce((sum, { results }) => sum + Math.max(results.length - MAX_RESULTS, 0), 0),
    none: words.noAgent,
  };
}
