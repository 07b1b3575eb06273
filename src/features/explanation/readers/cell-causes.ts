// Why other readers say something else of the chosen cell: the causes of the page that compares, of this one cell.
import {
  type ReaderOptionName,
  readerOptionValue,
} from '../../../core/analysis/reader-differences/reader-options.ts';
import type { Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import type { Site } from '../../../core/workspace/site.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { queriedPath, siteOf } from '../../../state/document/selectors.ts';
import { compareReaders, type ReaderQuestion } from '../../../state/table/comparison/reader-comparison.ts';

/** What a reader does otherwise, by reader: a knob and its value. Nothing for one that has no cause that can be named. */
export type CellCauses = ReadonlyMap<
  ReaderId,
  readonly { readonly knob: ReaderOptionName; readonly value: unknown }[]
>;

const questionOf = memoizeLast(
  2,
  (
    site: Site,
    file: string,
    chosen: ReaderId,
    agent: string,
    url: string,
    status: Status,
    redirects: number,
  ): ReaderQuestion => ({
    asked: { site, file, status, redirects },
    readers,
    lens: readers.findIndex(({ id }) => id === chosen),
    table: { agents: [agent], urls: [url] },
  }),
);

/** The question about the chosen cell: the same object while nothing that it hangs on changes. */
export function cellQuestion(state: GatepostState): ReaderQuestion | undefined {
  const { cell, reader, status = 200, redirects = 0 } = state.view;
  if (!cell) return undefined;
  const file = queriedPath(state, readerOf(reader).file.path);
  return questionOf(siteOf(state.document), file, reader, cell.agent, cell.url, status, redirects);
}

function* findCauses(question: ReaderQuestion): CooperativeTask<CellCauses> {
  const compared = yield* compareReaders(question);
  const found = new Map<ReaderId, CellCauses extends ReadonlyMap<ReaderId, infer Does> ? Does : never>();
  for (const { kind, knobs, others } of compared.causes) {
    if (kind !== 'knobs') continue;
    for (const place of others) {
      const reader = question.readers[place]!;
      found.set(
        reader.id,
        knobs.map((knob) => ({ knob, value: readerOptionValue(reader, knob) })),
      );
    }
  }
  return found;
}

/** Finds the causes; no work without a cell. */
export const findCellCauses = (
  question: ReaderQuestion | undefined,
): CooperativeTask<CellCauses> | undefined => question && findCauses(question);
