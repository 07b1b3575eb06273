// Tries a change of a site: the question about fetching is asked before and after it, under several readers.
import type { CooperativeTask } from '../questions/cooperative-task.ts';
import type { Decision } from '../questions/question.ts';
import type { Reader } from '../readers/reader.ts';
import { fetchTable, type KnownChange, type KnownChangeOptions, knownChangeTask } from './known-change.ts';
import type { Version } from './version.ts';

/** The cells of a table: every URL under every user-agent. Neither list has duplicates. */
export interface TableCells {
  readonly agents: readonly string[];
  readonly urls: readonly string[];
}

/** What is known of a change under one reader. */
export interface ReaderChange extends KnownChange<Decision> {
  readonly reader: Reader;
}

export interface TrialOptions extends Pick<KnownChangeOptions, 'limit'> {
  /** Called for each changed cell of alike crawlers, with the index of the reader. */
  readonly onChange?: (
    ...change: [...Parameters<NonNullable<KnownChangeOptions['onChange']>>, number]
  ) => void;
}

/**
 * Returns what is known of a change, per reader in their order, including readers without changes.
 * @param table the questions to ask.
 */
export function* trialTask(
  before: Version,
  after: Version,
  { agents, urls }: TableCells,
  { limit, onChange }: TrialOptions = {},
): CooperativeTask<readonly ReaderChange[]> {
  const changes: ReaderChange[] = [];
  for (const [place, reader] of after.readers.entries()) {
    const [was, is] = [before.prepared[place], after.prepared[place]];
    if (!was || !is) continue;
    const known = yield* knownChangeTask(
      fetchTable(was.asking),
      fetchTable(is.asking),
      { columns: agents, urls },
      {
        ...(limit === undefined ? {} : { limit }),
        ...(onChange && { onChange: (names, url, row) => onChange(names, url, row, place) }),
      },
    );
    changes.push({ reader, ...known });
  }
  return changes;
}
