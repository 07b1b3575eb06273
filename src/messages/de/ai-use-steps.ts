// German for the steps of an answer about search, AI input and AI training. One function per code.
import type { AiPurpose } from '../../core/catalogue/ai-purposes.ts';
import type { AiUseStepParams } from '../../core/dialects/modern-lines/step.ts';
import type * as english from '../en/ai-use-steps.ts';
import type { Told } from '../language.ts';
import { list } from './lists.ts';
import { purposeWords } from './words/ai-purposes.ts';

type Params = AiUseStepParams;
type Words<Code extends keyof Params> = (params: Params[Code], line: string) => string;

const toPurpose: Readonly<Record<AiPurpose, string>> = {
  search: 'zur Suche',
  'ai-input': 'zur KI-Eingabe',
  'ai-train': 'zum KI-Training',
};
const forPurpose: Readonly<Record<AiPurpose, string>> = {
  search: 'für die Suche',
  'ai-input': 'für die KI-Eingabe',
  'ai-train': 'für das KI-Training',
};

const agent = (name: string) => (name === '' ? 'ein nicht genannter Agent' : name);
const lineNumber = (line: number) => `Zeile ${line + 1}`;

/** `Zeilen 2 und 5 sagen Ja`. */
function saying(lines: readonly number[], answer: 'Ja' | 'Nein'): string {
  const numbers = [...new Set(lines)].toSorted((a, b) => a - b).map((line) => String(line + 1));
  return numbers.length === 1
    ? `Zeile ${numbers[0]} sagt ${answer}`
    : `Die Zeilen ${list(numbers)} sagen ${answer}`;
}

/** The same behind a comma. */
const alsoSaying = (lines: readonly number[], answer: 'Ja' | 'Nein') =>
  saying(lines, answer).replace(/^Die /, 'die ');

const answers: Readonly<Record<string, string>> = {
  yes: 'Ja',
  no: 'Nein',
  'not-stated': 'Nicht gesagt',
  contradictory: 'Beides',
};

const said = { yes: 'Ja', no: 'Nein' } as const;

function answered({ purpose, answer, reason, yes, no }: Params['ai-answer']): string {
  const to = toPurpose[purpose];
  if (reason === 'own-file')
    return 'Die Regeldatei selbst ist kein Inhalt: Über ihre Nutzung ist nichts gesagt.';
  if (reason === 'no-file') return 'Die Website hat keine solche Datei: Es ist nichts gesagt.';
  if (reason === 'closed')
    return `${lineNumber(no[0] ?? 0)} hält den Agenten fern: Was nicht abgerufen werden darf, ist ein Nein ${to}.`;
  if (reason === 'closed-and-granted')
    return `${lineNumber(no[0] ?? 0)} hält den Agenten fern, und ${alsoSaying(yes, 'Ja')} ${to}: Die Datei sagt beides.`;
  if (answer === 'contradictory')
    return `${saying(no, 'Nein')} ${to}, ${alsoSaying(yes, 'Ja')}: Die Datei sagt beides.`;
  if (answer === 'not-stated') return `Keine Zeile sagt hier Ja oder Nein ${to}.`;
  return answer === 'yes' ? `${saying(yes, 'Ja')} ${to}.` : `${saying(no, 'Nein')} ${to}.`;
}

const fetchOnly: Readonly<Record<Params['ai-fetch-only']['why'], Words<'ai-fetch-only'>>> = {
  default: (_params, line) =>
    `${line === '' ? 'Der Abruf ist erlaubt' : `${line} erlaubt den Abruf`}, aber nicht namentlich: Wer alle einlässt, gewährt damit keine Nutzung.`,
  purposes: ({ name, purpose }, line) =>
    `${line} lässt ${name} namentlich ein. Dass ${name} nur ${forPurpose[purpose]} abruft, ist nicht bekannt; also ist nicht gesagt, wofür.`,
  uncovered: () => 'Der Abruf ist erlaubt, weil keine Regel davon handelt. Das gewährt keine Nutzung.',
};

const places: Readonly<Record<Params['ai-signal']['where'], string>> = {
  record: 'im Abschnitt dieses Agenten',
  default: 'in keinem Abschnitt, also für alle, deren Abschnitt es nicht sagt',
  file: 'und Signale gelten für die ganze Datei',
};

const forPath = (path: string) => (path === '' ? 'für alle Pfade' : `für ${path}`);

const scopes: Readonly<Record<Params['ai-other-scope']['scope'], string>> = {
  record: 'Gilt jedes Signal nur für seinen Abschnitt',
  file: 'Gilt jedes Signal für die ganze Datei',
};

export const aiUseStepWords: Told<typeof english.aiUseStepWords> = {
  'ai-answer': answered,
  'ai-closed': ({ purpose }, line) =>
    `${line} hält den Agenten fern. Jeder Zweck beginnt mit dem Abruf: Das ist ein Nein ${toPurpose[purpose]}.`,
  'ai-exception': ({ rule, isNarrower }) =>
    isNarrower
      ? `Daneben steht ein Ja, das weiter reicht: ${lineNumber(rule)} ist eine Ausnahme davon, kein Widerspruch.`
      : `Ein Ja steht außerhalb seines Abschnitts: ${lineNumber(rule)} verbietet diesem Agenten die Website, als Ausnahme.`,
  'ai-named': ({ name, purpose }, line) =>
    `${line} lässt ${name} namentlich ein. ${name} ruft nur ${forPurpose[purpose]} ab: Das gilt als Ja.`,
  'ai-fetch-only': (params, line) => fetchOnly[params.why](params, line),
  'ai-fetch-fallback': ({ name, token }, line) =>
    `${line} lässt ${token} ein, dessen Abschnitt ${name} befolgt. ${name} selbst wird nicht genannt: Das gewährt keine Nutzung.`,
  'ai-usage-no-label': ({ purpose, edition }) =>
    `Content-Usage hat in ${edition} keine Bezeichnung für ${purposeWords[purpose]}.`,
  'ai-usage': ({ label, says, path }, line) => `${line} sagt ${said[says]} zu ${label}, ${forPath(path)}.`,
  'ai-usage-silent': ({ label, path }, line) =>
    `${line} gilt ${forPath(path)} und gibt ${label} nicht an: Von kürzeren Pfaden wird nichts übernommen.`,
  'ai-usage-unread': ({ path }, line) =>
    `${line} gilt ${forPath(path)} und ist nicht lesbar: Nichts ist gesagt, und von kürzeren Pfaden wird nichts übernommen.`,
  'ai-usage-yields': ({ deciding }, line) =>
    `${line} ist so lang wie ${lineNumber(deciding)}, die gilt: Bei gleicher Länge geht ein Nein vor, dann ein Ja.`,
  'ai-usage-wider': ({ label, narrower, deciding }, line) =>
    `${line} spricht von ${label}. Das ist weiter gefasst als ${narrower}, wovon ${lineNumber(deciding)} spricht, und zählt darum nicht.`,
  'ai-usage-shorter': ({ deciding }, line) => `${line} hat einen kürzeren Pfad als ${lineNumber(deciding)}.`,
  'ai-usage-no-match': ({ path }, line) => `${line} gilt für ${path}, das nicht passt.`,
  'ai-signal': ({ key, value, where }, line) => `${line} sagt ${key}=${value}, ${places[where]}.`,
  'ai-signal-left-out': ({ key }, line) => `${line} lässt ${key} weg: Dazu sagt sie nichts.`,
  'ai-signal-unread': (_params, line) => `${line} ist nicht lesbar: Sie sagt nichts.`,
  'ai-signal-default-unused': ({ key }, line) =>
    `${line} steht in keinem Abschnitt, und der Abschnitt dieses Agenten hat sein eigenes ${key}.`,
  'ai-signal-elsewhere': ({ key, value }, line) =>
    `${line} sagt ${key}=${value} in einem anderen Abschnitt: Das gilt für die Agenten jenes Abschnitts.`,
  'ai-token': ({ token, name, purpose, says, isNamed }, line) => {
    const what =
      says === 'no'
        ? `hält ${token} fern${isNamed ? '' : ', wie alle, die keine Zeile nennt'}`
        : `lässt ${token} namentlich ein`;
    return `${line} ${what}. Dieser Name ist ein Schalter ${forPurpose[purpose]} mit Seiten, die ${agent(name)} abruft: ${said[says]}.`;
  },
  'ai-token-silent': ({ token, name, isNamed }) =>
    isNamed
      ? `${token} ist ein Schalter für das, was ${agent(name)} abruft, und wird genannt, aber kein Allow lässt ihn hier ein: Das sagt nichts.`
      : `${token} ist ein Schalter für das, was ${agent(name)} abruft, und wird nicht genannt: Das sagt nichts.`,
  'ai-license': ({ address }, line) =>
    `${line} nennt eine Lizenz: ${address}. Sie allein sagt weder Ja noch Nein.`,
  'ai-most': ({ value }, line) =>
    `${line} sagt use=${value}: So viel darf höchstens geschehen. Das ist an keinen Zweck gebunden und zählt darum nicht mit.`,
  'ai-other-scope': ({ scope, answer }) =>
    `${scopes[scope]}, lautet die Antwort „${answers[answer] ?? answer}“.`,
};
