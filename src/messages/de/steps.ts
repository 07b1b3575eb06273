// German for every code that core returns: one function per code.

import type { AgentQuirk } from '../../core/catalogue/agent-quirks.ts';
import type { AiPurpose } from '../../core/catalogue/ai-purposes.ts';
import type { FieldPlace, IgnoredField } from '../../core/formats/acap/applicable-rules.ts';
import type { FallbackReplacement } from '../../core/formats/acap/fallback.ts';
import type { AcapStepParams, UsageFieldParams } from '../../core/formats/acap/step-params.ts';
import type { DatasetStepParams } from '../../core/formats/data-txt/step-params.ts';
import type { AiUseStepParams } from '../../core/formats/extensions/step-params.ts';
import type { HiddenPi } from '../../core/formats/robots-pi/hidden-pi.ts';
import type { DirectiveParams } from '../../core/formats/robots-pi/step-params.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import type { RuleTie, StepCode, StepParams } from '../../core/questions/explanation-step.ts';
import type { UseCarrierId, UseConflict, UseKind } from '../../core/questions/use-statement.ts';
import type { Outcome } from '../../core/readers/reader.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import { characterOrEscape, isOctetPerCharacter } from '../../core/text/escape-sequences.ts';
import { shortenEnd } from '../../core/text/shorten-text.ts';
import type * as english from '../en/steps.ts';
import type { Translated } from '../language.ts';
import { formatDay, list, listAll, number, plural } from './counts.ts';
import { purposeWords } from './formats/extensions.ts';
import { readerTitle } from './table.ts';

/** Lists names of crawlers. One that reads like several names is in quotation marks. */
const listNames = (names: readonly string[]): string =>
  list(names.map((name) => (name.includes(',') ? `„${name}“` : name)));

// German for the steps that find a host for mobile agents: one function per code.
/** What is wrong with a line, as the end of a sentence. */
export const mobileFaultWords = {
  'no-path': 'sie hat weder Pfad noch Ziel',
  'no-target': 'sie hat einen Pfad und kein Ziel',
  extra: 'sie hat mehr als einen Pfad und ein Ziel',
  'bad-path': 'ihr Pfad beginnt nicht mit einem Schrägstrich',
  'bad-url': 'ihr Ziel ist weder ein Protokoll mit einer Adresse noch „none“',
  'url-path': 'ihr Ziel geht hinter der Adresse weiter',
  'url-empty': 'ihr Ziel hat keine Adresse',
} satisfies Translated<typeof english.mobileFaultWords>;

const whyLast = (matching: number) =>
  matching === 1 ? 'Nur sie passt' : `Sie ist die letzte von ${number(matching)}, die passen`;

export const mobileStepWords = {
  'mobile-file-absent': ({ path }) =>
    `Die Website hat keine Datei ${path}: Kein Pfad ist einem Host zugewiesen.`,
  'mobile-last': ({ target, matching }, line) =>
    `${line} entscheidet: ${whyLast(matching)}. Mobile Agenten gehen zu ${target}.`,
  'mobile-none': ({ matching }, line) =>
    `${line} entscheidet: ${whyLast(matching)}. Sie sagt, dass hier kein Host Agenten aufnimmt.`,
  'mobile-earlier': ({ deciding }, line) =>
    `${line} passt auch, aber Zeile ${deciding + 1} kommt später und geht vor.`,
  'mobile-no-match': ({ why, urlAt }, line) =>
    why === 'url-ends'
      ? `${line} passt nicht: Die URL endet nach Zeichen ${urlAt}.`
      : `${line} passt nicht: Die URL weicht bei Zeichen ${urlAt + 1} ab.`,
  'mobile-skipped': ({ fault }, line) => `${line} wird übergangen, denn ${mobileFaultWords[fault]}.`,
  'mobile-no-line': ({ lines }) =>
    lines === 0
      ? 'Keine Zeile weist einen Host zu.'
      : 'Keine Zeile passt: Die URL ist weder einem Host noch „none“ zugewiesen.',
} satisfies Translated<typeof english.mobileStepWords>;

// German for the steps of a verdict about a document (robots PI, 1999): one function per code.
/** Why an instruction is not valid, as a main clause after „denn“ or a colon. */
export const faultWords = {
  empty: 'sie sagt nichts',
  garbage: 'es steht anderes darin als index und follow',
  'single-quotes': 'die Anführungszeichen müssen doppelt sein',
  unquoted: 'die Werte müssen in doppelten Anführungszeichen stehen',
  'space-around-equals': 'um ein Gleichheitszeichen darf kein Leerzeichen stehen',
  'name-case': 'index und follow werden kleingeschrieben',
  'unknown-attribute': 'nur index und follow dürfen darin stehen',
  'duplicate-attribute': 'index oder follow steht zweimal darin',
  'missing-index': 'index fehlt',
  'missing-follow': 'follow fehlt',
  order: 'index muss zuerst kommen',
  'value-case': 'yes und no werden kleingeschrieben',
  'bad-value': 'ein Wert muss yes oder no sein',
  'missing-space': 'zwischen index und follow fehlt ein Leerzeichen',
  'trailing-space': 'vor ?> darf kein Leerzeichen stehen',
} satisfies Translated<typeof english.faultWords>;

const hiddenIn = {
  comment: 'in einem Kommentar',
  cdata: 'in einem CDATA-Abschnitt, der Text ist',
  entity: 'im Wert einer Entität, den viele Crawler nicht lesen',
} as const satisfies Record<HiddenPi['where'], string>;

const parserNames = { xml: 'einem XML-Parser', html: 'einem HTML-Parser' } as const;

/** What an index and follow pair asks crawlers to do. */
function directivesInWords({ index, follow }: Pick<DirectiveParams, 'index' | 'follow'>): string {
  if (index)
    return follow
      ? 'in den Index aufnehmen, den Links folgen'
      : 'in den Index aufnehmen, den Links nicht folgen';
  return follow
    ? 'nicht in den Index aufnehmen, den Links folgen'
    : 'nicht in den Index aufnehmen, den Links nicht folgen';
}

const decidingLine = ({ decides }: { readonly decides: boolean }, line: string) =>
  decides ? `${line} entscheidet:` : `${line} zählt auch:`;

export const documentStepWords = {
  'document-absent': ({ path }) =>
    `${path} ist nicht unter den Dateien dieser Website: Was das Dokument sagt, ist nicht bekannt.`,
  'document-read': ({ path, parser }) => `${path} wird von ${parserNames[parser]} gelesen.`,
  'document-not-well-formed': () =>
    'Das Dokument ist kein wohlgeformtes XML. Gatepost liest, was sich lesen lässt; ein XML-Parser bricht am Fehler ab.',
  'pi-obeyed': (params, line) =>
    `${decidingLine(params, line)} Dort steht die erste gültige Robots-Anweisung, und sie sagt: ${directivesInWords(params)}.${params.isLate ? ' Sie kommt nach Text oder Links, die ein Crawler, der fortlaufend liest, dann schon gesehen hat.' : ''}`,
  'pi-illegal': ({ fault }, line) =>
    `In ${line} steht eine Robots-Anweisung, aber keine gültige, denn ${faultWords[fault]}.`,
  'pi-later': ({ deciding }, line) =>
    `${line} kommt zu spät: Es gilt die erste gültige Anweisung, in Zeile ${deciding + 1}.`,
  'pi-misnamed': ({ target }, line) =>
    `In ${line} steht eine Anweisung für ${target}: XML unterscheidet Groß- und Kleinschreibung, und Crawler suchen nach „robots“.`,
  'pi-hidden': ({ where }, line) =>
    `In ${line} stehen die Worte einer Robots-Anweisung, aber ${hiddenIn[where]}.`,
  'pi-unterminated': (_params, line) =>
    `In ${line} beginnt eine Robots-Anweisung, die nirgends mit ?> geschlossen wird.`,
  'pi-not-read': (_params, line) =>
    `In ${line} steht eine Robots-Anweisung: Ein HTML-Parser liest sie nicht.`,
  'meta-not-read': (_params, line) =>
    `In ${line} steht ein Robots-META-Tag: Ein XML-Parser befolgt es nicht.`,
  'meta-obeyed': (params, line) =>
    params.tags === 1
      ? `${decidingLine(params, line)} Das Robots-META-Tag sagt: ${directivesInWords(params)}.`
      : `${decidingLine(params, line)} ${number(params.tags)} Robots-META-Tags sagen zusammen: ${directivesInWords(params)}.`,
  'meta-joined': (_params, line) =>
    `In ${line} steht ein weiteres Robots-META-Tag, das mit dem ersten zusammen gelesen wird.`,
  'meta-for-crawler': (params, line) =>
    `${decidingLine(params, line)} Das META-Tag für ${params.agent} sagt: ${directivesInWords(params)}.`,
  'header-obeyed': (params, line) =>
    `${decidingLine(params, line)} Der Antwort-Header${params.agent === '' ? '' : ` für ${params.agent}`} sagt: ${directivesInWords(params)}.`,
  'directive-beside': ({ text, agent, documentedBy, operator }, line) => {
    const what = `${line} sagt außerdem ${text}${agent === '' ? '' : ` zu ${agent}`}.`;
    return operator === undefined || documentedBy.includes(operator)
      ? `${what} Dokumentiert von ${listAll(documentedBy)}.`
      : `${what} ${operator} dokumentiert das nicht.`;
  },
  'document-silent': ({ parser }) =>
    parser === 'xml'
      ? 'Ein XML-Parser sieht keine Robots-Anweisung: Das Dokument darf in den Index, und seinen Links darf gefolgt werden.'
      : 'Es gibt kein Robots-META-Tag: Das Dokument darf in den Index, und seinen Links darf gefolgt werden.',
  'pi-only-illegal': ({ count }) =>
    count === 1
      ? 'Die einzige Robots-Anweisung ist nicht gültig: Ein Crawler meldet sie, nimmt das Dokument dann in den Index auf und folgt seinen Links.'
      : `Keine von ${number(count)} Robots-Anweisungen ist gültig: Ein Crawler meldet sie, nimmt das Dokument dann in den Index auf und folgt seinen Links.`,
} satisfies Translated<typeof english.documentStepWords>;

// German for the steps of an answer about data sets (data.txt, as Gatepost reads it): one function per code.
const visitor = (name: string) => (name === '' || name === '*' ? 'diesen Besucher' : name);

const failed = (status: DatasetStepParams['dataset-unknown']['status']) =>
  status === 'timeout'
    ? 'Keine rechtzeitige Antwort'
    : status === 'network'
      ? 'Keine Verbindung'
      : `Status ${status}`;

export const datasetStepWords = {
  'dataset-unknown': ({ status }) =>
    `${failed(status)}: Ob die Website Datensätze hat, ist unbekannt. Vielleicht hat sie welche, die man auf andere Weise findet.`,
  'dataset-own-file': ({ path }) =>
    `${path} ist selbst eine Regeldatei: Regeln gelten dafür nicht, also kündigt keine Zeile sie an.`,
  'dataset-no-record': ({ name }) =>
    `Kein Abschnitt gilt für ${visitor(name)}: Ihm wird kein Datensatz genannt.`,
  'dataset-not-mentioned': () => 'Keine Regel passt: Keine Zeile des Abschnitts nennt die URL.',
  'dataset-announced': ({ path, folder }, line) =>
    folder
      ? `${line} kündigt einen Ordner mit Datensätzen an: alles, was mit ${path} beginnt.`
      : `${line} kündigt einen Datensatz an: was mit ${path} beginnt.`,
  'dataset-closed': ({ path }, line) => `${line} verbietet, was mit ${path} beginnt.`,
  'dataset-described': ({ name, value }, line) =>
    value === ''
      ? `${line} beschreibt ihn: ${name}, ohne Wert.`
      : `${line} beschreibt ihn: ${name}: ${value}.`,
} satisfies Translated<typeof english.datasetStepWords>;

// German for the steps of an answer about search, AI input, and AI training: one function per code.
type Params = AiUseStepParams;
type AiUseStepsWords<Code extends keyof Params> = (params: Params[Code], line: string) => string;

const toPurpose: Readonly<Record<AiPurpose, string>> = {
  search: 'zur Suche',
  'ai-search': 'zur KI-Suche',
  'ai-input': 'zur KI-Eingabe',
  'ai-train': 'zum KI-Training',
};
const forPurpose: Readonly<Record<AiPurpose, string>> = {
  search: 'für die Suche',
  'ai-search': 'für die KI-Suche',
  'ai-input': 'für die KI-Eingabe',
  'ai-train': 'für das KI-Training',
};

const agent = (name: string) => (name === '' ? 'ein anderer Crawler' : name);

/** `Zeile 3 in /license.xml`, nach Datei. */
function placesIn(refs: readonly FieldRef[], path: string): readonly string[] {
  return [...new Set(refs.map((ref) => ref.path))].map((file) => {
    const lines = refs.flatMap((ref) => (ref.path === file ? [ref.line] : []));
    const numbers = [...new Set(lines)].toSorted((a, b) => a - b).map((line) => String(line + 1));
    return `${numbers.length === 1 ? 'Zeile' : 'die Zeilen'} ${list(numbers)}${file === path ? '' : ` in ${file}`}`;
  });
}

/** `die Zeilen 2 und 5 sagen Ja`. */
function saying(refs: readonly FieldRef[], path: string, answer: 'Ja' | 'Nein'): string {
  const isOne = new Set(refs.map((ref) => `${ref.line} ${ref.path}`)).size === 1;
  return `${list(placesIn(refs, path))} ${isOne ? 'sagt' : 'sagen'} ${answer}`;
}

const answers: Readonly<Record<string, string>> = {
  yes: 'Ja',
  no: 'Nein',
  'not-stated': 'Nicht gesagt',
  contradictory: 'Beides',
  terms: 'Zu Bedingungen',
};

const yesOrNo = { yes: 'Ja', no: 'Nein' } as const;

const carrierNames: Readonly<Record<UseCarrierId, string>> = {
  document: 'das Dokument selbst',
  'response-headers': 'ein Antwort-Header',
  tdmrep: 'tdmrep.json',
  rsl: 'die Lizenz',
};

const useKinds: Readonly<Record<UseKind, string>> = {
  rule: 'eine Regel, die die Website verbietet',
  named: 'ein Allow für einen namentlich genannten Crawler',
  token: 'ein Richtlinien-Token',
  preference: 'Content-Usage',
  signal: 'Content-Signal',
  directive: 'Anweisungen zur Indexierung',
  reservation: 'ein TDM-Vorbehalt',
  license: 'eine Lizenz',
};

/** What the sources leave open about statements that stand against each other. */
export const useConflictWords = {
  leftOpen({ yes, no }: UseConflict): string {
    const kinds = [...new Set([...no, ...yes])].map((kind) => useKinds[kind]);
    return kinds.length === 1
      ? `Keine Quelle sagt, welche von mehreren Angaben zählt: ${list(kinds)}.`
      : `Keine Quelle sagt, was zählt: ${kinds.join(' oder ')}.`;
  },
} satisfies Translated<typeof english.useConflictWords>;

const notUsedFor = (purpose: AiPurpose) =>
  purpose === 'search'
    ? ': Der Text wird für die Suche nicht gelesen. Die Adresse kann weiter in Suchergebnissen stehen.'
    : `: Das ist ein Nein ${toPurpose[purpose]}.`;

function answered({ purpose, answer, reason, path, yes, no, terms, conflict }: Params['ai-answer']): string {
  const closing = no.filter((ref) => ref.path === path);
  const open = conflict ? ` ${useConflictWords.leftOpen(conflict)}` : '';
  const to = toPurpose[purpose];
  if (reason === 'own-file')
    return 'Die Regeldatei selbst ist kein Inhalt: Über ihre Nutzung ist nichts gesagt.';
  if (reason === 'no-file') return 'Die Website hat keine solche Datei: Es ist nichts gesagt.';
  if (reason === 'closed')
    return `${capitalize(list(placesIn(closing, path)))} verbietet den Abruf${notUsedFor(purpose)}`;
  if (reason === 'closed-and-granted')
    return `${capitalize(list(placesIn(closing, path)))} verbietet den Abruf, aber ${saying(yes, path, 'Ja')} ${to}.${open}`;
  if (answer === 'contradictory')
    return `${capitalize(saying(no, path, 'Nein'))} ${to}, aber ${saying(yes, path, 'Ja')}.${open}`;
  if (answer === 'not-stated') return `Keine Zeile sagt hier Ja oder Nein ${to}.`;
  if (answer === 'terms')
    return no.length > 0
      ? `${capitalize(saying(no, path, 'Nein'))} ${to}, außer zu den Bedingungen: ${list(placesIn(terms, path))}.`
      : `${capitalize(saying(terms, path, 'Ja'))} ${to}, zu Bedingungen.`;
  return answer === 'yes'
    ? `${capitalize(saying(yes, path, 'Ja'))} ${to}.`
    : `${capitalize(saying(no, path, 'Nein'))} ${to}.`;
}

const fetchOnly: Readonly<Record<Params['ai-fetch-only']['why'], AiUseStepsWords<'ai-fetch-only'>>> = {
  default: (_params, line) =>
    `${line === '' ? 'Der Abruf ist erlaubt' : `${line} erlaubt den Abruf`}, aber der Crawler wird nicht genannt: Das ist zu keiner Nutzung ein Ja.`,
  purposes: ({ name, purpose }, line) =>
    `${line} erlaubt ${name} namentlich. Dass ${name} nur ${forPurpose[purpose]} abruft, ist nicht bekannt: Das sagt weder Ja noch Nein.`,
  uncovered: () =>
    'Der Abruf ist erlaubt, weil keine Regel für die URL gilt. Das ist zu keiner Nutzung ein Ja.',
};

const places: Readonly<Record<Params['ai-signal']['where'], string>> = {
  record: 'im Abschnitt für diesen Crawler',
  default: 'in keinem Abschnitt, also für alle Crawler, deren Abschnitt kein eigenes Signal hat',
  file: 'und Signale gelten für die ganze Datei',
};

const forPath = (path: string) => (path === '' ? 'für alle Pfade' : `für ${path}`);

const aiUseStepsScopes: Readonly<Record<Params['ai-other-scope']['scope'], string>> = {
  record: 'Gilt jedes Signal nur für seinen Abschnitt',
  file: 'Gilt jedes Signal für die ganze Datei',
};

export const aiUseStepWords = {
  'ai-answer': answered,
  'ai-closed': ({ purpose }, line) =>
    purpose === 'search'
      ? `${line} verbietet den Abruf${notUsedFor(purpose)}`
      : `${line} verbietet den Abruf. Jeder Zweck beginnt mit dem Abruf: Das ist ein Nein ${toPurpose[purpose]}.`,
  'ai-exception': ({ rule, isNarrower }) =>
    isNarrower
      ? `Eine andere Zeile sagt Ja für mehr als diesen Pfad: ${lineNumber(rule)} ist eine Ausnahme davon, kein Widerspruch.`
      : `Eine Zeile außerhalb dieses Abschnitts sagt auch Ja: ${lineNumber(rule)} verbietet diesem Crawler die Website, als Ausnahme.`,
  'ai-named': ({ name, purpose }, line) =>
    `${line} erlaubt ${name} namentlich. ${name} ruft nur ${forPurpose[purpose]} ab: Das gilt als Ja.`,
  'ai-fetch-only': (params, line) => fetchOnly[params.why](params, line),
  'ai-fetch-fallback': ({ name, token }, line) =>
    `${line} erlaubt ${token}, dessen Abschnitt ${name} befolgt. ${name} selbst wird nicht genannt: Das ist zu keiner Nutzung ein Ja.`,
  'ai-usage-no-label': ({ purpose, edition }) =>
    `Content-Usage hat in ${edition} keine Bezeichnung für ${purposeWords[purpose]}.`,
  'ai-usage': ({ label, says, path }, line) => `${line} sagt ${yesOrNo[says]} zu ${label}, ${forPath(path)}.`,
  'ai-usage-silent': ({ label, path }, line) =>
    `${line} gilt ${forPath(path)} und gibt ${label} nicht an: Von kürzeren Pfaden wird nichts übernommen.`,
  'ai-usage-unread': ({ path }, line) =>
    `${line} gilt ${forPath(path)} und ist nicht lesbar: Nichts ist gesagt, und von kürzeren Pfaden wird nichts übernommen.`,
  'ai-usage-yields': ({ deciding }, line) =>
    `${line} hat denselben Pfad wie ${lineNumber(deciding)}, die gilt: Beim selben Pfad zählt zuerst ein Nein, dann ein Ja.`,
  'ai-usage-wider': ({ label, narrower, deciding }, line) =>
    `${line} gibt ${label} an, aber ${lineNumber(deciding)} die engere Bezeichnung ${narrower}, und die zählt.`,
  'ai-usage-shorter': ({ deciding }, line) => `${line} hat einen kürzeren Pfad als ${lineNumber(deciding)}.`,
  'ai-usage-no-match': ({ path }, line) => `${line} gilt für ${path}, das nicht passt.`,
  'ai-signal': ({ key, value, where }, line) => `${line} sagt ${key}=${value}, ${places[where]}.`,
  'ai-signal-left-out': ({ key }, line) => `${line} lässt ${key} weg: Dazu sagt sie nichts.`,
  'ai-signal-unread': (_params, line) => `${line} ist nicht lesbar: Sie sagt nichts.`,
  'ai-signal-default-unused': ({ key }, line) =>
    `${line} steht in keinem Abschnitt, und der Abschnitt für diesen Crawler hat sein eigenes ${key}.`,
  'ai-signal-elsewhere': ({ key, value }, line) =>
    `${line} sagt ${key}=${value} in einem anderen Abschnitt: Das gilt für die Crawler jenes Abschnitts.`,
  'ai-token': ({ token, name, purpose, says, isNamed }, line) => {
    const what =
      says === 'no'
        ? `verbietet ${token}${isNamed ? '' : ', wie jeden Namen ohne eigenen Abschnitt'}`
        : `erlaubt ${token} namentlich`;
    return `${line} ${what}. Dieser Name ist ein Schalter ${forPurpose[purpose]} mit Seiten, die ${agent(name)} abruft: ${yesOrNo[says]}.`;
  },
  'ai-token-silent': ({ token, name, isNamed }) =>
    isNamed
      ? `${token} ist ein Schalter für das, was ${agent(name)} abruft, und wird genannt, aber hier gilt kein Allow dafür: Das sagt weder Ja noch Nein.`
      : `${token} ist ein Schalter für das, was ${agent(name)} abruft, und wird nicht genannt: Das sagt weder Ja noch Nein.`,
  'ai-carrier': ({ purpose, says, words, isSettled, operators, overruledBy }, line) => {
    const answer = says === 'terms' ? 'Ja zu Bedingungen' : says === 'yes' ? 'Ja' : 'Nein';
    const sentence = `${line} sagt ${words}: ${answer} ${toPurpose[purpose]}.`;
    if (overruledBy) return `${sentence} Das zählt nicht: ${carrierNames[overruledBy]} hat Vorrang.`;
    if (!isSettled)
      return `${sentence} Das wird nicht gezählt: Kein Standard und kein Betreiber legt fest, was die Wörter dafür bedeuten.`;
    return operators.length > 0
      ? `${sentence} Dokumentiert von ${list(operators)}.`
      : `${sentence} Kein Betreiber dokumentiert, dass er es befolgt.`;
  },
  'ai-license': ({ address }, line) =>
    `${line} nennt eine Lizenz: ${address}. Sie allein sagt weder Ja noch Nein.`,
  'ai-most': ({ value }, line) =>
    `${line} sagt use=${value}: So viel darf höchstens geschehen. Das ist an keinen Zweck gebunden und zählt darum nicht mit.`,
  'ai-other-scope': ({ scope, answer }) =>
    `${aiUseStepsScopes[scope]}, lautet die Antwort „${answers[answer] ?? answer}“.`,
} satisfies Translated<typeof english.aiUseStepWords>;

// German for the steps of a usage verdict (ACAP 1.1): one function per code.
const lineOf = ({ line }: FieldPlace) => `Zeile ${line + 1}`;
const verb = (effect: UsageFieldParams['effect']) => (effect === 'allow' ? 'erlaubt' : 'verbietet');
const says = ({ effect, usage }: UsageFieldParams) => `${verb(effect)} ${usage}`;
const conventionalRule = ({ effect, path }: { readonly effect: 'allow' | 'deny'; readonly path: string }) =>
  `${effect === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;

const whyIgnored = {
  version: 'Sie setzt ACAP 1.1 voraus, und die Datei sagt nicht, dass sie darin geschrieben ist',
  'undefined-usage': 'Keine Definition gibt ihrer Nutzung eine Bedeutung',
  'undefined-set': 'Keine Definition sagt, welche Ressourcen zu ihrer Menge gehören',
  'other-unqualified': 'Andere Nutzungen lassen sich nur mit einem usage-ref erlauben',
} as const satisfies Record<IgnoredField['why'], string>;

function replaced(replacement: FallbackReplacement): string {
  if (replacement.why === 'usage')
    return `Dieser Crawler kann ${replacement.from} nicht unterscheiden, darum gilt das Verbot für ${replacement.usage}`;
  if (replacement.why === 'stem')
    return `Ihre Nutzung ist unbekannt, darum gilt das Verbot für ${replacement.usage}`;
  return replacement.why === 'qualifier'
    ? `Dieser Crawler kann ${replacement.qualifier} nicht einhalten, darum gilt die Erlaubnis als Verbot von ${replacement.usage}`
    : `Eine ihrer Einschränkungen ist nicht lesbar, darum gilt die Erlaubnis als Verbot von ${replacement.usage}`;
}

/** The beginnings of two patterns, up to the character where they differ. */
function scopes(pattern: string, other: string, at: number): string {
  const has = (text: string) => (text[at] === undefined ? `endet ${text}` : `hat ${text} „${text[at]}“`);
  return `Bei Zeichen ${at + 1} ${has(other)}, dagegen ${has(pattern)}`;
}

const limits = (qualifiers: readonly string[]) =>
  qualifiers.length > 0 ? ` mit ${listAll(qualifiers)}` : '';

/** The combined limits of permissions that all apply. */
function allHold(qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return '';
  const times = qualifiers.filter((qualifier) => qualifier.startsWith('time-limit='));
  const first = times.length > 1 ? ' Von den Fristen zählt die, die zuerst endet.' : '';
  return `Abschnitt 2.4.6 wählt nicht zwischen Erlaubnissen, darum gelten hier alle ihre Einschränkungen: ${listAll(qualifiers)}.${first}`;
}

/** What a line that decides alone does. A permission that is read as a prohibition says why it is one. */
function decided(
  { effect, usage, qualifiers, replacement }: AcapStepParams['acap-decides' | 'acap-decide-together'],
  where: string,
): string {
  if (!replacement) return `${verb(effect)} ${usage}${where}${limits(qualifiers)}`;
  const { why, usage: permitted } = replacement;
  const restriction =
    why === 'qualifier'
      ? `${replacement.qualifier}, was dieser Crawler nicht einhalten kann`
      : 'einer Einschränkung, die nicht lesbar ist';
  const wider = permitted === usage ? '' : ` von ${usage}`;
  return `erlaubt ${permitted}${where} mit ${restriction}, und gilt darum als Verbot${wider}`;
}

const wayToPresent = ({ usage, asked }: AcapStepParams['acap-has-part']) =>
  usage === asked ? '' : `; ${asked} ist eine Art der Anzeige`;

export const acapStepWords = {
  'acap-file-absent': ({ path }) => `Die Website hat keine Datei ${path}: Über Nutzungen ist nichts gesagt.`,
  'acap-version': ({ version, stated, comment }, line) => {
    if (stated) return `Laut ${line} ist die Datei in ACAP ${version} geschrieben.`;
    return comment
      ? `Die Version in ${lineOf(comment)} ist nur ein Kommentar: Die Datei wird als ACAP ${version} gelesen.`
      : `Keine Zeile gibt eine Version an: Die Datei wird als ACAP ${version} gelesen.`;
  },
  'acap-version-unknown': ({ version }, line) =>
    `Laut ${line} ist die Datei in ACAP ${version} geschrieben, das hier nicht gelesen wird.`,
  'acap-record-named': ({ names }, line) =>
    `In ${line} beginnt ein Abschnitt, der diesen Crawler nennt (${listNames(names)}).`,
  'acap-record-any': (_params, line) => `In ${line} beginnt ein Abschnitt für alle Crawler.`,
  'acap-record-other': ({ names }, line) => `In ${line} beginnt ein Abschnitt für ${listNames(names)}.`,
  'acap-reference': ({ locator }, line) =>
    `${line} verweist auf ${locator}. Die ACAP-Abschnitte darin werden auch gelesen, herkömmliche Abschnitte darin nicht.`,
  'acap-reference-missing': ({ locator }, line) =>
    `${line} verweist auf ${locator}, aber die Datei ist nicht geladen: Bis dahin gilt jede Nutzung als verboten.`,
  'acap-reference-chain': ({ locator }, line) =>
    `${line} verweist auf ${locator}, aber eine Datei, auf die verwiesen wird, darf nicht weiter verweisen. Bis das behoben ist, gilt jede Nutzung als verboten.`,
  'acap-no-purpose': () =>
    'Die Frage nennt keinen Zweck: Felder unter einem Nutzungszweck werden nicht berücksichtigt.',
  'acap-field-ignored': ({ why }, line) => `${line} wird nicht berücksichtigt: ${whyIgnored[why]}.`,
  'acap-line-void': ({ name }, line) =>
    `${line} (${name}) wird nicht berücksichtigt: Die Zeile ist nicht so geschrieben, wie es ACAP 1.1 verlangt.`,
  'acap-field-replaced': ({ replacement }, line) =>
    `${line} wird als ein anderes Feld gelesen: ${replaced(replacement)}.`,
  'acap-field-no-match': ({ pattern }, line) =>
    pattern.includes(' ')
      ? `${line} passt nicht: Keiner der Pfade ${pattern.replaceAll(' ', ', ')} passt zur URL.`
      : `${line} passt nicht: ${pattern} passt nicht zur URL.`,
  'acap-field-overridden': ({ by, tier, level }, line) => {
    const whom = tier === 'named' ? 'diesen Crawler namentlich nennt' : 'für alle Crawler gilt';
    return `${line} tritt hinter ${lineOf(by)} zurück, die ${whom}${level === 'purpose' ? ', und zwar für diesen Zweck' : ''}.`;
  },
  'acap-field-wider': ({ pattern, other, at, by }, line) =>
    `${line} tritt hinter ${lineOf(by)} zurück, die enger gefasst ist: ${scopes(pattern, other, at)}.`,
  'acap-field-derived-first': ({ by }, line) =>
    `${line} tritt hinter ${lineOf(by)} zurück, die für dieselben Pfade genau diese Art der Anzeige regelt.`,
  'acap-decides': (params, line) => `${line} entscheidet: Sie ${decided(params, ` für ${params.pattern}`)}.`,
  'acap-decide-together': (params, line) => {
    const { effect, others, qualifiers } = params;
    return others.length > 0
      ? `${list([line, ...others.map(lineOf)])} entscheiden gemeinsam: Jede ${verb(effect)} es, und keine von ihnen ist enger gefasst. ${allHold(qualifiers)}`.trim()
      : `${line} entscheidet: Sie ${decided(params, '')}.`;
  },
  'acap-has-part': (params, line) =>
    `${line} ${says(params)} für ${params.pattern}${limits(params.qualifiers)}${wayToPresent(params)}.`,
  'acap-tied': ({ others }, line) =>
    `${list([line, ...others.map(lineOf)])} widersprechen einander, und keine von ihnen ist enger gefasst: Das ist ein Verbot.`,
  'acap-other-prohibited': ({ asked }, line) =>
    `${line} verbietet jede Nutzung, die nicht erlaubt ist, und keine Zeile gilt für ${asked}.`,
  'acap-suspended': ({ reference, ...params }, line) =>
    `${line} ist ausgesetzt: Sie ${says(params)} für ${params.pattern}${limits(params.qualifiers)}, aber nicht, solange ${lineOf(reference)} auf unbekannte Erlaubnisse verweist.`,
  'acap-silent': ({ usage }) => `Keine Zeile sagt, ob ${usage} erlaubt ist.`,
  'acap-only-purpose': ({ usage, effect, purpose, field }) =>
    `${lineOf(field)} ${effect === 'allow' ? 'erlaubt' : 'verbietet'} ${usage} ${purpose === '*' ? 'für jeden Zweck (*), aber nur, wenn die Frage einen nennt' : `nur für den Zweck ${purpose}`}.`,
  'conventional-ignored': (_params, line) => `${line} schaltet die herkömmlichen Abschnitte ab.`,
  'conventional-same-pattern': (params, line) =>
    `${line} (${conventionalRule(params)}) widerspricht einem ACAP-Feld für dieselben Pfade und wird übergangen.`,
  'conventional-agrees': (params, line) => `${line} (${conventionalRule(params)}) sagt dasselbe.`,
  'conventional-decides': (params, line) =>
    `${line} entscheidet: ACAP sagt nichts, und im herkömmlichen Abschnitt steht ${conventionalRule(params)}.`,
  'conventional-stricter': (params, line) =>
    `${line} entscheidet: ACAP würde es erlauben, aber im herkömmlichen Abschnitt steht ${conventionalRule(params)}, und beide müssen es erlauben.`,
  'conventional-narrower': (params, line) =>
    `${line} entscheidet: Ihr Pfad ${params.path} ist enger gefasst als der des ACAP-Felds.`,
  'conventional-tied': (params, line) =>
    `${line} (${conventionalRule(params)}) widerspricht dem ACAP-Feld, und keines von beiden ist enger gefasst: Das ist ein Verbot.`,
  'conventional-overruled': (params, line) =>
    `${line} (${conventionalRule(params)}) wird vom ACAP-Feld überstimmt.`,
  'conventional-suspended': ({ reference, ...params }, line) =>
    `${line} (${conventionalRule(params)}) ist ausgesetzt, solange ${lineOf(reference)} auf unbekannte Erlaubnisse verweist.`,
  'conventional-reader': ({ reader }) =>
    `Die herkömmlichen Abschnitte werden gelesen als ${readerTitle(reader)}.`,
  'conventional-silent': () => 'Keine herkömmliche Regel gilt für die URL.',
} satisfies Translated<typeof english.acapStepWords>;

// German for crawlers that deviate from the specifications, and the source of that statement.
/** After the sentence: its source, the date of the source, and how reliable it is. */
function citeSource({ source, sourceDate, confidence, contested }: AgentQuirk): string {
  const where = /^https?:\/\/([^/]+)/.exec(source)?.[1] ?? source;
  const how = confidence === 'second-hand' ? 'aus zweiter Hand, ' : '';
  const open = contested === undefined ? '' : ` Umstritten: ${contested}`;
  return ` (${how}${where}, ${formatDay(sourceDate)}).${open}`;
}

const heeds = {
  ignored: 'hält sich nicht an diese Datei',
  'mostly-ignored': 'hält sich meist nicht an diese Datei',
  'may-be-ignored': 'hält sich möglicherweise nicht an diese Datei',
} as const satisfies Record<NonNullable<AgentQuirk['robotsTxt']>, string>;

export const quirkStepWords = {
  'robots-txt-ignored': ({ name, how, source }) =>
    `${name} ${heeds[how]}: Die Antwort ist, was die Datei sagt, nicht was ${name} tut${citeSource(source)}`,
  'record-fallback': ({ name, token, source }) =>
    `Keine Zeile nennt ${name}: Dieser Crawler befolgt dann den Abschnitt für ${token}${citeSource(source)}`,
  'record-fallback-unknown': ({ name, source }) =>
    `Keine Zeile nennt ${name}: Möglicherweise befolgt dieser Crawler den Abschnitt für einen anderen; für welchen, sagt die Quelle nicht. Hier wird er wie jeder andere Crawler behandelt${citeSource(source)}`,
  'record-star-ignored': ({ name, source }, line) =>
    `${line} gilt für alle Crawler ohne eigenen Abschnitt, aber nicht für ${name}${citeSource(source)}`,
} satisfies Translated<typeof english.quirkStepWords>;

// German for the steps about rules, for places that show the line number and the outcome next to them.
/** A text in quotation marks; a long text is cut. */
const quoted = (text: string) => `„${shortenEnd(text, 40)}“`;

/** The character at a position, or the percent-escape that it is part of. */
const characterAt = (text: string, at: number) => quoted(characterOrEscape(text, at));

type NoMatch = StepParams['rule-no-match'];

const brieflyWhyNoMatch = {
  differs: ({ url, urlAt, rule, ruleAt }) =>
    `die URL geht mit ${characterAt(url, urlAt)} weiter, nicht mit ${characterAt(rule, ruleAt)}`,
  'url-ends': ({ missing }) => `die URL endet vor ${quoted(missing)}`,
  'url-goes-on': ({ url, urlAt }) => `die URL geht mit ${characterAt(url, urlAt)} weiter`,
  'not-found': ({ missing }) => `die URL geht ohne ${quoted(missing)} weiter`,
  'not-at-end': ({ missing }) => `die URL endet nicht auf ${quoted(missing)}`,
} as const satisfies Record<NoMatch['why'], (params: NoMatch) => string>;

const brieflyMatchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return '; ohne Pfad erlaubt sie alles';
  return directory ? '; mit einer Indexseite erlaubt sie das Verzeichnis' : '';
};

type Longest = StepParams['rule-longest'];

const tiedLines = ({ lines }: RuleTie) =>
  `${lines.length === 1 ? 'Zeile' : 'die Zeilen'} ${list(lines.map((line) => String(line + 1)))}`;

const whyTied = { effect: 'bei gleicher Länge gilt Allow', order: 'die erste davon entscheidet' } as const;

const brieflyTied = (params: Longest): string | undefined =>
  params.tie && `so lang wie ${tiedLines(params.tie)}; ${whyTied[params.tie.by]}${brieflyMatchNote(params)}`;

/** The steps about rules. Any other step is a sentence. */
export const briefWords: typeof english.briefWords = {
  'rule-first': (params) => `die erste, die passt${brieflyMatchNote(params)}`,
  'rule-longest': (params) =>
    brieflyTied(params) ??
    (params.matching === 1
      ? 'die einzige, die passt'
      : `die längste von ${number(params.matching)}, die passen`) + brieflyMatchNote(params),
  'rule-furthest': (params) =>
    brieflyTied(params) ??
    (params.matching === 1
      ? 'die einzige, die passt'
      : `von ${number(params.matching)}, die passen, reicht sie am weitesten`) + brieflyMatchNote(params),
  'rule-no-match': (params) => brieflyWhyNoMatch[params.why](params),
  'rule-not-asked': ({ deciding }) => `${lineNumber(deciding)} kommt vorher`,
  'rule-shorter': ({ octets, longest, deciding, rule, url }) =>
    `sie passt mit ${isOctetPerCharacter(rule + url) ? `${number(octets)} Zeichen` : plural(octets, 'Byte', 'Bytes')}, ${lineNumber(deciding)} mit ${number(longest)}`,
  'rule-less-far': ({ octets, longest, deciding }) =>
    `sie reicht in der URL bis Zeichen ${number(octets)}, ${lineNumber(deciding)} bis Zeichen ${number(longest)}`,
  'rule-yields': ({ deciding }) => `so lang wie ${lineNumber(deciding)}; bei gleicher Länge gilt Allow`,
  'rule-later': ({ deciding }) => `so lang wie ${lineNumber(deciding)}, die vorher kommt`,
  'rule-empty': ({ effect }) => `ohne Pfad ${effect === 'deny' ? 'verbietet' : 'erlaubt'} sie nichts`,
  'rule-dollar': () => 'dieser Leser übergeht Regeln mit einem $ mitten im Pfad',
  'rule-unknown': () => 'dieser Leser kennt kein Allow',
  'rule-orphan': () => 'sie gehört zu keinem Abschnitt',
};

/** The answers, as in cells and verdicts. */
export const answerWords = {
  allow: 'Ja',
  deny: 'Nein',
  defer: 'Später',
  'no-information': 'Unbekannt',
} satisfies Translated<typeof english.answerWords>;

const lineNumber = (line: number) => `Zeile ${line + 1}`;

/** The name of a crawler as an object; '' and `*` are any other crawler. */
const robot = (name: string) => (name === '' || name === '*' ? 'diesen Crawler' : name);

const followsFrom = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Crawler kommen später wieder',
  'no-information': 'Das gibt keine Auskunft über die Website',
  error: 'Der Leser bricht mit einem Fehler ab, und über die Website ist nichts bekannt',
  parse: 'Die Datei wird verwendet',
  follow: 'Der Weiterleitung wird gefolgt',
} as const satisfies Record<Outcome, string>;

/** `nennt x`, or which other value counts as that name. */
function describeName(value: string, name: string): string {
  return value.toLowerCase() === name.toLowerCase() ? `nennt ${name}` : `nennt ${value} und damit ${name}`;
}

const whyNoMatch = {
  differs: ({ urlAt }) => `Die URL weicht bei Zeichen ${urlAt + 1} ab`,
  'url-ends': ({ urlAt }) => `Die URL endet nach Zeichen ${urlAt}`,
  'url-goes-on': ({ urlAt }) => `Die URL geht nach Zeichen ${urlAt} weiter`,
  'not-found': ({ missing, urlAt }) => `In der URL kommt ${missing} nach Zeichen ${urlAt} nicht vor`,
  'not-at-end': ({ missing }) => `Die URL endet nicht auf ${missing}`,
} as const satisfies Record<
  StepParams['rule-no-match']['why'],
  (params: StepParams['rule-no-match']) => string
>;

const matchNote = ({ directory, path }: { readonly directory: boolean; readonly path: string }) => {
  if (path === '') return ' Ohne Pfad erlaubt sie alles.';
  return directory ? ' Sie erlaubt eine Indexseite und damit auch das Verzeichnis.' : '';
};

/** A sentence from the parameters of a code. `line`: the line of the step, as `Zeile 13`. */
type Words<Code extends StepCode> = (params: StepParams[Code], line: string) => string;

/** A sentence from the parameters of a code. */
export const stepWords: { readonly [Code in StepCode]: Words<Code> } = {
  ...acapStepWords,
  ...aiUseStepWords,
  ...documentStepWords,
  ...mobileStepWords,
  ...datasetStepWords,
  ...quirkStepWords,
  'other-site': ({ url, origin }) =>
    origin === ''
      ? `${url} liegt auf keiner Website, die Regeldateien haben kann.`
      : `${url} liegt auf einer anderen Website: Die Dateien von ${origin} sagen nichts darüber.`,
  'own-file': ({ path }) => `${path} ist selbst eine Regeldatei: Jeder Crawler darf sie lesen.`,
  'file-absent': ({ path }) => `Die Website hat keine Datei ${path}: Das zählt als Status 404.`,
  'file-read': ({ path, as }) =>
    path === as ? `${path} wird gelesen.` : `${path} wird gelesen, als wäre es ${as}.`,
  status: ({ status, outcome }) => {
    const what =
      status === 'timeout'
        ? 'Keine rechtzeitige Antwort'
        : status === 'network'
          ? 'Keine Verbindung'
          : `Status ${status}`;
    return `${what}: ${followsFrom[outcome]}.`;
  },
  'access-unlimited': () =>
    'Ohne Abschnitte ist der Zugriff unbeschränkt: Crawler dürfen alles abrufen, auch wenn sie sonst nichts von der Website wissen.',
  redirects: ({ hops, max, outcome }) =>
    max === 0
      ? `Weiterleitungen wird nicht gefolgt: ${followsFrom[outcome]}.`
      : `${number(hops)} Weiterleitungen sind mehr als die ${number(max)}, denen gefolgt wird: ${followsFrom[outcome]}.`,
  'encoding-unread': ({ encoding }) =>
    `Die Datei ist in ${encoding.toUpperCase()} kodiert: Dieser Leser findet darin keine Zeile.`,
  'mark-kept': (_params, line) => `${line} beginnt mit einem Byte Order Mark, das als Teil von ihr gilt.`,
  'file-too-long': ({ octets }) =>
    `Die Datei ist länger als ${number(octets)} Bytes: Dieser Leser liest nichts von ihr, und alles darf abgerufen werden.`,
  'file-not-utf-8': () =>
    'Die Datei ist kein UTF-8: Dieser Leser bricht mit einem Fehler ab, und über die Website ist nichts bekannt.',
  'value-invalid': ({ line, name, value, part }) =>
    `In Zeile ${line + 1} steht ${name}: ${value}. Dieser Leser hält ${part === 'host' ? 'den Text nach // für einen Host, der nicht gültig ist' : 'den Wert für Ziffern, kann ihn aber nicht in eine Zahl umwandeln'}. Er bricht mit einem Fehler ab, und über die Website ist nichts bekannt.`,
  'line-cut': ({ octets }, line) =>
    `${line} wird bis zum Byte ${number(octets)} oder bis zum ersten NUL gelesen.`,
  'file-cut': ({ octets, isOpen }, line) =>
    `${line} wird als letzte gelesen: Nach ${number(octets)} Bytes wird die Datei nicht weiter gelesen.${isOpen ? ' Was die Grenze mit einer Zeile macht, ist nicht festgelegt; angenommen wird, dass ihr Anfang gelesen wird.' : ''}`,
  'record-named': ({ name, value }, line) => `${line} ${describeName(value, name)}: Dieser Abschnitt gilt.`,
  'record-joined': ({ name, value }, line) =>
    `${line} ${describeName(value, name)} noch einmal: Diese Regeln kommen hinzu.`,
  'record-later': ({ name, value }, line) =>
    `${line} ${describeName(value, name)} ebenfalls, aber nur der erste solche Abschnitt gilt.`,
  'record-less-specific': ({ name, preferred }, line) => `${line} nennt ${name}, aber ${preferred} geht vor.`,
  'record-other': ({ agents }, line) => `In ${line} beginnt ein Abschnitt für ${listNames(agents)}.`,
  'record-ruleless': ({ value }, line) =>
    `${line} nennt ${value}, aber es folgt keine Regel: Hier beginnt kein Abschnitt.`,
  'record-default': ({ name }, line) =>
    `Keine Zeile nennt ${robot(name)}: Es gilt der Abschnitt für alle anderen Crawler, ab ${line}.`,
  'record-default-joined': (_params, line) =>
    `${line} gilt auch für alle anderen Crawler: Diese Regeln kommen hinzu.`,
  'record-default-later': (_params, line) =>
    `${line} gilt ebenfalls für alle anderen Crawler, aber nur der erste solche Abschnitt gilt.`,
  'record-default-unused': ({ name }, line) =>
    `${line} gilt für Crawler ohne eigenen Abschnitt. ${name} hat einen.`,
  'no-record': ({ name, answer, aside }) => {
    const may = `Er darf ${answer === 'allow' ? 'alles' : 'nichts'} abrufen`;
    return aside?.why === 'star-ignored'
      ? `${robot(name)} beachtet den Abschnitt für * nicht, und kein anderer nennt ihn: ${may}${citeSource(aside.source)}`
      : `Kein Abschnitt gilt für ${robot(name)}: ${may}.`;
  },
  'url-read-as': ({ written, read }) => `${written} wird als ${read} verglichen.`,
  'rule-first': (params, line) => `${line} entscheidet als erste Regel, die passt.${matchNote(params)}`,
  'rule-longest': (params, line) =>
    params.tie
      ? `${line} entscheidet: Sie ist so lang wie ${tiedLines(params.tie)}, und ${whyTied[params.tie.by]}.${matchNote(params)}`
      : `${line} entscheidet als ${params.matching === 1 ? 'einzige' : 'längste'} Regel, die passt.${matchNote(params)}`,
  'rule-furthest': (params, line) =>
    `${line} entscheidet: ${params.tie ? `Sie reicht in der URL so weit wie ${tiedLines(params.tie)}, und ${whyTied[params.tie.by]}` : params.matching === 1 ? 'Sie passt als einzige' : 'Von den Regeln, die passen, reicht sie in der URL am weitesten'}.${matchNote(params)}`,
  'rule-no-match': (params, line) => `${line} passt nicht: ${whyNoMatch[params.why](params)}.`,
  'rule-not-asked': ({ deciding }, line) =>
    `${line} wird nicht mehr gefragt: ${lineNumber(deciding)} kommt vorher und entscheidet.`,
  'rule-shorter': ({ octets, longest, deciding }, line) =>
    `${line} passt auch, ist aber kürzer als ${lineNumber(deciding)}: ${number(octets)} gegen ${number(longest)} Bytes.`,
  'rule-less-far': ({ octets, longest, deciding }, line) =>
    `${line} passt auch, reicht aber in der verglichenen URL nur bis Zeichen ${number(octets)}; ${lineNumber(deciding)} reicht bis Zeichen ${number(longest)}.`,
  'rule-yields': ({ deciding }, line) =>
    `${line} ist so lang wie ${lineNumber(deciding)}, und bei gleicher Länge gilt Allow.`,
  'rule-later': ({ deciding }, line) => `${line} ist so lang wie ${lineNumber(deciding)}, die vorher kommt.`,
  'rule-empty': ({ effect }, line) =>
    `${line} hat keinen Pfad: Sie ${effect === 'deny' ? 'verbietet' : 'erlaubt'} nichts.`,
  'rule-dollar': (_params, line) =>
    `${line} wird übergangen: Dieser Leser übergeht Regeln mit einem $ mitten im Pfad.`,
  'rule-unknown': (_params, line) => `${line} wird übergangen: Dieser Leser kennt kein Allow.`,
  'rule-orphan': (_params, line) => `${line} gehört zu keinem Abschnitt und wird übergangen.`,
  'no-rule': ({ answer }) =>
    answer === 'allow'
      ? 'Keine Regel passt, also ist der Abruf erlaubt.'
      : 'Keine Regel passt, also ist der Abruf verboten.',
};

const answerFollows = {
  allow: 'der Abruf ist erlaubt',
  deny: 'der Abruf ist verboten',
  defer: 'Crawler kommen später wieder',
  'no-information': 'über die Website ist nichts bekannt',
} as const;

export const decisionWords: typeof english.decisionWords = {
  rule: (answer, line) => `${line} entscheidet: ${capitalize(answerFollows[answer])}.`,
  'no-rule': (answer) => `Keine Regel passt: ${capitalize(answerFollows[answer])}.`,
  'no-record': (answer) => `Kein Abschnitt gilt für diesen Crawler: ${capitalize(answerFollows[answer])}.`,
  'own-file': () => 'Die Datei selbst darf immer abgerufen werden.',
  status: (answer) =>
    `Das Ergebnis der Anfrage nach der Datei entscheidet: ${capitalize(answerFollows[answer])}.`,
  'too-long': (answer) => `Die Datei ist für diesen Leser zu lang: ${capitalize(answerFollows[answer])}.`,
  'not-utf-8': () =>
    'Die Datei ist kein UTF-8: Dieser Leser bricht mit einem Fehler ab, und über die Website ist nichts bekannt.',
  'invalid-value': () =>
    'Dieser Leser bricht bei einem Wert in der Datei mit einem Fehler ab, und über die Website ist nichts bekannt.',
  'other-site': () => 'Die URL gehört zu einer anderen Website, für die die Datei nicht gilt.',
};

export const cutLineWords: typeof english.cutLineWords = (text) =>
  text === ''
    ? 'Von dieser Zeile wird nichts gelesen.'
    : `Von dieser Zeile wird nur ${quoted(text)} gelesen.`;

/** The beginning of a sentence about a line, counted from 1. */
export const lineReference: typeof english.lineReference = (line) => `Zeile ${line}`;
