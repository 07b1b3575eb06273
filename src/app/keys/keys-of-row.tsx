// The keys of one row of the list of keys.
import { Fragment } from 'react';
import { keyboardWords as words } from '../../messages/en/app/commands.ts';
import { KeyCaps } from '../../ui/content/key-caps.tsx';
import type { KeyRow } from './key-list.ts';

/**
 * Splits keys into their modifiers and their last key: of several with the same modifiers, the modifiers are shown
 * once.
 */
function shareModifiers(keys: readonly string[]): readonly string[] {
  const parts = keys.map((key) => key.split('+'));
  const modifiers = parts[0]?.slice(0, -1).join('+') ?? '';
  const isShared = parts.every((names) => names.slice(0, -1).join('+') === modifiers);
  if (keys.length < MIN_SHARED || !isShared) return keys;
  return [[...(modifiers === '' ? [] : [modifiers]), ...parts.map((names) => names.at(-1) ?? '')].join('+')];
}

/** As many keys of one row are listed beside each other. */
const MIN_SHARED = 4;

/** Keys of which any has the effect, and the one that is pressed after it. */
export const KeysOfRow = ({ keys, next }: Pick<KeyRow, 'keys' | 'next'>) => (
  <>
    {shareModifiers(keys).map((key, index) => (
      <Fragment key={key}>
        {index > 0 && ` ${words.or} `}
        <span>
          <KeyCaps keys={key} />
        </span>
      </Fragment>
    ))}
    {next !== undefined && (
      <>
        {` ${words.followedBy} `}
        <span>
          <KeyCaps keys={next} />
        </span>
      </>
    )}
  </>
);
