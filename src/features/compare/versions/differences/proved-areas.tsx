// What changes between two versions for any URL: a sentence, and the areas that close or open with the lines that
// decide, an example of each, and for whom.
import { Fragment, useId, useMemo, useState } from 'react';
import { largestFirst } from '../../../../core/analysis/versions/change-clauses.ts';
import type { LineCounts } from '../../../../core/analysis/versions/line-differences.ts';
import type { VersionChanges } from '../../../../core/analysis/versions/version-changes.ts';
import { lineAt } from '../../../../core/document/lines.ts';
import type { ChangedArea } from '../../../../core/proof/crawler-changes.ts';
import { type DecidedAnswer, urlOfPath } from '../../../../core/proof/decided-answer.ts';
import type { Direction } from '../../../../core/proof/difference.ts';
import type { FieldRef } from '../../../../core/questions/answer.ts';
import { capitalize } from '../../../../core/text/capitalize.ts';
import { groupByKey } from '../../../../core/text/group-by-key.ts';
import {
  type ChangeSentence,
  describeAgentsBelow,
  describeChanges,
  describeNoRule,
  describeShapeInParts,
  describeUnsettled,
} from '../../../../messages/describe-changes.ts';
import { changedAreasWords as words } from '../../../../messages/en/comparison/changed-areas.ts';
import { versionsWords } from '../../../../messages/en/comparison/compare.ts';
import { agentName, readerTitle } from '../../../../messages/en/table.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { watchedReadersOf } from '../../../../state/readers/watched-readers.ts';
import { addCell, type CellAddress } from '../../../../state/table/additions/add-cell.ts';
import { matrixQuery } from '../../../../state/table/matrix-query.ts';
import { useCellsInTable } from '../../../../state/table/use-cells-in-table.ts';
import { awaited, type TaskResult, useIdleTask } from '../../../../state/use-idle-task.ts';
import { fileAt, type Versions } from '../../../../state/versions/compared-versions.ts';
import { provedChangesTask } from '../../../../state/versions/proved-changes.ts';
import type { VersionDiff } from '../../../../state/versions/version-diff.ts';
import { PartText, StrongParts } from '../../../../ui/content/strong-parts.tsx';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { LineButton } from './line-button.tsx';
import { isOneRulePath } from './one-rule-path.ts';
import styles from './proved-areas.module.css';

/** The number of areas at first, and the number that each press of the button adds. */
const INITIAL_AREAS = 30;
const MORE_AREAS = 200;

/** What changes for any URL; undefined for questions about which this is not known. */
type ProvedResult = TaskResult<Versions, VersionChanges | undefined>;

/** Returns the task that finds what changes for any URL; undefined for other questions. */
export const createProvedTask = ({ before, after }: Versions) =>
  provedChangesTask([matrixQuery(before), matrixQuery(after)], watchedReadersOf(after));

/** Returns the latest result, which may be about other versions until the next one is found. */
export const useProvedAreas = (versions: Versions): ProvedResult | undefined =>
  useIdleTask(versions, createProvedTask, awaited);

function sentenceOf({ question, result }: ProvedResult, lines: LineCounts): ChangeSentence {
  const plain = ([strong = '', rest = '']: readonly string[]) => ({
    parts: [{ text: strong, isStrong: true }],
    strong,
    rest,
    isWarning: false,
  });
  if (question.paths.length === 0) return plain(words.same);
  return result ? describeChanges(result, lines) : plain(words.notProvable);
}

/** Moves the focus to the first area that a part of the sentence counts. */
function focusArea(areas: readonly ChangedArea[], counted: readonly ChangedArea[]): void {
  const place = areas.findIndex((area) => counted.includes(area));
  document.getElementById(areaId(place))?.focus();
}

interface ProvedSentenceProps {
  readonly latest: ProvedResult | undefined;
  readonly isStale: boolean;
  /** Of the displayed file. */
  readonly lines: LineCounts;
}

/** What changes, for whom, and whether it is proved; and on demand how that is known. */
export function ProvedSentence({ latest, isStale, lines }: ProvedSentenceProps) {
  const [isExplained, setExplained] = useState(false);
  const explanation = useId();
  const sentence = latest && sentenceOf(latest, lines);
  const changes = latest?.result;
  const isLinked = changes !== undefined && latest !== undefined && latest.question.paths.length > 0;
  return (
    <div className={styles['sentence']} aria-busy={isStale} data-warning={sentence?.isWarning || undefined}>
      {sentence?.isWarning && <Icon name="g-warning" />}
      <p>
        {sentence ? (
          <>
            <StrongParts
              parts={sentence.parts}
              show={({ text, areas }) =>
                areas && changes ? (
                  <button
                    type="button"
                    className={styles['counted']}
                    onClick={() => focusArea(largestFirst(changes.areas), areas)}
                  >
                    <PartText text={text} />
                  </button>
                ) : (
                  <PartText text={text} />
                )
              }
            />
            <VisibleText text={sentence.rest} />
          </>
        ) : (
          <span className="quiet">{words.working}</span>
        )}{' '}
        {isLinked && (
          <button
            type="button"
            className={`text-xs faint ${styles['counted']}`}
            aria-expanded={isExplained}
            aria-controls={explanation}
            onClick={() => setExplained(!isExplained)}
          >
            {changes.otherReaders
              ? words.howKnown
              : capitalize(words.asRead(readerTitle(matrixQuery(latest.question.after).reader)))}
          </button>
        )}
      </p>
      {isLinked && isExplained && (
        <p id={explanation} className={`text-s quiet ${styles['how']}`}>
          {words.howText(changes.agents.length, readerTitle(matrixQuery(latest.question.after).reader))}{' '}
          {changes.settled && words.howProved}
        </p>
      )}
    </div>
  );
}

/** The id of an area, by its place in the list. */
const areaId = (place: number) => `changed-area-${place}`;

const directionIcons = { opened: 'g-yes', closed: 'g-no', other: 'g-changed' } as const satisfies Record<
  Direction,
  IconName
>;

interface DecidingRuleProps {
  readonly decided: DecidedAnswer;
  readonly version: Versions['before'];
  /** Whether the line can be opened in the workbench. */
  readonly isThere: boolean;
  readonly isPast: boolean;
  readonly isOnlyHere: IsOnlyIn;
}

/** Whether only one of the two versions has a line. */
type IsOnlyIn = (line: FieldRef) => boolean;

/** The number and the text of the line that decides, or why none does. */
function DecidingRule({ decided, version, isThere, isPast, isOnlyHere }: DecidingRuleProps) {
  const { by, reason } = decided;
  if (!by)
    return (
      <dd className={styles['reason']}>
        {isPast && reason !== 'own-file' && reason !== 'unread'
          ? words.noRuleMatched
          : describeNoRule(decided)}
      </dd>
    );
  const source = fileAt(version.document.files, by.path)?.source;
  const text = (source && lineAt(source.lines, by.line)?.text.trim()) ?? '';
  const look = isOnlyHere(by) ? (isPast ? styles['was'] : styles['is']) : undefined;
  return (
    <>
      <dd className={styles['number']}>
        <LineButton by={by} name={versionsWords.line(by.line + 1)} isThere={isThere}>
          {by.line + 1}
        </LineButton>
      </dd>
      <dd className="breaks">
        <code className={look}>
          <VisibleText text={text} />
        </code>
      </dd>
    </>
  );
}

/** Which line decides, or that none does, in few words. */
function DecidingLine({ decided: { by }, isThere }: Pick<DecidingRuleProps, 'decided' | 'isThere'>) {
  return by ? <LineButton by={by} name={words.line(by.line + 1)} isThere={isThere} /> : words.noRule;
}

interface AreaProps {
  readonly id: string;
  readonly area: ChangedArea;
  readonly versions: Versions;
  /** For whom the area changes; undefined below a heading that says it, and which direction. */
  readonly crawlers: string | undefined;
  readonly isNow: boolean;
  readonly isOnlyIn: Readonly<Record<'before' | 'after', IsOnlyIn>>;
  readonly isInTable: (cell: CellAddress) => boolean;
  readonly onAsk: (cell: CellAddress) => void;
}

/** A text that counts paths. Pressed, it names them. */
function CountedPaths({ text, paths }: { readonly text: string; readonly paths: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {' '}
      <button
        type="button"
        className={`${styles['between']} ${styles['counted']}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text.trim()}
      </button>
      {isOpen && (
        <>
          {': '}
          {paths.map((path, i) => (
            <span key={path}>
              {i > 0 && ', '}
              <code>
                <VisibleText text={path} />
              </code>
            </span>
          ))}
        </>
      )}
    </>
  );
}

/** Whether areas open or close, with its mark. */
const DirectionLabel = ({ direction }: { direction: Direction }) => (
  <span
    className={`v ${direction === 'opened' ? 'v-allow' : 'v-deny'} ${styles['direction']} ${styles[direction] ?? ''}`}
  >
    <Icon name={directionIcons[direction]} />
    {words.directions[direction]}
  </span>
);

interface AudienceLabelProps {
  readonly agents: readonly string[];
  readonly crawlers: string;
}

const AudienceLabel = ({ agents, crawlers }: AudienceLabelProps) => (
  <span className={`text-s quiet breaks ${styles['crawlers']}`} title={agents.map(agentName).join(', ')}>
    <VisibleText text={words.forCrawlers(crawlers)} />
  </span>
);

function Area({ id, area, versions, crawlers, isNow, isOnlyIn, isInTable, onAsk }: AreaProps) {
  const { direction, isOdd, agents, before, after, path } = area;
  const [wasAsked, setAsked] = useState(false);
  const isAlone = crawlers !== undefined;
  const Head = isAlone ? 'h3' : 'h4';
  const url = urlOfPath(path, '');
  // Any other crawler is the last one that is compared; it stands for most.
  const cell = { agent: agents.includes('') ? '' : (agents[0] ?? ''), url };
  const isAsked = isInTable(cell);
  const isOneLine = isOneRulePath(area, versions);
  // What was in the table before is not said of each area; after a press, the button keeps the focus.
  const askButton = (!isAsked || wasAsked) && (
    <button
      type="button"
      className="btn btn-link"
      aria-disabled={isAsked}
      aria-label={isAsked ? undefined : words.askUrl(url)}
      onClick={() => {
        setAsked(true);
        if (!isAsked) onAsk(cell);
      }}
    >
      {isAsked ? words.asked : words.ask}
    </button>
  );
  return (
    <li
      id={id}
      className={styles['area']}
      tabIndex={-1}
      data-one-line={isOneLine || undefined}
      data-grouped={!isAlone || undefined}
    >
      <Head className={styles['head']}>
        {isAlone && <DirectionLabel direction={direction} />}
        <span className={`breaks ${styles['shape']}`}>
          {describeShapeInParts(area.shape()).map(({ text, isPath, counts }, i) =>
            isPath ? (
              <code key={i}>
                <VisibleText text={text} />
              </code>
            ) : counts ? (
              <CountedPaths key={i} text={text} paths={counts} />
            ) : (
              <span key={i} className={styles['between']}>
                {text}
              </span>
            ),
          )}
          {isOdd && <span className={styles['between']}> {words.odd}</span>}
        </span>
        {isOneLine && (
          <span className={`text-s ${styles['lines']}`}>
            <span className="vh">{words.before} </span>
            <DecidingLine decided={before} isThere={false} /> <span aria-hidden="true">→</span>{' '}
            <span className="vh">{words.now} </span>
            <DecidingLine decided={after} isThere={isNow} />
          </span>
        )}
        {isAlone && <AudienceLabel {...{ agents, crawlers }} />}
        {isOneLine && askButton && <span className={`text-s ${styles['ask']}`}>{askButton}</span>}
      </Head>
      {!isOneLine && (
        <dl className={`text-s ${styles['pair']}`}>
          <dt>{words.before}</dt>
          <DecidingRule
            decided={before}
            version={versions.before}
            isThere={false}
            isPast
            isOnlyHere={isOnlyIn.before}
          />
          <dt>{words.now}</dt>
          <DecidingRule
            decided={after}
            version={versions.after}
            isThere={isNow}
            isPast={false}
            isOnlyHere={isOnlyIn.after}
          />
          <dt>{words.example}</dt>
          <dd className={`breaks ${styles['reason']}`}>
            <code>
              <VisibleText text={url} />
            </code>{' '}
            {askButton}
          </dd>
        </dl>
      )}
    </li>
  );
}

interface ProvedAreasProps {
  readonly latest: ProvedResult | undefined;
  readonly isStale: boolean;
  /** The lines of the displayed file that differ; undefined until the texts are compared. */
  readonly diff: VersionDiff | undefined;
  /** Whether the second version is the current one, in which lines can be opened. */
  readonly isNow: boolean;
}

/** Returns whether a line of the displayed file is only in one version. Lines of other files are not known. */
function onlyIn(kind: 'removed' | 'added', diff: VersionDiff | undefined, path: string): IsOnlyIn {
  const lines = new Set(diff?.differences.filter((one) => one.kind === kind).map(({ line }) => line));
  return (by) => by.path === path && lines.has(by.line);
}

/** The id of the heading of a group of areas, by its place in the list. */
const groupId = (place: number) => `changed-group-${place}`;

/** An area with its place in the list. */
interface PlacedArea {
  readonly area: ChangedArea;
  readonly place: number;
}

/** Groups areas that change in one direction for the same crawlers, in the order of the first of each group. */
const groupAreas = (areas: readonly ChangedArea[]): readonly (readonly [PlacedArea, ...PlacedArea[]])[] => [
  ...groupByKey(
    areas.map((area, place) => ({ area, place })),
    ({ area: { direction, agents } }) => JSON.stringify([direction, agents]),
  ).values(),
];

/** The areas that close and open, and what is not settled. */
export function ProvedAreas({ latest, isStale, diff, isNow }: ProvedAreasProps) {
  const [limit, setLimit] = useState(INITIAL_AREAS);
  const [message, setMessage] = useState('');
  const isInTable = useCellsInTable();
  const changes = latest?.result;
  const areas = useMemo(() => largestFirst(changes?.areas ?? []), [changes]);
  if (!latest || !changes || (areas.length === 0 && changes.open.length === 0)) return null;
  const groups = groupAreas(areas.slice(0, limit));
  const remaining = areas.length - limit;
  const { path } = latest.question;
  const isOnlyIn = { before: onlyIn('removed', diff, path), after: onlyIn('added', diff, path) };
  const ask = (cell: CellAddress) => {
    addCell(documentStore, cell);
    setMessage(words.added(cell.url));
  };
  return (
    <section aria-label={words.title} className={styles['areas']} aria-busy={isStale}>
      {groups.map((group, i) => {
        const [{ area: first }] = group;
        const above = groups.slice(0, i).map(([{ area }]) => area.agents);
        const crawlers = describeAgentsBelow(first.agents, changes, above);
        const isAlone = group.length === 1;
        return (
          <Fragment key={`${first.direction} ${first.agents.join()}`}>
            {!isAlone && (
              <h3 id={groupId(i)} className={styles['group']}>
                <DirectionLabel direction={first.direction} />
                <AudienceLabel agents={first.agents} crawlers={crawlers} />
              </h3>
            )}
            <ul aria-labelledby={isAlone ? undefined : groupId(i)}>
              {group.map(({ area, place }) => (
                <Area
                  key={`${area.path} ${place}`}
                  id={areaId(place)}
                  versions={latest.question}
                  crawlers={isAlone ? crawlers : undefined}
                  onAsk={ask}
                  {...{ area, isNow, isOnlyIn, isInTable }}
                />
              ))}
            </ul>
          </Fragment>
        );
      })}
      {remaining > 0 && (
        <button type="button" className="btn" onClick={() => setLimit(limit + MORE_AREAS)}>
          {words.more(Math.min(remaining, MORE_AREAS))}
        </button>
      )}
      {describeUnsettled(changes.open).map((sentence) => (
        <p key={sentence} className={`text-s breaks ${styles['open']}`}>
          <VisibleText text={sentence} />
        </p>
      ))}
      <output className="vh">{message}</output>
    </section>
  );
}
