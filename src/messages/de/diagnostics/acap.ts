// The findings of ACAP 1.1: one row per code.
import type * as english from '../../en/diagnostics/acap.ts';
import { findingText } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { listAll } from '../counts.ts';

// What the fixes of ACAP do: one row per code of a fix.
export const acapFixWords = {
  'insert-colon': () => 'Doppelpunkt einfügen',
  'remove-blanks': () => 'Leerzeichen löschen',
  'insert-blank': () => 'Leerzeichen einfügen',
  'remove-line': () => 'Zeile löschen',
  'remove-that-line': ({ line }) => `Zeile ${line} löschen`,
  'replace-word': ({ text }) => `${text} schreiben`,
  'use-local-usage': ({ name }) => `Lokale Nutzung verwenden: (${name})`,
  'insert-root': () => 'Auf alle Ressourcen beziehen: /',
  'make-resource-set': ({ name }) => `Aus den Pfaden eine Ressourcenmenge bilden: ${name}`,
  'encode-blanks': ({ text }) => `Leerzeichen kodieren: ${text}`,
  'encode-characters': ({ text }) => `Prozentkodieren: ${text}`,
  'part-comment': () => 'Leerzeichen vor dem Kommentar einfügen',
  'set-version': () => 'Version 1.1 schreiben',
  'remove-colon': () => 'Löschen, was hinter der Direktive steht',
  'prepend-slash': ({ text }) => `Mit einem Schrägstrich beginnen: ${text}`,
  'path-only': ({ text }) => `Nur den Pfad behalten: ${text}`,
  'without-star': ({ text }) => `Platzhalter am Ende löschen: ${text}`,
  'swap-ends': ({ text }) => `Anfang und Ende des Bereichs vertauschen: ${text}`,
  'invert-mask': ({ text }) => `Maske umkehren: ${text}`,
  'wildcard-mask': ({ text }) => `Platzhaltermaske schreiben: ${text}`,
  'move-qualifier': ({ usage }) => `In eine Erlaubnis für ${usage} verschieben`,
  'join-list': () => 'Leerzeichen in der Liste löschen',
  'prefix-role': ({ text }) => `Rolle davorschreiben: ${text}`,
  disallow: () => 'Stattdessen ein Verbot schreiben',
  'remove-qualifier': ({ qualifiers }) => `${listAll(qualifiers)} löschen`,
  'remove-qualifiers': ({ text }) => `${text} löschen`,
  'keep-only': ({ text }) => `Nur ${text} behalten`,
  'make-list': ({ text }) => `Alle in einer Liste nennen: ${text}`,
  rename: ({ name }) => `In ${name} umbenennen`,
  'prohibit-standard': ({ usages }) => `${listAll(usages)} verbieten`,
  'move-to-definition': ({ name }) => `Einschränkungen in die Definition von ${name} verschieben`,
  'add-terms': ({ text }) => `${text} hinzufügen`,
  'remove-part': ({ name }) => `${name} löschen`,
  'permit-with': () => 'In eine Erlaubnis mit diesen Einschränkungen umwandeln',
  inline: ({ text }) => `Ausschreiben, wofür es steht: ${text}`,
  'extract-definition': ({ name }) => `Als ${name} definieren`,
  'join-lines': () => 'Zeilen verbinden',
  define: ({ text }) => `Definieren: ${text}`,
  'move-above': ({ name }) => `Definition von ${name} über diese verschieben`,
  'move-line': () => 'Zeile an ihren Platz verschieben',
  'move-up': () => 'Über den ersten ACAP-Abschnitt verschieben',
  'add-crawler': () => 'Daraus einen Abschnitt für alle Crawler machen',
  'split-record': () => 'Daraus zwei Abschnitte machen',
  'remove-empty': () => 'Löschen',
  'insert-line': ({ text }) => `${text} einfügen`,
  'add-version': () => 'ACAP-version: 1.1 hinzufügen',
  'raise-version': () => 'Version auf 1.1 anheben',
  'merge-fields': ({ line }) => `Alle Einschränkungen in Zeile ${line} sammeln`,
  'allow-crawl': ({ path }) => `Crawlen von ${path} erlauben`,
  'mirror-rule': ({ text, to }) =>
    to === 'acap'
      ? `In den ACAP-Abschnitten ergänzen: ${text}`
      : `In den herkömmlichen Abschnitten ergänzen: ${text}`,
  'ignore-conventional': () => 'ACAP-Crawler anweisen, herkömmliche Abschnitte zu übergehen',
} satisfies Translated<typeof english.acapFixWords>;

const PROHIBITS = 'Eine Erlaubnis, die ein Crawler nicht deuten kann, muss er als Verbot lesen.';
const SKIPPED = 'So, wie die Zeile dasteht, hat sie keine Wirkung.';
const NAMES =
  'Namen beginnen mit einem Buchstaben; dann folgen Buchstaben, Ziffern, Bindestriche, Unterstriche und Punkte.';
const NO_BLANK =
  'In der Grammatik steht dort kein Leerzeichen; manche Crawler erkennen das Feld vielleicht nicht.';
const NEWER =
  'Crawler übergehen das ganze Feld, und stattdessen gilt vielleicht eine weiter gefasste Erlaubnis.';
export const acapFindingWords = {
  'missing-colon': findingText(
    'Doppelpunkt fehlt',
    ({ name }) => `Hinter ${name} fehlt der Doppelpunkt.`,
    `Jedes Feld hat einen, außer der Direktive, herkömmliche Abschnitte zu übergehen. ${SKIPPED}`,
  ),
  'stray-space': findingText(
    'Leerzeichen vor einem Feld oder Doppelpunkt',
    ({ before }) => `Vor dem ${before === 'colon' ? 'Doppelpunkt' : 'Feld'} steht ein Leerzeichen.`,
    NO_BLANK,
  ),
  'unknown-field': findingText(
    'Unbekanntes Feld',
    ({ name }) => `„${name}“ ist kein Feld von ACAP.`,
    SKIPPED,
  ),
  'unknown-usage': findingText(
    'Unbekannte Nutzung',
    ({ usage }) => `${usage} ist keine Nutzungsart.`,
    'Es gibt vierzehn Standardnutzungen. Eine Nutzung, die diese Datei definiert, steht in Klammern.',
  ),
  'empty-value': findingText('Wert fehlt', ({ name }) => `${name} hat keinen Wert.`, SKIPPED),
  'empty-resource': findingText(
    'Ressource fehlt',
    () => 'Das Feld sagt nicht, um welche Ressourcen es geht.',
    'Ein leeres Disallow hat eine Bedeutung; ein Feld von ACAP ohne Ressource hat keine Wirkung.',
  ),
  'extra-token': findingText(
    'Ein Wert zu viel',
    ({ text }) => `${text} ist ein Wert zu viel.`,
    'Ein Feld hat einen Wert, und ein Wert enthält keine Leerzeichen. Mehrere Pfade gehören in eine Ressourcenmenge.',
  ),
  'bad-qualifier-syntax': findingText(
    'Keine Einschränkung',
    ({ text }) => `${text} ist keine Einschränkung.`,
    `Einschränkungen haben die Form Art=Wert, und Listen enthalten keine Leerzeichen. ${SKIPPED}`,
  ),
  'unknown-qualifier': findingText(
    'Unbekannte Einschränkung',
    ({ type }) => `${type} ist keine Einschränkung von ACAP.`,
    PROHIBITS,
  ),
  'qualifier-not-applicable': findingText(
    'Einschränkung passt nicht zur Nutzung',
    ({ type, usage }) => `${type} kann ${usage} nicht einschränken.`,
    PROHIBITS,
  ),
  'qualifier-usage-disputed': findingText(
    'Einschränkung bei dieser Nutzung strittig',
    ({ type, usage }) =>
      `Ob ${type} auch ${usage} einschränken darf, sagt die Spezifikation nicht einheitlich.`,
    'Der Text über die Einschränkung und die Checkliste in Anhang A weichen voneinander ab. Hier wird sie angenommen.',
  ),
  'bad-qualifier-value': findingText(
    'Wert passt nicht zur Einschränkung',
    ({ value, type }) => `${value} ist kein Wert für ${type}.`,
    PROHIBITS,
  ),
  'qualifier-value-chars': findingText(
    'Unzulässige Zeichen in einem Wert',
    ({ value }) => `${value} enthält Zeichen, die in keinem Wert stehen dürfen.`,
    'Anführungszeichen, Leerzeichen und Zeichen außerhalb von ASCII sind in einem Wert prozentkodiert.',
  ),
  'until-recrawl-alias': findingText(
    'Kurzform until-recrawl',
    () =>
      'Das Schlüsselwort heißt until-recrawled; until-recrawl steht nur in einem Beispiel der Spezifikation.',
    'Crawler, die sich an die Grammatik halten, kennen die Kurzform nicht.',
  ),
  'zero-limit': findingText(
    'Grenze von null',
    ({ value }) => `${value} erlaubt nichts.`,
    'Ein Verbot sagt dasselbe, und jeder Crawler versteht es.',
  ),
  'expired-date': findingText(
    'Erlaubnis abgelaufen',
    ({ date }) => `Die Erlaubnis ist am ${date} abgelaufen.`,
    'Was sie erlaubt hat, ist nicht mehr erlaubt.',
  ),
  'time-limit-combo': findingText(
    'Frist zu viel',
    ({ text }) => `${text} zählt neben den Fristen davor nicht.`,
    'Höchstens zwei Fristen zählen nur zusammen, wenn sie von verschiedener Art sind; dann zählt die, die zuerst endet.',
  ),
  'time-limit-plus-not-alone': findingText(
    'PLUS-Bedingungen neben einer Frist',
    ({ text }) => `${text} zählt neben einer anderen Frist nicht.`,
    'Die Bedingungen einer PLUS-Lizenz zählen nur als einzige Frist eines Felds.',
  ),
  'old-until-recrawled': findingText(
    'Alte Fassung nur bis zum nächsten Crawlen',
    () =>
      'Eine alte Fassung gibt es erst, wenn die Seite erneut gecrawlt wurde; deshalb erlaubt until-recrawled nichts.',
    'Eine Anzahl von Tagen lässt sich auch für alte Fassungen zählen.',
  ),
  'single-qualifier-repeated': findingText(
    'Einschränkung wiederholt',
    ({ text }) => `${text} zählt nicht: Nur die erste Einschränkung ihrer Art zählt.`,
    'Diese Einschränkung steht in einem Feld nur einmal.',
  ),
  'modification-dominated': findingText(
    'Änderung neben einem Wert für alle',
    ({ text }) => `${text} zählt neben einem Wert, der alles umfasst, nicht.`,
    'Steht any oder plus-terms unter den verbotenen Änderungen, werden die anderen übergangen.',
  ),
  'context-contradiction': findingText(
    'Rahmen verlangt und verboten',
    ({ text }) => `${text} verlangt den Rahmen, den dasselbe Feld verbietet.`,
    PROHIBITS,
  ),
  'rulesref-not-alone': findingText(
    'Verweis auf Regeln nicht allein',
    ({ text }) => `${text} zählt neben anderen Zielbedingungen nicht.`,
    'Regeln, auf die verwiesen wird, zählen nur als einzige Bedingung eines Felds.',
  ),
  'ip-range-reversed': findingText(
    'IP-Bereich verkehrt herum',
    ({ value }) => `In ${value} endet ein Bereich, bevor er beginnt.`,
    'Er enthält keine Adresse, also liegt kein Gerät darin.',
  ),
  'ip-mask-netmask': findingText(
    'Netzmaske statt Platzhaltermaske',
    ({ value }) => `Eine Maske in ${value} sieht wie eine Netzmaske aus.`,
    'In ACAP sind die Bits einer Maske frei, die 1 sind: Es ist eine Platzhaltermaske (wildcard mask), das Gegenteil einer Netzmaske.',
  ),
  'ip-cidr': findingText(
    'IP-Adresse mit Präfixlänge (CIDR)',
    ({ value }) => `${value} hat eine Präfixlänge.`,
    `ACAP beschreibt nur Platzhaltermasken. ${PROHIBITS}`,
  ),
  'ip-v6': findingText(
    'IPv6-Adresse',
    ({ value }) => `${value} enthält eine IPv6-Adresse.`,
    'Die Spezifikation zeigt nur IPv4; nicht jeder Crawler wird sie lesen.',
  ),
  'country-code-unknown': findingText(
    'Unbekannter Ländercode',
    ({ value }) => `${value} enthält einen Code, den kein Land nach ISO 3166 hat.`,
    'In einem solchen Land ist kein Gerät. Der Code des Vereinigten Königreichs ist GB.',
  ),
  'country-lists-conflict': findingText(
    'Zwei Arten von Länderlisten',
    ({ text }) => `${text} steht neben einer Liste der anderen Art.`,
    'Eine Liste erlaubter Länder verbietet schon alle anderen: Beide Listen zusammen können nur mehr verbieten.',
  ),
  'role-without-prefix': findingText(
    'Rolle nicht ausgeschrieben',
    ({ value }) => `${value} wird als relative Adresse gelesen, nicht als Rolle.`,
    'Rollen schreibt man the-acap:role:locator.',
  ),
  'aux-resource-not-crawlable': findingText(
    'Benötigte Ressource darf nicht gecrawlt werden',
    ({ uri, name }) =>
      `${uri} darf ${name === '' ? 'von keinem Crawler gecrawlt werden' : `von ${name} nicht gecrawlt werden`}.`,
    'Der Crawler darf die Ressource nicht abrufen, die er laut der Erlaubnis verwenden soll.',
  ),
  'prohibition-qualified': findingText(
    'Verbot mit Einschränkungen',
    ({ text }) => `Ein Verbot hat keine Einschränkungen, aber hier steht ${text}.`,
    `„Verboten, außer“ schreibt man als Erlaubnis mit Einschränkungen. ${SKIPPED}`,
  ),
  'prohibition-local-usage': findingText(
    'Verbot einer lokalen Nutzung',
    ({ name }) => `(${name}) lässt sich nicht verbieten: Das ist eine lokale Nutzung.`,
    `Ein Verbot nennt eine Standardnutzung. ${SKIPPED}`,
  ),
  'local-usage-qualified': findingText(
    'Einschränkung hinter einer lokalen Nutzung',
    ({ text }) => `${text} darf nicht hinter einer lokalen Nutzung stehen.`,
    `Ihre Einschränkungen gehören in ihre Definition. ${SKIPPED}`,
  ),
  'other-unqualified': findingText(
    'Andere Nutzungen ohne usage-ref',
    () => 'Andere Nutzungen sind hier ohne usage-ref erlaubt.',
    'Sie lassen sich nur zusammen mit einem Verweis auf ihre Bedingungen erlauben. Ohne ihn hat die Erlaubnis keine Wirkung.',
  ),
  'bad-defined-name': findingText(
    'Unzulässiger Name einer Definition',
    ({ name, of }) => `${name} ist kein Name für eine ${of === 'set' ? 'Ressourcenmenge' : 'Nutzung'}.`,
    NAMES,
  ),
  'bad-resource-set-ref': findingText(
    'Kein Verweis auf eine Ressourcenmenge',
    ({ text }) => `${text} ist kein Verweis auf eine Ressourcenmenge.`,
    `Die Form ist the-acap:resource-set:name. ${SKIPPED}`,
  ),
  'undefined-local-usage': findingText(
    'Nutzung nicht definiert',
    ({ name }) => `Die Nutzung (${name}) ist nicht definiert.`,
    'Das Feld bewirkt nichts.',
  ),
  'undefined-resource-set': findingText(
    'Ressourcenmenge nicht definiert',
    ({ name }) => `Die Ressourcenmenge ${name} ist nicht definiert.`,
    'Das Feld passt auf nichts.',
  ),
  'duplicate-name': findingText(
    'Name zweimal definiert',
    ({ name }) => `${name} ist weiter oben schon definiert.`,
    'Die erste Definition zählt; diese hat keine Wirkung.',
  ),
  'definition-incomplete': findingText(
    'Unvollständige Definition',
    ({ name, lacks }) =>
      `Die Definition von ${name} ${lacks === 'qualifier' ? 'hat keine Einschränkung' : 'besteht nur aus dem Namen'}.`,
    SKIPPED,
  ),
  'definition-base-local': findingText(
    'Definition auf lokaler Nutzung',
    ({ text }) => `${text} lässt sich nicht einschränken: Das ist eine lokale Nutzung.`,
    `Eine eingeschränkte Nutzung beruht auf einer Standardnutzung. ${SKIPPED}`,
  ),
  'composite-qualified': findingText(
    'Einschränkung in zusammengesetzter Nutzung',
    ({ text }) => `${text} darf nicht in einer zusammengesetzten Nutzung stehen.`,
    `Eine eingeschränkte Nutzung wird eigens definiert und in Klammern genannt. ${SKIPPED}`,
  ),
  'composite-nesting': findingText(
    'Zusammengesetzte Nutzung in einer anderen',
    ({ name }) => `(${name}) ist eine zusammengesetzte Nutzung in einer anderen.`,
    'Eine zusammengesetzte Nutzung besteht nur aus Standardnutzungen und eingeschränkten Nutzungen; dieser Teil bewirkt nichts.',
  ),
  'set-nesting': findingText(
    'Menge in einer Menge',
    ({ text }) => `${text} ist eine Menge in einer Menge.`,
    `Eine Menge enthält nur Pfadmuster. ${SKIPPED}`,
  ),
  'definition-order': findingText(
    'Definition steht zu weit unten',
    ({ name }) => `(${name}) wird hier verwendet, bevor es definiert ist.`,
    'Eine Definition steht vor denen, die sich auf sie stützen.',
  ),
  'definition-after-record': findingText(
    'Definition unter einem Abschnitt',
    ({ name }) => `${name} ist unter einem Abschnitt definiert.`,
    'Definitionen stehen vor dem ersten Abschnitt; diese hat keine Wirkung.',
  ),
  'wrapped-definition': findingText(
    'Definition umbrochen',
    ({ name }) => `${name} hat in seiner Zeile keinen Wert.`,
    'Ein Feld ist eine Zeile; die Spezifikation bricht lange Felder nur im Druck um.',
  ),
  'bad-version': findingText(
    'Keine Version',
    ({ version }) => (version === '' ? 'Die Version fehlt.' : `${version} ist keine Version.`),
    'Versionen sehen aus wie 1.1. So, wie sie ist, gilt die Datei als Version 1.0.',
  ),
  'version-needs-space': findingText(
    'Leerzeichen vor der Version fehlt',
    () => 'Vor der Version fehlt ein Leerzeichen.',
    'Die gedruckte Grammatik verlangt hier eines, und nur hier.',
  ),
  'version-newer': findingText(
    'Neuere Version',
    ({ version }) => `Version ${version} ist neuer als 1.1, die letzte, die hier bekannt ist.`,
    'Was sie neu gebracht haben mag, wird als etwas gelesen, das sich nicht deuten lässt.',
  ),
  'version-unsupported': findingText(
    'Unbekannte Version',
    ({ version }) => `Version ${version} ist hier nicht bekannt.`,
    'Veröffentlicht wurden nur 1.0 und 1.1. Kein Feld dieser Datei wird gelesen.',
  ),
  'feature-newer-than-version': findingText(
    'Neuer als die angegebene Version',
    ({ text, isStated }) =>
      `${text} gibt es seit Version 1.1, und die Datei nennt ${isStated ? 'eine ältere' : 'keine'}.`,
    NEWER,
  ),
  'version-misplaced': findingText(
    'Version an falscher Stelle',
    ({ name }) => `${name} ist nicht das erste Feld von ACAP.`,
    'Unter einer Definition oder einem Abschnitt wird die Version nicht gelesen.',
  ),
  'duplicate-version': findingText(
    'Version zweimal angegeben',
    ({ name }) => `${name} steht hier zum zweiten Mal.`,
    'Die erste Angabe zählt.',
  ),
  'comment-version-mismatch': findingText(
    'Kommentar nennt eine andere Version',
    ({ comment, field }) => `Der Kommentar nennt Version ${comment}, das Feld ${field}.`,
    'Das Feld zählt.',
  ),
  'version-in-comment': findingText(
    'Version nur in einem Kommentar',
    ({ version }) =>
      `Diese Zeile ist ein Kommentar, darum hat die Datei keine Versionszeile: ${version} wird nicht gelesen.`,
    'Ohne Versionszeile lesen Crawler die Datei als 1.0.',
  ),
  'missing-acap-comment': findingText(
    'ACAP-Kommentar fehlt',
    () => 'Die Datei hat keinen Kommentar, der ACAP ankündigt.',
    'Die Spezifikation empfiehlt ##ACAP version= als erste Zeile.',
  ),
  'ignore-conventional-colon': findingText(
    'Direktive mit Doppelpunkt oder Wert',
    () => 'Die Direktive, herkömmliche Abschnitte zu übergehen, hat weder Doppelpunkt noch Wert.',
    SKIPPED,
  ),
  'ignore-conventional-late': findingText(
    'Direktive unter einer Definition',
    ({ name }) => `${name} steht unter einer Definition.`,
    'Die Direktive gehört vor die Definitionen.',
  ),
  'ignore-conventional-misplaced': findingText(
    'Direktive unter einem Abschnitt',
    ({ name }) => `${name} steht unter einem Abschnitt.`,
    'Die Direktive gehört vor die Definitionen; hier hat sie keine Wirkung.',
  ),
  'bad-crawler-name': findingText(
    'Unzulässiger Name eines Crawlers',
    ({ name }) => `${name} ist kein Name eines Crawlers.`,
    `Namen beginnen mit einem Buchstaben und sind in ASCII; * allein steht für jeden Crawler. ${SKIPPED}`,
  ),
  'crawler-name-wildcard': findingText(
    'Stern im Namen eines Crawlers',
    ({ name }) => `Der Stern in ${name} ist ein Zeichen wie jedes andere.`,
    'Ein Platzhalter ist er nur als ganzer Name.',
  ),
  'crawler-name-start': findingText(
    'Name eines Crawlers beginnt mit einer Ziffer',
    ({ name }) => `${name} beginnt mit einer Ziffer.`,
    'Solche Namen kennt die Grammatik nicht; manche Crawler erkennen ihren eigenen Namen vielleicht nicht.',
  ),
  'any-crawler-not-alone': findingText(
    'Stern neben anderen Crawlern',
    () => 'Ein Abschnitt für alle Crawler nennt auch einzelne.',
    '* steht in seinem Abschnitt allein.',
  ),
  'orphan-field': findingText(
    'Feld in keinem Abschnitt',
    ({ name }) => `${name} steht über der ersten Crawler-Zeile.`,
    'Das Feld gehört zu keinem Abschnitt und hat keine Wirkung.',
  ),
  'empty-record': findingText(
    'Leerer Abschnitt',
    ({ name }) => `Der Abschnitt von ${name} ist leer.`,
    'Ein Abschnitt braucht mindestens ein Feld für seine Crawler.',
  ),
  'empty-subrecord': findingText(
    'Leerer Unterabschnitt',
    ({ purpose }) => `Auf den Zweck ${purpose} folgt kein Feld.`,
    'Die Felder für einen Zweck stehen darunter; ohne sie hat der Zweck keine Wirkung.',
  ),
  'reference-not-alone': findingText(
    'Verweis nicht allein im Abschnitt',
    ({ name }) => `${name} teilt sich einen Abschnitt mit einem Verweis.`,
    'Ein Abschnitt mit einem Verweis enthält sonst nichts; die spätere Zeile hat keine Wirkung.',
  ),
  'reference-chain': findingText(
    'Verweis auf einen Verweis',
    ({ locator, inner }) => `${locator} verweist weiter auf ${inner}.`,
    'Eine Datei, auf die verwiesen wird, darf nicht auf eine andere verweisen. Bis dahin gilt jede Nutzung als verboten.',
  ),
  'reference-missing': findingText(
    'Datei, auf die verwiesen wird, fehlt',
    ({ locator }) => `${locator} fehlt hier unter den Dateien dieser Website.`,
    'Was sie erlaubt, ist nicht bekannt: Bis die Datei hinzugefügt ist, gilt jede Nutzung als verboten.',
  ),
  'action-in-subrecord': findingText(
    'Anforderung im Unterabschnitt',
    ({ name }) => `${name} steht unter einem Nutzungszweck.`,
    'Anforderungen gehören zum ganzen Abschnitt; hier hat das Feld keine Wirkung.',
  ),
  'bad-action': findingText(
    'Unbekannte Anforderung',
    ({ action }) => `${action} lässt sich nicht anfordern.`,
    'Anfordern lassen sich take-down und re-crawl.',
  ),
  'wildcard-in-locator': findingText(
    'Platzhalter in einer Adresse',
    ({ text }) => `${text} enthält einen Platzhalter.`,
    `Eine Anforderung oder ein Verweis betrifft eine einzige Ressource. ${SKIPPED}`,
  ),
  'locator-no-leading-slash': findingText(
    'Adresse ohne Schrägstrich am Anfang',
    ({ text }) => `${text} beginnt nicht mit einem Schrägstrich.`,
    'Die Adresse wird von der Wurzel der Website aus gelesen und sollte auch so geschrieben sein.',
  ),
  'dollar-not-last': findingText(
    'Dollarzeichen nicht am Ende',
    ({ text }) => `In ${text} steht ein $, das nicht das letzte Zeichen ist.`,
    `$ kennzeichnet das Ende eines Pfads; ein Dollarzeichen in einem Pfad schreibt man %24. ${SKIPPED}`,
  ),
  'pattern-bad-char': findingText(
    'Unzulässige Zeichen im Muster',
    ({ text }) => `${text} enthält Zeichen, die in keinem Pfad stehen dürfen.`,
    `Sie werden prozentkodiert. ${SKIPPED}`,
  ),
  'pattern-absolute-uri': findingText(
    'Ganze Adresse statt eines Pfads',
    ({ text }) => `${text} ist eine ganze Adresse, wo ein Pfad hingehört.`,
    SKIPPED,
  ),
  'pattern-network-path': findingText(
    'Muster beginnt mit zwei Schrägstrichen',
    ({ text }) => `${text} beginnt mit zwei Schrägstrichen wie ein Host.`,
    'Kein Pfad der Website beginnt so.',
  ),
  'pattern-no-leading-slash': findingText(
    'Muster ohne Schrägstrich am Anfang',
    ({ text }) => `${text} beginnt weder mit einem Schrägstrich noch mit *.`,
    'Jeder Pfad beginnt mit einem Schrägstrich; deshalb passt das Muster nie.',
  ),
  'pattern-query': findingText(
    'Fragezeichen im Muster',
    ({ text }) => `${text} enthält ein Fragezeichen.`,
    'Die gedruckte Grammatik kennt keine Querys, aber Crawler vergleichen sie in der Regel mit.',
  ),
  'pattern-trailing-star': findingText(
    'Platzhalter am Ende',
    ({ text }) => `${text} endet mit einem Platzhalter.`,
    'Das Muster passt dadurch auf nichts weiter, gilt aber als enger.',
  ),
  'hash-in-value': findingText(
    'Rautezeichen im Wert',
    ({ value }) => `Das Rautezeichen hinter ${value} beginnt einen Kommentar.`,
    'Alles ab dort ist abgeschnitten. Ein Rautezeichen in einem Wert schreibt man %23.',
  ),
  'conflict-tie': findingText(
    'Zugleich erlaubt und verboten',
    ({ usage, pattern, line }) =>
      `Für ${pattern} erlaubt eine der beiden Zeilen, diese und Zeile ${line}, ${usage}, und die andere verbietet es.`,
    'Keines von beiden ist enger gefasst, also ist es immer verboten.',
  ),
  'permission-tie-qualifiers': findingText(
    'Erlaubnis mit anderen Einschränkungen wiederholt',
    ({ usage, pattern, line }) =>
      `${usage} ist für ${pattern} in Zeile ${line} mit anderen Einschränkungen erlaubt.`,
    'Alle Einschränkungen für eine Nutzung einer Ressource gehören in ein Feld; die Spezifikation rechnet Felder nicht zusammen.',
  ),
  'dollar-star-scope': findingText(
    'Platzhalter gewinnt gegen das Ende des Pfads',
    ({ usage, pattern, other, line }) =>
      `Für ${usage} steht ${pattern} gegen ${other} in Zeile ${line}, und der Platzhalter gewinnt.`,
    'Nach den Regeln ist ein Muster mit Platzhalter enger als eines mit einem Zeichen für das Ende, obwohl dieses nur auf einen einzigen Pfad passt.',
  ),
  'scope-incomparable': findingText(
    'Muster nicht vergleichbar',
    ({ usage, pattern, other, line }) =>
      `Für ${usage} lassen sich ${pattern} und ${other} in Zeile ${line} nicht vergleichen.`,
    'Wo beide passen, ist es verboten.',
  ),
  'basic-derived-overlap': findingText(
    'Widerspruch zu present',
    ({ usage, pattern, other, line }) =>
      `${usage} für ${pattern} widerspricht present für ${other} in Zeile ${line}.`,
    'Der engere Pfad entscheidet, nicht die engere Nutzung.',
  ),
  'shadowed-by-named': findingText(
    'Crawler hat ein eigenes Feld',
    ({ usage, pattern, name, line }) =>
      `${name} hat in Zeile ${line} ein eigenes Feld für ${usage}; deshalb gilt ${pattern} für diesen Crawler nicht.`,
    'Ein Feld für einen namentlich genannten Crawler geht denen für alle Crawler vor, gleich, welche Pfade sie haben.',
  ),
  'needs-crawl': findingText(
    'Erlaubt, aber Crawlen verboten',
    ({ usage, pattern, denied, line }) =>
      `${usage} ist für ${pattern} erlaubt, aber Zeile ${line} verbietet, ${denied} zu crawlen.`,
    'Ohne Crawlen kann es nicht dazu kommen.',
  ),
  'copy-needs-preserve': findingText(
    'Kopie erlaubt, aber Aufbewahren verboten',
    ({ usage, pattern, denied, line }) =>
      `${usage} ist für ${pattern} erlaubt, aber Zeile ${line} verbietet, ${denied} aufzubewahren.`,
    'Es darf keine Kopie aufbewahrt werden, die sich zeigen ließe.',
  ),
  'conventional-after-acap': findingText(
    'Herkömmliche Zeilen unter ACAP',
    ({ name }) => `${name} und die herkömmlichen Zeilen dabei stehen unter dem ersten ACAP-Abschnitt.`,
    'Crawler, die ACAP lesen, übergehen sie dort; andere Crawler lesen sie.',
  ),
  'conventional-conflict': findingText(
    'Widerspruch zu herkömmlichen Regeln',
    ({ path, name, url }) =>
      `${path} widerspricht den ACAP-Abschnitten: Sie sagen etwas anderes darüber, ob ${name === '' ? 'ein beliebiger Crawler' : name} ${url} crawlen darf.`,
    'Die Spezifikation regelt das nur für gleiche Muster; das Ergebnis hängt deshalb vom Crawler ab.',
  ),
  'no-records': findingText(
    'ACAP ohne Abschnitte',
    ({ text }) => `${text} kündigt ACAP an, aber es folgt kein Abschnitt.`,
    'Ohne Abschnitt ist nichts erlaubt oder verboten.',
  ),
} satisfies Translated<typeof english.acapFindingWords>;
