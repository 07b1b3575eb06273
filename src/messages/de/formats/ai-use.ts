// Words for the question what AI may do, in the matrix and in the trace.
import type { AiUseReason } from '../../../core/formats/extensions/question/ai-use-verdict.ts';
import type * as english from '../../en/formats/ai-use.ts';
import type { Told } from '../../language.ts';
import { dayTold, plural } from '../counts.ts';

// The three purposes of the question what AI may do, in words.
/** Without an article: the sentences of the steps have forms of their own. */
export const purposeWords: Told<typeof english.purposeWords> = {
  search: 'Suche',
  'ai-input': 'KI-Eingabe',
  'ai-train': 'KI-Training',
};

const because: Readonly<Record<AiUseReason, (line: number) => string>> = {
  closed: (line) => `Zeile ${line} hält den Agenten fern`,
  'closed-and-granted': () => 'eine Zeile hält den Agenten fern, eine andere sagt Ja',
  usage: (line) => `Content-Usage in Zeile ${line}`,
  signal: (line) => `Content-Signal in Zeile ${line}`,
  named: (line) => `Zeile ${line} lässt den Agenten namentlich ein`,
  token: (line) => `Zeile ${line} spricht von einem Schalter`,
  several: (line) => `mehrere Zeilen sagen es, ab Zeile ${line}`,
  silence: () => 'keine Zeile sagt Ja oder Nein',
  'own-file': () => 'die Regeldatei selbst ist kein Inhalt',
  'no-file': () => 'die Website hat keine solche Datei',
  'other-site': () => 'diese URL liegt auf einer anderen Website',
};

const answers: Told<typeof english.aiUseWords.answers> = {
  yes: 'Ja',
  no: 'Nein',
  'not-stated': 'Nicht gesagt',
  contradictory: 'Beides',
};

export const aiUseWords: Told<typeof english.aiUseWords> = {
  question: 'Was darf KI damit tun?',
  /** As in the list of questions and of expectations. */
  questions: {
    search: 'Nutzung: Suche?',
    'ai-input': 'Nutzung: KI-Eingabe?',
    'ai-train': 'Nutzung: KI-Training?',
  },
  all: 'Nutzung: alle drei für einen Agenten',
  purposes: { search: 'Suche', 'ai-input': 'KI-Eingabe', 'ai-train': 'KI-Training' },
  answers,
  counted: { yes: 'ja', no: 'nein', 'not-stated': 'nicht gesagt', contradictory: 'beides' },
  /** To the cautious. */
  cautiously: { 'not-stated': 'Nein, nicht gesagt', contradictory: 'Nein, beides' },
  because,
  underOther: (answer) => `in der anderen Lesart der Signale: ${answers[answer]}`,
  heading: (purpose, agent) =>
    `für ${purposeWords[purpose]}, ${agent === '' ? 'alle nicht genannten Agenten' : agent}`,
  agent: 'Agent',
  anyAgent: 'alle nicht genannten Agenten',
  purpose: 'Zweck',
  allPurposes: 'alle drei, für einen Agenten',
  scope: 'Ein Signal gilt für',
  scopes: { record: 'seinen Abschnitt', file: 'die ganze Datei' },
  edition: 'Bezeichnungen nach',
  editionOf: (id, date) => `${id}, ${dayTold(date)}`,
  cautious: 'Vorsichtige Sicht',
  cautiousHint: 'Zeigt „Nicht gesagt“ und „Beides“ als Nein. Das ändert die Anzeige, nicht die Antworten.',
  note: 'Was die Datei sagt, gelesen nach RFC 9309 mit Content-Usage; nicht, was das Recht sagt, und nicht, was jemand tut.',
  nameless: (count) =>
    `${plural(count, 'Dienst hat', 'Dienste haben')} keinen Namen, den eine Datei nennen könnte`,
  trace: {
    access: 'Zugriff',
    usage: 'Content-Usage',
    signal: 'Content-Signal',
    tokens: 'Schalter',
    beside: 'Nicht gezählt',
    noUsage: 'Im Abschnitt dieses Agenten steht keine Zeile mit Content-Usage.',
    noSignal: 'Keine Zeile mit Content-Signal spricht davon.',
    whyNoYes: 'Warum kein Ja',
    notYes: {
      silence:
        'Ein Ja braucht eine Zeile, die es sagt: Content-Signal, Content-Usage oder ein Allow, das einen Agenten namentlich einlässt, der nichts anderes tut. Eingelassen zu werden genügt nicht.',
      closed: 'Jeder Zweck beginnt mit dem Abruf. Was den Agenten fernhält, muss zuerst weg.',
      contradictory: 'Eine Zeile sagt Ja. Es zählt, sobald keine Zeile mehr Nein sagt.',
    },
  },
};
