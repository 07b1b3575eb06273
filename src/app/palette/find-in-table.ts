// Finds URLs of the table, and user-agents in its columns and in the records of the file.
import type { ActionContext } from '../../actions/action.ts';
import { findCrawler } from '../../core/catalogue/crawlers.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy, valueOf } from '../../core/syntax/policy.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { lowerCase } from '../../core/text/lower-case.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { focusFirstAgent } from '../../features/records/head/record-labels.ts';
import { ask, cellQuestion } from '../../features/table/ask.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { agentName, matrixWords } from '../../messages/en/table.ts';
import { updateView } from '../../state/document/document-store.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { addColumns, addRows } from '../../state/table/additions/matrix-additions.ts';
import '../../state/table/asked/asked-text.ts';
import { readAskedText } from '../../state/table/asked/text-meaning.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';
import { defaultMatrixView } from '../../state/table/matrix-view.ts';
import { toneOf } from '../../state/table/question-presentation.ts';
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

/** The answers of the columns to a URL: the tone of the most restrictive one, and how many have it. */
function answersFor(url: string): Pick<PaletteResult, 'tone' | 'aside'> {
  const { columns, kind, ask } = accessMatrix(documentStore.getState());
  const tones = columns.map(({ agents }) => toneOf(kind, ask(agents[0], url)));
  const denied = tones.filter((tone) => tone === 'deny').length;
  const [first] = tones;
  if (kind.filters.every(([tone]) => tone !== 'deny') || first === undefined) return {};
  return { tone: denied > 0 ? 'deny' : first, aside: words.deniedIn(denied, tones.length) };
}

const urlResult = (url: string, title: string, marks: readonly number[]): PaletteResult => ({
  id: url,
  title,
  marks,
  isCode: true,
  ...answersFor(url),
  help: words.urlHelp,
  run: (context) => goToUrl(context, url),
});

export function findUrls(query: string, limit = MAX_RESULTS): PaletteResults {
  const { rows, origin } = accessMatrix(documentStore.getState());
  const results: PaletteResult[] = [];
  let count = 0;
  // The table may have several rows for a document.
  for (const url of new Set(rows)) {
    const title = escapeInvisible(pathOnSite(origin, url));
    const marks = findMarks(query.trim(), title);
    if (marks && count++ < limit) results.push(urlResult(url, title, marks));
  }
  const group = { title: words.urls, count, results };
  return { groups: [group], more: count - results.length, none: words.noUrl };
}

/** Shows only the rows with a text, and moves to the box that does. */
export function filterTable(text: string, { withPane }: ActionContext): void {
  updateView(documentStore, { matrix: { ...matrixView(documentStore.getState()), text } });
  goToPage('/edit');
  withPane('find-or-ask', (box) => box.focus());
}

/** The question about one crawler and one URL that a text asks, with its answer. */
export function findQuestion(query: string): PaletteResult | undefined {
  const matrix = accessMatrix(documentStore.getState());
  const { asked } = readAskedText(matrix, query);
  if (asked?.kind !== 'cell') return undefined;
  // With fixed columns, or a verb, the answer is one of another question.
  const isOther = matrix.kind.hasFixedColumns || asked.verb !== undefined;
  const tone = isOther ? undefined : toneOf(matrix.kind, matrix.ask(asked.agent, asked.url));
  return {
    id: 'ask cell',
    title: escapeInvisible(cellQuestion(matrix, asked)),
    marks: [],
    ...(tone && { tone }),
    help: words.askCellHelp,
    run({ withPane }) {
      goToPage('/edit');
      showAll(false);
      withPane('grid', () => ask(asked));
    },
  };
}

/** What Enter in the box above the table would do: a new URL with its answer, or a crawler of the catalogue. */
export function findAddition(query: string): PaletteResult | undefined {
  const matrix = accessMatrix(documentStore.getState());
  const { asked } = readAskedText(matrix, query);
  if (asked?.kind === 'url') {
    const answer = matrix.kind.answers.find(({ answer }) => answer === matrix.ask('', asked.text).answer);
    return {
      id: 'add url',
      title: words.askUrl(escapeInvisible(asked.text)),
      marks: [],
      icon: 'g-plus',
      ...(answer && { aside: words.anyOther(answer.counted) }),
      help: words.askUrlHelp,
      run(context) {
        addRows(documentStore, asked.text);
        goToUrl(context, asked.text);
      },
    };
  }
  const crawler = asked?.kind === 'crawler' && !asked.isInTable ? findCrawler(asked.text) : undefined;
  const [name] = crawler?.tokens ?? [];
  if (name === undefined) return undefined;
  return {
    id: 'add crawler',
    title: name,
    marks: [],
    icon: 'g-plus',
    aside: words.addsColumn,
    help: words.addCrawlerHelp,
    run(context) {
      addColumns(documentStore, name);
      const { columns } = accessMatrix(documentStore.getState());
      const index = columns.findIndex(({ agents }) => agents.includes(name));
      focusCell(context, () => ({ row: 0, column: index + 1 }));
    },
  };
}

function columnsFor(query: string): readonly PaletteResult[] {
  const { columns, kind } = accessMatrix(documentStore.getState());
  return columns.flatMap((column, index) =>
    column.agents.flatMap((agent) => {
      const title = escapeInvisible(kind.columnName?.(agent) ?? agentName(agent));
      const match = matchFuzzily(query, title);
      const run = (context: ActionContext) => {
        showAll(false);
        focusCell(context, () => ({ row: 0, column: index + 1 }));
      };
      const aside =
        column.agents.length > 1 ? { aside: words.inColumn(matrixWords.column(column.agents)) } : {};
      return match
        ? [{ id: `column ${agent}`, title, marks: match.marks, ...aside, help: words.columnHelp, run }]
        : [];
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
    groups: groups.map(({ title, results }) => ({
      title,
      count: results.length,
      results: results.slice(0, MAX_RESULTS),
    })),
    more: groups.reduce((sum, { results }) => sum + Math.max(results.length - MAX_RESULTS, 0), 0),
    none: words.noAgent,
  };
}

/** Crawlers of the table, and those that only a record names; a name that is in both once. */
export function findCrawlers(query: string): readonly PaletteResult[] {
  const columns = columnsFor(query);
  const titles = new Set(columns.map((result) => lowerCase(result.title)));
  const records = recordsFor(query).filter(
    (result) => result.title !== '*' && !titles.has(lowerCase(result.title)),
  );
  return [...columns, ...records];
}
