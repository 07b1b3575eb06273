// German for every code that core gives. One function per code.
import type { StepCode, StepParams } from '../../core/questions/step.ts';
import type { Outcome } from '../../core/readers/reader.ts';
import type * as english from '../en/steps.ts';
import type { Told } from '../language.ts';
import { acapStepWords } from './acap-steps.ts';
import { aiUseStepWords } from './ai-use-steps.ts';
import { datasetStepWords } from './dataset-steps.ts';
import { documentStepWords } from './document-steps.ts';
import { list } from './lists.ts';
import { mobileStepWords } from './mobile-steps.ts';
import { quirkStepWords } from './quirk-steps.ts';
import { number } from './words/counts.ts';

/** The answers as cells and verdicts show them. */
export const answerWords: Told<typeof english.answerWords> = {
  allow: 'Ja',
  deny: 'Nein',
  defer: 'Später',
  'no-information': 'Unbekannt',
};

const lineNumber = (line: number) => `Zeile ${line + 1}`;

/** The name of a robot as an object; nobody's names are '' and `*`. */
const robot = (name: string) => (name === '' || name === '*' ? 'diesen Robot' : name);

const followsFrom = {
  'allow-all': 'Alles darf abgerufen werden',
  'deny-all': 'Nichts darf abgerufen werden',
  defer: 'Robots kommen später wieder',
  'no-information': 'Das sagt nichts über die Website',
  error: 'Der Leser bricht mit einem Fehler ab, und über die Website ist nichts bekannt',
  parse: 'Die Datei wird gelesen',
  follow: 'Der Weiterleitung wird gefolgt',
} as const satisfies Record<Outcome, string>;

/** `nennt x`, or how another value is taken for it. */
function naming(value: string, name: string): string {
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

/** A sentence from the parameters of a code; `line` is `Zeile 13`, the line that the step speaks of. */
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
  'own-file': ({ path }) => `${path} ist selbst eine Regeldatei: Jeder Robot darf sie lesen.`,
  'file-absent': ({ path }) => `Die Website hat keine Datei ${path}: Das ist Status 404.`,
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
    'Ohne Abschnitte ist der Zugriff unbeschränkt: Robots dürfen alles abrufen, auch wenn sie sonst nichts von der Website wissen.',
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
  'line-cut': ({ octets }, line) =>
    `${line} wird bis zum Byte ${number(octets)} oder bis zum ersten NUL gelesen.`,
  'file-cut': ({ octets }, line) =>
    `${line} wird als letzte gelesen: Nach ${number(octets)} Bytes wird die Datei nicht weiter gelesen.`,
  'record-named': ({ name, value }, line) => `${line} ${naming(value, name)}: Dieser Abschnitt gilt.`,
  'record-joined': ({ name, value }, line) =>
    `${line} ${naming(value, name)} noch einmal: Diese Regeln kommen hinzu.`,
  'record-later': ({ name, value }, line) =>
    `${line} ${naming(value, name)} ebenfalls, aber nur der erste solche Abschnitt gilt.`,
  'record-less-specific': ({ name, preferred }, line) => `${line} nennt ${name}, aber ${preferred} geht vor.`,
  'record-other': ({ agents }, line) => `In ${line} beginnt ein Abschnitt für ${list(agents)}.`,
  'record-ruleless': ({ value }, line) =>
    `${line} nennt ${value}, aber es folgt keine Regel: Hier beginnt kein Abschnitt.`,
  'record-default': ({ name }, line) =>
    `Keine Zeile nennt ${robot(name)}: Es gilt der Abschnitt für alle anderen Robots, ab ${line}.`,
  'record-default-joined': (_params, line) =>
    `${line} richtet sich noch einmal an alle anderen Robots: Diese Regeln kommen hinzu.`,
  'record-default-later': (_params, line) =>
    `${line} richtet sich ebenfalls an alle anderen Robots, aber nur der erste solche Abschnitt gilt.`,
  'record-default-unused': ({ name }, line) =>
    `${line} richtet sich an Robots, die in keiner Zeile genannt werden; ${name} wird genannt.`,
  'no-record': ({ name, answer }) =>
    `Kein Abschnitt gilt für ${robot(name)}: Er darf ${answer === 'allow' ? 'alles' : 'nichts'} abrufen.`,
  'url-read-as': ({ written, read }) => `${written} wird als ${read} verglichen.`,
  'rule-first': (params, line) => `${line} entscheidet als erste Regel, die passt.${matchNote(params)}`,
  'rule-longest': (params, line) =>
    `${line} entscheidet als ${params.matching === 1 ? 'einzige' : 'längste'} Regel, die passt.${matchNote(params)}`,
  'rule-no-match': (params, line) => `${line} passt nicht: ${whyNoMatch[params.why](params)}.`,
  'rule-not-asked': ({ deciding }, line) =>
    `${line} wird nicht mehr gefragt: ${lineNumber(deciding)} kommt vorher und entscheidet.`,
  'rule-shorter': ({ octets, longest, deciding }, line) =>
    `${line} passt auch, ist aber kürzer als ${lineNumber(deciding)}: ${number(octets)} gegen ${number(longest)} Bytes.`,
  'rule-yields': ({ deciding }, line) =>
    `${line} ist so lang wie ${lineNumber(deciding)}, und bei gleicher Länge gilt Allow.`,
  'rule-later': ({ deciding }, line) => `${line} ist so lang wie ${lineNumber(deciding)}, die vorher kommt.`,
  'rule-empty': ({ effect }, line) =>
    `${line} hat keinen Pfad: Sie ${effect === 'deny' ? 'verbietet' : 'erlaubt'} nichts.`,
  'rule-unknown': (_params, line) => `${line} wird übergangen: Dieser Leser kennt kein Allow.`,
  'rule-orphan': (_params, line) => `${line} gehört zu keinem Abschnitt und wird übergangen.`,
  'no-rule': ({ answer }) =>
    answer === 'allow'
      ? 'Keine Regel passt: Was keine Regel verbietet, darf abgerufen werden.'
      : 'Keine Regel passt: Was keine Regel erlaubt, darf nicht abgerufen werden.',
};

/** How a sentence begins that speaks of a line, counted from 1. */
export const theLine: typeof english.theLine = (line) => `Zeile ${line}`;
