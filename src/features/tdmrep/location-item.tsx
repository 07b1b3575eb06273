// One location of the form: its path, whether the rights are reserved there, the policy, and its position in the
// list.

import { memo, useId } from 'react';
import type { Reservation } from '../../core/formats/tdmrep/tdmrep-file.ts';
import { tdmrepWords as words } from '../../messages/en/formats/tdmrep.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SingleUndoField } from '../../ui/controls/single-undo-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './tdmrep.module.css';
import { setPath, setPolicy, setReservation } from './tdmrep-edits.ts';

/** What the form shows of an item of the list. */
export interface LocationView {
  /** False for an item that is not an object, and so has no meaning. */
  readonly isObject: boolean;
  /** Undefined if it is not a string. */
  readonly path: string | undefined;
  readonly reservation: Reservation;
  readonly policy: string;
  readonly hasPolicy: boolean;
  /** 0-based. */
  readonly line: number;
}

export interface LocationItemProps extends LocationView {
  /** 0-based. */
  readonly place: number;
  readonly isLast: boolean;
  readonly move: (place: number, to: number) => void;
  readonly remove: (place: number) => void;
}

const choices = ['reserved', 'not-reserved'] as const;

function ReservationChoice({ place, reservation }: Pick<LocationItemProps, 'place' | 'reservation'>) {
  const name = useId();
  return (
    <fieldset>
      <legend className="vh">{words.reservationOf(place + 1)}</legend>
      <span className={`segments ${styles['segments']}`}>
        {choices.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={reservation === option}
              onChange={() => setReservation(place, option === 'reserved')}
            />
            <span data-choice={option}>
              <Icon name={option === 'reserved' ? 'g-no' : 'g-yes'} />
              {words.choices[option]}
            </span>
          </label>
        ))}
      </span>
    </fieldset>
  );
}

function LocationFields(props: LocationItemProps) {
  const { place, path, reservation, policy, hasPolicy } = props;
  const at = place + 1;
  return (
    <div className={styles['fields']}>
      <span aria-hidden>{words.path}</span>
      <SingleUndoField
        label={words.pathOf(at)}
        value={path ?? ''}
        placeholder={words.pathHint}
        className={styles['code']}
        onWrite={(text, visit) => setPath(place, text, visit)}
      />
      <span aria-hidden>{words.reservation}</span>
      <ReservationChoice place={place} reservation={reservation} />
      <span aria-hidden>{words.policy}</span>
      <SingleUndoField
        label={words.policyOf(at)}
        value={policy}
        placeholder={words.policyHint}
        className={styles['code']}
        onWrite={(text, visit) => setPolicy(place, text, visit)}
      />
      <p className={`quiet breaks ${styles['says']}`}>
        <VisibleText text={words.says(reservation, /^[/*]/.test(path ?? '') ? path : undefined, hasPolicy)} />
      </p>
    </div>
  );
}

export const LocationItem = memo(function LocationItem(props: LocationItemProps) {
  const { place, isLast, isObject, line, move, remove } = props;
  const at = place + 1;
  return (
    <li className={`card ${styles['item']}`} data-place={place}>
      <div className={`row ${styles['head']}`}>
        <h3>{words.location(at)}</h3>
        <button
          type="button"
          className="btn btn-link"
          onClick={() => updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'link' } })}
        >
          {words.goTo(line)}
        </button>
        <span className="spring" />
        <button
          type="button"
          className="ibtn"
          data-does="up"
          aria-label={words.moveUp(at)}
          title={words.moveUp(at)}
          disabled={place === 0}
          onClick={() => move(place, place - 1)}
        >
          <span className={styles['up']}>
            <Icon name="g-down" />
          </span>
        </button>
        <button
          type="button"
          className="ibtn"
          data-does="down"
          aria-label={words.moveDown(at)}
          title={words.moveDown(at)}
          disabled={isLast}
          onClick={() => move(place, place + 1)}
        >
          <Icon name="g-down" />
        </button>
        <button
          type="button"
          className="ibtn"
          data-does="remove"
          aria-label={words.remove(at)}
          title={words.remove(at)}
          onClick={() => remove(place)}
        >
          <Icon name="g-cross" />
        </button>
      </div>
      {isObject ? (
        <LocationFields {...props} />
      ) : (
        <p className={`quiet breaks ${styles['says']}`}>{words.notAnObject}</p>
      )}
    </li>
  );
});
