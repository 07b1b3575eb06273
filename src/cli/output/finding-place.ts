// Where a finding is, for programs that show it beside the lines: the file of the repository, lines and columns from 1.
import { resolve, sep } from 'node:path';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { lineAt } from '../../core/document/lines.ts';
import { STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { FileReport } from './format-findings.ts';

/** What names in a report are relative to. */
export interface ReportFolders {
  readonly cwd: string;
  /** The root of the repository. */
  readonly root: string;
}

interface FindingPlace {
  /** Relative to the root of the repository if it is below, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The place in a copy that a workspace holds: `/robots.txt:3: `; the workspace itself has no such line. */
  readonly lead: string;
}

/** The names of the folders and the file from a folder down; undefined if it is not below. */
export function namesBelow(folder: string, file: string): readonly string[] | undefined {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  return file.startsWith(start) ? file.slice(start.length).split(sep) : undefined;
}

/** The file of a report, from the root of the repository. */
export function reportedFile(
  { name, path, heldBy }: Pick<FileReport, 'name' | 'path' | 'heldBy'>,
  { cwd, root }: ReportFolders,
): string {
  if (name === STDIN) return path.slice(1);
  if (isAddress(name)) return name;
  const file = resolve(cwd, heldBy ?? name);
  return (namesBelow(root, file) ?? namesBelow(cwd, file) ?? [file]).join('/');
}

/** The place of a finding in the file that `reportedFile` names. */
export function findingPlace(
  report: FileReport,
  { range: { start, end } }: Finding,
  folders: ReportFolders,
): FindingPlace {
  const file = reportedFile(report, folders);
  if (report.heldBy !== undefined)
    return {
      file,
      line: 1,
      column: 1,
      endLine: 1,
      endColumn: 1,
      lead: `${report.path}:${start.line + 1}: `,
    };
  return {
    file,
    line: start.line + 1,
    column: start.column + 1,
    endLine: end.line + 1,
    endColumn: end.column + 1,
    lead: '',
  };
}

/** The text of the line that a finding begins in. */
export const findingLine = ({ site, path }: FileReport, { range }: Finding): string =>
  lineAt(site.files.get(path)!.source.lines, range.start.line)?.text ?? '';
