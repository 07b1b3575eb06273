// Words of the line about the simulated answer to the request for the policy file.
import { inLargestUnit, type TimeUnit } from '../../../core/text/time-units.ts';
import type * as english from '../../en/words/status.ts';
import type { Told } from '../../language.ts';
import { plural } from './counts.ts';

const units: Readonly<Record<TimeUnit, readonly [one: string, many: string]>> = {
  days: ['Tag', 'Tage'],
  hours: ['Stunde', 'Stunden'],
  minutes: ['Minute', 'Minuten'],
  seconds: ['Sekunde', 'Sekunden'],
};

/** A time in the largest unit in which it is a whole number. */
export const duration: typeof english.duration = (seconds) => {
  const { count, unit } = inLargestUnit(seconds);
  return plural(count, ...units[unit]);
};

const after = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Robots kommen später wieder',
  'no-information': 'Das sagt nichts über die Website',
  error: 'Er bricht mit einem Fehler ab, bekannt ist also nichts',
  parse: 'Die Datei wird gelesen',
} as const;

export const statusWords: Told<typeof english.statusWords> = {
  readAsIf: (path, own) => `${path} wird gelesen, als wäre es ${own}.`,
  outcome: (reader, outcome) => `${reader}: ${after[outcome]}.`,
  unlimited:
    'Zugriff ist eine andere Frage: Ohne Abschnitte schränkt der Text ihn nicht ein, Robots dürfen also alles abrufen.',
  saysSo: 'So steht es im Text dieses Lesers.',
  othersSay: 'Andere sagen das über diesen Leser.',
  oursIs: 'Im Text dieses Lesers steht es nicht; das ist unsere Lesart.',
  redirectLimit: (limit) => {
    if (limit === null) return 'Eine Grenze für Weiterleitungen nennt er nicht.';
    return limit === 0
      ? 'Er folgt keiner Weiterleitung.'
      : `Er folgt bis zu ${plural(limit, 'Weiterleitung', 'Weiterleitungen')}.`;
  },
  copyUsed: (seconds) => {
    if (seconds === null) return 'Wie lange eine Kopie genutzt werden darf, ist nicht gesagt.';
    return seconds === 0
      ? 'Es wird keine Kopie aufbewahrt.'
      : `Eine Kopie darf ${duration(seconds)} lang genutzt werden.`;
  },
  cacheControl: 'Cache-Control',
  cacheControlName: 'Wenn sie mit Cache-Control gesendet wird',
  cacheControlHint: 'max-age=3600',
};
