// What is expected at a place of a workspace file, as the end of a sentence.
import type * as english from '../../en/words/expected-value.ts';

const told: Readonly<Record<string, string>> = {
  'one-content': 'genau eines von text, base64 und href',
  'own-paths': 'ein eigener Pfad für jede Datei',
  time: 'ein Zeitpunkt wie "2026-11-21T17:40:00.000Z"',
  workspace: 'eine Arbeitsmappe oder ihr Text',
  'hits-of-each': 'Zugriffe zu jeder der URLs',
  content: 'eine Datei mit text oder base64',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
  Array: 'eine Liste',
  Object: 'ein Objekt',
};

const LEVELS = /^levels-(\d+)$/;

export const expectedValue: typeof english.expectedValue = (expected) => {
  const levels = LEVELS.exec(expected)?.[1];
  return levels === undefined
    ? (told[expected] ?? expected)
    : `höchstens ${levels} Ebenen von Listen und Objekten`;
};
