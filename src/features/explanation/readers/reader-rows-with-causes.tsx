// The rows of readers that do not all agree, with the reasons why they give another answer. The reasons are computed
// while the rows are shown.

import { useMemo } from 'react';
import { Link } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import {
  type ReaderOptionName,
  readerOptionValue,
} from '../../../core/analysis/reader-differences/reader-options.ts';
import type { Status } from '../../../core/questions/answer.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { type ReaderId, readerOf, readers } from '../../../core/readers/registry.ts';
import type { Site } from '../../../core/workspace/site.ts';
import { compareReadersWords } from '../../../messages/en/comparison/compare.ts';
import { explanationWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { describeReaderOption } from '../../../messages/explain/explain-reader-cause.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { queriedPath, siteOf } from '../../../state/document/selectors.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { compareReaders, type ReaderQuestion } from '../../../state/table/comparison/reader-comparison.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import styles from '../../questions/steps.module.css';
import { ReaderRows, type ReaderRowsProps } from './reader-rows.tsx';

/**
 * What a reader does differently: its options and their values, by reader. A reader without a nameable cause has
 * no entry.
 */
type CellCauses = ReadonlyMap<
  ReaderId,
  readonly { readonly option: ReaderOptionName; readonly value: unknown }[]
>;

/** What the question about the selected cell depends on. */
export interface CellCauseKey {
  readonly site: Site;
  readonly file: string;
  readonly selectedReader: ReaderId;
  readonly agent: string;
  readonly url: string;
  readonly status: Status;
  readonly redirects: number;
}

export function cellCauseKey(state: GatepostState): CellCauseKey | undefined {
  const { cell, reader: selectedReader, status = 200, redirects = 0 } = state.view;
  if (!cell) return undefined;
  const { agent, url } = cell;
  const file = queriedPath(state, readerOf(selectedReader).file.path);
  return { site: siteOf(state.document), file, selectedReader, agent, url, status, redirects };
}

/** Returns the question about the selected cell. */
export const cellQuestion = (key: CellCauseKey | undefined): ReaderQuestion | undefined =>
  key && {
    asked: { site: key.site, file: key.file, status: key.status, redirects: key.redirects },
    readers,
    lens: readers.findIndex(({ id }) => id === key.selectedReader),
    table: { agents: [key.agent], urls: [key.url] },
  };

function* findCauses(question: ReaderQuestion): CooperativeTask<CellCauses> {
  const compared = yield* compareReaders(question);
  const causesByReader = new Map<
    ReaderId,
    CellCauses extends ReadonlyMap<ReaderId, infer Does> ? Does : never
  >();
  for (const { kind, options, others } of compared.causes) {
    if (kind !== 'options') continue;
    for (const place of others) {
      const reader = question.readers[place]!;
      causesByReader.set(
        reader.id,
        options.map((option) => ({ option, value: readerOptionValue(reader, option) })),
      );
    }
  }
  return causesByReader;
}

/** Finds the causes; does nothing without a cell. */
export const findCellCauses = (
  question: ReaderQuestion | undefined,
): CooperativeTask<CellCauses> | undefined => question && findCauses(question);

/** Whether two questions are about the same cell from the view of the same reader. */
const isSameCell = (a: ReaderQuestion, b: ReaderQuestion): boolean =>
  a.lens === b.lens && a.table.agents[0] === b.table.agents[0] && a.table.urls[0] === b.table.urls[0];

export function ReaderRowsWithCauses({ name, verdicts, ...chosen }: ReaderRowsProps) {
  const key = useDocument(useShallow(cellCauseKey));
  const question = useMemo(() => cellQuestion(key), [key]);
  const latest = useIdleTask(question, findCellCauses);
  // While an edit makes them be computed again, the earlier causes are shown if the cell is the same.
  const isSame =
    latest?.question !== undefined && question !== undefined && isSameCell(latest.question, question);
  const causes = isSame ? latest?.result : undefined;
  return (
    <>
      <ReaderRows
        {...{ name, verdicts, ...chosen }}
        causeOf={(reader) =>
          (causes?.get(reader.id as never) ?? [])
            .map(({ option, value }) =>
              compareReadersWords.to([readerTitle(reader)], describeReaderOption(option, value)),
            )
            .join(' ')
        }
      />
      <p className={styles['about']}>
        <Link to="/compare">{words.whereReadersDiffer}</Link>
      </p>
    </>
  );
}
