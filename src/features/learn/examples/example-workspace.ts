// Converts a printed example to a workspace, so that it can be opened and changed.
import type { PrintedMatch } from '../../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { SpecificationExample } from '../specifications/specification-pages.ts';

const createExampleWorkspace = (
  reader: Reader,
  text: string,
  table: Pick<Workspace, 'origin' | 'rows' | 'columns'>,
) => ({
  gatepost: 1 as const,
  ...table,
  files: [{ path: reader.file.path, text }],
  question: 'fetch',
  reader: reader.id,
  expectations: [],
});

/** Returns names that no reader confuses: letters and a hyphen, none contained in another. */
const agentNameAt = (place: number): string => `path-${String.fromCharCode(97 + place)}`;

/** Creates one record for each path of the table, so that one file covers all of them: a No is a match. */
function workspaceOfMatches(reader: Reader, matches: readonly PrintedMatch[]): Workspace {
  const rules = [...new Set(matches.map(({ rule }) => rule))];
  const records = rules.map((rule, place) => `User-agent: ${agentNameAt(place)}\nDisallow: ${rule}\n`);
  return createExampleWorkspace(reader, records.join('\n'), {
    origin: '',
    rows: [...new Set(matches.map(({ url }) => url))],
    columns: rules.map((_rule, place) => agentNameAt(place)),
  });
}

/** Returns the workspace of an example. Its file is at the path that the reader requests. */
export function workspaceOfExample(reader: Reader, example: SpecificationExample): Workspace {
  if ('matches' in example) return workspaceOfMatches(reader, example.matches);
  const { origin, text, rows, columns } = example.site;
  return createExampleWorkspace(reader, text, {
    origin,
    rows: rows.map(({ url }) => url),
    columns: columns.flat(),
  });
}
