// The effect of a version: how many answers changed, as a bar and in words, and how many expectations fail.
import { keptVersionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import type { VersionMoment } from '../../../../state/versions/version-store.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import styles from './version-effect.module.css';

/** The part of all answers that changed. It cannot leave its box. */
const Share = ({ changed, answers }: { changed: number; answers: number }) => (
  <span className={styles['share']} aria-hidden="true">
    <span
      style={{ inlineSize: `${Math.min(100, (100 * changed) / answers)}%` }}
      data-any={changed > 0 || undefined}
    />
  </span>
);

export function VersionEffect({ moment }: { readonly moment: VersionMoment | undefined }) {
  if (!moment) return <span className={`flow ${styles['moment']}`} />;
  const { changed, answers, failed, expected } = moment;
  return (
    <span className={`flow ${styles['moment']}`}>
      {answers > 0 && changed !== undefined && (
        <>
          <Share changed={changed} answers={answers} />
          <span title={words.answersChangedTitle}>{words.answersChanged(changed, answers)}</span>
        </>
      )}
      {answers > 0 && changed === undefined && <span className="quiet">{words.first}</span>}
      {expected > 0 && (
        <span className={failed > 0 ? `strong error` : undefined}>
          <Icon name={failed > 0 ? 'g-cross' : 'g-tick'} /> {words.failing(failed, expected)}
        </span>
      )}
    </span>
  );
}
