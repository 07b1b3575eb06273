// One location of the form: its path, whether the rights are reserved there, the policy, and its position in the
// list.

import { memo } from 'react';
import { tdmrepWords as words } from '../../messages/en/formats/tdmrep.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { SchemaColumns } from '../../ui/forms/schema-columns.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import styles from './tdmrep.module.css';
import { editLocation } from './tdmrep-edits.ts';
import { type LocationView, locationFields } from './tdmrep-schema.ts';

interface LocationItemProps extends LocationView {
  readonly isLast: boolean;
  readonly move: (place: number, to: number) => void;
  readonly remove: (place: number) => void;
}

function LocationFields(location: LocationView) {
  const { place, path, reservation, hasPolicy } = location;
  return (
    <div className={styles['fields']}>
      <SchemaColumns
        fields={locationFields}
        part={location}
        run={({ code, make }, visit) => editLocation(code, place, (source) => make(source, place), visit)}
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
