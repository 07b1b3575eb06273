// What a conversion loses, by kind, each with its lines.
import type { Loss, LossCode } from '../../core/convert/conversion.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { explainLoss } from '../../messages/explain-loss.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './convert.module.css';

/** So few are all shown at once. */
const FEW = 6;
/** Of one kind, the first are listed. */
const LISTED = 100;

function grouped(losses: readonly Loss[]): ReadonlyMap<LossCode, readonly Loss[]> {
  const groups = new Map<LossCode, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(loss.code);
    if (group) group.push(loss);
    else groups.set(loss.code, [loss]);
  }
  return groups;
}

function LossGroup({ code, losses, isOpen }: { code: LossCode; losses: readonly Loss[]; isOpen: boolean }) {
  const more = losses.length - LISTED;
  return (
    <details className={styles['kind']} open={isOpen}>
      <summary>{words.lossTitle(code, losses.length)}</summary>
      <ul className={styles['losses']}>
        {losses.slice(0, LISTED).map((loss) => (
          <li key={JSON.stringify(loss)}>
            <VisibleText text={explainLoss(loss)} />
          </li>
        ))}
        {more > 0 && <li>{words.moreLosses(more)}</li>}
      </ul>
    </details>
  );
}

export function Losses({ losses }: { losses: readonly Loss[] }) {
  return (
    <section>
      <h3>{words.losses(losses.length)}</h3>
      {[...grouped(losses)].map(([code, group]) => (
        <LossGroup key={code} code={code} losses={group} isOpen={losses.length <= FEW} />
      ))}
    </section>
  );
}
