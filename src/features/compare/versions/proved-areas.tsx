// What changes between two versions for any URL: a sentence, and the areas that close or open with the lines that
// decide, an example of each, and for whom.
import { useId, useMemo, useState } from 'react';
import { closedFirst } from '../../../core/analysis/versions/change-clauses.ts';
import type { VersionChanges } from '../../../core/analysis/versions/version-changes.ts';
import { lineAt } from '../../../core/document/lines.ts';
import type { ChangedArea } from '../../../core/proof/crawler-changes.ts';
import { type DecidedAnswer, urlOfPath } from '../../../core/proof/decided-answer.ts';
import type { Direction } from '../../../core/proof/difference.ts';
import {
  type ChangeSentence,
  describeAgents,
  describeChanges,
  describeNoRule,
  describeShape,
  describeUnsettled,
} from '../../../messages/describe-changes.ts';
import { changedAreasWords as words } from '../../../messages/en/comparison/changed-areas.ts';
import { versionsWords } from '../../../messages/en/comparison/compare.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { addCell, type CellAddress } from '../../../state/table/additions/add-cell.ts';
import { matrixQuery } from '../../../state/table/matrix-query.ts';
import { useCellsInTable } from '../../../state/table/use-cells-in-table.ts';
import { type TaskResult, useIdleTask } from '../../../state/use-idle-task.ts';
import { fileAt, type Versions } from '../../../state/versions/compared-versions.ts';
import { provedChangesTask } from '../../../state/versions/proved-changes.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { LineButton } from './line-button.tsx';
import styles from './proved-areas.module.css';

/** The number of areas at first, and the number that each press of the button adds. */
const INITIAL_AREAS = 30;
const MORE_AREAS = 200;

/** What changes for any URL; undefined for questions about which this is not known. */
type ProvedResult = TaskResult<Versions, VersionChanges | undefined>;

const createTask = ({ before, after }: Versions) =>
  provedChangesTask([matrixQuery(before), matrixQuery(after)]);

/** Returns the latest result, which may be about other versions until the next one is found. */
export const useProvedAreas = (versions: Versions): ProvedResult | undefined =>
  useIdleTask(versions, createTask);

function sentenceOf({ question, result }: ProvedResult, lines: number): ChangeSentence {
  const plain = ([strong, rest]: readonly string[]) => ({
    strong: strong ?? '',
    rest: rest ?? '',
    isWarning: false,
  });
  if (question.paths.length === 0) return plain(words.same);
  return result ? describeChanges(result, lines) : plain(words.notProvable);
}

interface ProvedSentenceProps {
  readonly latest: ProvedResult | undefined;
  readonly isStale: boolean;
  /** How many lines of the displayed file differ. */
  readonly lines: number;
}

/** What changes, for whom, and whether it is proved. */
export function ProvedSentence({ latest, isStale, lines }: ProvedSentenceProps) {
  const sentence = latest && sentenceOf(latest, lines);
  return (
    <p className={styles['sentence']} aria-busy={isStale} data-warning={sentence?.isWarning || undefined}>
      {sentence?.isWarning && <Icon name="g-warning" />}
      {sentence ? (
        <span>
          <b>
            <VisibleText text={sentence.strong} />
          </b>
          <VisibleText text={sentence.rest} />
        </span>
      ) : (
        <span className="quiet">{words.working}</span>
      )}
    </p>
  );
}

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
}

/** The line that decides, or why none does. */
function DecidingRule({ decided, version, isThere, isPast }: DecidingRuleProps) {
  const { by, reason } = decided;
  if (!by)
    return isPast && reason !== 'own-file' && reason !== 'unread'
      ? words.noRuleMatched
      : describeNoRule(decided);
  const source = fileAt(version.document.files, by.path)?.source;
  const text = (source && lineAt(source.lines, by.line)?.text.trim()) ?? '';
  return (
    <>
      <LineButton by={by} name={versionsWords.line(by.line + 1)} isThere={isThere} />{' '}
      <code className={isPast ? styles['was'] : styles['is']}>
        <VisibleText text={text} />
      </code>
    </>
  );
}

interface AreaProps {
  readonly area: ChangedArea;
  readonly versions: Versions;
  readonly compared: readonly string[];
  readonly isNow: boolean;
  readonly isInTable: (cell: CellAddress) => boolean;
  readonly onAsk: (cell: CellAddress) => void;
}

function Area({ area, versions, compared, isNow, isInTable, onAsk }: AreaProps) {
  const { direction, isOdd, agents, before, after, path } = area;
  const url = urlOfPath(path, '');
  // Any other crawler is the last one that is compared; it stands for most.
  const cell = { agent: agents.includes('') ? '' : (agents[0] ?? ''), url };
  const isAsked = isInTable(cell);
  return (
    <li className={styles['area']}>
      <h3 className={`flow ${styles['head']}`}>
        <span className={`v ${direction === 'opened' ? 'v-allow' : 'v-deny'} ${styles['direction']}`}>
          <Icon name={directionIcons[direction]} />
          {words.directions[direction]}
        </span>
        <span className="breaks">
          <VisibleText text={describeShape(area.shape())} />
        </span>
        {isOdd && <span className="quiet">{words.odd}</span>}
        <span className={`quiet breaks ${styles['crawlers']}`} title={matrixWords.allOf(agents)}>
          <VisibleText text={words.forCrawlers(describeAgents(agents, compared))} />
        </span>
      </h3>
      <dl className={`text-s ${styles['pair']}`}>
        <dt>{words.before}</dt>
        <dd className="breaks">
          <DecidingRule decided={before} version={versions.before} isThere={false} isPast />
        </dd>
        <dt>{words.now}</dt>
        <dd className="breaks">
          <DecidingRule decided={after} version={versions.after} isThere={isNow} isPast={false} />
        </dd>
        <dt>{words.example}</dt>
        <dd className="breaks">
          <code>
            <VisibleText text={url} />
          </code>{' '}
          <button
            type="button"
            className="btn btn-link"
            aria-disabled={isAsked}
            aria-label={isAsked ? undefined : words.askUrl(url)}
            onClick={() => !isAsked && onAsk(cell)}
          >
            {isAsked ? words.asked : words.ask}
          </button>
        </dd>
      </dl>
    </li>
  );
}

interface ProvedAreasProps {
  readonly latest: ProvedResult | undefined;
  readonly isStale: boolean;
  /** Whether the second version is the current one, in which lines can be opened. */
  readonly isNow: boolean;
}

/** The areas that close and open, and what is not settled. */
export function ProvedAreas({ latest, isStale, isNow }: ProvedAreasProps) {
  const heading = useId();
  const [limit, setLimit] = useState(INITIAL_AREAS);
  const [message, setMessage] = useState('');
  const isInTable = useCellsInTable();
  const changes = latest?.result;
  const areas = useMemo(() => closedFirst(changes?.areas ?? []), [changes]);
  if (!latest || !changes || (areas.length === 0 && changes.open.length === 0)) return null;
  const remaining = areas.length - limit;
  const ask = (cell: CellAddress) => {
    addCell(documentStore, cell);
    setMessage(words.added(cell.url));
  };
  return (
    <section aria-labelledby={heading} className={`stack ${styles['areas']}`} aria-busy={isStale}>
      <h2 id={heading}>{words.title}</h2>
      <ul>
        {areas.slice(0, limit).map((area, i) => (
          <Area
            key={`${area.direction} ${area.path} ${i}`}
            versions={latest.question}
            compared={changes.agents}
            onAsk={ask}
            {...{ area, isNow, isInTable }}
          />
        ))}
      </ul>
      {remaining > 0 && (
        <button type="button" className="btn" onClick={() => setLimit(limit + MORE_AREAS)}>
          {words.more(Math.min(remaining, MORE_AREAS))}
        </button>
      )}
      {describeUnsettled(changes.open).map((sentence) => (
        <p key={sentence} className="text-s breaks">
          <VisibleText text={sentence} />
        </p>
      ))}
      <output className="vh">{message}</output>
    </section>
  );
}
