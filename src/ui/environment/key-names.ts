// The displayed names of keys, with Command in place of Ctrl on a Mac.
import { keyWords } from '../../messages/en/app/keys.ts';
import { isMac } from './platform.ts';

const keySymbols: Readonly<Record<string, string>> = keyWords.names;
const macKeySymbols: Readonly<Record<string, string>> = { Ctrl: 'Cmd', Alt: 'Option' };

/** Returns the platform's names of keys that are pressed together, such as `Ctrl+Shift+K`. */
export const keyNames = (keys: string, mac = isMac): readonly string[] =>
  keys.split('+').map((key) => {
    const name = (mac && macKeySymbols[key]) || key;
    return keySymbols[name] ?? name;
  });

/** Returns the names as one text, for a menu or a sentence. */
export const formatKeys = (keys: string): string => keyNames(keys).join(' ');
