// The differences between two versions of the files: what changes for any URL, the cells that change, and the texts.
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { countDifferences } from '../../../core/analysis/versions/line-differences.ts';
import { changedAreasWords as areaWords } from '../../../messages/en/comparison/changed-areas.ts';
import { compareWords, versionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { accessMatrix, matrixQuery } from '../../../state/table/matrix-query.ts';
import type { TaskResult } from '../../../state/use-idle-task.ts';
import type { ComparedTexts, Versions } from '../../../state/versions/compared-versions.ts';
import { useVersionComparison } from '../../../state/versions/use-version-comparison.ts';
import type { VersionDiff } from '../../../state/versions/version-diff.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ChangedRulesList } from './differences/changed-rules-list.tsx';
import { LineChanges } from './differences/line-changes.tsx';
import { ProvedAreas, ProvedSentence, useProvedAreas } from './differences/proved-areas.tsx';
import { VersionText } from './differences/version-text.tsx';
import { SameVersions } from './history/same-versions.tsx';
import { VersionHistory } from './history/version-history.tsx';
import styles from './versions.module.css';

interface ChangedAnswersProps {
  readonly versions: Versions;
  /** The last result, which may be about older versions. */
  readonly latest: TaskResult<Versions, VersionDiff> | undefined;
  /** Whether the second version is the current one, in which lines and cells can be opened. */
  readonly isNow: boolean;
}

/** Explains what to do if there are no changes. */
function NoChanges({ versions, diff }: { versions: Versions; diff: VersionDiff }) {
  const { rows, agents } = accessMatrix(versions.after);
  if (diff.all === 0)
    return (
      <>
        <p>{words.noTable}</p>
        <Link className="btn" to="/edit">
          {words.toTable}
        </Link>
      </>
    );
  return <p>{words.noCell(rows.length, agents.length)}</p>;
}

/** The answers of the table that change, by the line that changes them. */
function ChangedAnswers({ versions, latest, isNow }: ChangedAnswersProps) {
  const isStale = latest?.question !== versions;
  const { kind, reader } = matrixQuery(versions.after);
  const diff = latest?.result;
  const listed = diff?.causes.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <div className={`column ${styles['answers']}`} aria-busy={isStale}>
      {!diff && <p className="text-s quiet">{words.counting}</p>}
      {diff && diff.changed > 0 && <p className="text-s quiet">{words.readAs(readerTitle(reader))}</p>}
      {diff && diff.changed === 0 && <NoChanges versions={latest.question} diff={diff} />}
      {diff?.causes.map((cause) => (
        <LineChanges
          key={`${cause.side} ${cause.by?.path} ${cause.by?.line}`}
          {...{ cause, kind, isNow, path: versions.path }}
        />
      ))}
      {diff && diff.changed > listed && <p>{words.notListed(diff.changed - listed)}</p>}
    </div>
  );
}

interface FoldProps {
  readonly title: ReactNode;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A part that is folded under its title. */
const Fold = ({ title, isOpen, children }: FoldProps) => (
  <details className={styles['fold']} open={isOpen}>
    <summary className="row">
      <Icon name="g-right" />
      {title}
    </summary>
    {children}
  </details>
);

/** Focuses what takes the place of the choices, if one of them had the focus. */
const takeLostFocus = (heading: HTMLElement | null): void => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

interface VersionsSectionProps {
  /** Shows the two texts in an editor. Its code is loaded separately. */
  readonly TextDiff: ComponentType<ComparedTexts>;
}

export function VersionsSection({ TextDiff }: VersionsSectionProps) {
  const { choice, versions, latest } = useVersionComparison();
  const proved = useProvedAreas(versions);
  const isNow = choice.after.kind === 'now' && !choice.isSwapped;
  const isStale = latest?.question !== versions;
  const isProvedStale = proved?.question !== versions;
  const diff = isStale ? undefined : latest?.result;
  const last = latest?.result;
  const areas = proved?.result?.areas.length ?? 0;
  const isUnproved = proved !== undefined && proved.result === undefined;
  return (
    <section aria-label={compareWords.versions} className={styles['part']}>
      <ProvedSentence
        latest={proved}
        isStale={isProvedStale}
        lines={countDifferences(diff?.differences ?? [])}
      />
      {versions.paths.length === 0 ? (
        <SameVersions versions={versions} />
      ) : (
        <div className={styles['sides']} aria-busy={isStale}>
          <div className={styles['changes']}>
            <header className="pane-head">
              <h2 ref={takeLostFocus} tabIndex={-1}>
                {areaWords.title}
              </h2>
              {areas > 0 && (
                <span className="meta">{areaWords.meta(areas, proved?.result?.settled === true)}</span>
              )}
            </header>
            <div className={styles['scroll']}>
              <ProvedAreas latest={proved} isStale={isProvedStale} diff={diff} isNow={isNow} />
              <Fold
                isOpen={isUnproved}
                title={
                  <h2 className={last && last.changed > 0 ? 'changed' : undefined}>
                    {last && last.changed > 0 && <Icon name="g-changed" />}{' '}
                    {last && last.all > 0 ? words.counted(last.changed, last.all) : words.cellsTitle}
                  </h2>
                }
              >
                <ChangedAnswers versions={versions} latest={latest} isNow={isNow} />
              </Fold>
              <ChangedRulesList versions={versions} isNow={isNow} />
            </div>
          </div>
          <VersionText versions={versions} diff={diff} TextDiff={TextDiff} />
        </div>
      )}
      <VersionHistory isOpen={versions.paths.length === 0} />
    </section>
  );
}
