// What is known of the lines of today: how they stand, to what, and what is open about them.
import type * as english from '../../en/words/line-facts.ts';
import type { Told } from '../../language.ts';
import { listAll } from '../lists.ts';

/** Who heeds it, by and large. */
export const lineStatus: Told<typeof english.lineStatus> = {
  read: 'Wird von denen gelesen, für die sie gedacht ist.',
  partly: 'Wird von einigen gelesen.',
  draft: 'Ein Entwurf: Dass jemand sie schon liest, ist nicht bekannt.',
  published: 'Veröffentlicht; wer sie liest, ist nicht bekannt, oder es ist nur ein einziger Dienst.',
  retired: 'Aufgegeben: Niemand liest sie mehr.',
  unread: 'Dass jemand sie liest, ist nicht bekannt.',
};

/** What it has to do with who may fetch what. */
export const lineRelation: Told<typeof english.lineRelation> = {
  none: 'Sie öffnet und schließt nichts.',
  pace: 'Sie bittet um ein Tempo; was abgerufen werden darf, bleibt, wie es ist.',
  hours: 'Sie bittet um Uhrzeiten; was abgerufen werden darf, bleibt, wie es ist.',
  noindex:
    'Sie schließt nichts. Was stattdessen wirkt, META oder ein Header, ist nur zu sehen, wo die Seite abgerufen werden darf.',
  duplicates: 'Sie schließt nichts: Sie sagt, welche Adressen zur selben Seite führen.',
  use: 'Sie schließt nichts: Sie sagt, was mit dem Abgerufenen geschehen darf.',
  'use-after-access':
    'Sie sagt, was mit dem geschehen darf, was abgerufen werden darf; über das Übrige sagt sie nichts.',
};

/** What no source settles, and what is done here. */
export const lineContested: Told<typeof english.lineContested> = {
  'bing-default':
    'Bing soll die Wartezeit aus dem Abschnitt für alle anderen nehmen, wenn im eigenen keine steht; andere meinen, ein eigener Abschnitt setze sie außer Kraft.',
  'largest-delay':
    'Von mehreren Wartezeiten in einem Abschnitt nehmen manche die kürzeste, manche die letzte. Gatepost zeigt die längste, die den Server am meisten schont.',
  'clean-param-scope':
    'Bei Yandex darf die Zeile überall stehen; ein Parser hält sie in ihrem Abschnitt. Gatepost liest sie für die ganze Datei.',
  'signal-scope':
    'Manche lesen ein Signal für die Robots seines Abschnitts, manche für die ganze Website. Gatepost liest es je Abschnitt; Zeilen über allen Abschnitten gelten, wo nichts anderes steht. Die andere Lesart ist ein Schalter.',
  'usage-draft': 'Die Entwürfe sagen von sich selbst, dass über Teile keine Einigkeit besteht.',
  'license-in-records':
    'RSL 1.0 (4.4.2): Eine License-Zeile in einem Abschnitt ersetzt für dessen Crawler die globalen. Der ältere Leitfaden nennt jede License-Zeile global.',
};

/** Who is said to obey a line, and who not. */
export const lineHonoured: typeof english.lineHonoured = ({ honouredBy }) => {
  const named = (says: string) => honouredBy.filter((one) => one.says === says).map(({ who }) => who);
  const [yes, no] = [named('obeyed'), named('ignored')];
  const parts = [
    ...(yes.length > 0 ? [`Gelesen von ${listAll(yes)}.`] : []),
    ...(no.length > 0 ? [`Nicht von ${listAll(no)}.`] : []),
  ];
  return parts.length > 0
    ? [...parts, 'Von anderen ist nichts bekannt.'].join(' ')
    : 'Dass jemand sie liest, ist nicht bekannt.';
};
