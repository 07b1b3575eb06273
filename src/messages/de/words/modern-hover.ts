// What the lines of today say and what is known of them: shown beside the text.
import type { ModernDirectiveId } from '../../../core/dialects/modern-lines/directives.ts';
import { factOf, type LineFact } from '../../../core/dialects/modern-lines/facts.ts';
import type * as english from '../../en/words/modern-hover.ts';
import { lineContested, lineHonoured, lineRelation } from './line-facts.ts';

const told: Readonly<Record<ModernDirectiveId, string>> = {
  sitemap:
    'Nennt die vollständige Adresse einer Sitemap. Gilt für die ganze Datei und öffnet oder schließt keinen Pfad.',
  'crawl-delay': 'Bittet die Robots dieses Abschnitts, zwischen zwei Anfragen so viele Sekunden zu warten.',
  host: 'Nannte die wichtigste von mehreren gespiegelten Websites. Hat keine Wirkung; heute leistet das eine Weiterleitung zum Haupthost.',
  'clean-param':
    'Nennt Parameter von Adressen, die an der Seite nichts ändern, damit dieselbe Seite nicht immer wieder abgerufen wird. Ein Pfad hinter einem Leerzeichen begrenzt das.',
  'request-rate':
    'Bittet die Robots dieses Abschnitts, in einer bestimmten Zeit höchstens so viele Seiten abzurufen, eventuell nur zu bestimmten Stunden (UTC).',
  'visit-time': 'Bittet die Robots dieses Abschnitts, nur in diesen Stunden zu kommen (UTC).',
  noindex:
    'Bat darum, alles, was mit diesem Pfad beginnt, aus dem Index zu lassen. Hat keine Wirkung; das leisten robots META oder X-Robots-Tag, und nur für Seiten, die abgerufen werden dürfen.',
  'content-signal':
    'Sagt, wofür Inhalte genutzt werden dürfen: yes ist ja, no ist nein, und wo ein Schlüssel fehlt, ist nichts gesagt.',
  'content-usage':
    'Erklärt den Robots dieses Abschnitts, wie Inhalte genutzt werden dürfen, für alle Pfade oder für die, die mit dem genannten beginnen: y erlaubt, n nicht.',
  license:
    'Nennt die Adresse einer Lizenz für die Inhalte der Website (RSL 1.0). In einem Abschnitt ersetzt sie für dessen Crawler die globalen Lizenzen. Allein erlaubt oder verbietet sie nichts.',
};

const isModern = (id: string): id is ModernDirectiveId => Object.hasOwn(told, id);

/** What a line of today means; undefined for another field. */
export const modernMeaning: typeof english.modernMeaning = (id) => (isModern(id) ? told[id] : undefined);

/** Who reads it, how it stands to the rules, and what is open about it; a paragraph each. */
export const whoReads: typeof english.whoReads = (id) => {
  if (!isModern(id)) return [];
  const fact = factOf(id);
  const contested = fact.contested.map((code) => `Umstritten: ${lineContested[code]}`);
  return [lineHonoured(fact), lineRelation[fact.relation], ...contested];
};

const unread: readonly LineFact['status'][] = ['retired', 'unread'];

/** Beside its name in a list: whether it is worth writing at all. */
export const modernShortly: typeof english.modernShortly = (id) =>
  isModern(id) && unread.includes(factOf(id).status) ? 'heute liest das unseres Wissens niemand' : undefined;

const hours = (text: string) => `${text.slice(0, 2)}:${text.slice(2)} UTC`;
const units: Readonly<Record<string, string>> = { s: 'Sekunden', m: 'Minuten', h: 'Stunden' };
const purposes: Readonly<Record<string, string>> = {
  search: 'Einen Index aufbauen und Links mit kurzen Auszügen zeigen.',
  'ai-input': 'Einem Modell Inhalte geben, während es antwortet.',
  'ai-train': 'Modelle trainieren oder nachtrainieren.',
  use: 'Das Äußerste, was geschehen darf: immediate (handeln, nichts speichern), reference (indexieren, zitieren, zurückverlinken), full (zusammenfassen, wiedergeben).',
  'train-ai': 'Training von KI-Modellen (Entwurf 07 des Vokabulars).',
};
const answers: Readonly<Record<string, string>> = {
  yes: 'Darf dafür genutzt werden.',
  no: 'Darf dafür nicht genutzt werden.',
  y: 'Erlaubt.',
  n: 'Nicht erlaubt.',
  immediate: 'Darf sofort genutzt, aber nicht gespeichert werden.',
  reference: 'Darf indexiert und in Auszügen zitiert werden, die zurückverlinken.',
  full: 'Darf auch zusammengefasst und wiedergegeben werden.',
};
const inTable = (table: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(table, key) ? table[key] : undefined;

const parts: Readonly<Record<string, (text: string) => string | undefined>> = {
  'crawl-delay value': (text) => `${text} ${text === '1' ? 'Sekunde' : 'Sekunden'} zwischen zwei Anfragen.`,
  'clean-param names': (text) => `Der Parameter ${text} ändert an der Seite nichts.`,
  'clean-param path': () =>
    'Die Zeile gilt für alles, was mit diesem Pfad beginnt; * steht für beliebige Zeichen.',
  'request-rate pages': (text) =>
    `${text} ${text === '1' ? 'Seite' : 'Seiten'} in der Zeit hinter dem Schrägstrich.`,
  'request-rate time': () => 'Die Zeit für so viele Seiten; ohne Einheit in Sekunden.',
  'request-rate unit': (text) =>
    `Die Zeit ist in ${inTable(units, text.toLowerCase()) ?? 'Sekunden'} angegeben. Manche Leser nehmen nur zwei Zahlen an.`,
  'request-rate begin': (text) => `Ab ${hours(text)}.`,
  'request-rate end': (text) => `Bis ${hours(text)}.`,
  'visit-time begin': (text) => `Ab ${hours(text)}.`,
  'visit-time end': (text) => `Bis ${hours(text)}. Ein Ende vor dem Anfang liegt am nächsten Tag.`,
  'content-signal key': (text) => inTable(purposes, text.toLowerCase()),
  'content-signal answer': (text) => inTable(answers, text.toLowerCase()),
  'content-usage path': () =>
    'Die Aussage gilt für alles, was mit diesem Pfad beginnt; * und ein $ am Ende wie in Regeln. Der längste passende Pfad zählt.',
  'content-usage label': (text) => inTable(purposes, text),
  'content-usage answer': (text) => inTable(answers, text),
};

/** What a part of the value of a line of today says; undefined if it says it itself. */
export const partMeaning: typeof english.partMeaning = (id, part, text) => parts[`${id} ${part}`]?.(text);
