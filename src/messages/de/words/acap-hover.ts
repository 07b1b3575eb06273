// What the fields, usages and qualifiers of ACAP mean, in a sentence or two: shown beside the text.
import type * as english from '../../en/words/acap-hover.ts';
import type { Told } from '../../language.ts';
import { list } from '../lists.ts';

export const acapFieldMeanings: Told<typeof english.acapFieldMeanings> = {
  'acap-version':
    'Die Version von ACAP, in der die Datei geschrieben ist. Ohne diese Angabe wird die Datei als 1.0 gelesen, und was in 1.1 neu ist, zählt nicht.',
  'acap-ignore-conventional-records':
    'Sagt Crawlern, die ACAP lesen, dass sie die herkömmlichen Abschnitte dieser Datei übergehen sollen. Hat weder Doppelpunkt noch Wert.',
  'acap-qualified-usage':
    'Gibt einer Nutzung samt ihren Einschränkungen einen Namen, damit Erlaubnisse sie mit einem Wort nennen können.',
  'acap-composite-usage':
    'Gibt mehreren Nutzungen einen gemeinsamen Namen: Eine Erlaubnis mit diesem Namen erlaubt jede von ihnen.',
  'acap-resource-set':
    'Gibt mehreren Pfaden einen gemeinsamen Namen: Ein Feld über die Menge gilt für jeden von ihnen.',
  'acap-crawler':
    'Beginnt einen Abschnitt oder nennt einen weiteren Crawler, für den er gilt. Beim Namen zählt Groß- und Kleinschreibung nicht; * steht für alle Crawler.',
  'acap-permissions-reference':
    'Was diese Crawler dürfen, steht in einer anderen Datei. Der Verweis steht allein in seinem Abschnitt, und die andere Datei verweist auf keine dritte.',
  'acap-usage-purpose':
    'Was folgt, gilt nur für diesen Zweck. Was ein Zweck bedeutet, wird mit jedem Crawler vereinbart.',
  'acap-allow':
    'Erlaubt eine Nutzung der Ressourcen, die der Wert nennt, mit Einschränkungen, falls welche folgen.',
  'acap-disallow':
    'Verbietet eine Nutzung der Ressourcen, die der Wert nennt. Ein Verbot hat weder Einschränkungen noch in der Datei definierte Nutzungen.',
  'acap-request': 'Bittet den Crawler, mit einer Ressource etwas zu tun. Eine Erlaubnis ist das nicht.',
};

export const usageMeanings: Told<typeof english.usageMeanings> = {
  crawl: 'Die Ressource abrufen. Einschränkungen gibt es dafür nicht.',
  follow: 'Den Links in einer abgerufenen Ressource folgen. Einschränkungen gibt es dafür nicht.',
  index: 'Aus der Ressource Einträge in einem Index machen.',
  preserve: 'Eine Kopie der Ressource aufbewahren.',
  present: 'Die Ressource Menschen zeigen, auf eine der acht Arten, die eigene Namen haben.',
  'present-original': 'Die Ressource selbst zeigen, in diesem Augenblick abgerufen, meist in einem Rahmen.',
  'present-currentcopy': 'Die aufbewahrte Kopie der zuletzt gecrawlten Fassung zeigen.',
  'present-oldcopy': 'Eine aufbewahrte Kopie einer früheren Fassung zeigen.',
  'present-snippet': 'Einige Zeilen Text zeigen, die der Aggregator aus der aktuellen Fassung gemacht hat.',
  'present-thumbnail': 'Ein kleines Bild zeigen, das der Aggregator aus der aktuellen Fassung gemacht hat.',
  'present-oldsnippet': 'Einige Zeilen Text zeigen, die aus einer früheren Fassung gemacht sind.',
  'present-oldthumbnail': 'Ein kleines Bild zeigen, das aus einer früheren Fassung gemacht ist.',
  'present-link': 'Einen Link auf die Ressource auf ihrer eigenen Website zeigen.',
  other:
    'Jede Nutzung, die nichts beim Namen erlaubt. Nur Bedingungen, die anderswo stehen, können sie erlauben, und ein usage-ref sagt, wo.',
};

export const qualifierMeanings: Told<typeof english.qualifierMeanings> = {
  'time-limit':
    'Die Erlaubnis endet: wenn die Ressource erneut gecrawlt wurde, nach einem bestimmten Tag oder einige Tage nach der ersten Nutzung. Von zwei Fristen gilt die frühere.',
  'must-use-resource':
    'Was in den Index kommt oder gezeigt wird, wird hieraus gemacht statt aus der Ressource: aus einer anderen Seite oder aus Teilen der Seite selbst.',
  'max-length': 'Ein Snippet hat höchstens so viele Zeichen oder Wörter. Nur die erste solche Angabe gilt.',
  'prohibited-modification':
    'Was nicht verändert werden darf, wenn die Ressource gezeigt wird. Alles, was genannt ist, gilt.',
  'must-include-resource':
    'Die Ressource darf nur zusammen hiermit gezeigt werden: mit einem Auszug, einer Quellenangabe oder einem Link. Nur die erste Angabe gilt.',
  'prohibited-context':
    'Die Ressource darf nicht in einem Rahmen, einer Seite oder einem Bildschirm gezeigt werden, den der Aggregator gemacht hat.',
  'required-context': 'Die Ressource darf nur in einer solchen Umgebung gezeigt werden.',
  'target-condition':
    'Die Ressource darf nur Geräten mit diesen Adressen, unter diesen Domains oder in diesen Ländern gezeigt werden. Alle Bedingungen müssen erfüllt sein.',
  'usage-ref':
    'Wo die Bedingungen für andere Nutzungen stehen. Nichts weiter ist erlaubt, bevor sie abgerufen und befolgt wurden.',
};

export const actionMeanings: Told<typeof english.actionMeanings> = {
  'take-down': 'Bittet den Crawler, zu entfernen, was er von dieser Ressource aufbewahrt und zeigt.',
  're-crawl': 'Bittet den Crawler, diese Ressource bald erneut zu crawlen.',
};

export const acapHoverWords: Told<typeof english.acapHoverWords> = {
  usedIn: (name, lines) =>
    lines.length === 0
      ? `${name} wird nirgends verwendet.`
      : `${name} wird in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${list(lines.map(String))} verwendet.`,
  standsFor: (name, line) => `Zeile ${line} sagt, wofür ${name} steht:`,
  undefined: (name) => `Keine Zeile dieser Datei sagt, wofür ${name} steht.`,
  reads: (said) => `Gelesen als: ${said}.`,
  unreadable: 'Dieser Wert ist nicht lesbar, darum müssen Crawler die Erlaubnis für ein Verbot halten.',
  notes: {
    annex: 'strittig: nur in Anhang A',
    text: 'strittig: nur im Text der Spezifikation',
    '1.1': 'setzt ACAP-version: 1.1 voraus',
  },
};
