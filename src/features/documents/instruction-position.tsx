// Where the instruction stands, and the places it could be moved to, or be put first.
import { useId } from 'react';
import { offsetOf, type PiSpot, piSpots, spotOf } from '../../core/formats/robots-pi/edit/pi-spots.ts';
import { firstLegalPi } from '../../core/formats/robots-pi/effective-directives.ts';
import { documentWords as words } from '../../messages/en/formats/documents.ts';
import { insertInstruction, moveInstruction } from './document-edits.ts';
import styles from './documents.module.css';
import type { OpenDocument } from './use-open-document.ts';

export function InstructionPosition({ document, lineOf }: OpenDocument) {
  const name = useId();
  const pi = firstLegalPi(document) ?? document.pis[0];
  const stands = pi && spotOf(document, pi);
  const titleOf = (spot: PiSpot) =>
    spot === 'declaration' && !document.declaration ? words.top : words.spots[spot];
  const choose = (spot: PiSpot) => (pi ? moveInstruction(pi, spot) : insertInstruction(spot));
  return (
    <fieldset className={styles['where']}>
      <legend>{words.where}</legend>
      {piSpots.map((spot) => {
        const isFree = offsetOf(document, spot) !== undefined;
        return (
          <label key={spot} data-off={!isFree || undefined}>
            <input
              type="radio"
              name={name}
              disabled={!isFree}
              checked={spot === stands}
              onChange={() => choose(spot)}
            />
            <span>
              {titleOf(spot)}{' '}
              <span className={styles['hint']}>
                {!isFree ? words.lacks[spot] : spot === stands && pi ? words.line(lineOf(pi.start)) : ''}
              </span>
            </span>
          </label>
        );
      })}
      {pi && !stands && (
        <label>
          <input type="radio" name={name} checked readOnly />
          <span>
            {words.elsewhere} <span className={styles['hint']}>{words.line(lineOf(pi.start))}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
