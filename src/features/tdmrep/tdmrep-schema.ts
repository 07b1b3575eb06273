// The fields of a location of tdmrep.json: its path, whether the rights are reserved there, and the policy.
import {
  setLocationPath,
  setPolicyUrl,
  setReservation,
} from '../../core/formats/tdmrep/edit/edit-members.ts';
import type { Reservation } from '../../core/formats/tdmrep/tdmrep-file.ts';
import { tdmrepWords as words } from '../../messages/en/formats/tdmrep.ts';
import type { EditAt } from '../../state/document/edit-open-file.ts';
import type { ColumnField } from '../../ui/forms/schema-columns.tsx';

/** What the form shows of an item of the list. */
export interface LocationView {
  /** 0-based. */
  readonly place: number;
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

/** An edit of the location at a place, and the name of its step. */
interface LocationEdit {
  readonly code: string;
  readonly make: EditAt<number>;
}

export const locationFields: readonly ColumnField<LocationView, LocationEdit>[] = [
  {
    kind: 'text',
    id: 'path',
    label: words.path,
    name: ({ place }) => words.pathOf(place + 1),
    value: ({ path }) => path ?? '',
    placeholder: words.pathHint,
    write: (path) => ({
      code: 'tdmrep-path',
      make: (source, place) => setLocationPath(source, place, path),
    }),
  },
  {
    kind: 'segments',
    id: 'reservation',
    label: words.reservation,
    name: ({ place }) => words.reservationOf(place + 1),
    value: ({ reservation }) => reservation,
    segments: [
      { value: 'reserved', title: words.choices.reserved, tone: 'no' },
      { value: 'not-reserved', title: words.choices['not-reserved'], tone: 'yes' },
    ],
    write: (choice) => ({
      code: 'tdmrep-reservation',
      make: (source, place) => setReservation(source, place, choice === 'reserved'),
    }),
  },
  {
    kind: 'text',
    id: 'policy',
    label: words.policy,
    name: ({ place }) => words.policyOf(place + 1),
    value: ({ policy }) => policy,
    placeholder: words.policyHint,
    // An empty text removes the policy.
    write: (url) => ({
      code: 'tdmrep-policy',
      make: (source, place) => setPolicyUrl(source, place, url === '' ? undefined : url),
    }),
  },
];
