// The differences between two versions of the files: what changes for any URL, the cells that change, and the texts.
import type { ComponentType } from 'react';
import { type ReactNode, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { compareWords, versionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useLayout } from '../../../state/layout/use-layout.ts';
import { accessMatrix, matrixQuery } from '../../../state/table/matrix-query.ts';
import type { TaskResult } from '../../../state/use-idle-task.ts';
import type { ComparedTexts, Versions } from '../../../state/versions/compared-versions.ts';
import { comparedTexts } from '../../../state/versions/compared-versions.ts';
import { useVersionComparison } from '../../../state/versions/use-version-comparison.ts';
import type { VersionDiff } from '../../../state/versions/version-diff.ts';
import { LineDifferences } from '../../../ui/content/line-differences.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { ChangedRulesList } from './changed-rules-list.tsx';
import { LineChanges } from './line-changes.tsx';
import { ProvedAreas, ProvedSentence, useProvedAreas } from './proved-areas.tsx';
import { VersionChooser } from './version-chooser.tsx';
import { VersionHistory } from './version-history.tsx';
import styles from './versions.module.css';

interface TextComparisonProps {
  readonly versions: Versions;
  readonly diff: VersionDiff | undefined;
  readonly TextDiff: ComponentType<ComparedTexts>;
  /** Shown below the texts. */
  readonly children: ReactNode;
}

function TextComparison({ versions, diff, TextDiff, children }: TextComparisonProps) {
  const texts = comparedTexts(versions);
  const { path, before, after } = texts;
  const hasEditor = useLayout((state) => state.kind !== 'narrow' && !state.plainText && !state.editorFailed);
  const isSame = before?.source === after?.source || diff?.differences.length === 0;
  const list = diff && diff.differences.length > 0 && <LineDifferences differences={diff.differences} />;
  return (
    <section aria-label={words.textTitle(path)} className={`column ${styles['text']}`}>
      <h2>{words.textTitle(path)}</h2>
      {!before && <p>{words.missing.before(path)}</p>}
      {!after && <p>{words.missing.after(path)}</p>}
      {isSame && <p className="text-s quiet">{words.sameText}</p>}
      {!isSame && !hasEditor && list}
      {!isSame && hasEditor && (
        <>
          <div className={styles['editor']}>
            <Suspense fallback={list}>
              <TextDiff {...texts} />
            </Suspense>
          </div>
          <details>
            <summary className="target">{words.lineByLine}</summary>
            {list}
          </details>
        </>
      )}
      {children}
    </section>
  );
}

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
  if (versions.paths.length === 0) return <p>{words.nothing}</p>;
  return <p>{words.noCell(rows.length, agents.length)}</p>;
}

function ChangedAnswers({ versions, latest, isNow }: ChangedAnswersProps) {
  const heading = useId();
  const isStale = latest?.question !== versions;
  const { kind, reader } = matrixQuery(versions.after);
  const diff = latest?.result;
  const listed = diff?.causes.reduce((sum, { count }) => sum + count, 0) ?? 0;
  return (
    <section aria-labelledby={heading} className={`column ${styles['answers']}`} aria-busy={isStale}>
      <h2 id={heading} className={diff && diff.changed > 0 ? 'changed' : undefined}>
        {diff && diff.changed > 0 && <Icon name="g-changed" />}{' '}
        {diff && diff.all > 0 ? words.counted(diff.changed, diff.all, diff.tableCells) : words.cellsTitle}
      </h2>
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
    </section>
  );
}

interface VersionsSectionProps {
  /** Shows the two texts in an editor. Its code is loaded separately. */
  readonly TextDiff: ComponentType<ComparedTexts>;
  /** Selects the question that applies to both versions. */
  readonly Question: ComponentType;
}

export function VersionsSection({ TextDiff, Question }: VersionsSectionProps) {
  const { choice, versions, latest } = useVersionComparison();
  const proved = useProvedAreas(versions);
  const isNow = choice.after.kind === 'now';
  const isStale = latest?.question !== versions;
  const isProvedStale = proved?.question !== versions;
  const diff = isStale ? undefined : latest?.result;
  const lines = diff?.differences.length ?? 0;
  return (
    <section aria-label={compareWords.versions} className={styles['part']}>
      <VersionChooser choice={choice} versions={versions}>
        <Question />
      </VersionChooser>
      <ProvedSentence latest={proved} isStale={isProvedStale} lines={lines} />
      <div className={styles['sides']} aria-busy={isStale}>
        <div className={`column ${styles['cells']}`}>
          <ProvedAreas latest={proved} isStale={isProvedStale} isNow={isNow} />
          <ChangedAnswers versions={versions} latest={latest} isNow={isNow} />
        </div>
        <TextComparison versions={versions} diff={diff} TextDiff={TextDiff}>
          <ChangedRulesList versions={versions} isNow={isNow} />
        </TextComparison>
      </div>
      <VersionHistory />
    </section>
  );
}
