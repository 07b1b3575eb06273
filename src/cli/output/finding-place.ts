// The location of a finding in the repository, for programs that show it next to the lines. Numbers begin at 1.
import { resolve, sep } from 'node:path';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { lineAt } from '../../core/document/lines.ts';
import { STDIN } from '../input/read-input.ts';
import { isAddress } from '../network/address.ts';
import type { FileReport } from './format-findings.ts';

/** The folders that names in a report are relative to. */
export interface ReportFolders {
  readonly cwd: string;
  /** The root of the repository. */
  readonly root: string;
}

interface FindingPlace {
  /** Relative to the root of the repository if it is below it, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  /** The location in a copy that a workspace contains: `/robots.txt:3: `. The workspace has no such line. */
  readonly lead: string;
}

/** The names of the folders and the file below a folder; undefined if the file is not below it. */
export function namesBelow(folder: string, file: string): readonly string[] | undefined {
  const start = folder.endsWith(sep) ? folder : folder + sep;
  return file.startsWith(start) ? file.slice(start.length).split(sep) : undefined;
}

/** The file of a report, relative to the root of the repository. */
export function reportedFile(
  { name, path, heldBy }: Pick<FileReport, 'name' | 'path' | 'heldBy'>,
  { cwd, root }: ReportFolders,
): string {
  if (name === STDIN) return path.slice(1);
  if (isAddress(name)) return name;
  const file = resolve(cwd, heldBy ?? name);
  return (namesBelow(root, file) ?? namesBelow(cwd, file) ?? [file]).join('/');
}

/** The location of a finding in the file that `reportedFile` returns. */
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

/** The text of the line in which a finding begins. */
export const findingLine = ({ site, path }: FileReport, { range }: Finding): string =>
  lineAt(site.files.get(path)!.source.lines, range.start.line)?.text ?? '';
