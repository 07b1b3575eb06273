// gatepost matrix: the table of answers.
import {
  type PrintedTable,
  tableAsCsv,
  tableAsList,
  tableAsMarkdown,
  tableAsText,
} from '../../core/compare/table-text.ts';
import { agentName } from '../../messages/en/table.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { questionOf, type Way, waysOf } from '../asked.ts';
import type { Command, Invocation } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { frameOf } from '../frame.ts';
import { say, sayJson } from '../io.ts';
import { askingOptions, commonOptions, fileOptions, type Values } from '../options.ts';
import type { QuestionRow } from '../questions.ts';
import { type OpenedFile, openFile } from '../site-files.ts';
import { lineTold } from '../told.ts';

/** A table before anything is answered. */
interface Frame {
  readonly row: QuestionRow;
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** Robots that are treated alike share a column, as the tables of the specifications draw it. */
function classesOf({ asking }: Way, agents: readonly string[], isSpread: boolean): readonly string[][] {
  const classes = new Map<string, string[]>();
  for (const [place, agent] of agents.entries()) {
    const key = isSpread ? String(place) : asking.classOf(agent);
    const alike = classes.get(key);
    if (alike) alike.push(agent);
    else classes.set(key, [agent]);
  }
  return [...classes.values()];
}

function tableOf(way: Way, { row, agents, urls }: Frame, isSpread: boolean): PrintedTable {
  const columns = classesOf(way, agents, isSpread).map((alike) => ({
    names: row.column === undefined ? alike.map(agentName) : [row.column],
    answers: urls.map((url) => row.word(way.asking(alike[0]!, url).key)),
  }));
  return { corner: tableWords.url, urls, columns };
}

function printerOf({ markdown, csv }: Values, row: QuestionRow): (table: PrintedTable) => string {
  if (markdown && csv) throw new Complaint('not-with', { option: '--markdown', other: '--csv' });
  if (markdown) return tableAsMarkdown;
  if (csv) return tableAsCsv;
  return row.column === undefined ? tableAsText : tableAsList;
}

function dataOf({ site }: OpenedFile, { reader, asking }: Way, { agents, urls }: Frame): object {
  const cellOf = (agent: string, url: string) => {
    const { answer, key, reason, by } = asking(agent, url);
    return { agent, answer, key, reason, ...(by ? { by: lineTold(site, by) } : {}) };
  };
  return {
    ...(reader ? { reader: reader.id } : {}),
    rows: urls.map((url) => ({ url, cells: agents.map((agent) => cellOf(agent, url)) })),
  };
}

async function run(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  const file = await openFile(files[0]!, values, { inputs, cwd: io.cwd });
  const row = questionOf(invocation, file);
  const print = printerOf(values, row);
  const { agents, urls, counts } = await frameOf(invocation, row, [file]);
  const frame = { row, agents, urls };
  const ways = waysOf(values, row, file);
  if (values.json) {
    const tables = ways.map((way) => dataOf(file, way, frame));
    sayJson(io, { question: row.id, file: file.name, path: file.path, agents, urls, counts, tables });
    return EXIT.fine;
  }
  const heading = ({ reader }: Way) =>
    ways.length > 1 && reader ? `${reader.title} (${reader.id})\n\n` : '';
  say(io, ways.map((way) => heading(way) + print(tableOf(way, frame, values.spread))).join('\n'));
  return EXIT.fine;
}

export const matrix: Command = {
  name: 'matrix',
  usage: 'FILE [--agents NAMES] [--urls FILE | --url URL] [--all]',
  files: { least: 1, most: 1 },
  options: [
    'agents',
    'agent',
    'urls',
    'url',
    'all',
    ...askingOptions,
    'spread',
    'markdown',
    'csv',
    ...fileOptions,
    ...commonOptions,
  ],
  run,
};
