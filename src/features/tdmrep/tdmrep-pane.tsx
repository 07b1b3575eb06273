// The form of tdmrep.json: its locations in the order in which they apply, and what is wrong with the file.

import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { Source } from '../../core/document/source.ts';
import { isEditable } from '../../core/formats/tdmrep/edit/edit-list.ts';
import { readTdmrepFile, type TdmrepFile } from '../../core/formats/tdmrep/tdmrep-file.ts';
import { recordsTitle } from '../../messages/en/app/shell.ts';
import { tdmrepWords as words } from '../../messages/en/formats/tdmrep.ts';
import { openFile } from '../../state/document/selectors.ts';
import { useDocument } from '../../state/document/use-document.ts';
import { useFindingItems } from '../../state/findings/use-finding-items.ts';
import { FindingList } from '../../ui/content/finding-list.tsx';
import { AddButton, FormPane, useForm } from '../../ui/forms/form-pane.tsx';
import { LocationItem } from './location-item.tsx';
import styles from './tdmrep.module.css';
import { addLocation, moveLocation, removeLocation } from './tdmrep-edits.ts';
import type { LocationView } from './tdmrep-schema.ts';

/** How many locations are rendered initially; a button adds more. */
const LOCATIONS_PER_PAGE = 100;

function viewLocation({ entries, items, lineOf }: TdmrepFile, place: number): LocationView {
  const entry = entries[place];
  const policy = entry?.members.policy?.value;
  return {
    place,
    isObject: entry !== undefined,
    path: entry?.location,
    reservation: entry?.reservation ?? 'unset',
    policy: policy?.kind === 'string' ? policy.value : '',
    hasPolicy: entry?.policy !== undefined,
    line: lineOf(items[place]!.start),
  };
}

interface LocationListProps {
  readonly source: Source;
  readonly file: TdmrepFile;
  readonly move: (place: number, to: number) => void;
  readonly remove: (place: number) => void;
}

function LocationList({ source, file, move, remove }: LocationListProps) {
  const keyOf = createLineKeys(source);
  const [visibleCount, setVisibleCount] = useState(LOCATIONS_PER_PAGE);
  const count = file.items.length;
  const places = Array.from({ length: Math.min(visibleCount, count) }, (_, place) => place);
  return (
    <>
      <ol className="stack" aria-label={words.list}>
        {places.map((place) => (
          <LocationItem
            key={keyOf(file.lineOf(file.items[place]!.start))}
            isLast={place === count - 1}
            move={move}
            remove={remove}
            {...viewLocation(file, place)}
          />
        ))}
      </ol>
      {count > visibleCount && (
        <button
          type="button"
          className="btn"
          onClick={() => setVisibleCount(visibleCount + LOCATIONS_PER_PAGE)}
        >
          {words.more(Math.min(LOCATIONS_PER_PAGE, count - visibleCount))}
        </button>
      )}
    </>
  );
}

export function TdmrepPane() {
  const { path, source } = useDocument(openFile);
  const { formRef, focusForm } = useForm();
  const file = readTdmrepFile(source);
  const canEdit = isEditable(file);
  const isEmpty = file.items.length === 0;

  const findings = useFindingItems(path, focusForm);
  /** Focuses the first of these controls of a location that can get the focus, or else the form. */
  const focusIn = useCallback(
    (place: number, ...controls: readonly string[]) => {
      const item = formRef.current?.querySelector(`[data-place="${place}"]`);
      const elements = controls.map((selector) =>
        item?.querySelector<HTMLElement>(`${selector}:not(:disabled)`),
      );
      const target = elements.find((element) => element);
      if (target) target.focus();
      else focusForm();
    },
    [formRef, focusForm],
  );
  const move = useCallback(
    (place: number, to: number) => {
      flushSync(() => moveLocation(place, to));
      const [same, other] = to < place ? ['up', 'down'] : ['down', 'up'];
      focusIn(to, `[data-does="${same}"]`, `[data-does="${other}"]`);
    },
    [focusIn],
  );
  const remove = useCallback(
    (place: number) => {
      flushSync(() => removeLocation(place));
      focusIn(place, '[data-does="remove"]');
    },
    [focusIn],
  );
  const add = () => {
    let place = 0;
    flushSync(() => {
      place = addLocation();
    });
    focusIn(place, 'input[type="text"]');
  };

  return (
    <FormPane
      label={recordsTitle}
      title={words.title}
      path={path}
      form={formRef}
      id="tdmrep"
      className={styles['body']}
      actions={canEdit && <AddButton label={words.add} add={add} />}
    >
      {canEdit && (isEmpty ? <p>{words.empty}</p> : <p className="faint">{words.about}</p>)}
      {!canEdit && <p>{file.root === undefined ? words.notJson : words.notList}</p>}
      <FindingList {...findings} />
      {canEdit && !isEmpty && <LocationList source={source} file={file} move={move} remove={remove} />}
      {canEdit && !isEmpty && <p className="faint">{words.noCrawler}</p>}
    </FormPane>
  );
}
