// The findings of lines, shapes, records and names of conventional files: one row per code.

import { checkerTitle } from '../../../core/catalogue/file-checkers.ts';
import type { Names } from '../../../core/formats/rep/diagnostics/lines/check-context.ts';
import type { ReaderId } from '../../../core/readers/registry.ts';
import type * as english from '../../en/diagnostics/rep-lines.ts';
import { type FixText, nameCharacters, findingText as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural as numbered } from '../counts.ts';
import { readerNamed, readersNamed } from '../readers.ts';

/** Readers and their verb. */
const verb = (readers: readonly ReaderId[], one: string, many: string) =>
  `${readersNamed(readers)} ${readers.length === 1 ? one : many}`;
/** How many more there are; one is written as a word: "eine weitere Regel", "2 weitere Regeln". */
const more = (count: number, one: string, many: string) =>
  count === 2 ? one : `${number(count - 1)} ${many}`;
/** The same after a name; '' if there are no more. */
const behind = (count: number, one: string, many: string) =>
  count > 1 ? ` und ${more(count, one, many)}` : '';
const moreLines = (lines: number) =>
  lines > 1 ? `, hier und in ${more(lines, 'einer weiteren Zeile', 'weiteren Zeilen')}` : '';
const kib = (octets: number) => `${number(Math.ceil(octets / 1024))} KiB`;
/** A name of the file in a sentence, where a comma or a space must not look like one of the sentence. */
const nameInText = (name: string) => (/[\s,;]/.test(name) ? `„${name}“` : name);
const listNames = (names: readonly string[]) => listAll(names.map(nameInText));
const someNames = ({ names, more: others }: Names) =>
  listAll([...names.map(nameInText), ...(others > 0 ? [`${others} weitere`] : [])]);
const characterNames = ({ names, more: others }: Names) =>
  [...names, ...(others > 0 ? ['…'] : [])].join(', ');

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
    ({ rule, rules, blank, readers }) => {
      const stand = `${rule}${behind(rules, 'eine weitere Regel', 'weitere Regeln')} ${rules === 1 ? 'steht' : 'stehen'}`;
      return blank === undefined
        ? `${stand} in keinem Abschnitt: Darüber steht keine User-agent-Zeile.`
        : `${stand} für ${readersNamed(readers)} in keinem Abschnitt: Die leere Zeile ${blank.line} beendet ihn.`;
    },
    'Eine Regel gehört zu den User-agent-Zeilen über ihr. Ohne solche wird sie übergangen.',
  ),
  R002: row(
    'Namen ohne Regeln',
    ({ blank, readers, ...names }) =>
      blank === undefined
        ? `Auf ${someNames(names)} folgt kein Allow oder Disallow. Nach ${readersNamed(readers)} ist ihnen alles erlaubt; die anderen Leser lassen solche Namen weg.`
        : `Zwischen ${someNames(names)} und der leeren Zeile ${blank.line} steht keine Regel: Der Abschnitt endet, bevor er eine hat.`,
    'Ein Abschnitt braucht mindestens eine Regel. Crawler, die ohne Regel genannt sind, befolgen den Abschnitt für alle anderen Crawler.',
  ),
  R003: row(
    'Leerzeile in einem Abschnitt',
    ({ name, blank, blanks, enders, others, orphans, dropped }) => {
      const what = [
        ...(dropped.names.length === 0 ? [] : [`${someNames(dropped)} ohne Regeln`]),
        ...(orphans === 0 ? [] : [`${numbered(orphans, 'Regel', 'Regeln')} ohne Abschnitt`]),
      ].join(' und ');
      const further = blanks > 1 ? ` (und ${more(blanks, 'eine weitere', 'weitere')})` : '';
      return `Die leere Zeile ${blank.line}${further} beendet den Abschnitt von ${name} für ${readersNamed(enders)}${what === '' ? '' : ` und lässt ${what} zurück`}. ${verb(others, 'liest', 'lesen')} weiter.`;
    },
    'Nach den Spezifikationen von 1994 und 1996, für Yandex und für Pythons urllib vor 3.13.14 und 3.14.5 endet ein Abschnitt an einer Leerzeile. Für RFC 9309, Google und Bing bedeuten Leerzeilen nichts.',
  ),
  R004: row(
    'Keine Leerzeile zwischen Abschnitten',
    ({ name, above }) => `Der Abschnitt von ${name} steht ohne Leerzeile direkt unter Zeile ${above}.`,
    'Die Spezifikationen vor RFC 9309 trennen Abschnitte durch Leerzeilen, obwohl ihre Grammatik ohne sie auskommt.',
  ),
  R005: row(
    'Leerzeichen vor einem Feldnamen',
    ({ lines }) => `Vor dem Namen eines Felds stehen Leerzeichen${moreLines(lines)}.`,
    'Leerzeichen am Anfang werden hingenommen, aber die Grammatik von 1996 kennt keine.',
  ),
  R006: row(
    'Leerzeichen vor dem Doppelpunkt',
    ({ lines }) => `Vor dem Doppelpunkt stehen Leerzeichen${moreLines(lines)}.`,
    'In der Grammatik von 1996 steht vor dem Doppelpunkt kein Leerzeichen, und manche Crawler lesen die Zeile dann nicht.',
  ),
  R007: row(
    'Doppelpunkt fehlt',
    ({ text, lacks, field, readers, lines }) => {
      if (field !== undefined)
        return `„${text}“ hat keinen Doppelpunkt. ${readers.length === 0 ? 'Jeder Leser übergeht die Zeile.' : `${verb(readers, 'errät', 'erraten')} einen, wenn es zwei Wörter sind; die anderen übergehen die Zeile.`}`;
      const what = lacks === 'name' ? 'hat vor dem Doppelpunkt keinen Feldnamen' : 'hat keinen Doppelpunkt';
      const skipped =
        lines > 1 ? `diese und ${more(lines, 'die folgende Zeile', 'folgende Zeilen')}` : 'die Zeile';
      return `„${text}“ ${what}: Jeder Leser übergeht ${skipped}.`;
    },
    'Eine Zeile besteht aus Feldname, Doppelpunkt und Wert. Was keinen Doppelpunkt hat, sagt nichts, es sei denn, ein Leser errät ihn.',
  ),
  R008: row(
    'Unbekanntes Feld',
    ({ name, lines }) =>
      `„${name}“ ist kein Feld, das Gatepost kennt${lines > 1 ? ` (${numbered(lines, 'Zeile', 'Zeilen')})` : ''}.`,
    'Crawler, die ein Feld nicht kennen, übergehen die Zeile. RFC 9309 lässt solche Felder zu.',
  ),
  R009: row(
    'Feldname falsch geschrieben',
    ({ name, field, readers }) =>
      readers.length === 0
        ? `In der Zeile steht „${name}“, und jeder Leser übergeht sie. Gemeint war wohl „${field}“.`
        : `In der Zeile steht „${name}“. ${verb(readers, 'hält', 'halten')} das für „${field}“, die anderen übergehen die Zeile.`,
    'Feldnamen werden als Ganzes verglichen. Google nimmt einige falsch geschriebene an und längere Namen, die wie ein Feld beginnen.',
  ),
  R010: row(
    'Byte Order Mark',
    ({ text, readers }) =>
      `Ein Byte Order Mark verdirbt die erste Zeile: ${verb(readers, 'liest', 'lesen')} „${text}“ nicht.`,
    'Das sind drei Bytes vor dem Text. Manche Leser lassen sie weg, für andere gehören sie zum ersten Namen.',
  ),
  R011: row(
    'Gemischte Zeilenenden',
    ({ lines, most, others }) =>
      `Von ${number(lines)} Zeilen enden die meisten mit ${most}, aber ${listAll(others.map((one) => `${one.lines} mit ${one.ending}`))}.`,
    'Jeder Leser liest LF, CRLF und CR. Gemischt können sie Leerzeilen ergeben: LF CR ist ein Zeilenende und eine leere Zeile.',
  ),
  R012: row(
    'Letzte Zeile ohne Ende',
    ({ line }) => `Die letzte Zeile (${line}) hat kein Zeilenende.`,
    'Nach den Grammatiken von 1996 und 2022 hat jede Zeile ein Ende. Leser nehmen die letzte auch ohne an, aber Text, der dahinter kommt, wird Teil von ihr.',
  ),
  R013: row(
    'Zeichen außerhalb von US-ASCII',
    ({ path, encoded }) =>
      `${path} enthält Zeichen außerhalb von US-ASCII; im Format von 1996 schreibt man ${encoded}.`,
    'Das Format von 1996 ist US-ASCII; andere Bytes schreibt man darin als %xx. RFC 9309 und Google behandeln beim Vergleich beides gleich.',
  ),
  R014: row(
    'Steuerzeichen',
    ({ isInComment, ...names }) =>
      `${isInComment ? 'Der Kommentar' : 'Die Zeile'} enthält ${names.names.length > 1 ? 'Steuerzeichen' : 'ein Steuerzeichen'}: ${characterNames(names)}.`,
    'Steuerzeichen außer dem Tabulator sind nicht erlaubt. Sie sind nicht zu sehen, Google hört bei NUL auf, die Zeile zu lesen, und für Python endet an manchen die Zeile.',
  ),
  R015: row(
    'Datei zu lang',
    ({ octets, limit, line, cutting, ignoring }) =>
      `Die Datei hat ${kib(octets)}. ${verb(cutting, 'liest', 'lesen')} davon ${kib(limit)}: Zeile ${line} ist die erste, die nicht ganz gelesen wird.${ignoring.length === 0 ? '' : ` ${verb(ignoring, 'hält', 'halten')} die Datei für eine, die alles erlaubt.`}`,
    'RFC 9309 verlangt, dass mindestens 500 KiB gelesen werden, und viele Crawler lesen nicht mehr.',
  ),
  R016: row(
    'Zeile zu lang',
    ({ octets, limit, readers }) =>
      `Die Zeile hat ${number(octets)} Bytes; ${verb(readers, 'schneidet', 'schneiden')} sie nach ${number(limit)} ab.`,
    'Wird von einem Pfad etwas abgeschnitten, passt er auf mehr, als gemeint war.',
  ),
  R017: row(
    'Keine Regeldatei',
    ({ records, content }) =>
      `Das ist eine ${content === 'dtd' ? 'Dokumenttyp-Definition' : 'Webseite'}, keine Regeldatei: Crawler finden darin ${records === 0 ? 'keinen Abschnitt' : numbered(records, 'Abschnitt', 'Abschnitte')}.`,
    'Crawler lesen sie als Text, übergehen, was sie nicht lesen können, und rufen alles ab. Server antworten oft mit einer Seite, wo es keine Datei gibt.',
  ),
  R018: row(
    'Zeile fortgesetzt',
    ({ text }) =>
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
    ({ name, nearest }) =>
      `„${name}“ ist kein zulässiger Name${nearest.length === 0 ? '' : `; ${nearest.join(', ')} wäre einer`}.`,
    `Ein Name von 1996 enthält keine Leerzeichen und keines der Zeichen ()<>@,;:\\"/[]?={}, einer nach RFC 9309 nur Buchstaben, _ und -. ${NAME_WHY}`,
  ),
  R021: row(
    'Name mit Version',
    ({ name }) => `${name} enthält eine Version. Sie gehört nicht zum Namen.`,
    `Leser, die ganze Namen vergleichen, finden ihn nie; Google schneidet sie ab. ${NAME_WHY}`,
  ),
  R022: row(
    'Name mit Leerzeichen',
    ({ name, readByGoogle }) =>
      `„${name}“ enthält Leerzeichen, und Namen von Crawlern enthalten keine.${readByGoogle === '' ? '' : ` Google liest nur „${readByGoogle}“.`}`,
    NAME_WHY,
  ),
  R023: row(
    'Name mit Ziffern',
    ({ name, readByGoogle, hasDigits }) =>
      `${name} enthält ${hasDigits ? 'Ziffern' : 'Zeichen, die in Namen nicht vorkommen'}: Google liest davon ${readByGoogle === '' ? 'nichts' : `nur „${readByGoogle}“`}, und RFC 9309 kennt solche Namen nicht.`,
    'Manche Crawler haben wirklich Ziffern im Namen und suchen danach. Namen, die ein Betreiber dokumentiert, werden hier nicht gemeldet.',
  ),
  R024: row(
    'Mehrere Namen in einer Zeile',
    ({ name, readByGoogle }) =>
      `„${name}“ ist eine Liste, aber eine Zeile nennt nur einen Crawler.${readByGoogle === '' ? '' : ` Google liest nur „${readByGoogle}“.`}`,
    'Erratum 8895 zu RFC 9309 schlägt Listen vor; angenommen ist es nicht. Jeder Name bekommt eine eigene Zeile.',
  ),
  R025: row(
    'Stern in einem Namen',
    ({ name }) => `Der Stern in ${name} ist kein Platzhalter: In Namen hat nur ein * allein eine Bedeutung.`,
    `Google schneidet den Namen am Stern ab, die anderen suchen nach dem Stern selbst. ${NAME_WHY}`,
  ),
  R026: row(
    'Name zweimal in einem Abschnitt',
    ({ name, line }) => `${name} steht in diesem Abschnitt schon, in Zeile ${line}.`,
    'Einmal genügt.',
  ),
  R027: row(
    'Name in zwei Abschnitten',
    ({ name, names, line, mergers, firsts }) =>
      `Auch der Abschnitt in Zeile ${line} nennt ${name}${behind(names, 'einen weiteren Namen', 'weitere Namen')}. ${verb(firsts, 'liest', 'lesen')} nur jenen Abschnitt; ${verb(mergers, 'fasst', 'fassen')} beide zusammen.`,
    'Nach den Spezifikationen vor RFC 9309 zählt der erste Abschnitt eines Crawlers; für RFC 9309 und heutige Leser zählen alle zusammen.',
  ),
  R028: row(
    'Zweiter Abschnitt für alle anderen Crawler',
    ({ line, mergers, firsts }) =>
      `Das ist ein zweiter Abschnitt für alle anderen Crawler; der erste beginnt in Zeile ${line}. ${verb(firsts, 'liest', 'lesen')} nur den ersten; ${verb(mergers, 'fasst', 'fassen')} beide zusammen.`,
    'Nach den Spezifikationen vor RFC 9309 zählt der erste, für heutige Leser zählen beide zusammen; die Hilfe von Yandex nennt es einen Fehler.',
  ),
  R029: row(
    'Name für einen anderen gehalten',
    ({ crawler, taken, line, ownLine, readers }) =>
      ownLine === undefined
        ? `${verb(readers, 'hält', 'halten')} den Abschnitt von ${taken} für den von ${crawler}; keine Zeile nennt ${crawler}.`
        : `${verb(readers, 'hält', 'halten')} den Abschnitt von ${taken} in Zeile ${line} für den von ${crawler}, der erst später kommt.`,
    'Für diese Leser zählt ein Name auch, wo er nur Teil eines anderen ist, und befolgt wird der erste passende Abschnitt.',
  ),
  R030: row(
    'Kein Abschnitt für alle anderen Crawler',
    () => 'Crawler ohne eigenen Abschnitt dürfen alles abrufen.',
    'Das ist zulässig. Ein Abschnitt für * am Ende zeigt, dass es so gemeint ist.',
  ),
  R031: row(
    'Regeln des allgemeinen Abschnitts nicht wiederholt',
    ({ name, rules, path }) =>
      `${name} befolgt nur den eigenen Abschnitt: ${numbered(rules, 'Regel', 'Regeln')} für alle anderen Crawler, zum Beispiel Disallow: ${path}, ${rules === 1 ? 'gilt' : 'gelten'} dort nicht.`,
    'Ein Crawler befolgt nur den Abschnitt, der ihn nennt, und übernimmt keine Regeln aus anderen. Ist es so gemeint, ist nichts zu tun.',
  ),
  R032: row(
    'Abschnitt unter dem allgemeinen',
    ({ records }) =>
      records === 1
        ? 'Ein Abschnitt steht unter dem für alle anderen Crawler.'
        : `${numbered(records, 'Abschnitt', 'Abschnitte')} stehen unter dem für alle anderen Crawler.`,
    'Seine Stelle hat keine Bedeutung. In den Spezifikationen vor RFC 9309 steht er zuletzt.',
  ),
  R072: row(
    'Feld zwischen Namen',
    ({ text, name, readers }) =>
      `„${text}“ steht zwischen Namen: Für ${readersNamed(readers)} beginnt mit ${name} ein neuer Abschnitt.`,
    'Nach der Grammatik vom Dezember 1996 ist ein unbekanntes Feld eine Regel, sodass die nächste User-agent-Zeile einen weiteren Abschnitt beginnt.',
  ),
  R073: row(
    'Feld außerhalb von Abschnitten',
    ({ name, fields }) =>
      `${name} steht außerhalb von Abschnitten${fields > 1 ? `, ebenso ${more(fields, 'ein weiteres Feld', 'weitere Felder')}` : ''}: Im Format von 1996 ist dort kein Platz dafür.`,
    'In der Grammatik von 1996 stehen andere Felder nur in Abschnitten. RFC 9309 lässt sie überall zu.',
  ),
  R080: row(
    'Name der Datei in Großbuchstaben',
    ({ path, requested, reader }) => `${readerNamed(reader)} liest ${requested} und fragt nie nach ${path}.`,
    'Der Name der Datei steht fest, in Kleinbuchstaben.',
  ),
  R081: row(
    'Datei nicht an der Wurzel',
    ({ path, requested }) => `${path} liegt nicht an der Wurzel: Crawler fragen nur nach ${requested}.`,
    'Zu jedem Schema, Host und Port gehört eine Datei, ausgeliefert als text/plain an der Wurzel.',
  ),
  R082: row(
    'Unsichtbare Zeichen in einer Zeile',
    (names) => `Die Zeile enthält Zeichen, die nicht zu sehen sind: ${characterNames(names)}.`,
    'Kopierter Text enthält sie oft. Für Crawler gehören sie zum Namen oder Pfad, der dann ein anderer ist.',
  ),
  R083: row(
    'Datei in UTF-16',
    ({ encoding }) => `Die Datei ist in ${encoding}: Crawler lesen Bytes und finden darin keinen Abschnitt.`,
    'Eine Regeldatei ist in UTF-8 oder reinem US-ASCII. Jedes zweite Byte dieser Datei ist NUL.',
  ),
  R084: row(
    'Datei nicht in UTF-8',
    ({ octet, encoding, readers }) =>
      `${encoding === undefined ? `Das Byte ${octet} hier ist kein UTF-8.` : `Die Datei ist in ${encoding}, nicht in UTF-8.`} ${verb(readers, 'bricht', 'brechen')} mit einem Fehler ab, die anderen lesen Byte für Byte.`,
    'RFC 9309 verlangt UTF-8. Eine alte Kodierung zeigt anderen andere Zeichen, und Pfade damit passen auf nichts.',
  ),
  R085: row(
    'Adresse ohne Feldnamen',
    ({ address, field }) =>
      `${address} steht ohne Feldnamen: Jeder Leser übergeht die Zeile.${field === undefined ? '' : ` ${field} ist das Feld für Adressen.`}`,
    'Der Text vor dem ersten Doppelpunkt gilt als Name des Felds, hier also das Schema der Adresse.',
  ),
  R086: row(
    'User-agent ohne Namen',
    () => 'Die User-agent-Zeile hat keinen Namen.',
    'Eine User-agent-Zeile braucht einen Namen oder *. Die meisten Leser beziehen sie auf keinen Crawler; Python bezieht sie auf jeden.',
  ),
  R087: row(
    'Crawler befolgt den allgemeinen Abschnitt nicht',
    ({ names }) =>
      names.length === 1
        ? `${listNames(names)} befolgt diesen Abschnitt nicht, sondern muss eigens genannt werden.`
        : `${listNames(names)} befolgen diesen Abschnitt nicht, sondern müssen eigens genannt werden.`,
    'Ihre Betreiber sagen, dass der Abschnitt für alle anderen Crawler für sie nicht gilt.',
  ),
  R088: row(
    'Crawler befolgt robots.txt nicht',
    ({ name, extent, date }) =>
      `${name} befolgt robots.txt ${extent === 'ignored' ? 'nicht' : 'meistens nicht'}, sagt der Betreiber (${formatDay(date)}).`,
    'Der Abschnitt ist zulässig, bewirkt aber wenig oder nichts.',
  ),
  R089: row(
    'Unbekannter Crawler, ähnlich einem bekannten',
    ({ name, nearest }) => `Kein bekannter Crawler heißt ${name}. Einer heißt ${nearest.join(', ')}.`,
    'Ein falsch geschriebener Name passt auf keinen Crawler, und der Abschnitt wird nie verwendet. Der Crawler-Katalog hat einen bestimmten Stand und Lücken.',
  ),
  R105: row(
    'Text, der kein Feld ist',
    ({ text, lines }) =>
      `„${text}“ ist kein Feld: Alle Leser überspringen ${lines > 1 ? `die Zeile und ${lines === 2 ? 'die Zeile' : `die ${lines - 1} Zeilen`} darunter` : 'die Zeile'}.`,
    'Text für Menschen gehört in einen Kommentar, der mit # beginnt.',
  ),
  R106: row(
    'Ähnliches Zeichen',
    ({ names, characters, meant, readers }) =>
      `${nameCharacters(names.join(', '), characters.join(' '))} sieht nur aus wie „${meant.join(' ')}“: ${readers.length === 0 ? 'Alle Leser lassen die Zeile aus' : `${verb(readers, 'erkennt', 'erkennen')} sie als einzige`}.`,
    'Der Name eines Felds und sein Doppelpunkt sind reines ASCII. Textverarbeitungen und ostasiatische Tastaturen schreiben Zeichen, die gleich aussehen.',
  ),
  R107: row(
    'HTML-Tag in einer Zeile',
    ({ tags }) => `${tags} gehört nicht in eine Zeile der robots.txt.`,
    'Leser kennen kein HTML: Vor einem Feld verdirbt das Tag die Zeile, dahinter gehört es zum Wert.',
  ),
  R103: row(
    'Verlorene Zeilenumbrüche',
    ({ lines, next }) => `Diese Zeile enthält ${lines} Zeilen: Vor „${next}“ fehlt der Zeilenumbruch.`,
    'Leser halten alles nach dem ersten Doppelpunkt für einen Wert. Die weiteren Felder zählen deshalb nicht, und das erste hat einen falschen Wert.',
  ),
  R092: row(
    'Name in einem anderen enthalten',
    ({ crawler, taken, line, ownLine, readers }) =>
      `${verb(readers, 'hält', 'halten')} den Abschnitt von ${taken} in Zeile ${line} für den von ${crawler}, dessen eigener in Zeile ${ownLine} beginnt.`,
    'Für einen solchen Leser zählt ein Name auch bei Crawlern, in deren Namen er vorkommt, und befolgt wird der erste passende Abschnitt.',
  ),
  R090: row(
    'Zu viele Regeln',
    ({ rules, limit, readers }) =>
      `Es sind ${number(rules)} Regeln; die Dokumentation von ${readersNamed(readers)} nennt höchstens ${number(limit)}.`,
    'Was mit den übrigen Regeln geschieht, ist nicht gesagt.',
  ),
  R091: row(
    'Pfad zu lang',
    ({ characters, limit, readers }) =>
      `Der Pfad hat ${number(characters)} Zeichen; die Dokumentation von ${readersNamed(readers)} nennt höchstens ${number(limit)}.`,
    'Was mit längeren Regeln geschieht, ist nicht gesagt.',
  ),
  'CHK-FILE': row(
    'Von einem Prüfprogramm vermisst',
    ({ checker, reason }) => `${checkerTitle(checker)} meldet: Der Datei fehlt ${lacks[reason] ?? reason}.`,
    'Das Programm hat eine eigene Liste davon, was eine Datei enthalten soll. Crawler brauchen keine solche Zeile; von ihr hängt also keine Antwort ab.',
  ),
  'CHK-LINE': row(
    'Von einem Prüfprogramm gemeldet',
    ({ checker, reason, word }) =>
      `${checkerTitle(checker)} meldet diese Zeile: ${reports[reason]?.(word ?? '') ?? reason}.`,
    'Das Programm prüft Zeilen nach eigenen Regeln. Crawler überspringen Zeilen, die sie nicht kennen; von dieser hängt also keine Antwort ab. Die Meldung verschwindet nur, wenn die Zeile weg ist.',
  ),
} satisfies Translated<typeof english.repLineFindingWords>;

const writeText: FixText<{ readonly text: string }> = ({ text }) => `${text} schreiben`;

export const repLineFixWords = {
  'write-field': writeText,
  'write-name': ({ name }) => `Zu „${name}“ korrigieren`,
  'write-value': writeText,
  'write-octets': ({ text }) => `${text} schreiben, was auch lesbar ist, wo UTF-8 verlangt wird`,
  'write-agent': ({ name }) => `${name} schreiben`,
  'drop-versions': ({ count }) =>
    count === 1 ? 'Name ohne Version schreiben' : `Alle ${count} Namen ohne Version schreiben`,
  'split-names': ({ names }) => `${names.length} User-Agents daraus machen: ${listAll(names)}`,
  'split-lines': ({ lines }) => `In ${lines} Zeilen aufteilen`,
  'comment-out': () => 'Zeile zum Kommentar machen',
  'comment-out-all': ({ lines }) =>
    lines === 1 ? 'Zeile zum Kommentar machen' : `${lines} Zeilen zu Kommentaren machen`,
  'join-with-above': ({ line }) => `Mit Zeile ${line} verbinden`,
  'delete-characters': (names) => `${characterNames(names)} löschen`,
  'replace-look-alikes': ({ names, field }) => `${names.join(', ')} ersetzen: „${field}“`,
  'convert-to-utf-8': () => 'Datei in UTF-8 umwandeln',
  'remove-bom': () => 'Byte Order Mark löschen',
  'delete-mark': () => 'Bytes des Byte Order Mark löschen',
  'convert-line-ends': ({ to }) => `Alle Zeilen mit ${to} enden lassen`,
  'add-line-end': () => 'Letzte Zeile abschließen',
  'show-unread': ({ line }) => `Zu Zeile ${line} gehen`,
  'show-record': ({ line }) => `Zum Abschnitt mit den meisten Regeln gehen, Zeile ${line}`,
  'show-long-line': () => 'Zur Zeile gehen',
  'show-both': () => 'Beide Abschnitte zeigen',
  'empty-policy': () => 'Alles durch einen Abschnitt ersetzen, der alles erlaubt',
  'server-snippet': () => 'Zeilen für den Server zeigen',
  'rules-into-record': ({ line, rules }) =>
    `${rules === 1 ? 'In' : `Die ${rules} Regeln in`} den Abschnitt von Zeile ${line} verschieben`,
  'add-agent-above': ({ text }) => `${text} darüber schreiben`,
  'delete-blank-lines': ({ lines }) =>
    lines.length === 1 ? `Leere Zeile ${lines[0]} löschen` : `${number(lines.length)} Leerzeilen löschen`,
  'add-rule': ({ text, effect }) =>
    effect === 'blocks'
      ? `„${text}“ hinzufügen (verbietet alles)`
      : `„${text}“ hinzufügen (verbietet nichts)`,
  'insert-blank-line': ({ line }) => `Leerzeile über Zeile ${line} einfügen`,
  'move-below-names': ({ lines }) => `${numbered(lines, 'Zeile', 'Zeilen')} unter die Namen verschieben`,
  'delete-name': ({ name, line }) => `${name} in Zeile ${line} löschen`,
  'drop-names': ({ names, line }) => `${listNames(names)} aus dem Abschnitt von Zeile ${line} löschen`,
  'merge-records': ({ line }) => `Mit dem Abschnitt von Zeile ${line} verbinden`,
  'join-names': ({ names, from, to, lines }) =>
    `${numbered(lines, 'Zeile', 'Zeilen')} aus dem Abschnitt von Zeile ${from} in den von Zeile ${to} kopieren und dort ${listNames(names)} löschen`,
  'move-record-above': ({ name, other: above }) => `Abschnitt von ${name} über den von ${above} verschieben`,
  'add-default-record': () => 'Abschnitt hinzufügen, der allen anderen alles erlaubt',
  'move-to-end': () => 'Abschnitt ans Ende verschieben',
  'copy-rules': ({ rules }) => `${numbered(rules, 'Regel', 'Regeln')} in diesen Abschnitt kopieren`,
  'add-names': ({ names }) => `${listAll(names)} zu diesem Abschnitt hinzufügen`,
  'remove-indents': ({ lines }) =>
    lines === 1 ? 'Einrückung der Zeile löschen' : `Einrückung von ${lines} Zeilen löschen`,
  'remove-gaps': ({ lines }) =>
    lines === 1
      ? 'Leerzeichen vor dem Doppelpunkt löschen'
      : `Leerzeichen vor ${lines} Doppelpunkten löschen`,
  'rename-file': ({ to }) => `Datei in ${to} umbenennen`,
  'read-as': ({ reader }) => `Datei als ${readersNamed([reader])} lesen`,
} satisfies Translated<typeof english.repLineFixWords>;
