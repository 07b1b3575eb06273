// What a row of the list says where the message or the title of a fix is longer.
import { shortenMiddle } from '../../../core/text/shorten-text.ts';
import type * as english from '../../en/diagnostics/rows.ts';
import type { Translated } from '../../language.ts';
import { list, listAll, number, plural } from '../counts.ts';

/** A path or a name as long as a row has room for. */
const brief = (text: string) => shortenMiddle(text, 30, 17, 12);
const lines = (all: readonly number[]) =>
  all.length === 1 ? `Zeile ${all[0]}` : `Zeilen ${list(all.map(String))}`;
const verb = (count: number, one: string, many: string) => (count === 1 ? one : many);
const rules = (count: number) => plural(count, 'Regel', 'Regeln');

export const findingRows = {
  R007: ({ text }) => `„${brief(text)}“ hat keinen Doppelpunkt.`,
  R009: ({ name, field, readers }) =>
    readers.length === 0
      ? `${brief(name)} soll wohl ${field} heißen: Alle Leser übergehen die Zeile.`
      : `${brief(name)} lesen nur einige Leser als ${field}.`,
  R020: ({ name }) => `„${brief(name)}“ ist kein gültiger Name.`,
  R022: ({ name }) => `„${brief(name)}“ hat Leerzeichen, Namen von Crawlern nicht.`,
  R031: ({ name, rules: count }) =>
    `${rules(count)} für alle anderen Crawler ${verb(count, 'gilt', 'gelten')} nicht für ${brief(name)}.`,
  R040: ({ path }) => `${brief(path)} beginnt ohne Schrägstrich und trifft nie zu.`,
  R043: ({ url }) => `${brief(url)} ist eine ganze URL, kein Pfad.`,
  R051: ({ path }) => `Der * am Ende von ${brief(path)} ändert nichts.`,
  R053: ({ path, sign }) => `${sign} in ${brief(path)} ist keine Prozentkodierung.`,
  R058: ({ path }) => `In ${brief(path)} steht ein Leerzeichen.`,
  R063: ({ path }) => `Allow: ${brief(path)} am Ende ist wirkungslos.`,
  R070: ({ value }) => `Eine Sitemap braucht eine ganze URL; ${brief(value)} ist ein Pfad.`,
  R071: ({ name }) => `Nicht jeder Crawler liest ${name}.`,
  R084: ({ octet, encoding }) =>
    encoding === undefined
      ? `Das Byte ${octet} ist kein UTF-8.`
      : `Die Datei ist in ${encoding}, nicht in UTF-8.`,
  R085: ({ address }) => `${brief(address)} steht ohne Feldnamen da.`,
  R087: ({ names }) =>
    `${names.length === 1 ? brief(names[0] ?? '') : `${number(names.length)} Crawler`} ${verb(names.length, 'befolgt', 'befolgen')} den Abschnitt nur, wenn er sie nennt.`,
  R088: ({ name, extent }) =>
    `${brief(name)} befolgt robots.txt ${extent === 'ignored' ? 'nicht' : 'meist nicht'}.`,
  R094: ({ covers }) =>
    covers.length === 0
      ? 'Ohne diese Zeile hat jede URL dieselbe Antwort.'
      : `Ändert keine Antwort: ${lines(covers)} ${verb(covers.length, 'entscheidet', 'entscheiden')} schon dasselbe.`,
  R096: ({ path }) => `${brief(path)} sieht nach einem regulären Ausdruck aus.`,
  R098: ({ path, character }) => `${brief(path)} enthält ${character}.`,
  R120: ({ path, entity, character }) => `In ${brief(path)} steht ${entity} statt ${character}.`,
  R100: ({ count }) =>
    `${plural(count, 'Zeile nennt einen Pfad, den', 'Zeilen nennen Pfade, die')} Angreifer suchen.`,
  R102: ({ lines: by }) => `${lines(by)} ${verb(by.length, 'hat', 'haben')} Vorrang, wo immer sie zutrifft.`,
  R103: ({ next }) => `Vor „${brief(next)}“ fehlt der Zeilenumbruch.`,
  R104: ({ names }) =>
    names.length === 1
      ? `Manche Crawler lesen nur einen Teil von „${brief(names[0]?.name ?? '')}“.`
      : `Manche Crawler lesen nur einen Teil von ${number(names.length)} Namen.`,
  R105: ({ text }) => `„${brief(text)}“ ist kein Feld.`,
  R108: ({ path, missed }) => `${brief(path)} trifft ${brief(missed)} nicht.`,
  R109: ({ path }) => `${brief(path)} trifft den Parameter nur, wenn er der erste ist.`,
  R110: ({ path, missed }) => `${brief(path)} trifft ${brief(missed)} nicht.`,
  R111: ({ names, others }) =>
    `Die Regeln für ${brief(listAll(others))} gelten auch für ${names.includes('*') ? 'alle' : brief(listAll(names))}.`,
  R112: ({ closingLine }) => `Dieses Disallow öffnet nichts: Zeile ${closingLine} sperrt die Site.`,
  R113: ({ closingLine }) => `Dieses Disallow öffnet nichts: Zeile ${closingLine} gilt weiter.`,
  R114: ({ names, count }) =>
    `${names.length === 1 ? brief(names[0] ?? '') : `${number(names.length)} Crawler`} ${verb(names.length, 'darf', 'dürfen')} ${plural(count, 'Pfad', 'Pfade')} mehr abrufen als alle anderen.`,
  R117: ({ names, successor }) =>
    `${brief(listAll(names))} ${verb(names.length, 'ist ein alter Name', 'sind alte Namen')}; heute ist es ${brief(successor)}.`,
  R118: ({ name }) => `„${brief(name)}“ ist ein Browser, kein Crawler.`,
  'AIU-CONTRADICTORY': ({ purpose, yes, no }) => `Zeile ${yes} erlaubt ${purpose}, Zeile ${no} nicht.`,
  'CRD-IGNORED': () => 'Ein Crawler dieses Abschnitts liest Crawl-delay nicht.',
  'LIN-GLUE': ({ line, above, below }) =>
    `Zeile ${line} verbindet die Abschnitte von ${brief(above)} und ${brief(below)}.`,
  'NOI-ALONE': ({ path }) => `Nur Noindex hält ${brief(path)} aus einem Index.`,
  'NOI-CLOSED': () => 'Crawler sehen dieses Noindex nicht: Sie dürfen die Seite nicht abrufen.',
  'SIT-CLOSED': ({ line, count }) =>
    `Zeile ${line} sperrt ${count === 1 ? 'eine Sitemap' : `${number(count)} Sitemaps`} der Datei.`,
  'SIT-HTTP': ({ host }) => `Die Sitemap hat http, aber ${brief(host)} hat https.`,
  'SIT-TWICE': () => 'Eine Zeile darüber nennt diese Sitemap schon.',
} satisfies Translated<typeof english.findingRows>;

export const manyFindings = {
  R001: 'sind Regeln ohne User-agent darüber.',
  R007: 'haben keinen Doppelpunkt: Die meisten Leser übergehen sie.',
  R008: 'haben ein Feld, das kein Leser kennt.',
  R009: 'haben einen falsch geschriebenen Feldnamen.',
  R021: 'nennen einen Crawler mit seiner Version.',
  R022: 'nennen einen Crawler mit Leerzeichen.',
  R026: 'nennen einen Crawler zweimal in einem Abschnitt.',
  R031: 'beginnen Abschnitte ohne die Regeln für alle anderen Crawler.',
  R040: 'haben einen Pfad ohne Schrägstrich; keine trifft zu.',
  R043: 'nennen eine ganze URL statt eines Pfads; keine trifft zu.',
  R047: 'wiederholen eine Regel.',
  R058: 'haben ein Leerzeichen im Pfad.',
  R070: 'nennen eine Sitemap ohne ganze URL.',
  R071: 'haben ein Feld, das nicht jeder Crawler liest.',
  R082: 'haben unsichtbare Zeichen.',
  R085: 'sind Adressen ohne Feldnamen: Leser übergehen sie.',
  R088: 'nennen Crawler, die robots.txt nicht befolgen.',
  R089: 'haben einen Namen, der dem eines Crawlers ähnelt.',
  R094: 'ändern keine Antwort: Andere Zeilen entscheiden schon dasselbe.',
  R095: 'sind Allow-Regeln ohne Wirkung.',
  R096: 'sehen nach regulären Ausdrücken aus.',
  R099: 'sperren Stylesheets oder Skripte.',
  R102: 'entscheiden nie: Andere gehen vor, wo immer sie zutreffen.',
  R105: 'sind keine Felder: Leser übergehen sie.',
  R113: 'sind ein Disallow ohne Pfad, das nichts öffnet.',
  R118: 'nennen Browser, keine Crawler.',
  R120: 'haben eine HTML-Entität im Pfad.',
  'AIU-CONTRADICTORY': 'widersprechen einander über KI.',
  'CLP-TWICE': 'nennen einen Parameter zweimal.',
  'CRD-DECIMAL': 'haben ein Crawl-delay mit Nachkommastellen.',
  'CRD-IGNORED': 'setzen ein Crawl-delay für Crawler, die es nicht lesen.',
  'CRD-LARGE': 'setzen ein sehr langes Crawl-delay.',
  'HOST-OBSOLETE': 'sind Host, das kein bekannter Leser mehr liest.',
  'LIN-GLUE': 'verbinden zwei Abschnitte.',
  'NOI-ALONE': 'halten einen Pfad nur durch Noindex aus einem Index.',
  'NOI-CLOSED': 'sind Noindex für Seiten, die Crawler nicht abrufen dürfen.',
  'NOI-OBSOLETE': 'sind Noindex, das kein bekannter Leser mehr liest.',
  'RRT-UNIT': 'haben eine Rate mit Einheit oder Uhrzeiten.',
  'SIT-HTTP': 'nennen eine Sitemap über http auf einer Site mit https.',
  'SIT-TWICE': 'nennen eine Sitemap noch einmal.',
} satisfies Translated<typeof english.manyFindings>;

export const fixLabels = {
  'add-default-record': () => 'Abschnitt für * ergänzen',
  'add-name': ({ name }) => `${shortenMiddle(name, 18, 11, 6)} ergänzen`,
  'add-names': ({ names }) => `${plural(names.length, 'Name', 'Namen')} ergänzen`,
  'add-rule': ({ text }) => `„${text}“ ergänzen`,
  'add-rules': ({ paths }) => (paths.length === 1 ? 'Auch das sperren' : `${rules(paths.length)} ergänzen`),
  'allow-resources': () => 'Erlauben',
  'close-the-rest': () => 'Den Rest sperren',
  'comment-rest': () => 'Den Rest auskommentieren',
  'copy-default-rules': ({ rules: count }) => `${rules(count)} hierher kopieren`,
  'copy-rules': ({ rules: count }) => `${rules(count)} hierher kopieren`,
  'delete-name': ({ line }) => `Name in Zeile ${line} löschen`,
  'delete-rule': ({ line }) => `Zeile ${line} löschen`,
  'delete-rules': ({ lines: deleted }) => `${plural(deleted.length, 'Zeile', 'Zeilen')} löschen`,
  'drop-names': ({ names }) => `${plural(names.length, 'Name', 'Namen')} löschen`,
  'empty-disallow': () => 'Die Site erlauben',
  'empty-policy': () => 'Neu beginnen',
  'end-record': () => 'Abschnitt darüber beenden',
  'forbid-nothing': () => 'Disallow ohne Pfad',
  'insert-blank-line': () => 'Leerzeile einfügen',
  'join-names': ({ lines: joined }) => `${plural(joined, 'Zeile', 'Zeilen')} kopieren`,
  'match-parameter': () => 'Den Parameter treffen',
  'merge-records': ({ line }) => `Mit Zeile ${line} vereinen`,
  'modern-allow': () => 'Die Sitemap erlauben',
  'modern-close': () => '„Allow: /“ ergänzen',
  'modern-copy-signal': () => 'Die Zeile kopieren',
  'modern-into-record': ({ line }) => `Zum Abschnitt in Zeile ${line}`,
  'modern-largest': ({ value }) => `Nur ${value} behalten`,
  'modern-lift-rule': ({ line }) => `Öffnen: Zeile ${line} ändern`,
  'modern-move-above': () => 'Über die Abschnitte setzen',
  'modern-own-record': () => 'Eigener Abschnitt',
  'modern-page-snippet': () => 'Zeigen, was stattdessen geht',
  'modern-to-top': () => 'An den Anfang setzen',
  'modern-to-usage': () => 'Die heutige Form schreiben',
  'modern-write': ({ text }) => `${shortenMiddle(text, 20, 12, 7)} schreiben`,
  'move-record-above': () => 'Abschnitt nach oben setzen',
  'only-folder': () => 'Nur den Ordner sperren',
  'open-urls': () => 'Öffnen',
  'remove-gaps': () => 'Leerzeichen entfernen',
  'remove-indents': () => 'Einrückung entfernen',
  'remove-stars': () => 'Sterne entfernen',
  'rules-into-record': ({ line }) => `Zum Abschnitt in Zeile ${line}`,
  'sort-record': () => 'Regeln sortieren',
  'split-names': ({ names }) => `${number(names.length)} User-Agents daraus machen`,
  'split-rule': ({ paths }) => `In ${rules(paths.length)} teilen`,
  'write-end': () => 'Mit $ beenden',
  'write-escaped': () => 'Kodieren',
  'write-field': ({ text }) => `${shortenMiddle(text, 20, 12, 7)} schreiben`,
  'write-literally': () => 'Die Zeichen selbst treffen',
  'write-number-sign': () => 'Zum Teil des Pfads machen',
  'write-octets': ({ text }) => `${shortenMiddle(text, 20, 12, 7)} schreiben`,
  'write-rule-path': ({ text }) => `${shortenMiddle(text, 20, 12, 7)} schreiben`,
  'write-rules': ({ paths }) => `${rules(paths.length)} schreiben`,
  'write-value': ({ text }) => `${shortenMiddle(text, 20, 12, 7)} schreiben`,
  'write-without-query': () => 'Jede Query treffen',
} satisfies Translated<typeof english.fixLabels>;

export const fixAllLabels = {
  'comment-out': (count) => `Alle ${count} auskommentieren`,
  'comment-out-all': (count) => `Alle ${count} auskommentieren`,
  'delete-name': (count) => `Alle ${count} löschen`,
  'delete-rule': (count) => `Alle ${count} löschen`,
  'delete-rules': (count) => `Alle ${count} löschen`,
  'modern-comment-out': (count) => `Alle ${count} auskommentieren`,
  'modern-delete': (count) => `Alle ${count} löschen`,
  'write-agent': (count) => `Namen in allen ${count} schreiben`,
  'write-field': (count) => `Feld in allen ${count} schreiben`,
  'write-name': (count) => `Feld in allen ${count} schreiben`,
  'write-rule-path': (count) => `Pfad in allen ${count} schreiben`,
} satisfies Translated<typeof english.fixAllLabels>;
