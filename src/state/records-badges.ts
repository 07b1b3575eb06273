// What the rule rows say about the matrix: how many of its cells each line decides, and which never decide.
import { linesThatNeverDecide } from '../core/compare/never-decides-in-file.ts';
import { formatOfPath } from '../core/formats/index.ts';
import { type Policy, policyOf } from '../core/policy/policy.ts';
import { prepareAnswers } from '../core/questions/answers.ts';
import type { Status } from '../core/questions/question.ts';
import { type ReaderId, readerOf } from '../core/readers/index.ts';
import { lineAt } from '../core/text/lines.ts';
import type { DocumentFile } from './document.ts';
import type { GatepostState } from './document-store.ts';
import { recent } from './matrix-recent.ts';

/** Counts by line id, which outlives the version of the file they were counted for. */
export interface Badges {
  /** Cells of the matrix: URLs times listed user-agents. */
  readonly cells: number;
  readonly decided: ReadonlyMap<number, number>;
  /** For a rule that never decides, the line because of which: its id, and where it stood then (0-based). */
  readonly never: ReadonlyMap<number, Cover>;
  /** Whether the first match decides, so that moving a rule up helps. */
  readonly isFirst: boolean;
}

/** The line that comes before another one. */
export interface Cover {
  readonly id: number;
  readonly line: number;
}

/** Badges that are worked out when they are asked for: far from the keystroke. */
export type BadgeQuestion = () => Badges;

const idOf = ({ source }: Policy, line: number) => lineAt(source.lines, line)?.id ?? 0;

function countLines(policy: Policy, lines: Int32Array): Map<number, number> {
  const perLine = new Map<number, number>();
  for (const line of lines) if (line >= 0) perLine.set(line, (perLine.get(line) ?? 0) + 1);
  return new Map([...perLine].map(([line, count]) => [idOf(policy, line), count]));
}

const questionOf = recent(
  3,
  (
    files: readonly DocumentFile[],
    origin: string,
    path: string,
    id: ReaderId,
    rows: readonly string[],
    columns: readonly string[],
    status: Status,
    redirects: number,
  ): BadgeQuestion => {
    let badges: Badges | undefined;
    return () => {
      if (badges) return badges;
      const sources = new Map(files.map((file) => [file.path, { ...file, format: formatOfPath(file.path) }]));
      const reader = readerOf(id);
      const site = { origin, files: sources };
      const asked = prepareAnswers(site, { question: 'fetch', reader, file: path, status, redirects });
      const { source, format } = sources.get(path)!;
      const policy = policyOf(source, format);
      const never = [...linesThatNeverDecide(policy, reader)];
      badges = {
        cells: rows.length * columns.length,
        decided: countLines(policy, asked.matrix(columns, rows).lines),
        never: new Map(never.map(([line, by]) => [idOf(policy, line), { id: idOf(policy, by), line: by }])),
        isFirst: reader.rule.choice === 'first',
      };
      return badges;
    };
  },
);

/** The badges of the open file; the same object until something that they tell of changes. */
export function badgeQuestion({ document, view }: GatepostState): BadgeQuestion {
  const { files, origin, rows, columns } = document;
  const { path, reader, status = 200, redirects = 0 } = view;
  return questionOf(files, origin, path, reader, rows, columns, status, redirects);
}
