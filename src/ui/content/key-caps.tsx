// Keyboard keys in a text.
import { Fragment } from 'react';
import { keyNames } from '../environment/key-names.ts';

/** A key, or several that are pressed together. */
export function KeyCaps({ keys }: { keys: string }) {
  return keyNames(keys).map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ' '}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
