// One earlier version: when and why it was kept, what differs, and what can be done with it.
import type { Ref } from 'react';
import { shellWords } from '../../../messages/en/app/shell.ts';
import { describeStep } from '../../../messages/en/changes.ts';
import { keptVersionsWords as words } from '../../../messages/en/compare.ts';
import type { StoredVersion } from '../../../state/storage/database.ts';
import type { VersionDifference, VersionMoment } from '../../../state/versions/version-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { RestoredPart } from './version-actions.ts';
import { VersionEffect } from './version-effect.tsx';
import styles from './version-history.module.css';
import { versionTime, versionTitle } from './version-to-compare.ts';

export interface VersionActions {
  readonly compare: (version: StoredVersion) => void;
  readonly returnTo: (version: StoredVersion, what: RestoredPart) => void;
  readonly name: (version: StoredVersion) => void;
  readonly saveAs: (version: StoredVersion) => void;
  readonly remove: (version: StoredVersion) => void;
}

interface VersionRowProps {
  readonly version: StoredVersion;
  /** Undefined until it was worked out. */
  readonly difference: VersionDifference | undefined;
  readonly moment: VersionMoment | undefined;
  readonly does: VersionActions;
  /** The button of its menu. */
  readonly menuButton: Ref<HTMLButtonElement>;
}

function problemSentence({ problem }: Extract<VersionDifference, { kind: 'unreadable' }>): string {
  if (!problem) return words.problems.damaged;
  const { version, where } = problem.params;
  if (version !== undefined) return words.problems.newer(version);
  return where === undefined ? words.problems.other : words.problems.invalid(where);
}

function TextDifference({ difference }: Pick<VersionRowProps, 'difference'>) {
  if (!difference) return null;
  if (difference.kind === 'same') return words.same;
  if (difference.kind === 'lines') {
    const { lines, text, table, settings } = difference;
    const said = text === 'lines' ? words.differs(lines) : words.sameLines[text];
    return [said, table && words.otherTable(table), settings && words.otherSettings(settings)]
      .filter(Boolean)
      .join('; ');
  }
  return (
    <span className={styles['bad']}>
      <Icon name="g-warning" /> {words.unreadable}. {problemSentence(difference)} {words.unreadableWhat}
    </span>
  );
}

/** Why it was kept: by the step it belongs to, where that is known. */
function reasonKept({ why, step }: StoredVersion): string {
  const isStep = why === 'opened' || why === 'big-step';
  return step && isStep ? words.whyOfStep[why](describeStep(step)) : words.why[why];
}

export function VersionRow({ version, difference, moment, does, menuButton }: VersionRowProps) {
  const { time, name, size } = version;
  const called = versionTitle(version);
  const isOff = difference?.kind === 'unreadable';
  const hasText = difference?.kind === 'same' || (difference?.kind === 'lines' && difference.text === 'same');
  const hasMore = difference?.kind === 'lines' && (difference.table ?? difference.settings) !== undefined;
  // Until it is read, what is told is how much was written down.
  const octets = difference && 'octets' in difference ? difference.octets : size;
  return (
    <li className={styles['row']}>
      <span>{versionTime(time)}</span>
      <span className={name === undefined ? styles['why'] : styles['name']}>
        {name ?? reasonKept(version)}
      </span>
      <span className={styles['facts']}>
        {shellWords.octets(octets)} {difference && '· '}
        <TextDifference difference={difference} />
      </span>
      <VersionEffect moment={moment} />
      <span className={styles['acts']}>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={words.compareWith(called)}
          disabled={isOff}
          onClick={() => does.compare(version)}
        >
          {words.compare}
        </button>
        <button
          type="button"
          className="btn btn-quiet"
          aria-label={words.returnToThis(called)}
          disabled={isOff}
          // Not disabled: after the return the focus stays where it is.
          aria-disabled={hasText}
          onClick={() => !hasText && does.returnTo(version, 'text')}
        >
          {words.returnTo}
        </button>
        <Menu
          buttonRef={menuButton}
          label={words.more(called)}
          items={[
            ...(hasMore ? [{ label: words.returnToAll, run: () => does.returnTo(version, 'all') }] : []),
            { label: name === undefined ? words.giveName : words.rename, run: () => does.name(version) },
            { label: words.saveAs, run: () => does.saveAs(version) },
            { label: words.remove, run: () => does.remove(version) },
          ]}
        />
      </span>
    </li>
  );
}
