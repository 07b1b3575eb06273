// The effect of a version: how many answers changed, as a bar and in words, and how many expectations fail.
import { keptVersionsWords as words } from '../../../messages/en/comparison/compare.ts';
import type { VersionMoment } from '../../../state/versions/version-store.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import styles from './version-effect.module.css';

interface VersionEffectProps {
  readonly moment: VersionMoment | undefined;
  /** Whether it is the effect of the current state, which is described since the last version. */
  readonly isNow?: boolean;
}

export function VersionEffect({ moment, isNow = false }: VersionEffectProps) {
  if (!moment) return <span className={`flow quiet ${styles['moment']}`} />;
  const { changed, answers, failed, expected } = moment;
  const changedWord = isNow ? words.answersChangedNow : words.answersChanged;
  return (
    <span className={`flow quiet ${styles['moment']}`}>
      {changed !== undefined && answers > 0 && (
        <span className={styles['share']} aria-hidden="true">
          <span style={{ inlineSize: `${(100 * changed) / answers}%` }} data-any={changed > 0 || undefined} />
        </span>
      )}
      {answers > 0 && <span>{changed === undefined ? words.first : changedWord(changed, answers)}</span>}
      {expected > 0 && (
        <span className={failed > 0 ? `strong error` : undefined}>
          <Icon name={failed > 0 ? 'g-cross' : 'g-tick'} /> {words.failing(failed, expected)}
        </span>
      )}
    </span>
  );
}
