// What is said about pieces of a line and about suggestions: of every system, in one place.
import type { repDirectives } from '../../../core/dialects/rep/directives.ts';
import type { WritingProblem } from '../../../core/policy/writable.ts';
import type * as english from '../../en/words/assist.ts';
import type { Told } from '../../language.ts';
import { list } from '../lists.ts';
import { acapWords } from './acap.ts';
import {
  acapFieldMeanings,
  acapHoverWords,
  actionMeanings,
  qualifierMeanings,
  usageMeanings,
} from './acap-hover.ts';
import { datasetMeanings } from './dataset-hover.ts';
import { mobileFieldMeanings, targetMeanings } from './mobile-hover.ts';

const fieldMeanings: Readonly<Record<(typeof repDirectives)[number]['id'], string>> = {
  'user-agent':
    'Beginnt einen Abschnitt oder nennt einen weiteren Robot, für den er gilt; * steht für alle anderen Robots.',
  allow: 'Robots dieses Abschnitts dürfen abrufen, was mit diesem Pfad beginnt.',
  disallow:
    'Robots dieses Abschnitts dürfen nicht abrufen, was mit diesem Pfad beginnt; ohne Pfad ist nichts verboten.',
};

/** What pieces of a line mean, by their kind and their word. */
export const pieceMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  name: { ...fieldMeanings, ...acapFieldMeanings, ...mobileFieldMeanings, ...datasetMeanings },
  usage: usageMeanings,
  qualifier: qualifierMeanings,
  action: actionMeanings,
  target: targetMeanings,
};

const agentProblems: Readonly<Record<`agent-${Exclude<WritingProblem, 'space'>}`, string>> = {
  'agent-empty': 'Ein User-Agent braucht einen Namen.',
  'agent-line-break': 'Ein Name steht in einer Zeile.',
  'agent-number-sign': 'Mit einer Raute (#) würde ein Kommentar beginnen.',
  'agent-control-character': 'Ein Name enthält keine Steuerzeichen.',
  'agent-half-character': 'Keine Datei kann ein halbes Zeichen enthalten.',
};

const nameProblems: Readonly<Record<string, string>> = { ...acapWords.nameProblem, ...agentProblems };

export const assistWords: Told<typeof english.assistWords> = {
  ...acapHoverWords,
  note: (note) => acapHoverWords.notes[note],
  nameProblem: (problem) => nameProblems[problem] ?? problem,
  nothingToRename:
    'Nur Namen von Robots und von Nutzungen und Mengen, die die Datei definiert, lassen sich hier umbenennen.',
  alsoIn: (name, lines) =>
    `${name} steht auch in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${list(lines.map(String))}.`,
};
