// The findings of lines, shapes, records and names of conventional files: one row per code.

import { readNameList } from '../../../core/text/name-list.ts';
import type * as english from '../../en/diagnostics/rep-lines.ts';
import { type FixWords, nameCharacters, sevenValueRow as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';

const numbered = (count: string, one: string, many: string) => plural(Number(count), one, many);
/** Readers and their verb. */
const verb = (titles: string, one: string, many: string) =>
  `${readersNamed(titles)} ${titles.includes(', ') ? many : one}`;
const other = (count: string) => Number(count) - 1;
/** How many more there are; one is written as a word: "eine weitere Regel", "2 weitere Regeln". */
const more = (count: string, one: string, many: string) =>
  other(count) === 1 ? one : `${number(other(count))} ${many}`;
/** The same after a name; '' if there are no more. */
const behind = (count: string, one: string, many: string) =>
  other(count) > 0 ? ` und ${more(count, one, many)}` : '';
const moreLines = (count: string) =>
  other(count) > 0 ? `, hier und in ${more(count, 'einer weiteren Zeile', 'weiteren Zeilen')}` : '';
const kib = (octets: string) => `${number(Math.ceil(Number(octets) / 1024))} KiB`;
/** A name of the file in a sentence, where a comma or a space must not look like one of the sentence. */
const nameInText = (name: string) => (/[\s,;]/.test(name) ? `„${name}“` : name);
/** Names from one word of a finding. */
const joinNames = (word: string) => {
  const { names, more } = readNameList(word);
  return listAll([...names.map(nameInText), ...(more > 0 ? [`${more} weitere`] : [])]);
};

const NAME_WHY =
  'Ein Crawler sucht nach seinem bloßen Namen; eine Zeile mit etwas anderem passt auf keinen Crawler oder auf den falschen.';

/** Why a program reports a line, by the reasons in `core/catalogue/file-checkers.ts`. */
const reports: Readonly<Record<string, (word: string) => string>> = {
  'no-colon': () => 'Die Zeile hat keinen Doppelpunkt',
  unknown: (name) => `${name === '' ? 'Ein Feld ohne Namen' : name} ist nicht in seiner Liste von Feldern`,
  'no-agent': () => 'Die User-agent-Zeile nennt keinen Namen',
  'above-agents': () => 'Die Regel steht über allen User-agent-Zeilen',
  sitemap: () => 'Die Adresse der Sitemap ist keine vollständige URL',
  'sitemap-scheme': (scheme) => `Die Adresse der Sitemap beginnt mit ${scheme}:`,
  path: () => 'Der Pfad beginnt weder mit „/“ noch mit „*“',
  dollar: () => 'Der Pfad hat ein „$“ vor seinem Ende',
  unused: (name) => `Es benutzt ${name} nicht`,
};

/** What is missing in a file, by the reasons in `core/catalogue/file-checkers.ts`. */
const lacks: Readonly<Record<string, string>> = {
  'no-user-agent': 'eine User-agent-Zeile',
  'no-content-signal': 'eine Content-Signal-Zeile',
};

export const repLineFindingWords = {
  R001: row(
    'Regeln in keinem Abschnitt',
    ([rule, count, blank, titles]) => {
      const stand = `${rule}${behind(count, 'eine weitere Regel', 'weitere Regeln')} ${count === '1' ? 'steht' : 'stehen'}`;
      return blank === ''
        ? `${stand} in keinem Abschnitt: Darüber steht keine User-agent-Zeile.`
        : `${stand} für ${readersNamed(titles)} in keinem Abschnitt: Die leere Zeile ${blank} beendet ihn.`;
    },
    'Eine Regel gehört zu den User-agent-Zeilen über ihr. Ohne solche wird sie übergangen.',
  ),
  R002: row(
    'Namen ohne Regeln',
    ([names, blank, keepers]) =>
      blank === ''
        ? `Auf ${joinNames(names)} folgt kein Allow oder Disallow. Nach ${readersNamed(keepers)} ist ihnen alles erlaubt; die anderen Leser lassen solche Namen weg.`
        : `Zwischen ${joinNames(names)} und der leeren Zeile ${blank} steht keine Regel: Der Abschnitt endet, bevor er eine hat.`,
    'Ein Abschnitt braucht mindestens eine Regel. Crawler, die ohne Regel genannt sind, befolgen den Abschnitt für alle anderen Crawler.',
  ),
  R003: row(
    'Leerzeile in einem Abschnitt',
    ([blank, enders, others, orphans, dropped, count, name]) => {
      const what = [
        ...(dropped === '' ? [] : [`${joinNames(dropped)} ohne Regeln`]),
        ...(orphans === '0' ? [] : [`${numbered(orphans, 'Regel', 'Regeln')} ohne Abschnitt`]),
      ].join(' und ');
      const further = other(count) > 0 ? ` (und ${more(count, 'eine weitere', 'weitere')})` : '';
      return `Die leere Zeile ${blank}${further} beendet den Abschnitt von ${name} für ${readersNamed(enders)}${what === '' ? '' : ` und lässt ${what} zurück`}. ${verb(others, 'liest', 'lesen')} weiter.`;
    },
    'Nach den Spezifikationen von 1994 und 1996, für Yandex und für Pythons urllib vor 3.13.14 und 3.14.5 endet ein Abschnitt an einer Leerzeile. Für RFC 9309, Google und Bing bedeuten Leerzeilen nichts.',
  ),
  R004: row(
    'Keine Leerzeile zwischen Abschnitten',
    ([name, above]) => `Der Abschnitt von ${name} steht ohne Leerzeile direkt unter Zeile ${above}.`,
    'Die Spezifikationen vor RFC 9309 trennen Abschnitte durch Leerzeilen, obwohl ihre Grammatik ohne sie auskommt.',
  ),
  R005: row(
    'Leerzeichen vor einem Feldnamen',
    ([count]) => `Vor dem Namen eines Felds stehen Leerzeichen${moreLines(count)}.`,
    'Leerzeichen am Anfang werden hingenommen, aber die Grammatik von 1996 kennt keine.',
  ),
  R006: row(
    'Leerzeichen vor dem Doppelpunkt',
    ([count]) => `Vor dem Doppelpunkt stehen Leerzeichen${moreLines(count)}.`,
    'In der Grammatik von 1996 steht vor dem Doppelpunkt kein Leerzeichen, und manche Crawler lesen die Zeile dann nicht.',
  ),
  R007: row(
    'Doppelpunkt fehlt',
    ([text, what, name, titles, count]) => {
      if (name !== '')
        return `„${text}“ hat keinen Doppelpunkt. ${titles === '' ? 'Jeder Leser übergeht die Zeile.' : `${verb(titles, 'errät', 'erraten')} einen, wenn es zwei Wörter sind; die anderen übergehen die Zeile.`}`;
      const lacks = what === 'name' ? 'hat vor dem Doppelpunkt keinen Feldnamen' : 'hat keinen Doppelpunkt';
      const lines =
        other(count) > 0 ? `diese und ${more(count, 'die folgende Zeile', 'folgende Zeilen')}` : 'die Zeile';
      return `„${text}“ ${lacks}: Jeder Leser übergeht ${lines}.`;
    },
    'Eine Zeile besteht aus Feldname, Doppelpunkt und Wert. Was keinen Doppelpunkt hat, sagt nichts, es sei denn, ein Leser errät ihn.',
  ),
  R008: row(
    'Unbekanntes Feld',
    ([name, count]) =>
      `„${name}“ ist kein Feld, das Gatepost kennt${other(count) > 0 ? ` (${numbered(count, 'Zeile', 'Zeilen')})` : ''}.`,
    'Crawler, die ein Feld nicht kennen, übergehen die Zeile. RFC 9309 lässt solche Felder zu.',
  ),
  R009: row(
    'Feldname falsch geschrieben',
    ([name, meant, titles]) =>
      titles === ''
        ? `In der Zeile steht „${name}“, und jeder Leser übergeht sie. Gemeint war wohl „${meant}“.`
        : `In der Zeile steht „${name}“. ${verb(titles, 'hält', 'halten')} das für „${meant}“, die anderen übergehen die Zeile.`,
    'Feldnamen werden als Ganzes verglichen. Google nimmt einige falsch geschriebene an und längere Namen, die wie ein Feld beginnen.',
  ),
  R010: row(
    'Byte Order Mark',
    ([line, titles]) =>
      `Ein Byte Order Mark verdirbt die erste Zeile: ${verb(titles, 'liest', 'lesen')} „${line}“ nicht.`,
    'Das sind drei Bytes vor dem Text. Manche Leser lassen sie weg, für andere gehören sie zum ersten Namen.',
  ),
  R011: row(
    'Gemischte Zeilenenden',
    ([most, others, lines]) =>
      `Von ${number(Number(lines))} Zeilen enden die meisten mit ${most}, aber ${listAll(readNameList(others).names.map((one) => one.replace(' ', ' mit ')))}.`,
    'Jeder Leser liest LF, CRLF und CR. Gemischt können sie Leerzeilen ergeben: LF CR ist ein Zeilenende und eine leere Zeile.',
  ),
  R012: row(
    'Letzte Zeile ohne Ende',
    ([line]) => `Die letzte Zeile (${line}) hat kein Zeilenende.`,
    'Nach den Grammatiken von 1996 und 2022 hat jede Zeile ein Ende. Leser nehmen die letzte auch ohne an, aber Text, der dahinter kommt, wird Teil von ihr.',
  ),
  R013: row(
    'Zeichen außerhalb von US-ASCII',
    ([path, writeFix]) =>
      `${path} enthält Zeichen außerhalb von US-ASCII; im Format von 1996 schreibt man ${writeFix}.`,
    'Das Format von 1996 ist US-ASCII; andere Bytes schreibt man darin als %xx. RFC 9309 und Google behandeln beim Vergleich beides gleich.',
  ),
  R014: row(
    'Steuerzeichen',
    ([names, where]) =>
      `${where === 'comment' ? 'Der Kommentar' : 'Die Zeile'} enthält ${names.includes(',') ? 'Steuerzeichen' : 'ein Steuerzeichen'}: ${names}.`,
    'Steuerzeichen außer dem Tabulator sind nicht erlaubt. Sie sind nicht zu sehen, Google hört bei NUL auf, die Zeile zu lesen, und für Python endet an manchen die Zeile.',
  ),
  R015: row(
    'Datei zu lang',
    ([octets, most, line, cut, open]) =>
      `Die Datei hat ${kib(octets)}. ${verb(cut, 'liest', 'lesen')} davon ${kib(most)}: Zeile ${line} ist die erste, die nicht ganz gelesen wird.${open === '' ? '' : ` ${verb(open, 'hält', 'halten')} die Datei für eine, die alles erlaubt.`}`,
    'RFC 9309 verlangt, dass mindestens 500 KiB gelesen werden, und viele Crawler lesen nicht mehr.',
  ),
  R016: row(
    'Zeile zu lang',
    ([octets, most, titles]) =>
      `Die Zeile hat ${number(Number(octets))} Bytes; ${verb(titles, 'schneidet', 'schneiden')} sie nach ${number(Number(most))} ab.`,
    'Wird von einem Pfad etwas abgeschnitten, passt er auf mehr, als gemeint war.',
  ),
  R017: row(
    'Keine Regeldatei',
    ([records, kind]) =>
      `Das ist eine ${kind === 'dtd' ? 'Dokumenttyp-Definition' : 'Webseite'}, keine Regeldatei: Crawler finden darin ${records === '0' ? 'keinen Abschnitt' : numbered(records, 'Abschnitt', 'Abschnitte')}.`,
    'Crawler lesen sie als Text, übergehen, was sie nicht lesen können, und rufen alles ab. Server antworten oft mit einer Seite, wo es keine Datei gibt.',
  ),
  R018: row(
    'Zeile fortgesetzt',
    ([text]) =>
      `„${text}“ sieht aus wie der Rest der Zeile darüber, aber Zeilen lassen sich nicht fortsetzen: Die Zeile wird übergangen.`,
    'Eine Zeile, die mit Leerzeichen beginnt, ist eine eigene Zeile.',
  ),
  R019: row(
    'Keine Abschnitte',
    () => 'Die Datei hat keinen Abschnitt: Jeder Crawler darf alles abrufen.',
    'Das ist zulässig. Ein Abschnitt für * zeigt, dass es so gemeint ist.',
  ),
  R020: row(
    'Name unzulässig',
    ([value, name]) => `„${value}“ ist kein zulässiger Name${name === '' ? '' : `; ${name} wäre einer`}.`,
    `Ein Name von 1996 enthält keine Leerzeichen und keines der Zeichen ()<>@,;:\\"/[]?={}, einer nach RFC 9309 nur Buchstaben, _ und -. ${NAME_WHY}`,
  ),
  R021: row(
    'Name mit Version',
    ([value]) => `${value} enthält eine Version. Sie gehört nicht zum Namen.`,
    `Leser, die ganze Namen vergleichen, finden ihn nie; Google schneidet sie ab. ${NAME_WHY}`,
  ),
  R022: row(
    'Name mit Leerzeichen',
    ([value, , prefix]) =>
      `„${value}“ enthält Leerzeichen, und Namen von Crawlern enthalten keine.${prefix === '' ? '' : ` Google liest nur „${prefix}“.`}`,
    NAME_WHY,
  ),
  R023: row(
    'Name mit Ziffern',
    ([value, , prefix]) =>
      `${value} enthält ${/[0-9]/.test(value) ? 'Ziffern' : 'Zeichen, die in Namen nicht vorkommen'}: Google liest davon ${prefix === '' ? 'nichts' : `nur „${prefix}“`}, und RFC 9309 kennt solche Namen nicht.`,
    'Manche Crawler haben wirklich Ziffern im Namen und suchen danach. Namen, die ein Betreiber dokumentiert, werden hier nicht gemeldet.',
  ),
  R024: row(
    'Mehrere Namen in einer Zeile',
    ([value, , prefix]) =>
      `„${value}“ ist eine Liste, aber eine Zeile nennt nur einen Crawler.${prefix === '' ? '' : ` Google liest nur „${prefix}“.`}`,
    'Erratum 8895 zu RFC 9309 schlägt Listen vor; angenommen ist es nicht. Jeder Name bekommt eine eigene Zeile.',
  ),
  R025: row(
    'Stern in einem Namen',
    ([value]) => `Der Stern in ${value} ist kein Platzhalter: In Namen hat nur ein * allein eine Bedeutung.`,
    `Google schneidet den Namen am Stern ab, die anderen suchen nach dem Stern selbst. ${NAME_WHY}`,
  ),
  R026: row(
    'Name zweimal in einem Abschnitt',
    ([name, line]) => `${name} steht in diesem Abschnitt schon, in Zeile ${line}.`,
    'Einmal genügt.',
  ),
  R027: row(
    'Name in zwei Abschnitten',
    ([name, count, line, mergers, firsts]) =>
      `Auch der Abschnitt in Zeile ${line} nennt ${name}${behind(count, 'einen weiteren Namen', 'weitere Namen')}. ${verb(firsts, 'liest', 'lesen')} nur jenen Abschnitt; ${verb(mergers, 'fasst', 'fassen')} beide zusammen.`,
    'Nach den Spezifikationen vor RFC 9309 zählt der erste Abschnitt eines Crawlers; für RFC 9309 und heutige Leser zählen alle zusammen.',
  ),
  R028: row(
    'Zweiter Abschnitt für alle anderen Crawler',
    ([, , line, mergers, firsts]) =>
      `Das ist ein zweiter Abschnitt für alle anderen Crawler; der erste beginnt in Zeile ${line}. ${verb(firsts, 'liest', 'lesen')} nur den ersten; ${verb(mergers, 'fasst', 'fassen')} beide zusammen.`,
    'Nach den Spezifikationen vor RFC 9309 zählt der erste, für heutige Leser zählen beide zusammen; die Hilfe von Yandex nennt es einen Fehler.',
  ),
  R029: row(
    'Name für einen anderen gehalten',
    ([robot, taken, line, titles, own]) =>
      own === ''
        ? `${verb(titles, 'hält', 'halten')} den Abschnitt von ${taken} für den von ${robot}; keine Zeile nennt ${robot}.`
        : `${verb(titles, 'hält', 'halten')} den Abschnitt von ${taken} in Zeile ${line} für den von ${robot}, der erst später kommt.`,
    'Für diese Leser zählt ein Name auch, wo er nur Teil eines anderen ist, und befolgt wird der erste passende Abschnitt.',
  ),
  R030: row(
    'Kein Abschnitt für alle anderen Crawler',
    () => 'Crawler ohne eigenen Abschnitt dürfen alles abrufen.',
    'Das ist zulässig. Ein Abschnitt für * am Ende zeigt, dass es so gemeint ist.',
  ),
  R031: row(
    'Regeln des allgemeinen Abschnitts nicht wiederholt',
    ([name, count, path]) =>
      `${name} befolgt nur den eigenen Abschnitt: ${numbered(count, 'Regel', 'Regeln')} für alle anderen Crawler, zum Beispiel Disallow: ${path}, ${count === '1' ? 'gilt' : 'gelten'} dort nicht.`,
    'Ein Crawler befolgt nur den Abschnitt, der ihn nennt, und übernimmt keine Regeln aus anderen. Ist es so gemeint, ist nichts zu tun.',
  ),
  R032: row(
    'Abschnitt unter dem allgemeinen',
    ([count]) =>
      count === '1'
        ? 'Ein Abschnitt steht unter dem für alle anderen Crawler.'
        : `${numbered(count, 'Abschnitt', 'Abschnitte')} stehen unter dem für alle anderen Crawler.`,
    'Seine Stelle hat keine Bedeutung. In den Spezifikationen vor RFC 9309 steht er zuletzt.',
  ),
  R072: row(
    'Feld zwischen Namen',
    ([line, name, titles]) =>
      `„${line}“ steht zwischen Namen: Für ${readersNamed(titles)} beginnt mit ${name} ein neuer Abschnitt.`,
    'Nach der Grammatik vom Dezember 1996 ist ein unbekanntes Feld eine Regel, sodass die nächste User-agent-Zeile einen weiteren Abschnitt beginnt.',
  ),
  R073: row(
    'Feld außerhalb von Abschnitten',
    ([name, count]) =>
      `${name} steht außerhalb von Abschnitten${other(count) > 0 ? `, ebenso ${more(count, 'ein weiteres Feld', 'weitere Felder')}` : ''}: Im Format von 1996 ist dort kein Platz dafür.`,
    'In der Grammatik von 1996 stehen andere Felder nur in Abschnitten. RFC 9309 lässt sie überall zu.',
  ),
  R080: row(
    'Name der Datei in Großbuchstaben',
    ([path, own, title]) => `${readerNamed(title)} liest ${own} und fragt nie nach ${path}.`,
    'Der Name der Datei steht fest, in Kleinbuchstaben.',
  ),
  R081: row(
    'Datei nicht an der Wurzel',
    ([path, own]) => `${path} liegt nicht an der Wurzel: Crawler fragen nur nach ${own}.`,
    'Zu jedem Schema, Host und Port gehört eine Datei, ausgeliefert als text/plain an der Wurzel.',
  ),
  R082: row(
    'Unsichtbare Zeichen in einer Zeile',
    ([names]) => `Die Zeile enthält Zeichen, die nicht zu sehen sind: ${names}.`,
    'Kopierter Text enthält sie oft. Für Crawler gehören sie zum Namen oder Pfad, der dann ein anderer ist.',
  ),
  R083: row(
    'Datei in UTF-16',
    ([encoding]) => `Die Datei ist in ${encoding}: Crawler lesen Bytes und finden darin keinen Abschnitt.`,
    'Eine Regeldatei ist in UTF-8 oder reinem US-ASCII. Jedes zweite Byte dieser Datei ist NUL.',
  ),
  R084: row(
    'Datei nicht in UTF-8',
    ([octet, titles, encoding]) =>
      `${encoding === '' ? `Das Byte ${octet} hier ist kein UTF-8.` : `Die Datei ist in ${encoding}, nicht in UTF-8.`} ${verb(titles, 'bricht', 'brechen')} mit einem Fehler ab, die anderen lesen Byte für Byte.`,
    'RFC 9309 verlangt UTF-8. Eine alte Kodierung zeigt anderen andere Zeichen, und Pfade damit passen auf nichts.',
  ),
  R085: row(
    'Adresse ohne Feldnamen',
    ([address, field]) =>
      `${address} steht ohne Feldnamen: Jeder Leser übergeht die Zeile.${field === '' ? '' : ` ${field} ist das Feld für Adressen.`}`,
    'Der Text vor dem ersten Doppelpunkt gilt als Name des Felds, hier also das Schema der Adresse.',
  ),
  R086: row(
    'User-agent ohne Namen',
    () => 'Die User-agent-Zeile hat keinen Namen.',
    'Eine User-agent-Zeile braucht einen Namen oder *. Die meisten Leser beziehen sie auf keinen Crawler; Python bezieht sie auf jeden.',
  ),
  R087: row(
    'Crawler befolgt den allgemeinen Abschnitt nicht',
    ([names, count]) =>
      count === '1'
        ? `${names} befolgt diesen Abschnitt nicht, sondern muss eigens genannt werden.`
        : `${joinNames(names)} befolgen diesen Abschnitt nicht, sondern müssen eigens genannt werden.`,
    'Ihre Betreiber sagen, dass der Abschnitt für alle anderen Crawler für sie nicht gilt.',
  ),
  R088: row(
    'Crawler befolgt robots.txt nicht',
    ([name, kind, date]) =>
      `${name} befolgt robots.txt ${kind === 'ignored' ? 'nicht' : 'meistens nicht'}, sagt der Betreiber (${formatDay(date)}).`,
    'Der Abschnitt ist zulässig, bewirkt aber wenig oder nichts.',
  ),
  R089: row(
    'Unbekannter Crawler, ähnlich einem bekannten',
    ([value, name]) => `Kein bekannter Crawler heißt ${value}. Einer heißt ${name}.`,
    'Ein falsch geschriebener Name passt auf keinen Crawler, und der Abschnitt wird nie verwendet. Der Crawler-Katalog hat einen bestimmten Stand und Lücken.',
  ),
  R104: row(
    'Unbekannte Namen in ungewöhnlicher Form',
    ([value, count]) =>
      `„${value}“ ist nicht so geschrieben, wie Crawler heißen${other(count) > 0 ? `, ebenso ${other(count) === 1 ? 'ein weiterer Name' : `${other(count)} weitere Namen`}` : ''}.`,
    'Namen bestehen in RFC 9309 nur aus Buchstaben, _ und -, und Google liest nicht weiter. Keiner dieser Crawler steht im Katalog; manche suchen nach solchen Namen.',
  ),
  R105: row(
    'Text, der kein Feld ist',
    ([text, , , , count]) =>
      `„${text}“ ist kein Feld: Alle Leser überspringen ${Number(count) > 1 ? `die Zeile und ${other(count) === 1 ? 'die Zeile' : `die ${other(count)} Zeilen`} darunter` : 'die Zeile'}.`,
    'Text für Menschen gehört in einen Kommentar, der mit # beginnt.',
  ),
  R106: row(
    'Ähnliches Zeichen',
    ([names, characters, meant, titles]) =>
      `${nameCharacters(names, characters)} sieht nur aus wie „${meant}“: ${titles === '' ? 'Alle Leser lassen die Zeile aus' : `${verb(titles, 'erkennt', 'erkennen')} sie als einzige`}.`,
    'Der Name eines Felds und sein Doppelpunkt sind reines ASCII. Textverarbeitungen und ostasiatische Tastaturen schreiben Zeichen, die gleich aussehen.',
  ),
  R107: row(
    'HTML-Tag in einer Zeile',
    ([tags]) => `${tags} gehört nicht in eine Zeile der robots.txt.`,
    'Leser kennen kein HTML: Vor einem Feld verdirbt das Tag die Zeile, dahinter gehört es zum Wert.',
  ),
  R103: row(
    'Verlorene Zeilenumbrüche',
    ([count, next]) => `Diese Zeile enthält ${count} Zeilen: Vor „${next}“ fehlt der Zeilenumbruch.`,
    'Leser halten alles nach dem ersten Doppelpunkt für einen Wert. Die weiteren Felder zählen deshalb nicht, und das erste hat einen falschen Wert.',
  ),
  R092: row(
    'Name in einem anderen enthalten',
    ([robot, taken, line, titles, own]) =>
      `${verb(titles, 'hält', 'halten')} den Abschnitt von ${taken} in Zeile ${line} für den von ${robot}, dessen eigener in Zeile ${own} beginnt.`,
    'Für einen solchen Leser zählt ein Name auch bei Crawlern, in deren Namen er vorkommt, und befolgt wird der erste passende Abschnitt.',
  ),
  R090: row(
    'Zu viele Regeln',
    ([count, most, titles]) =>
      `Es sind ${number(Number(count))} Regeln; die Dokumentation von ${readersNamed(titles)} nennt höchstens ${number(Number(most))}.`,
    'Was mit den übrigen Regeln geschieht, ist nicht gesagt.',
  ),
  R091: row(
    'Pfad zu lang',
    ([length, most, titles]) =>
      `Der Pfad hat ${number(Number(length))} Zeichen; die Dokumentation von ${readersNamed(titles)} nennt höchstens ${number(Number(most))}.`,
    'Was mit längeren Regeln geschieht, ist nicht gesagt.',
  ),
  'CHK-FILE': row(
    'Von einem Prüfprogramm vermisst',
    ([program, reason]) => `${program} meldet: Der Datei fehlt ${lacks[reason] ?? reason}.`,
    'Das Programm hat eine eigene Liste davon, was eine Datei enthalten soll. Crawler brauchen keine solche Zeile; von ihr hängt also keine Antwort ab.',
  ),
  'CHK-LINE': row(
    'Von einem Prüfprogramm gemeldet',
    ([program, reason, word]) => `${program} meldet diese Zeile: ${reports[reason]?.(word) ?? reason}.`,
    'Das Programm prüft Zeilen nach eigenen Regeln. Crawler überspringen Zeilen, die sie nicht kennen; von dieser hängt also keine Antwort ab. Die Meldung verschwindet nur, wenn die Zeile weg ist.',
  ),
} satisfies Translated<typeof english.repLineFindingWords>;

const writeFix: FixWords = ([text = '']) => `${text} schreiben`;

export const repLineFixWords = {
  'write-field': writeFix,
  'write-name': ([name = '']) => `Zu „${name}“ korrigieren`,
  // Lines for mobile agents have this fix too.
  'write-value': (words) => writeFix(Object.values(words)),
  'write-agent': writeFix,
  'split-names': (names) => `Jedem Namen eine eigene Zeile geben: ${listAll(names)}`,
  'split-lines': ([count = '']) => `In ${count} Zeilen aufteilen`,
  'comment-out': () => 'Zeile zum Kommentar machen',
  'comment-out-all': ([count = '']) =>
    count === '1' ? 'Zeile zum Kommentar machen' : `${count} Zeilen zu Kommentaren machen`,
  'join-with-above': ([line = '']) => `Mit Zeile ${line} verbinden`,
  'delete-characters': ([names = '']) => `${names} löschen`,
  'replace-look-alikes': ([names = '', field = '']) => `${names} ersetzen: „${field}“`,
  'convert-to-utf-8': () => 'Datei in UTF-8 umwandeln',
  'remove-bom': () => 'Byte Order Mark löschen',
  'delete-mark': () => 'Bytes des Byte Order Mark löschen',
  'convert-line-ends': ([name = '']) => `Alle Zeilen mit ${name} enden lassen`,
  'add-line-end': () => 'Letzte Zeile abschließen',
  'show-unread': ([line = '']) => `Zu Zeile ${line} gehen`,
  'show-record': ([line = '']) => `Zum Abschnitt mit den meisten Regeln gehen, Zeile ${line}`,
  'show-long-line': () => 'Zur Zeile gehen',
  'show-both': () => 'Beide Abschnitte zeigen',
  'empty-policy': () => 'Alles durch einen Abschnitt ersetzen, der alles erlaubt',
  'server-snippet': () => 'Zeilen für den Server zeigen',
  'rules-into-record': ([line = '', count = '']) =>
    `${count === '1' ? 'In' : `Die ${count} Regeln in`} den Abschnitt von Zeile ${line} verschieben`,
  'add-agent-above': (words) => `${Object.values(words)[0]} darüber schreiben`,
  'delete-blank-lines': (words, lines = Object.values(words).flat()) =>
    lines.length === 1 ? `Leere Zeile ${lines[0]} löschen` : `${number(lines.length)} Leerzeilen löschen`,
  'add-rule': ([text = '']) =>
    text.endsWith('/') ? `„${text}“ hinzufügen (verbietet alles)` : `„${text}“ hinzufügen (verbietet nichts)`,
  'insert-blank-line': ([line = '']) => `Leerzeile über Zeile ${line} einfügen`,
  'move-below-names': ([count = '']) => `${numbered(count, 'Zeile', 'Zeilen')} unter die Namen verschieben`,
  'delete-name': ([name = '', line = '']) => `${name} in Zeile ${line} löschen`,
  'drop-names': ([names = '', line = '']) =>
    `${joinNames(names)} aus dem Abschnitt von Zeile ${line} löschen`,
  'merge-records': ([line = '']) => `Mit dem Abschnitt von Zeile ${line} verbinden`,
  'join-names': ([line = '', other_ = '', count = '', ...names]) =>
    `${numbered(count, 'Zeile', 'Zeilen')} aus dem Abschnitt von Zeile ${other_} in den von Zeile ${line} kopieren und dort ${listAll(names.map(nameInText))} löschen`,
  'move-record-above': ([name = '', other_ = '']) =>
    `Abschnitt von ${name} über den von ${other_} verschieben`,
  'add-default-record': () => 'Abschnitt hinzufügen, der allen anderen alles erlaubt',
  'move-to-end': () => 'Abschnitt ans Ende verschieben',
  'copy-rules': ([count = '']) => `${numbered(count, 'Regel', 'Regeln')} in diesen Abschnitt kopieren`,
  'add-names': (names) => `${listAll(names)} zu diesem Abschnitt hinzufügen`,
  'remove-indents': ([count = '']) =>
    count === '1' ? 'Einrückung der Zeile löschen' : `Einrückung von ${count} Zeilen löschen`,
  'remove-gaps': ([count = '']) =>
    count === '1'
      ? 'Leerzeichen vor dem Doppelpunkt löschen'
      : `Leerzeichen vor ${count} Doppelpunkten löschen`,
  'rename-file': ([name = '']) => `Datei in ${name} umbenennen`,
  'read-as': ([title = '']) => `Datei als ${readerNamed(title)} lesen`,
} satisfies Translated<typeof english.repLineFixWords>;
