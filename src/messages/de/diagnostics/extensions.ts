// The findings of extension lines: one row per code of a finding or a fix.
import type * as english from '../../en/diagnostics/extensions.ts';
import { findingText } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll } from '../counts.ts';
import { purposeWords } from '../formats/extensions.ts';
import { readersNamed } from '../readers.ts';

const SKIPPED =
  'Eine Zeile, die sich nicht lesen lässt, verlangt nichts; die anderen Zeilen der Datei werden gelesen.';
const URL =
  'Der Wert ist eine vollständige URL mit Schema und Host, zum Beispiel https://www.example.com/sitemap.xml.';
const BLANK_IN_URL =
  'In einer URL schreibt man ein Leerzeichen als %20, und eine Zeile hat nur eine Adresse.';
const DELAY = 'Der Wert ist die Anzahl der Sekunden zwischen zwei Anfragen, ohne Vorzeichen und Einheit.';
const HOST =
  'Nur Yandex hat dieses Feld je gelesen, und auch das nur bis 2018. Richten Sie stattdessen eine Weiterleitung auf den Haupthost ein.';
const CLEAN =
  'Yandex liest Parameter, die durch „&“ verbunden sind, und hinter einem Leerzeichen einen Pfad. Eine Zeile, die anders geschrieben ist, hat keine Wirkung.';
const RATE =
  'Der Wert ist Seiten/Zeit, zum Beispiel 1/10, auch mit einer Einheit (s, m, h) und Uhrzeiten in UTC: 1/10m 0600-0845.';
const HOURS = 'Der Wert ist ein Paar von Uhrzeiten mit vier Ziffern in UTC, zum Beispiel 0600-0845.';
const NOINDEX =
  'Google hat diese Zeile bis zum 1. September 2019 inoffiziell beachtet; seither ist kein Leser bekannt, der sie liest. Ein Robots-META-Tag oder ein Header X-Robots-Tag wirkt, wenn die Seite abgerufen werden darf.';
const SIGNALS =
  'Der Wert besteht aus Paaren wie search=yes, ai-input=no, ai-train=no, durch Kommas getrennt. Ein Paar, das sich nicht lesen lässt, wird übergangen, die anderen zählen.';
const USAGE =
  'Der Wert besteht aus Bezeichnungen mit y oder n, zum Beispiel train-ai=n, search=y; davor kann ein Pfad stehen.';
const OTHER_LABELS = 'Andere Bezeichnungen werden übergangen.';
const UNKNOWN_PURPOSES = 'Unbekannte Zwecke werden übergangen.';
const GROUP = 'Diese Zeilen gehören zu dem Abschnitt, in dem sie stehen (RFC 9309 2.2).';

/** Names of crawlers; '' is any other crawler. The same in every grammatical case. */
const robots = (names: readonly string[]) =>
  listAll(names.map((name) => (name === '' ? 'Crawler ohne eigenen Abschnitt' : name)));

/** The number of lines that a message lists. */
const MAX_LISTED_LINES = 11;

/** More lines that do not end a record. */
const nor = (lines: readonly number[]) => {
  if (lines.length === 0) return '';
  if (lines.length > MAX_LISTED_LINES) return ` Auch ${lines.length} weitere Zeilen beenden keinen.`;
  return ` Auch ${lines.length === 1 ? 'Zeile' : 'die Zeilen'} ${listAll(lines.map(String))} ${lines.length === 1 ? 'beendet' : 'beenden'} keinen.`;
};

/** The crawlers that a name in a record applies to. */
const robotsOf = (name: string) => robots([name === '*' ? '' : name]);
const numberOfOthers = (count: number) => (count === 1 ? 'einen weiteren Namen' : `${count} weitere Namen`);

/** Names with the dates of their sources. */
const listDated = (dated: readonly { readonly who: string; readonly date: string }[]): string =>
  listAll(dated.map(({ who, date }) => `${who} (${formatDay(date)})`));

export const extensionFindingWords = {
  R070: findingText(
    'Sitemap ohne vollständige URL',
    ({ value: url }) =>
      `${url} ist keine vollständige URL und nennt deshalb keine Sitemap. Davor gehören Schema und Host, zum Beispiel https://www.example.com/sitemap.xml.`,
    'Crawler ergänzen Schema und Host nicht selbst.',
  ),
  R071: {
    title: 'Feld, das nur manche lesen',
    message: ({ name, heeding }) =>
      heeding.length > 0
        ? `Nicht jeder Crawler liest ${name}. Nach eigenen Angaben tun es: ${listDated(heeding)}.`
        : `${name} steht nicht in RFC 9309, und keine Quelle sagt, wer es liest.`,
    why: 'Ein Leser, der ein Feld nicht kennt, übergeht dessen Zeilen. Die Liste ist nicht vollständig; auch andere Crawler können das Feld lesen.',
  },
  'SIT-EMPTY': findingText('Sitemap ohne Adresse', () => 'Sitemap hat keine Adresse.', URL),
  'SIT-BLANK': findingText(
    'Leerzeichen in einer Sitemap-Adresse',
    ({ value: url }) => `In ${url} steht ein Leerzeichen.`,
    BLANK_IN_URL,
  ),
  'SIT-SCHEME': findingText(
    'Sitemap nicht im Web',
    ({ text: scheme }) => `Über ${scheme} rufen Crawler keine Sitemaps ab.`,
    'Zulässig ist hier jede URL, aber Crawler rufen Sitemaps über http und https ab.',
  ),
  'SIT-CLOSED': {
    title: 'Sitemap ist Crawlern verboten',
    message: ({ url, line, count, crawlers }) =>
      `${url} ist als Sitemap genannt, aber Zeile ${line} verbietet den Abruf für ${robots(crawlers)}${count > 1 ? `, ebenso bei ${count - 1} weiteren` : ''}.`,
    why: 'Eine Sitemap-Zeile erlaubt nichts: Ein Crawler, der die Adresse der Sitemap nicht abrufen darf, liest sie nicht und erfährt durch sie von keiner Seite. Crawler, die ein Abschnitt nennt und von der ganzen Website oder bis auf einige Pfade fernhält, sind nicht mitgezählt.',
  },
  'SIT-HTTP': findingText(
    'Sitemap ohne Verschlüsselung',
    ({ url, host }) => `${url} wird unverschlüsselt abgerufen, ${host} ist aber über https erreichbar.`,
    'Suchmaschinen halten http und https für verschiedene Websites und nehmen Adressen der anderen vielleicht nicht an.',
  ),
  'SIT-TWICE': findingText(
    'Sitemap zweimal genannt',
    ({ url, line }) => `${url} ist schon in Zeile ${line} genannt.`,
    'Die zweite Zeile fügt nichts hinzu.',
  ),
  'SIT-OTHER-HOST': findingText(
    'Sitemap auf einem anderen Host',
    ({ host, own }) => `Die Sitemap liegt auf ${host}, die Website ist ${own}.`,
    'Ein anderer Host ist erlaubt. Suchmaschinen verlangen vielleicht einen Nachweis, dass beide zusammengehören.',
  ),
  'CRD-EMPTY': findingText(
    'Crawl-delay ohne Wert',
    () => 'Crawl-delay hat keinen Wert.',
    `${DELAY} ${SKIPPED}`,
  ),
  'CRD-NOT-NUMBER': findingText(
    'Crawl-delay ist keine Zahl',
    ({ value }) => `${value} ist keine Anzahl von Sekunden.`,
    `${DELAY} ${SKIPPED}`,
  ),
  'CRD-DECIMAL': findingText(
    'Crawl-delay mit Nachkommastellen',
    ({ text: value }) => `${value} ist keine ganze Zahl: Manche Leser übergehen die Zeile.`,
    'Pythons urllib zum Beispiel liest nur Ziffern.',
  ),
  'CRD-LARGE': findingText(
    'Sehr langes Crawl-delay',
    ({ text: value }) => `${value} Sekunden sind mehr, als Leser mit bekannter Obergrenze befolgen.`,
    'Bei Bing und Majestic soll bei 30 Sekunden Schluss sein.',
  ),
  'CRD-CONFLICT': findingText(
    'Zwei Werte von Crawl-delay in einem Abschnitt',
    ({ value, first, line }) =>
      `Crawl-delay ${value} steht in einem Abschnitt, der in Zeile ${line} schon den Wert ${first} hat.`,
    'Die Leser weichen voneinander ab: Manche nehmen den kleinsten Wert, manche den letzten. Gatepost zeigt den größten, der den Server am meisten schont.',
  ),
  'CRD-IGNORED': {
    title: 'Crawl-delay für einen Crawler, der es nicht liest',
    message: ({ crawlers }) =>
      crawlers.length > 1
        ? `Von ${listAll(crawlers)} ist bekannt, dass sie Crawl-delay nicht lesen.`
        : `Von ${listAll(crawlers)} ist bekannt, dass er Crawl-delay nicht liest.`,
    why: 'Die Betreiber sagen es, oder ihre Parser führen das Feld als nicht unterstützt auf. Diese Crawler werden langsamer, wenn der Server mit 429 oder 503 antwortet.',
  },
  'CRD-CLOSED': findingText(
    'Crawl-delay für Crawler, die nichts abrufen dürfen',
    ({ value, line }) => `Crawl-delay ${value} richtet sich an Crawler, denen Zeile ${line} alles verbietet.`,
    'Ein Crawler, der nichts abrufen darf, braucht keine Wartezeit.',
  ),
  'HOST-EMPTY': findingText('Host ohne Wert', () => 'Host hat keinen Wert.', HOST),
  'HOST-BAD': findingText('Kein Hostname', ({ text: value }) => `${value} ist kein Hostname.`, HOST),
  'HOST-PATH': findingText(
    'Host mit Pfad',
    ({ text: path }) => `Hinter dem Host steht ${path}, aber ein Host hat keinen Pfad.`,
    HOST,
  ),
  'HOST-OBSOLETE': findingText(
    'Host wird nicht mehr gelesen',
    () => 'Es ist kein Leser bekannt, der Host noch liest.',
    HOST,
  ),
  'HOST-TWICE': findingText(
    'Host zweimal genannt',
    ({ value, line }) => `Host ${value}: Zeile ${line} nennt schon einen Host.`,
    HOST,
  ),
  'CLP-EMPTY': findingText('Clean-param ohne Parameter', () => 'Clean-param nennt keinen Parameter.', CLEAN),
  'CLP-EXTRA': findingText(
    'Clean-param mit zu vielen Werten',
    ({ text: words }) => `${words} ist zu viel: Eine Zeile hat nur einen Pfad.`,
    CLEAN,
  ),
  'CLP-BLANK-SEPARATED': findingText(
    'Parameter durch Leerzeichen getrennt',
    ({ text: words }) =>
      `${words} steht, wo der Pfad erwartet wird, und beginnt nicht mit einem Schrägstrich.`,
    `${CLEAN} Manche Anleitungen trennen Parameter durch Leerzeichen; Yandex nicht.`,
  ),
  'CLP-NAME': findingText(
    'Clean-param: Ein Name fehlt',
    ({ text: name }) =>
      name === '&' ? 'Neben „&“ fehlt ein Name.' : `${name} ist kein Name eines Parameters.`,
    `${CLEAN} Ein Name steht ohne „?“ und ohne seinen Wert.`,
  ),
  'CLP-LONG': findingText(
    'Clean-param zu lang',
    ({ value }) => `Der Wert hat ${value.length} Zeichen; gelesen werden 500.`,
    CLEAN,
  ),
  'CLP-PATH-CHAR': findingText(
    'Zeichen im Pfad von Clean-param',
    ({ text: characters }) => `„${characters}“ darf im Pfad von Clean-param nicht stehen.`,
    `${CLEAN} Nur Buchstaben, Ziffern und . - / * _ dürfen in einem Pfad stehen.`,
  ),
  'CLP-DISALLOWED': findingText(
    'Clean-param für verbotene Adressen',
    ({ name, line, path }) =>
      `${name} ändert keine Seite, sagt diese Zeile, aber Zeile ${line} (${path}) verbietet die Adressen damit.`,
    'Adressen, die nicht abgerufen werden dürfen, lassen sich nicht als Kopien einer anderen erkennen. Yandex zieht bei solchen Adressen Clean-param einem Disallow vor.',
  ),
  'CLP-TWICE': findingText(
    'Parameter zweimal genannt',
    ({ name, line }) => `${name} ist schon in Zeile ${line} genannt, für denselben Pfad.`,
    'Die zweite Nennung fügt nichts hinzu.',
  ),
  'RRT-EMPTY': findingText(
    'Request-rate ohne Wert',
    () => 'Request-rate hat keinen Wert.',
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-FORM': findingText(
    'Keine Rate',
    ({ text: value }) => `${value} ist keine Rate.`,
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-WINDOW': findingText(
    'Uhrzeiten einer Rate unzulässig',
    ({ text: window }) => `${window} ist kein Paar von Uhrzeiten.`,
    `${RATE} ${SKIPPED}`,
  ),
  'RRT-UNIT': findingText(
    'Rate mit Einheit oder Uhrzeiten',
    ({ text: value }) => `${value} hat eine Einheit oder Uhrzeiten: Manche Leser übergehen die Zeile.`,
    'Pythons urllib liest nur zwei Zahlen und einen Schrägstrich. Eine Zeile mit einem anderen Wert zählt dort trotzdem als Teil ihres Abschnitts.',
  ),
  'RRT-PACE': findingText(
    'Rate weicht von Crawl-delay ab',
    ({ rate, delay, line }) =>
      `Request-rate ${rate} bedeutet ein anderes Tempo als Crawl-delay ${delay} in Zeile ${line}.`,
    'Beide werden von verschiedenen Crawlern gelesen, also verlangt die Datei zwei verschiedene Tempi.',
  ),
  'RRT-OVERLAP': findingText(
    'Zwei Raten für dieselbe Zeit',
    ({ rate, other, line }) => `${rate} steht neben ${other} in Zeile ${line}, für dieselbe Zeit.`,
    'Zu jeder Zeit kann nur eine Rate zählen; Gatepost nimmt die erste.',
  ),
  'VIS-EMPTY': findingText(
    'Visit-time ohne Wert',
    () => 'Visit-time hat keinen Wert.',
    `${HOURS} ${SKIPPED}`,
  ),
  'VIS-FORM': findingText(
    'Kein Paar von Uhrzeiten',
    ({ text: value }) => `${value} ist kein Paar von Uhrzeiten.`,
    `${HOURS} ${SKIPPED}`,
  ),
  'NOI-EMPTY': findingText('Noindex ohne Pfad', () => 'Noindex hat keinen Pfad.', NOINDEX),
  'NOI-PATH': findingText(
    'Noindex: kein Pfad',
    ({ text: path }) =>
      `${path} beginnt weder mit einem Schrägstrich noch mit einem Stern, ist also kein Pfad.`,
    NOINDEX,
  ),
  'NOI-OBSOLETE': findingText(
    'Noindex wird nicht mehr gelesen',
    () => 'Es ist kein Leser bekannt, der Noindex noch liest.',
    NOINDEX,
  ),
  'NOI-CLOSED': findingText(
    'Noindex für einen verbotenen Pfad',
    ({ path, line }) =>
      `${path} soll nicht indexiert werden, aber durch Zeile ${line} bekommen Crawler das nicht zu sehen.`,
    'Eine Seite, die nicht abgerufen werden darf, kann mit ihrer Adresse in einem Index bleiben: Was sie selbst dazu sagt, wird nicht gesehen.',
  ),
  'NOI-ALONE': findingText(
    'Nur Noindex hält den Pfad aus einem Index',
    ({ path }) =>
      `Nur diese Zeile hält ${path} aus einem Index heraus, und es ist kein Leser bekannt, der sie liest.`,
    NOINDEX,
  ),
  'RSL-EMPTY': findingText('License ohne Adresse', () => 'License hat keine Adresse.', URL),
  'RSL-NOT-ABSOLUTE': findingText(
    'License ohne vollständige URL',
    ({ text: url }) => `${url} ist keine vollständige URL und nennt deshalb keine Lizenz.`,
    URL,
  ),
  'RSL-BLANK': findingText(
    'Leerzeichen in einer Lizenzadresse',
    ({ value: url }) => `In ${url} steht ein Leerzeichen.`,
    BLANK_IN_URL,
  ),
  'RSL-IN-RECORD': findingText(
    'License nur für einen Abschnitt',
    ({ url, place }) =>
      place === 'after'
        ? `Die Lizenz ${url} steht unter dem letzten Abschnitt. Manche Crawler lesen sie vielleicht nur als dessen Teil.`
        : `Die Lizenz ${url} gilt nur für die Crawler dieses Abschnitts.`,
    'Nach RSL 1.0 nutzen Crawler, deren Abschnitt eine License-Zeile hat, diese statt der globalen; für andere gilt sie nicht.',
  ),
  'LIN-GLUE': {
    title: 'Zeile verbindet zwei Abschnitte',
    message: ({ name, line, above, below, others }) =>
      `${name} beendet den Abschnitt von ${above} nicht: Er läuft in Zeile ${line} weiter und ist mit dem von ${below} ein einziger.${nor(others)}`,
    why: `${GROUP} Nur Allow und Disallow beenden die Liste der User-Agents; eine Leerzeile tut es nicht. Die Regeln darunter gelten für alle.`,
  },
  'LIN-ORPHAN': findingText(
    'Zeile in keinem Abschnitt',
    ({ name, parted }) =>
      parted === undefined
        ? `${name} steht in keinem Abschnitt und richtet sich deshalb an keinen Crawler: Darüber steht keine User-agent-Zeile.`
        : `${name} steht für ${readersNamed(parted.readers)} in keinem Abschnitt: Die leere Zeile ${parted.line} beendet den von ${parted.agent}. Wo eine leere Zeile nichts bedeutet, gehört ${name} zu diesem Abschnitt.`,
    `${GROUP} Über der ersten User-agent-Zeile gibt es keinen. Nach den Spezifikationen von 1994 und 1996, für data.txt, für Yandex und für Pythons urllib vor 3.13.14 und 3.14.5 endet er auch an einer Leerzeile.`,
  ),
  'POL-MIXED': {
    title: 'Schalter teilt Regeln mit Crawlern',
    message: ({ token, crawlers }) =>
      `${token} ist ein Schalter und teilt sich die Regeln mit ${listAll(crawlers)}, ${crawlers.length > 1 ? 'und das sind Crawler' : 'und das ist ein Crawler'}.`,
    why: 'Eine Änderung an einer Regel für die Crawler ändert auch, was mit dem Abgerufenen geschehen darf, und umgekehrt.',
  },
  'CSG-EMPTY': findingText('Content-Signal ohne Wert', () => 'Content-Signal hat keinen Wert.', SIGNALS),
  'CSG-PATH': findingText(
    'Content-Signal mit Pfad',
    ({ text: path }) => `${path} ist ein Pfad, aber Signale gelten für die ganze Website.`,
    `${SIGNALS} Bei Content-Usage kann ein Pfad stehen.`,
  ),
  'CSG-SEPARATOR': findingText(
    'Signale nicht durch Kommas getrennt',
    () => 'Die Signale sind durch ein Semikolon getrennt statt durch ein Komma.',
    `${SIGNALS} Eine Zeile mit einem Semikolon wird ganz übergangen.`,
  ),
  'CSG-PAIR': findingText(
    'Nicht Zweck und Antwort',
    ({ text }) => `${text} ist kein Paar aus Zweck und Antwort.`,
    SIGNALS,
  ),
  'CSG-VALUE': findingText(
    'Ungültiger Wert eines Signals',
    ({ text }) => `Der Wert in ${text} ist nicht gültig.`,
    `${SIGNALS} Ein Zweck ist yes oder no; use ist immediate, reference oder full. Die Buchstaben y und n gehören zu Content-Usage.`,
  ),
  'CSG-CONFLICT': findingText(
    'Signale widersprechen sich',
    ({ text }) => `${text} widerspricht dem, was vorher in der Zeile steht.`,
    'Keine Spezifikation sagt, welches davon zählt, also entscheidet keines.',
  ),
  'CSG-TRAILING': findingText('Komma am Ende', () => 'Die Zeile endet mit einem Komma.', SIGNALS),
  'CSG-KEY': findingText(
    'Unbekannter Zweck eines Signals',
    ({ text }) => `${text} nennt keinen bekannten Zweck.`,
    `${SIGNALS} ${UNKNOWN_PURPOSES}`,
  ),
  'CSG-USE-SEARCH': findingText(
    'Widerspruch zwischen use und search',
    ({ text }) =>
      `${text} steht neben search=yes, aber ein Index lässt sich nicht aufbauen, ohne etwas zu speichern.`,
    'use=immediate verlangt, dass nichts gespeichert wird; use=reference lässt einen Index, Auszüge und Links zu.',
  ),
  'CSG-SCOPE': findingText(
    'Signal im Abschnitt für alle anderen',
    ({ key, agent: own, other, count }) =>
      `${key} gilt sicher für ${robotsOf(own)}; für ${robotsOf(other)}${count === 1 ? '' : ` und ${numberOfOthers(count - 1)}`} nur, wenn die Zeile für die ganze Website zählt.`,
    'Manche Leser beziehen ein Signal nur auf die Crawler seines Abschnitts, andere auf die ganze Website; keine Spezifikation legt es fest. Steht es in jedem Abschnitt, stimmen beide überein.',
  ),
  'CSG-LAST': findingText(
    'Signal durch eine Leerzeile abgesetzt',
    ({ value, agents }) =>
      `${value} ist durch eine Leerzeile abgesetzt und gilt doch nur für ${listAll(agents)}.`,
    'Nach RFC 9309 beendet eine Leerzeile keinen Abschnitt. Am Anfang der Datei kann die Zeile nur für alle gemeint sein.',
  ),
  'CUS-SYNTAX': findingText(
    'Content-Usage nicht lesbar',
    ({ text: word, value }) =>
      `${value} lässt sich${word === '' || word === value ? '' : ` wegen „${word}“`} nicht lesen.`,
    `${USAGE} Was sich nicht lesen lässt, sagt nichts und tritt doch an die Stelle dessen, was für kürzere Pfade gesagt ist.`,
  ),
  'CUS-VALUE': findingText(
    'Präferenz weder y noch n',
    ({ text }) => `„${text}“ ist weder y noch n.`,
    `${USAGE} Jeder andere Wert sagt nichts.`,
  ),
  'CUS-LABEL': findingText(
    'Unbekannte Bezeichnung von Content-Usage',
    ({ text: label }) => `${label} ist keine Bezeichnung von Content-Usage.`,
    `${USAGE} ${OTHER_LABELS}`,
  ),
  'CUS-DUPLICATE': findingText(
    'Bezeichnung zweimal in einer Zeile',
    ({ text: member }) => `${member} zählt nicht, weil später in der Zeile dieselbe Bezeichnung steht.`,
    'Von einer Bezeichnung, die sich wiederholt, zählt die letzte (RFC 9651 4.2.2).',
  ),
  'CUS-PARAM': findingText(
    'Parameter einer Präferenz',
    ({ text: member }) => `${member} hat Parameter; sie werden übergangen.`,
    'Der Entwurf kennt keine (vocab-08 6.4).',
  ),
  'CUS-PATH-STAR': findingText(
    'Content-Usage: Pfad beginnt mit einem Stern',
    ({ text: path }) => `${path} beginnt mit einem Stern, ist also kein Pfad.`,
    'Nur was mit einem Schrägstrich beginnt, ist ein Pfad; alles andere wird als Präferenzen gelesen.',
  ),
  'CUS-EMPTY': findingText(
    'Content-Usage ohne Präferenz',
    ({ text: path }) => `${path} steht allein: Dafür ist keine Präferenz angegeben.`,
    `${USAGE} Die Zeile tritt an die Stelle dessen, was für kürzere Pfade gesagt ist.`,
  ),
  'CUS-SPLIT': findingText(
    'Content-Usage beendet für manche den Abschnitt',
    ({ line: below, above, below: name }) =>
      `Wer Content-Usage kennt, für den endet der Abschnitt von ${above} hier; für alle anderen läuft er in Zeile ${below} weiter und ist mit dem von ${name} ein einziger.`,
    'Nach dem Entwurf ist Content-Usage eine Regel, und die beendet die Liste der User-Agents. Für Leser von RFC 9309 beendet es nichts.',
  ),
  'CUS-UNINHERITED': findingText(
    'Präferenz eines kürzeren Pfads weggelassen',
    ({ path, member, line }) =>
      `Bei ${path} fehlt ${member} aus Zeile ${line}; dazu ist hier also nichts gesagt.`,
    'Der längste Pfad ersetzt die kürzere Angabe ganz (attach-05 3.1): Was bei ihm fehlt, ist dort unbekannt.',
  ),
  'CUS-CLOSED-PATH': findingText(
    'Präferenz für einen verbotenen Pfad',
    ({ path, line, rule }) =>
      `${path === '' ? 'Hier ist eine Präferenz angegeben' : `Für ${path} ist eine Präferenz angegeben`}, aber Zeile ${line} (${rule}) verbietet den Abruf.`,
    'Was nicht abgerufen werden darf, hat keine Präferenz (attach-05 3.1).',
  ),
  'CUS-ORPHAN': findingText(
    'Content-Usage in keinem Abschnitt',
    ({ value }) => `${value} steht in keinem Abschnitt und richtet sich deshalb an keinen Crawler.`,
    'Content-Usage ist eine Regel seines Abschnitts (attach-05 3).',
  ),
  'CUS-OVERRULED': findingText(
    'Präferenz zählt nicht',
    ({ label, line }) => `${label}=y zählt nicht: Zeile ${line} sagt für denselben Pfad n.`,
    'Bei demselben Pfad setzt sich n gegen y durch (attach-05 3.1).',
  ),
  'AIU-CONTRADICTORY': {
    title: 'Content-Signal und Content-Usage im Widerspruch',
    message: ({ purpose, agent, url, yes, no }) =>
      `Zu ${purpose} von ${url} sagt Zeile ${yes} Ja und Zeile ${no} Nein, beide für ${robots([agent])}.`,
    why: 'Keine Spezifikation sagt, welche von ihnen gewinnt, und ein Leser kennt vielleicht nur eine der Zeilen. Die Erklärung zeigt beide.',
  },
  'AIU-CARRIERS': {
    title: 'Eine andere Datei der Website sagt das Gegenteil',
    message: ({ purpose, agent, url, says, path, line }) =>
      `Zu ${purposeWords[purpose]} von ${url} für ${robots([agent])} sagt diese Zeile ${says === 'yes' ? 'Ja' : 'Nein'}, Zeile ${line} in ${path} aber ${says === 'yes' ? 'Nein' : 'Ja'}.`,
    why: 'Ein Crawler liest vielleicht nur eine der beiden Dateien. Sagen Sie in beiden dasselbe.',
  },
  'POL-CRAWLER-CLOSED': {
    title: 'Schalter erlaubt, Crawler verboten',
    message: ({ token, crawlers }) =>
      `${token} ist erlaubt, aber ${listAll(crawlers)} ${crawlers.length > 1 ? 'dürfen' : 'darf'} nichts abrufen.`,
    why: 'Ein Schalter erlaubt nie, was sein Crawler nicht abrufen darf.',
  },
} satisfies Translated<typeof english.extensionFindingWords>;

export const extensionFixWords = {
  'modern-write': ({ text }) => `${text} schreiben`,
  'modern-split': ({ count }) => `Daraus ${count} Zeilen machen`,
  'modern-delete': ({ line }) => `Zeile ${line} löschen`,
  'modern-comment-out': ({ line }) => `Zeile ${line} zum Kommentar machen`,
  'modern-into-record': ({ line }) => `In den Abschnitt von Zeile ${line} verschieben`,
  'modern-close': ({ lines: [line, ...more] }) =>
    more.length > 0
      ? `„Allow: /“ unter ${more.length + 1} Zeilen hinzufügen, zuerst unter Zeile ${line}`
      : `„Allow: /“ unter Zeile ${line} hinzufügen`,
  'modern-allow': ({ paths: [path, ...more] }) =>
    `${path}${more.length > 0 ? ` und ${more.length} weitere` : ''} erlauben`,
  'modern-largest': ({ value }) => `Die längste Wartezeit behalten (${value}), die anderen löschen`,
  'modern-lift-rule': ({ line, path }) => `Alles freigeben, was auf ${path} passt (Zeile ${line})`,
  'modern-disallow': () => 'In eine Disallow-Zeile umwandeln',
  'modern-page-snippet': ({ path }) => `META-Tag und Header für ${path} zeigen`,
  'modern-move-above': ({ line }) => `Zeile ${line} für alle Crawler über den ersten Abschnitt verschieben`,
  'modern-to-usage': ({ text }) => `${text} schreiben`,
  'modern-copy-signal': ({ count }) =>
    count === 1 ? 'Zeile in den anderen Abschnitt kopieren' : `Zeile in ${count} andere Abschnitte kopieren`,
  'modern-to-top': () => 'Zeile an den Anfang der Datei verschieben',
  'modern-own-record': () => 'Dem Schalter einen eigenen Abschnitt mit denselben Regeln geben',
} satisfies Translated<typeof english.extensionFixWords>;
