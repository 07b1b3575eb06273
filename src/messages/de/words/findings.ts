// Words of the list of findings.
import type { Severity } from '../../../core/policy/finding.ts';
import type * as english from '../../en/words/findings.ts';
import type { Told } from '../../language.ts';
import { list, listAll } from '../lists.ts';
import { number, plural } from './counts.ts';
import { readerNamed } from './readers-named.ts';

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['Fehler', 'Fehler'],
  warning: ['Warnung', 'Warnungen'],
  info: ['Anmerkung', 'Anmerkungen'],
  hint: ['Hinweis', 'Hinweise'],
};

/** A name of a robot as a head says it. */
const robot = (agent: string) => (agent === '*' ? 'alle anderen Robots' : agent);

const placed = (line: number, code: string) => `${code} in Zeile ${line}`;

export const findingWords: Told<typeof english.findingWords> = {
  /** "2 Fehler und 3 Warnungen"; severities of which there are none are left out. */
  counts: (counts) =>
    listAll(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  stepAt: (line) => `Befund in Zeile ${line}`,
  hide: 'Diesen Befund ausblenden',
  nothing: 'Keine Befunde',
  nothingIn: (path) => `Keine Befunde in ${path}`,
  title: (path) => `Befunde in ${path}`,
  heading: 'Befunde',
  close: 'Befunde schließen',
  severity: (severity) => names[severity][0],
  goTo: (line) => `Zeile ${line}`,
  fixIn: (title, line) => `${title}, Zeile ${line}`,
  /** What F8 says. */
  said: (severity, line, message, place, all) =>
    `${names[severity][0]}, Zeile ${line}: ${message} ${number(place)} von ${number(all)}`,
  /** What is told once after a finding went, with where the focus is now. */
  gone: {
    fixed: (next) => `Behoben. ${next}`,
    ignored: (next) => `Ignoriert. ${next}`,
    told: (next) => `Nicht mehr ignoriert. ${next}`,
  },
  next: (line, message) => `Als Nächstes: Zeile ${line}, ${message}`,
  noNext: 'In dieser Liste steht nichts mehr.',
  keys: 'Die Pfeiltasten nach oben und unten führen von Befund zu Befund, die nach links und rechts zu seinen Korrekturen und Verweisen.',
  outdated: 'Die Datei wird noch einmal durchgesehen.',

  filter: 'Welche Befunde',
  all: 'Alle',
  kinds: (severity) => names[severity][1],
  forWhom: 'Für',
  everybody: 'alle Leser',
  readers: 'Was für einen Leser zählt',
  profiles: 'Was eine Prüfung beanstanden würde',
  /** How the list names them, so that no two choices look the same. */
  readAs: (reader) => `gelesen als ${reader}`,
  complaints: (profile) => `geprüft nach ${profile}`,
  by: 'Geordnet',
  groupings: { severity: 'nach Schwere', place: 'nach Stelle', kind: 'nach Art' },
  ofSeverity: (severity, not) => {
    const title = names[severity][1];
    return not === undefined ? title : `${title}, die nur andere Leser als ${readerNamed(not)} betreffen`;
  },

  place: {
    file: 'Die Datei selbst',
    between: 'Die ganze Datei',
    ignored: 'Ignoriert',
    /** "Abschnitt 2, Googlebot und 2 andere" */
    record: (count, agents) => {
      const [first, ...others] = agents;
      const who = first === undefined ? [] : [robot(first)];
      const more = others.length === 0 ? '' : ` und ${plural(others.length, 'weiterer', 'weitere')}`;
      return [`Abschnitt ${number(count)}`, ...who].join(', ') + more;
    },
  },
  count: (count) => plural(count, 'Befund', 'Befunde'),
  none: 'In dieser Datei gibt es keine Befunde.',
  noneShown: 'Kein Befund ist von dieser Art.',
  kindTitle: (title, code) => `${title} (${code})`,
  listed: 'Befunde',
  why: 'Warum',
  whyOf: (line, code) => `Warum, Zeile ${line}, ${code}`,
  page: (code) => `${code}: die Seite darüber`,
  mattersTo: (readers) => `Zählt für ${list(readers)}.`,
  mattersToNobody: 'Zählt für keinen der Leser.',
  changesAnswers: 'Das kann Antworten ändern',

  ignoreHere: 'Hier ignorieren',
  ignoreIn: (line, code) => `Hier ignorieren: ${placed(line, code)}`,
  ignoreKind: 'Diese Art in dieser Datei ignorieren',
  ignoreKindOf: (code) => `${code} in dieser Datei ignorieren`,
  ignored: (count) => `${number(count)} ignoriert`,
  showIgnored: 'Zeigen',
  hideIgnored: 'Ausblenden',
  stop: 'Nicht mehr ignorieren',
  stopIn: (line, code) => `Nicht mehr ignorieren: ${placed(line, code)}`,
  neverStop: 'Speichern geht auch mit Befunden.',

  fixHarmless: (count) => `${number(count)} beheben, ohne eine Antwort zu ändern…`,
  /** From two on; `isAll`: all that are listed of the kind. */
  fixKind: (count, isAll) => `${isAll ? 'Alle ' : ''}${number(count)} dieser Art beheben…`,
};
