// One earlier version: when and why it was kept, what differs, and what can be done with it.
import { keptVersionsWords as words } from '../../../messages/words/kept-versions.ts';
import { shellWords } from '../../../messages/words/shell.ts';
import type { VersionDifference, VersionMoment } from '../../../state/kept-versions.ts';
import type { KeptVersion } from '../../../state/storage/database.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Menu } from '../../../ui/menu.tsx';
import styles from './kept.module.css';
import { versionName, whenOf } from './kept-compare.ts';
import { Moment } from './moment.tsx';

export interface VersionDoes {
  readonly compare: (version: KeptVersion) => void;
  readonly returnTo: (version: KeptVersion) => void;
  readonly name: (version: KeptVersion) => void;
  readonly saveAs: (version: KeptVersion) => void;
  readonly remove: (version: KeptVersion) => void;
}

interface Props {
  readonly version: KeptVersion;
  /** Undefined until it was worked out. */
  readonly difference: VersionDifference | undefined;
  readonly moment: VersionMoment | undefined;
  readonly does: VersionDoes;
}

function whyNot({ problem }: Extract<VersionDifference, { kind: 'unreadable' }>): string {
  if (!problem) return words.problems.damaged;
  const { version, where } = problem.params;
  if (version !== undefined) return words.problems.newer(version);
  return where === undefined ? words.problems.other : words.problems.invalid(where);
}

function Differs({ difference }: Pick<Props, 'difference'>) {
  if (!difference) return null;
  if (difference.kind === 'same') return words.same;
  if (difference.kind === 'lines') return words.differs(difference.lines);
  return (
    <span className={styles['bad']}>
      <Icon name="g-warning" /> {words.unreadable}. {whyNot(difference)} {words.unreadableWhat}
    </span>
  );
}

export function KeptRow({ version, difference, moment, does }: Props) {
  const { time, why, name, size } = version;
  const called = versionName(version);
  const isOff = difference?.kind === 'unreadable';
  const isSame = difference?.kind === 'same';
  return (
    <li className={styles['row']} data-version={version.id}>
      <span className={styles['when']}>{whenOf(time)}</span>
      <span className={name === undefined ? styles['why'] : styles['name']}>{name ?? words.why[why]}</span>
      <span className={styles['facts']}>
        {shellWords.octets(size)} {difference && '· '}
        <Differs difference={difference} />
      </span>
      <Moment moment={moment} />
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
          aria-disabled={isSame}
          onClick={() => !isSame && does.returnTo(version)}
        >
          {words.returnTo}
        </button>
        <Menu
          label={words.more(called)}
          items={[
            { label: name === undefined ? words.giveName : words.rename, run: () => does.name(version) },
            { label: words.saveAs, run: () => does.saveAs(version) },
            { label: words.remove, run: () => does.remove(version) },
          ]}
        />
      </span>
    </li>
  );
}
