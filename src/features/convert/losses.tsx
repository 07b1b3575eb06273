// What a conversion loses, by kind, each with its lines.
import type { Loss, LossCode } from '../../core/convert/conversion.ts';
import { convertWords as words } from '../../messages/en/convert.ts';
import { explainLoss } from '../../messages/explain-loss.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './convert.module.css';

/** So few are all shown at once. */
const MAX_OPEN_LOSSES = 6;
/** Of one kind, the first are listed. */
const MAX_LISTED_LOSSES = 100;

function groupByCode(losses: readonly Loss[]): ReadonlyMap<LossCode, readonly Loss[]> {
  const groups = new Map<LossCode, Loss[]>();
  for (const loss of losses) {
    const group = groups.get(loss.code);
    if (group) group.push(loss);
    else groups.set(loss.code, [loss]);
  }
  return groups;
}

function LossGroup({ code, losses, isOpen }: { code: LossCode; losses: readonly Loss[]; isOpen: boolean }) {
  const more = losses.length - MAX_LISTED_LOSSES;
  return (
    <details className={styles['kind']} open={isOpen}>
      <summary>{words.lossTitle(code, losses.length)}</summary>
      <ul className={styles['losses']}>
        {losses.slice(0, MAX_LISTED_LOSSES).map((loss) => (
          <li key={JSON.stringify(loss)}>
            <VisibleText text={explainLoss(loss)} />
          </li>
        ))}
        {more > 0 && <li>{words.moreLosses(more)}</li>}
      </ul>
    </details>
  );
}

export function ConversionLosses({ losses }: { losses: readonly Loss[] }) {
  return (
    <section>
      <h3>{words.losses(losses.length)}</h3>
      {[...groupByCode(losses)].map(([code, group]) => (
        <LossGroup key={code} code={code} losses={group} isOpen={losses.length <= MAX_OPEN_LOSSES} />
      ))}
    </section>
  );
}
