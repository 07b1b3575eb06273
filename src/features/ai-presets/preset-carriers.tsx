// The other files of the site into which a preset is written, and the changes in each.
import { useId } from 'react';
import type { CrawlerPreset } from '../../core/analysis/presets/preset.ts';
import {
  pathsOfCarrier,
  presetCarriers,
  type UseOutcome,
} from '../../core/analysis/presets/preset-carriers.ts';
import type { PolicyFiles } from '../../core/questions/question.ts';
import type { UseCarrierId } from '../../core/questions/use-statement.ts';
import { presetCarrierWords as words } from '../../messages/en/ai-presets.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { LineChanges } from '../../ui/content/line-changes.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './ai-presets.module.css';
import type { PlannedFile, PresetQuestion } from './preset-plan.ts';

/** Returns the files or documents into which a preset can be written here. */
const offeredCarriers = (site: PolicyFiles, { uses }: CrawlerPreset) =>
  presetCarriers.flatMap((carrier) => {
    const paths = pathsOfCarrier(site, carrier);
    const isAdded = carrier.path !== undefined && Object.values(uses ?? {}).some((wish) => wish !== 'open');
    const isApplicable = paths.length > 0 || isAdded;
    return uses && isApplicable ? [{ ...carrier, paths }] : [];
  });

/**
 * Returns the carriers to write: those that the site has, adjusted by the user. Documents are written only if the
 * user selects them.
 */
export const chosenCarriers = (
  site: PolicyFiles,
  preset: CrawlerPreset,
  manualChoices: ReadonlyMap<UseCarrierId, boolean>,
): ReadonlySet<UseCarrierId> =>
  new Set(
    offeredCarriers(site, preset)
      .filter(({ id, path, paths }) => manualChoices.get(id) ?? (path !== undefined && paths.length > 0))
      .map(({ id }) => id),
  );

interface PresetCarriersProps {
  readonly question: PresetQuestion;
  readonly onChoose: (id: UseCarrierId, isChosen: boolean) => void;
}

export function PresetCarriers({ question: { state, preset, carriers }, onChoose }: PresetCarriersProps) {
  const carrierOptions = offeredCarriers(siteOf(state.document), preset);
  if (carrierOptions.length === 0) return null;
  return (
    <fieldset className={`stack tight ${styles['group']}`}>
      <legend>{words.heading}</legend>
      {carrierOptions.map(({ id, path, paths }) => (
        <label key={id} className={`target row ${styles['crawler']}`}>
          <input
            type="checkbox"
            checked={carriers.has(id)}
            onChange={({ target }) => onChoose(id, target.checked)}
          />
          <span>
            <strong>{words.carrier[id]}</strong>{' '}
            <span className="quiet">
              {path === undefined ? words.inDocuments(paths) : words.place(path, paths.length > 0)}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function FilePreview({ file }: { file: PlannedFile }) {
  const heading = useId();
  const { path, isNew, before, after, differences, remarks } = file;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        <VisibleText text={words.file(path, isNew)} />
      </h3>
      {before === after ? (
        <p>{words.unchanged}</p>
      ) : (
        <LineChanges changes={differences} labelledBy={heading} isIndented />
      )}
      {remarks.length > 0 && (
        <ul className={styles['notes']}>
          {remarks.map((remark) => (
            <li key={`${remark.code} ${remark.line} ${words.remark(remark)}`}>
              <VisibleText text={words.remark(remark)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The changes in the other files, and the statements of the site that would still contradict the preset. */
export function CarrierPreviews({
  files,
  outcomes,
}: {
  files: readonly PlannedFile[];
  outcomes: readonly UseOutcome[];
}) {
  const heading = useId();
  return (
    <>
      {files.map((file) => (
        <FilePreview key={file.path} file={file} />
      ))}
      {outcomes.length > 0 && (
        <section aria-labelledby={heading}>
          <h3 id={heading}>{words.outcomes}</h3>
          <ul className={styles['notes']}>
            {outcomes.map((outcome) => (
              <li key={outcome.purpose}>
                <VisibleText text={words.outcome(outcome)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
