// The page about lines for mobile agents: frame, table, open questions. Backticks mark code.
import type * as english from '../../en/learn/mobile-agents.ts';
import type { Translated } from '../../language.ts';
import { conflict } from '../../learn-page.ts';
import { number } from '../counts.ts';

export const mobileText = {
  slug: 'mobile-agents',
  title: 'Eine Erweiterung für mobile Agenten',
  short: 'Mobile Agenten',
  summary:
    'Ein Feld in `/robots.txt`, das Pfad für Pfad den Host nennt, zu dem ein Programm reisen darf, statt Seiten einzeln abzurufen.',
  facts: [
    ['Was', 'Ein Internet-Draft: ein einziges Feld, `Mobile-agent-server`.'],
    ['Wann', '22. Februar 1997, abgelaufen am 22. August 1997.'],
    ['Wer', 'Fabrizio Giudici und Andrea Sappia, Universität Genua.'],
    ['Datei', '`/robots.txt`, neben den Abschnitten für Robots, die solche Zeilen übergehen.'],
    [
      'In Gebrauch',
      'Kein Programm ist bekannt, das das Feld liest. Agenten bewegten sich über Protokolle wie `atp`.',
    ],
  ],
  lead: [
    'Ein mobiler Agent ist ein Programm, das samt seinem Zustand auf einen anderen Host umzieht und dort weiterläuft. Ein Robot dieser Art muss nicht jede Seite über das Netz abrufen: Er könnte neben dem Server arbeiten. Dazu muss er wissen, welcher Host ihn aufnimmt.',
    'Eine Zeile hat einen Pfad und ein Ziel. Das Ziel besteht aus Protokoll, Adresse und Port, etwa `atp://www.fict.org:434`, oder es ist das Wort `none`. Sie gilt für alle URLs, deren Pfad mit diesem Pfad beginnt, Byte für Byte verglichen wie in den Regeln für Robots.',
    'Gelten mehrere Zeilen für eine URL, zählt die letzte in der Datei, unabhängig von der Länge der Pfade. Gehen die Zeilen vom Allgemeinen zum Besonderen, ist die letzte auch die längste, und beide Lesarten geben dieselbe Antwort.',
  ],
} satisfies Translated<typeof english.mobileText>;

export const mobileLearn = {
  example: {
    title: 'Das durchgerechnete Beispiel',
    about: [
      'Abschnitt 4 hat eine Datei mit vier Zeilen, eine Liste von zwölf URLs und eine Tabelle von Hosts. Die Tabelle unten stellt neben jeden gedruckten Wert den, der sich hier aus der Datei ergibt.',
      'Sie weichen in zwei Reihen ab: Für `/home/user2/` hat die Tabelle einen Host, den keine Zeile der Datei nennt. Die Datei sagt `user2`, also ist das ein Druckfehler der Tabelle. Und die erste URL der Liste hat darin keine Reihe.',
    ],
    caption: 'Hosts, wie gedruckt und wie die Datei sie nennt',
    url: 'URL',
    printed: 'Gedruckt',
    computed: 'Nach der Datei',
    line: 'Zeile',
    missing: 'keine Reihe',
    openHint: 'Das durchgerechnete Beispiel: im Editor öffnen',
    tally: (differ, missing, all) =>
      `${number(differ)} von ${number(all)} ${differ === 1 ? 'weicht' : 'weichen'} ab, ${number(missing)} ${missing === 1 ? 'hat' : 'haben'} keinen gedruckten Wert.`,
  },
  order: {
    title: 'Die letzte und die längste passende Zeile',
    about: [
      'Beide Beispiele des Entwurfs gehen vom Allgemeinen zum Besonderen. Dies ist das Beispiel aus Abschnitt 3.1, und dieselben drei Zeilen in umgekehrter Reihenfolge: Dann ist die Zeile für `/` die letzte und entscheidet alles.',
      'Eine Zeile wird also nie verwendet, wenn eine spätere Zeile nur den Anfang ihres Pfads hat. Der Editor meldet das und bietet an zu sortieren.',
    ],
    caption: 'Die drei Zeilen aus Abschnitt 3.1 in beiden Reihenfolgen',
    url: 'Pfad',
    printed: 'Wie gedruckt',
    turned: 'Umgekehrt',
  },
  security: {
    title: 'Was eine solche Zeile verrät',
    points: [
      [
        'Pfade und Hosts',
        'Jeder kann die Datei lesen. Sie verrät Pfade, auf die keine Seite verlinkt, und Hosts, die fremde Programme aufnehmen.',
      ],
      [
        'Der Host schützt sich selbst',
        'Der Entwurf überlässt es dem Host, besuchende Programme auf das zu beschränken, was sie zum Erkunden der zugewiesenen Pfade brauchen. Eine Zeile in einer Datei kann das nicht.',
      ],
      [
        'Zuweisung ist keine Erlaubnis',
        'Ob ein Pfad abgerufen werden darf, sagen die Regeln für Robots. Ein Pfad kann einen Host haben und für jeden Robot gesperrt sein, oder umgekehrt.',
      ],
    ],
  },
} satisfies Translated<typeof english.mobileLearn>;

export const mobileQuestions: typeof english.mobileQuestions = [
  conflict(
    'M-01',
    'Die Tabelle in Abschnitt 4 druckt `atp://user1.fict.org:831` für `/home/user2/`.',
    'Die Datei darüber sagt `atp://user2.fict.org:831`, und keine Zeile hat den gedruckten Host.',
    'Die Datei zählt. Der gedruckte Wert wird daneben gezeigt.',
  ),
  conflict(
    'M-02',
    'Die Liste in Abschnitt 4 hat zwölf URLs.',
    'Die Tabelle hat elf Reihen: `http://www.fict.org/` fehlt.',
    'Der Host wird berechnet wie die anderen: `atp://www.fict.org:8001`.',
  ),
  conflict(
    'M-03',
    'Die Grammatik in 3.2 übernimmt den Pfad aus der Grammatik relativer URLs und setzt davor und dahinter beliebig viele Leerzeichen.',
    'Ein solcher Pfad kann nicht mit einem Schrägstrich beginnen, und ohne Leerzeichen ist nicht klar, wo der Pfad endet. Leerzeichen am Ende einer Zeile, Kommentare und Zeilenenden fehlen darin.',
    'Ein Pfad beginnt mit einem Schrägstrich; vor dem Ziel steht mindestens ein Leerzeichen oder Tabulator; Leerzeichen am Ende und Kommentare sind wie in allen anderen Zeilen.',
  ),
  conflict(
    'M-04',
    'Abschnitt 2 schreibt eine Adresse als Protokoll, Netzadresse und Port.',
    'Die Grammatik braucht keinen Port, nimmt `;` und `?` an, und hinter `://` sogar gar nichts.',
    'Was die Grammatik annimmt, wird gelesen; eine leere Adresse ist aber ein Fehler, und auf einen fehlenden Port wird hingewiesen.',
  ),
  conflict(
    'M-05',
    'Jüngere Zeilen heben ältere auf.',
    'Es ist nicht gesagt, ob nur eine Zeile mit demselben Pfad oder jede Zeile, die passt.',
    'Jede Zeile, die passt: Die letzte in der Datei entscheidet.',
  ),
  conflict(
    'M-06',
    'Das „typical example“ in Abschnitt 3 erlaubt `/` und verbietet dann `/reserved`.',
    'Robots, die die erste passende Regel nehmen, würden `/reserved` trotzdem abrufen, und die Spezifikation von 1994, auf die der Entwurf verweist, hat kein Allow.',
    'Es wirkt bei Robots, die die längste Regel nehmen, wie die von RFC 9309.',
  ),
  conflict(
    'M-07',
    'Die Zeilen erweitern die Abschnitte für Robots.',
    'Ob eine Zeile in einem Abschnitt nur für dessen Robots gilt, ist nicht gesagt; das Beispiel hat keine Abschnitte.',
    'Sie gilt für die ganze Datei, wo immer sie steht. In einem Abschnitt wird auf sie hingewiesen, weil andere Leser sie für eine Regel halten könnten.',
  ),
  conflict(
    'M-08',
    '`none` ist ein Literal der Grammatik, nach den Gepflogenheiten von RFC 822.',
    'Diese unterscheiden Groß- und Kleinschreibung nicht; der Entwurf sagt nichts dazu.',
    'Jede Schreibung wird gelesen, geschrieben wird klein.',
  ),
  conflict(
    'M-09',
    'Abschnitt 3.1 heißt „The-Mobile-agent-server record“.',
    'Das Feld heißt `Mobile-agent-server`.',
    'Ein Druckfehler der Überschrift.',
  ),
  conflict(
    'M-10',
    'Die Einleitung schreibt Leerzeichen um `://` und den Doppelpunkt.',
    'Die Grammatik und alle Beispiele haben keine.',
    'Die Leerzeichen sind nur Schreibweise und kein Teil einer Adresse.',
  ),
];
