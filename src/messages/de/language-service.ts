// Explanations of the parts of a line, and details of completions, for every system.

import { crawlerKindOf } from '../../core/catalogue/crawler-kind.ts';
import type { ExtensionFacts } from '../../core/formats/extensions/define-extension.ts';
import type { repDirectives } from '../../core/formats/rep/directives.ts';
import type { TdmrepMemberId } from '../../core/formats/tdmrep/members.ts';
import type { WritingProblem } from '../../core/syntax/writable-value.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import type * as english from '../en/language-service.ts';
import type { Translated } from '../language.ts';
import { formatDay, list, listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { acapNames } from './formats/acap-names.ts';
import { lineContested, lineObedience, lineRelation } from './formats/extensions.ts';

// The meaning of ACAP fields, usages, and qualifiers in one or two sentences, shown next to the text.
export const acapFieldMeanings = {
  'acap-version':
    'Die Version von ACAP, in der die Datei geschrieben ist. Ohne diese Angabe wird die Datei als 1.0 gelesen, und was in 1.1 neu ist, zählt nicht.',
  'acap-ignore-conventional-records':
    'Weist Crawler, die ACAP lesen, an, die herkömmlichen Abschnitte dieser Datei zu ignorieren. Die Zeile hat weder Doppelpunkt noch Wert.',
  'acap-qualified-usage':
    'Gibt einer Nutzung samt ihren Einschränkungen einen Namen, damit Erlaubnisse darauf verweisen können.',
  'acap-composite-usage':
    'Gibt mehreren Nutzungen einen gemeinsamen Namen: Eine Erlaubnis mit diesem Namen erlaubt jede von ihnen.',
  'acap-resource-set':
    'Gibt mehreren Pfaden einen gemeinsamen Namen: Ein Feld für die Menge gilt für jeden von ihnen.',
  'acap-crawler':
    'Beginnt einen Abschnitt oder nennt einen weiteren Crawler, für den er gilt. Beim Namen zählt Groß- und Kleinschreibung nicht; * steht für alle Crawler.',
  'acap-permissions-reference':
    'Verweist für die Erlaubnisse dieser Crawler auf eine andere Datei. Der Verweis muss das einzige Feld seines Abschnitts sein, und die andere Datei darf auf keine dritte verweisen.',
  'acap-usage-purpose':
    'Die folgenden Felder gelten nur für diesen Zweck. Was ein Zweck bedeutet, wird mit jedem Crawler vereinbart.',
  'acap-allow':
    'Erlaubt eine Nutzung der Ressourcen, die der Wert nennt, mit Einschränkungen, falls welche folgen.',
  'acap-disallow':
    'Verbietet eine Nutzung der Ressourcen, die der Wert nennt. Ein Verbot hat weder Einschränkungen noch in der Datei definierte Nutzungen.',
  'acap-request': 'Bittet den Crawler, mit einer Ressource etwas zu tun. Eine Erlaubnis ist das nicht.',
} satisfies Translated<typeof english.acapFieldMeanings>;

export const usageMeanings = {
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
    'Jede Nutzung, die nicht namentlich erlaubt ist. Nur Bedingungen an anderer Stelle können sie erlauben, und usage-ref gibt an, wo sie stehen.',
} satisfies Translated<typeof english.usageMeanings>;

export const qualifierMeanings = {
  'time-limit':
    'Die Erlaubnis endet: wenn die Ressource erneut gecrawlt wurde, nach einem bestimmten Tag oder einige Tage nach der ersten Nutzung. Von zwei Fristen gilt die frühere.',
  'must-use-resource':
    'Indexiert oder gezeigt wird dies statt der Ressource: eine andere Seite oder Teile der Seite selbst.',
  'max-length': 'Die Höchstzahl von Zeichen oder Wörtern in einem Snippet. Nur die erste Angabe gilt.',
  'prohibited-modification':
    'Was nicht verändert werden darf, wenn die Ressource gezeigt wird. Alle genannten Werte gelten.',
  'must-include-resource':
    'Die Ressource darf nur zusammen hiermit gezeigt werden: mit einem Auszug, einer Quellenangabe oder einem Link. Nur die erste Angabe gilt.',
  'prohibited-context':
    'Die Ressource darf nicht in einem Rahmen, einer Seite oder einem Bildschirm gezeigt werden, den der Aggregator gemacht hat.',
  'required-context': 'Die Ressource darf nur in einer solchen Umgebung gezeigt werden.',
  'target-condition':
    'Die Ressource darf nur Geräten mit diesen Adressen, unter diesen Domains oder in diesen Ländern gezeigt werden. Alle Bedingungen müssen erfüllt sein.',
  'usage-ref':
    'Wo die Bedingungen für andere Nutzungen stehen. Nichts weiter ist erlaubt, bevor sie abgerufen und befolgt wurden.',
} satisfies Translated<typeof english.qualifierMeanings>;

export const actionMeanings = {
  'take-down': 'Bittet den Crawler, zu entfernen, was er von dieser Ressource aufbewahrt und zeigt.',
  're-crawl': 'Bittet den Crawler, diese Ressource bald erneut zu crawlen.',
} satisfies Translated<typeof english.actionMeanings>;

export const acapHoverWords = {
  usedIn: (name, lines) =>
    lines.length === 0
      ? `${name} wird nirgends verwendet.`
      : `${name} wird in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${list(lines.map(String))} verwendet.`,
  standsFor: (name, line) => `Zeile ${line} definiert ${name}:`,
  undefined: (name) => `${name} ist in dieser Datei nicht definiert.`,
  reads: (said) => `Gelesen als: ${said}.`,
  unreadable: 'Dieser Wert ist nicht lesbar, darum müssen Crawler die Erlaubnis für ein Verbot halten.',
  notes: {
    annex: 'strittig: nur in Anhang A',
    text: 'strittig: nur im Kapitel',
    '1.1': 'setzt ACAP-version: 1.1 voraus',
  },
} satisfies Translated<typeof english.acapHoverWords>;

// The meaning of extension lines, shown next to the text.
export const extensionMeanings = {
  sitemap:
    'Nennt die vollständige Adresse einer Sitemap. Gilt für die ganze Datei und erlaubt oder sperrt keinen Pfad.',
  'crawl-delay': 'Bittet die Crawler dieses Abschnitts, zwischen zwei Anfragen so viele Sekunden zu warten.',
  host: 'Nannte den Haupthost mehrerer Spiegel. Die Zeile hat keine Wirkung mehr; verwenden Sie stattdessen eine Weiterleitung zum Haupthost.',
  'clean-param':
    'Nennt URL-Parameter, die an der Seite nichts ändern, damit dieselbe Seite nicht immer wieder abgerufen wird. Ein Pfad hinter einem Leerzeichen beschränkt die Zeile auf diesen Pfad.',
  'request-rate':
    'Bittet die Crawler dieses Abschnitts, in einer bestimmten Zeit höchstens so viele Seiten abzurufen, eventuell nur zu bestimmten Stunden (UTC).',
  'visit-time': 'Bittet die Crawler dieses Abschnitts, nur zu diesen Stunden zu kommen (UTC).',
  noindex:
    'Bat Suchmaschinen, Pfade, die mit diesem beginnen, nicht zu indexieren. Die Zeile hat keine Wirkung mehr; verwenden Sie robots META oder X-Robots-Tag, die nur auf Seiten gelesen werden, die abgerufen werden dürfen.',
  'content-signal':
    'Gibt an, wofür Inhalte genutzt werden dürfen: yes oder no. Ein fehlender Schlüssel sagt nichts aus.',
  'content-usage':
    'Gibt an, wie die Crawler dieses Abschnitts Inhalte nutzen dürfen, für alle Pfade oder für die, die mit dem genannten beginnen: y erlaubt, n nicht.',
  license:
    'Nennt die Adresse einer Lizenz für die Inhalte der Website (RSL 1.0). In einem Abschnitt ersetzt sie für dessen Crawler die globalen Lizenzen. Allein erlaubt oder verbietet sie nichts.',
} satisfies Translated<typeof english.extensionMeanings>;

/** The crawlers that read a line, how it relates to the rules, and what is contested: a paragraph each. */
export const explainSupport: typeof english.explainSupport = (facts) => {
  const contested = facts.contested.map((code) => `Umstritten: ${lineContested[code]}`);
  return [lineObedience(facts), lineRelation[facts.relation], ...contested];
};

const isUnread = (status: ExtensionFacts['status']) => status === 'retired' || status === 'unread';

/** The label next to its name in a list, if no crawler is known to read it. */
export const supportLabel: typeof english.supportLabel = ({ status }) =>
  isUnread(status) ? 'kein bekannter Leser' : undefined;

const hours = (text: string) => `${text.slice(0, 2)}:${text.slice(2)} UTC`;
const units: Readonly<Record<string, string>> = { s: 'Sekunden', m: 'Minuten', h: 'Stunden' };
const purposes: Readonly<Record<string, string>> = {
  search: 'Einen Index aufbauen und Links mit kurzen Auszügen zeigen.',
  'ai-input': 'Einem Modell Inhalte geben, während es antwortet.',
  'ai-train': 'Modelle trainieren oder nachtrainieren.',
  use: 'Das Höchste, was erlaubt ist: immediate (handeln, nichts speichern), reference (indexieren, zitieren, zurückverlinken), full (zusammenfassen, wiedergeben).',
  'train-ai': 'Training generativer KI-Modelle (Entwurf 08 des Vokabulars).',
  'ai-use':
    'Eingabe für ein generatives KI-Modell, die nicht vom Nutzer kommt, auch für KI-Antworten (Entwurf 08 des Vokabulars).',
};
const answers: Readonly<Record<string, string>> = {
  yes: 'Inhalte dürfen dafür genutzt werden.',
  no: 'Inhalte dürfen dafür nicht genutzt werden.',
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
    'Die Zeile gilt für Pfade, die mit diesem beginnen; * steht für beliebige Zeichen.',
  'request-rate pages': (text) =>
    `${text} ${text === '1' ? 'Seite' : 'Seiten'} in der Zeit hinter dem Schrägstrich.`,
  'request-rate time': () => 'Die Zeit für so viele Seiten; ohne Einheit in Sekunden.',
  'request-rate unit': (text) =>
    `Die Zeit ist in ${inTable(units, text.toLowerCase()) ?? 'Sekunden'} angegeben. Manche Leser akzeptieren nur zwei Zahlen.`,
  'request-rate begin': (text) => `Ab ${hours(text)}.`,
  'request-rate end': (text) => `Bis ${hours(text)}.`,
  'visit-time begin': (text) => `Ab ${hours(text)}.`,
  'visit-time end': (text) => `Bis ${hours(text)}. Ein Ende vor dem Anfang liegt am nächsten Tag.`,
  'content-signal key': (text) => inTable(purposes, text.toLowerCase()),
  'content-signal answer': (text) => inTable(answers, text.toLowerCase()),
  'content-usage path': () =>
    'Die Aussage gilt für Pfade, die mit diesem beginnen; * und ein $ am Ende wirken wie in Regeln. Der längste passende Pfad zählt.',
  'content-usage label': (text) => inTable(purposes, text),
  'content-usage answer': (text) => inTable(answers, text),
};

/** The meaning of a part of an extension line's value; undefined if the part is self-explanatory. */
export const partMeaning: typeof english.partMeaning = (id, part, text) => parts[`${id} ${part}`]?.(text);

// The meaning of the members of tdmrep.json and their values.
const tdmrepMembers: Readonly<Record<TdmrepMemberId, string>> = {
  location:
    'Der Anfang der Pfade, für die dieser Eintrag gilt. * passt auf beliebige Zeichen; $ ist das Ende der URL.',
  reservation:
    '1 behält die Rechte an Text und Data Mining vor, auch am Training von KI. 0 behält sie nicht vor.',
  policy:
    'Freiwillig: die URL einer Policy, die sagt, wie man eine Erlaubnis bekommt. Sie bedeutet nur etwas, wenn die Rechte vorbehalten sind.',
};

export const tdmrepMemberMeaning: typeof english.tdmrepMemberMeaning = (id) =>
  Object.hasOwn(tdmrepMembers, id) ? tdmrepMembers[id as TdmrepMemberId] : undefined;

export const tdmrepValueMeanings: typeof english.tdmrepValueMeanings = {
  reserved: 'Vorbehalten: Mining braucht Ihre Erlaubnis.',
  'not-reserved': 'Nicht vorbehalten: Mining ist frei.',
};

const piMeanings: Readonly<Record<string, string>> = {
  'noindex,follow': 'Crawler dürfen dieses Dokument nicht indexieren, aber seinen Links folgen.',
  'noindex,nofollow': 'Crawler dürfen dieses Dokument weder indexieren noch seinen Links folgen.',
  'index,nofollow': 'Crawler dürfen dieses Dokument indexieren, aber seinen Links nicht folgen.',
  'index,follow':
    'Crawler dürfen dieses Dokument indexieren und seinen Links folgen, wie ohne Anweisung auch.',
};

// The meaning of the lines that describe a data set, as Gatepost reads them: the proposal has no field for data sets.
const OURS = 'Ein Name, den wir vorschlagen; er ist kein Standard.';

/** By the id of a suggested name; `describing` is any other name. */
export const datasetMeanings = {
  title: `Der Name des Datensatzes darüber. ${OURS}`,
  description: `Der Inhalt des Datensatzes darüber, in einem Satz. ${OURS}`,
  license: `Die Nutzungsbedingungen, am besten als URL. ${OURS}`,
  format: `Das Format, etwa text/csv. ${OURS}`,
  updated: `Wann oder wie oft er aktualisiert wird. ${OURS}`,
  contact: `Der Kontakt für Fragen. ${OURS}`,
  describing:
    'Beschreibt die Regel darüber oder, vor der ersten Regel, alles, was der Abschnitt ankündigt. Besucher, die den Namen nicht kennen, überspringen die Zeile.',
} satisfies Translated<typeof english.datasetMeanings>;

// Explanations of the Mobile-agent-server field, shown next to the text.
export const mobileFieldMeanings = {
  'mobile-agent-server':
    'Nennt den Host, der mobile Agenten für Pfade aufnimmt, die mit diesem beginnen, oder none. Gilt für die ganze Datei; die letzte passende Zeile zählt.',
} satisfies Translated<typeof english.mobileFieldMeanings>;

/** By the kind of target: `none`, a host, or the beginning of a host. */
export const targetMeanings: typeof english.targetMeanings = {
  none: 'Kein Host nimmt mobile Agenten für diese Pfade auf.',
  host: 'Mobile Agenten für diese Pfade gehen zu diesem Host: Protokoll, Adresse und Port, und nichts dahinter.',
  protocol: 'Ein Host: Protokoll, Adresse, Port. 434 ist der übliche Port des Agent Transfer Protocol.',
};

// Facts about a crawler: its operator, purposes, the effect of blocking it, and deviations from the specifications.
const sentence = (text: string) => `${capitalize(text)}.`;

export const agentHoverWords = {
  anyOther: 'Alle Crawler ohne eigenen Abschnitt in der Datei.',
  unknown: (name, version) =>
    `${name} steht nicht im Katalog vom ${formatDay(version)}. Ein Abschnitt dafür gilt trotzdem.`,
  who: (crawler) => {
    const kind = crawlerWords.kind[crawlerKindOf(crawler)];
    const who = sentence(crawlerWords.who(crawler.operator, crawler.purposes));
    return kind === '' ? who : `${who} ${sentence(kind)}`;
  },
  /** Next to a name in a list. */
  shortly: ({ operator, purposes }) => crawlerWords.who(operator, purposes),
  effect: ({ effectOfBlocking }) =>
    effectOfBlocking === null ? [] : [`Wenn gesperrt: „${effectOfBlocking}“`],
  quirk: ({ says, contested }) => [says, ...(contested ? [`Umstritten: ${contested}`] : [])],
  source: (crawler) =>
    `${crawler.source}, ${crawlerWords.dated(crawler)}; ${crawlerWords.confidence[crawler.confidence]}.`,
} satisfies Translated<typeof english.agentHoverWords>;

// Explanations of the path of a rule: how each reader reads it, and what it decides in the table.
export const pathHoverWords = {
  pattern: (readers) => `* steht für beliebige Zeichen, ein $ am Schluss für das Ende: ${listAll(readers)}.`,
  characters: (readers) =>
    `* und $ sind gewöhnliche Zeichen, ein Pfad muss also genau so beginnen: ${listAll(readers)}.`,
  beginning: (readers) =>
    readers
      ? `Passt auf jeden Pfad, der so beginnt: ${listAll(readers)}.`
      : 'Passt bei jedem Leser auf jeden Pfad, der so beginnt.',
  never: (readers) =>
    readers
      ? `Passt nie, weil der Pfad nicht mit einem Schrägstrich beginnt: ${listAll(readers)}.`
      : 'Passt bei keinem Leser, weil der Pfad nicht mit einem Schrägstrich beginnt.',
  nothing: (readers) => `Leer, passt also auf nichts: ${listAll(readers)}.`,
  everything: (readers) => `Leer, passt also auf alles und erlaubt es: ${listAll(readers)}.`,
  skipped: (readers) => `Die Zeile wird übersprungen: ${listAll(readers)}.`,
  decides: (cells, of) =>
    cells === 0
      ? of === 1
        ? 'Entscheidet nicht über die eine Antwort der Tabelle.'
        : `Entscheidet über keine der ${number(of)} Antworten der Tabelle.`
      : `Entscheidet über ${number(cells)} von ${plural(of, 'Antwort', 'Antworten')} der Tabelle.`,
} satisfies Translated<typeof english.pathHoverWords>;

// The names of the parts of a value, and what each is, shown while it is written.
const window = {
  begin: { shown: 'hhmm', about: 'Beginn in UTC: Stunden und Minuten.' },
  end: { shown: 'hhmm', about: 'Ende in UTC: Stunden und Minuten.' },
};

const qualified = {
  qualifier: { shown: 'Einschränkung', about: 'Eine Einschränkung: time-limit, max-length, …' },
  value: { shown: 'Wert', about: 'Der Wert der Einschränkung.' },
};

const name = { shown: 'Name', about: 'Der Name für diese Datei.' };

/** By the type of the value, then by the part. */
export const valueParts: typeof english.valueParts = {
  parameters: {
    names: { shown: 'Name&Name…', about: 'Parameter, die an der Seite nichts ändern, mit & verbunden.' },
    path: {
      shown: '[Pfad]',
      about: 'Nur was mit diesem Pfad beginnt; ohne ihn die ganze Website.',
    },
  },
  rate: {
    pages: { shown: 'Seiten', about: 'Die Höchstzahl der Seiten.' },
    time: { shown: 'Zeit', about: 'Die Zeit für so viele Seiten.' },
    unit: {
      shown: '[s|m|h]',
      about: 'Sekunden, Minuten oder Stunden; ohne Angabe Sekunden. Manche Leser akzeptieren nur Zahlen.',
    },
    begin: { shown: '[hhmm', about: window.begin.about },
    end: { shown: 'hhmm]', about: window.end.about },
  },
  'time-window': window,
  signals: {
    key: { shown: 'search|ai-input|ai-train|use', about: 'Die Art der Nutzung.' },
    answer: { shown: 'yes|no', about: 'yes oder no; bei use: immediate, reference oder full.' },
  },
  'usage-statement': {
    path: { shown: '[/Pfad]', about: 'Nur was mit diesem Pfad beginnt; ohne ihn alles.' },
    label: { shown: 'train-ai|ai-use|search', about: 'Die Art der Nutzung, in Kleinbuchstaben.' },
    answer: { shown: 'y|n', about: 'y erlaubt, n nicht.' },
  },
  'agent-host': {
    path: { shown: 'Pfad', about: 'Der Anfang der Pfade, für die die Zeile gilt.' },
    target: {
      shown: 'Protokoll://Host:Port|none',
      about: 'Der Host, der mobile Agenten aufnimmt, oder none.',
    },
  },
  'usage-rule': {
    resource: {
      shown: 'Pfad|the-acap:resource-set:Name',
      about: 'Die Ressourcen: ein Pfad oder eine Menge, die die Datei definiert.',
    },
    ...qualified,
  },
  'qualified-usage': {
    name,
    usage: { shown: 'Nutzung', about: 'Die Nutzung, für die die Einschränkungen gelten.' },
    ...qualified,
  },
  'composite-usage': {
    name,
    usage: {
      shown: 'Nutzung',
      about: 'Eine Nutzung, oder in Klammern eine eingeschränkte Nutzung dieser Datei.',
    },
  },
  'resource-set': { name, path: { shown: 'Pfad', about: 'Ein Pfad der Menge.' } },
};

const fieldMeanings: Readonly<Record<(typeof repDirectives)[number]['id'], string>> = {
  'user-agent':
    'Beginnt einen Abschnitt oder fügt ihm einen Crawler hinzu; * steht für alle anderen Crawler.',
  allow: 'Crawler dieses Abschnitts dürfen alles abrufen, was mit diesem Pfad beginnt.',
  disallow:
    'Crawler dieses Abschnitts dürfen nichts abrufen, was mit diesem Pfad beginnt; ohne Pfad ist nichts verboten.',
};

/** The meaning of the parts of a line, by kind and word. */
export const pieceMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { ...fieldMeanings, ...acapFieldMeanings, ...mobileFieldMeanings, ...datasetMeanings },
  usage: usageMeanings,
  qualifier: qualifierMeanings,
  action: actionMeanings,
  target: { ...targetMeanings, ...tdmrepValueMeanings, ...piMeanings },
};

const agentProblems: Readonly<Record<`agent-${Exclude<WritingProblem, 'space'>}`, string>> = {
  'agent-empty': 'Ein User-Agent braucht einen Namen.',
  'agent-line-break': 'Ein Name darf keinen Zeilenumbruch enthalten.',
  'agent-number-sign': 'Ein Name darf kein # enthalten, das einen Kommentar beginnt.',
  'agent-control-character': 'Ein Name darf keine Steuerzeichen enthalten.',
  'agent-half-character': 'Der Name enthält ein halbes Zeichen, das keine Datei enthalten kann.',
};

const nameProblems: Readonly<Record<string, string>> = { ...acapNames.nameProblem, ...agentProblems };

export const languageServiceWords = {
  ...acapHoverWords,
  note: (note) => acapHoverWords.notes[note],
  nameProblem: (problem) => nameProblems[problem] ?? problem,
  nothingToRename:
    'Nur Namen von Crawlern und von Nutzungen und Mengen, die die Datei definiert, lassen sich hier umbenennen.',
  alsoIn: (name, lines) =>
    `${name} steht auch in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${list(lines.map(String))}.`,
} satisfies Translated<typeof english.languageServiceWords>;
