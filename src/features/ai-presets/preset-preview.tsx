// The changes that a preset makes: what each crawler may do before and after, the answers of the table, the lines, and
// notes.

import { useId, useState } from 'react';
import type { PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import { groupChanges } from '../../core/analysis/presets/check-preset.ts';
import { concernsCrawler } from '../../core/catalogue/reader-concerns.ts';
import type { Answer } from '../../core/questions/answer.ts';
import { readerOf, readers } from '../../core/readers/registry.ts';
import { leadingIdentifier } from '../../core/text/trim-characters.ts';
import { describeChanges } from '../../messages/describe-changes.ts';
import { presetWords as words } from '../../messages/en/ai-presets.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { titledFindings } from '../../messages/explain/explain-finding.ts';
import { watchedReadersOf } from '../../state/readers/watched-readers.ts';
import type { ChangedCells } from '../../state/table/comparison/changed-cells.ts';
import { awaited, useIdleTask } from '../../state/use-idle-task.ts';
import { LineDifferences } from '../../ui/content/line-differences.tsx';
import { TableHead } from '../../ui/content/table-head.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../ui/controls/scroll-region.tsx';
import { AnswerLabel } from '../../ui/icons/answer-label.tsx';
import styles from './ai-presets.module.css';
import { NarrowFold } from './narrow-fold.tsx';
import { CarrierPreviews } from './preset-carriers.tsx';
import { findPresetEffects, type PlannedPreset } from './preset-plan.ts';

const titlesOfReaders = (ids: readonly string[]) =>
  ids.map((id) => readerTitle(readers.find((reader) => reader.id === id) ?? { id, title: id }));

/** Groups names by a common property. */
function groupNotes<Key>(rows: readonly PresetRow[], keyOf: (row: PresetRow) => Key | undefined) {
  const groups = new Map<string, { readonly key: Key; readonly agents: string[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const text = JSON.stringify(key);
    const group = groups.get(text);
    if (group) group.agents.push(row.agent);
    else groups.set(text, { key, agents: [row.agent] });
  }
  return [...groups.values()];
}

const truncatesNames = (id: string) =>
  readers.some((reader) => reader.id === id && reader.agent.value === 'identifier-prefix');

/** Whether a reader is one for a crawler: that of an operator reads for the crawlers of the operator only. */
const isAskedAbout = (id: string, agent: string) =>
  readers.some((reader) => reader.id === id && concernsCrawler(reader, agent === '*' ? '' : agent));

/**
 * Returns the function that finds readers that miss a record: those that only read the beginning of the name, or
 * those that miss it for another reason.
 */
const createMissedNames =
  (isTruncated: boolean) =>
  ({ agent, missed }: PresetRow): readonly string[] | undefined => {
    const isShort = agent !== '*' && leadingIdentifier(agent) !== agent;
    const ids = missed.filter(
      (id) => isAskedAbout(id, agent) && (isShort && truncatesNames(id)) === isTruncated,
    );
    return ids.length > 0 ? ids : undefined;
  };

interface Notes {
  readonly main: readonly string[];
  /** What concerns only readers that are not watched. */
  readonly unwatched: readonly string[];
}

function findNotes({ question, result }: PlannedPreset): Notes {
  const { rows, also, exceptions, promise, unread, withheld, isIllegible, reported } = result;
  const out = rows.filter(({ wish }) => wish === 'out');
  const watched = new Set(watchedReadersOf(question.state).map(({ id }) => String(id)));
  const ofReaders = [
    ...groupNotes(rows, createMissedNames(true)).map(({ key, agents }) => ({
      readers: key,
      text: words.cutShort(agents, titlesOfReaders(key), agents.map(leadingIdentifier)),
    })),
    ...groupNotes(rows, createMissedNames(false)).map(({ key, agents }) => ({
      readers: key,
      text: words.missed(agents, titlesOfReaders(key)),
    })),
    ...groupChanges(also).map(({ agents, change }) => ({
      readers: change.readers,
      text: words.met(agents, change, titlesOfReaders(change.readers)),
    })),
  ];
  const isWatched = ({ readers: ids }: { readonly readers: readonly string[] }) =>
    ids.some((id) => watched.has(id));
  const main = [
    ...(isIllegible ? [words.illegible] : []),
    ...promise.clauses.filter(({ left }) => left.length > 0).map(words.left),
    ...unread.map(words.unread),
    ...withheld.map(words.withheld),
    ...(reported.length > 0 ? [words.reported(titledFindings(reported))] : []),
    ...question.preset.hints.map(words.hint),
    ...(exceptions.length > 0 ? [words.exceptions(exceptions)] : []),
    ...ofReaders.filter(isWatched).map(({ text }) => text),
    ...groupNotes(out, ({ heeds }) => heeds).map(({ key, agents }) => words.heeds(agents, key)),
  ];
  return { main, unwatched: ofReaders.filter((note) => !isWatched(note)).map(({ text }) => text) };
}

function NoteList({ notes }: { notes: readonly string[] }) {
  return (
    <ul className={styles['notes']}>
      {notes.map((note) => (
        <li key={note}>
          <VisibleText text={note} />
        </li>
      ))}
    </ul>
  );
}

/** Notes on what no line of the file can do, which crawlers the preset misses, and which others it affects. */
function PresetNotes({ planned }: { planned: PlannedPreset }) {
  const { main, unwatched } = findNotes(planned);
  if (main.length + unwatched.length === 0) return null;
  return (
    <section>
      <h3>{words.notes}</h3>
      {main.length > 0 && <NoteList notes={main} />}
      {unwatched.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.unwatchedNotes(unwatched.length)}</summary>
          <NoteList notes={unwatched} />
        </details>
      )}
    </section>
  );
}

// The cells of the table whose answer changes.
function ChangedCellsTable({ cells: { changed, columns } }: { cells: ChangedCells }) {
  const listed = columns.reduce((sum, { agents, cells }) => sum + agents.length * cells.length, 0);
  const { url, agents, before, after } = words.cellColumns;
  return (
    <ScrollRegion className={styles['scroller']}>
      <table className={`answers-table ${styles['table']}`} aria-label={words.cells}>
        <TableHead names={[url, agents, before, after]} />
        <tbody>
          {columns.flatMap((column) =>
            column.cells.map((cell) => (
              <tr key={`${column.agents[0]} ${cell.url}`}>
                <th scope="row">
                  <VisibleText text={cell.url} />
                </th>
                <td>
                  <VisibleText text={column.agents.map(words.robot).join(', ')} />
                </td>
                <td>
                  <AnswerLabel answer={cell.before.answer as Answer} />
                </td>
                <td>
                  <AnswerLabel answer={cell.after.answer as Answer} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {listed < changed && <p>{words.moreCells(changed - listed)}</p>}
    </ScrollRegion>
  );
}

function CrawlerRow({ row }: { row: PresetRow }) {
  return (
    <tr>
      <th scope="row">
        <VisibleText text={words.robot(row.agent)} />
        <span className={`quiet ${styles['below']}`}>{words.how(row)}</span>
      </th>
      <td>
        <AnswerLabel answer={row.before} />
      </td>
      <td>
        <AnswerLabel answer={row.after} />
      </td>
      <td>{words.how(row)}</td>
    </tr>
  );
}

/** How many crawlers are listed at first. One more takes the place of the button. */
const FIRST_LISTED = 14;

function CrawlerRows({ rows, label }: { rows: readonly PresetRow[]; label: string }) {
  const [isUnfolded, setUnfolded] = useState(false);
  const hasMore = rows.length > FIRST_LISTED + 1;
  const listed = hasMore && !isUnfolded ? rows.slice(0, FIRST_LISTED) : rows;
  const { crawler, before, after, how } = words.columns;
  return (
    <>
      <table className={`answers-table ${styles['table']} ${styles['how']}`} aria-label={label}>
        <TableHead names={[crawler, before, after, how]} />
        <tbody>
          {listed.map((row) => (
            <CrawlerRow key={row.key} row={row} />
          ))}
        </tbody>
      </table>
      {hasMore && (
        <button
          type="button"
          className="btn btn-link"
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? words.lessRows : words.moreRows(rows.length - FIRST_LISTED)}
        </button>
      )}
    </>
  );
}

/** Says what the preset does with how many crawlers, as watched readers read the file. */
function describePromise({ question, result: { promise, also } }: PlannedPreset): string {
  const others = also.filter(({ readers: ids }) => ids.includes(question.reader)).length;
  const elsewhere = watchedReadersOf(question.state).filter(({ id }) =>
    also.some(({ readers: ids }) => ids.includes(id)),
  );
  return words.promise(question.preset.id, promise, others, elsewhere.map(readerTitle));
}

function CrawlerPreview({ planned }: { planned: PlannedPreset }) {
  const heading = useId();
  const { rows, keptClosed } = planned.result;
  const done = rows.filter((row) => row.done !== 'already');
  const unchanged = rows.filter((row) => row.done === 'already');
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{words.table}</h3>
      <p>
        <strong>{describePromise(planned)}</strong> {words.summary(rows)}
      </p>
      {keptClosed.length > 0 && <p>{words.keptClosed(keptClosed)}</p>}
      {done.length > 0 && (
        <NarrowFold summary={words.eachCrawler(done.length)}>
          <CrawlerRows rows={done} label={words.table} />
        </NarrowFold>
      )}
      {unchanged.length > 0 && (
        <details className={styles['fold']}>
          <summary>{words.more(unchanged.length)}</summary>
          <CrawlerRows rows={unchanged} label={words.more(unchanged.length)} />
        </details>
      )}
    </section>
  );
}

const createCellsTask = ({ question, result }: PlannedPreset) => findPresetEffects(question, result.after);

function CellsPreview({ planned }: { planned: PlannedPreset }) {
  const last = useIdleTask(planned, createCellsTask, awaited);
  const { cells, proved } = (last?.question === planned ? last.result : undefined) ?? {};
  const sentence = proved && describeChanges(proved);
  const reader = readerTitle(readerOf(planned.question.reader));
  return (
    <section>
      {sentence && (
        <p>
          <strong>
            <VisibleText text={sentence.strong} />
          </strong>
          <VisibleText text={sentence.rest} />
        </p>
      )}
      <h3>{words.cells}</h3>
      {!cells && <p>{words.counting}</p>}
      {cells?.all === 0 && <p>{words.noCells}</p>}
      {cells && cells.all > 0 && cells.changed === 0 && <p>{words.noCellChanges(reader)}</p>}
      {cells && cells.changed > 0 && (
        <details className={styles['fold']}>
          <summary>{words.cellsChange(reader)}</summary>
          <ChangedCellsTable cells={cells} />
        </details>
      )}
    </section>
  );
}

export function PresetPreview({ planned }: { planned: PlannedPreset }) {
  const { result } = planned;
  const isEdit = result.edits.length > 0;
  return (
    <>
      <CrawlerPreview planned={planned} />
      {isEdit && <CellsPreview planned={planned} />}
      {isEdit && <LineDifferences differences={result.differences} isWhole />}
      <CarrierPreviews files={result.files} outcomes={result.outcomes} />
      <PresetNotes planned={planned} />
    </>
  );
}
