// Keys as they are shown: by their names, with Command in place of Ctrl on a Mac.
import { Fragment } from 'react';
import { keyWords } from '../messages/words/keys.ts';

const names: Readonly<Record<string, string>> = keyWords.names;
const onMac: Readonly<Record<string, string>> = { Ctrl: 'Cmd', Alt: 'Option' };

const isMac = (): boolean => /^(Mac|iP)/.test(globalThis.navigator?.platform ?? '');

/** The names of keys that are pressed together, such as `Ctrl+Shift+K`; the machine's own names for them. */
export function keyNames(keys: string, mac = isMac()): readonly string[] {
  return keys.split('+').map((key) => {
    const name = (mac && onMac[key]) || key;
    return names[name] ?? name;
  });
}

/** One key, or several that are pressed together. */
export function Keys({ keys }: { keys: string }) {
  return keyNames(keys).map((name, place) => (
    <Fragment key={name}>
      {place > 0 && ' '}
      <kbd>{name}</kbd>
    </Fragment>
  ));
}
