// A printed example as a workspace, so that it can be opened, asked and changed.
import type { PrintedMatch } from '../../../core/catalogue/printed-examples.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { SpecificationExample } from '../specifications/specification-pages.ts';

const createExampleWorkspace = (
  reader: Reader,
  text: string,
  asked: Pick<Workspace, 'origin' | 'rows' | 'columns'>,
) => ({
  gatepost: 1 as const,
  ...asked,
  files: [{ path: reader.file.path, text }],
  question: 'fetch',
  reader: reader.id,
  expectations: [],
});

/** Names that no reader takes for each other: letters and a hyphen, none contained in another. */
const agentNameAt = (place: number): string => `path-${String.fromCharCode(97 + place)}`;

/** One record for each path of the table, so that one file asks them all: a No is a match. */
function workspaceOfMatches(reader: Reader, matches: readonly PrintedMatch[]): Workspace {
  const rules = [...new Set(matches.map(({ rule }) => rule))];
  const records = rules.map((rule, place) => `User-agent: ${agentNameAt(place)}\nDisallow: ${rule}\n`);
  return createExampleWorkspace(reader, records.join('\n'), {
    origin: '',
    rows: [...new Set(matches.map(({ url }) => url))],
    columns: rules.map((_rule, place) => agentNameAt(place)),
  });
}

/** The workspace of an example; its file stands where the reader looks for it. */
export function workspaceOfExample(reader: Reader, example: SpecificationExample): Workspace {
  if ('matches' in example) return workspaceOfMatches(reader, example.matches);
  const { origin, text, rows, columns } = example.site;
  return createExampleWorkspace(reader, text, {
    origin,
    rows: rows.map(({ url }) => url),
    columns: columns.flat(),
  });
}
