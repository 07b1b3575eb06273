// An earlier version: when and why it was saved, its differences, and its actions.
import type { Ref } from 'react';
import { shellWords } from '../../../../messages/en/app/shell.ts';
import { keptVersionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import type { StoredVersion } from '../../../../state/storage/database.ts';
import type { VersionDifference, VersionMoment } from '../../../../state/versions/version-store.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { reasonKept, versionTime, versionTitle } from '../choose/version-to-compare.ts';
import { VersionEffect } from '../differences/version-effect.tsx';
import type { RestoredPart } from './version-actions.ts';
import styles from './version-history.module.css';

export interface VersionActions {
  readonly compare: (version: StoredVersion) => void;
  readonly returnTo: (version: StoredVersion, what: RestoredPart) => void;
  readonly name: (version: StoredVersion) => void;
  readonly saveAs: (version: StoredVersion) => void;
  readonly remove: (version: StoredVersion) => void;
}

interface VersionRowProps {
  readonly version: StoredVersion;
  /** Undefined until it is computed. */
  readonly difference: VersionDifference | undefined;
  readonly moment: VersionMoment | undefined;
  /** Whether it is one of the two that are compared. */
  readonly isCompared: boolean;
  readonly actions: VersionActions;
  /** The ref of the button of its menu. */
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
    const { added, removed, text, table, settings } = difference;
    const textPhrase = text === 'lines' ? words.differs(added, removed) : words.sameLines[text];
    return [textPhrase, table && words.otherTable, settings && words.otherSettings(settings)]
      .filter(Boolean)
      .join('; ');
  }
  return (
    <span className="error">
      <Icon name="g-warning" /> {words.unreadable}. {problemSentence(difference)} {words.unreadableWhat}
    </span>
  );
}

export function VersionRow({
  version,
  difference,
  moment,
  isCompared,
  actions,
  menuButton,
}: VersionRowProps) {
  const { time, name, size } = version;
  const title = versionTitle(version);
  const isUnreadable = difference?.kind === 'unreadable';
  const hasText = difference?.kind === 'same' || (difference?.kind === 'lines' && difference.text === 'same');
  const hasMore = difference?.kind === 'lines' && (difference.table ?? difference.settings) !== undefined;
  // Until the version is read, its stored size is shown.
  const octets = difference && 'octets' in difference ? difference.octets : size;
  return (
    <li className={styles['row']} aria-current={isCompared || undefined}>
      <span>{versionTime(time)}</span>
      <span className={name === undefined ? 'quiet' : 'strong breaks'}>{name ?? reasonKept(version)}</span>
      <VersionEffect moment={moment} />
      <span className="faint">
        {shellWords.octets(octets)} {difference && '· '}
        <TextDifference difference={difference} />
      </span>
      <span className={`row ${styles['actions']}`}>
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.compareWith(title)}
          disabled={isUnreadable}
          onClick={() => actions.compare(version)}
        >
          {words.compare}
        </button>
        <button
          type="button"
          className="btn btn-link"
          aria-label={words.returnToThis(title)}
          disabled={isUnreadable}
          // Not disabled, so that the focus stays here after the version was restored.
          aria-disabled={hasText}
          onClick={() => !hasText && actions.returnTo(version, 'text')}
        >
          {words.returnTo}
        </button>
        <Menu
          buttonRef={menuButton}
          label={words.more(title)}
          items={[
            ...(hasMore ? [{ label: words.returnToAll, run: () => actions.returnTo(version, 'all') }] : []),
            { label: name === undefined ? words.giveName : words.rename, run: () => actions.name(version) },
            { label: words.saveAs, run: () => actions.saveAs(version) },
            { label: words.remove, run: () => actions.remove(version) },
          ]}
        />
      </span>
    </li>
  );
}
