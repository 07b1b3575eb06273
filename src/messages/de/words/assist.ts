// What is said about pieces of a line and about suggestions: of every system, in one place.
import { crawlerOf } from '../../../core/catalogue/crawlers.ts';
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
import { restrictionShortly, restrictionWords } from './acap-restrictions.ts';
import { agentHoverWords } from './agent-hover.ts';
import { datasetMeanings } from './dataset-hover.ts';
import { mobileFieldMeanings, targetMeanings } from './mobile-hover.ts';
import { modernMeaning, modernShortly, partMeaning } from './modern-hover.ts';

const fieldMeanings: Readonly<Record<(typeof repDirectives)[number]['id'], string>> = {
  'user-agent':
    'Beginnt einen Abschnitt oder nennt einen weiteren Robot, für den er gilt; * steht für alle anderen Robots.',
  allow: 'Robots dieses Abschnitts dürfen abrufen, was mit diesem Pfad beginnt.',
  disallow:
    'Robots dieses Abschnitts dürfen nicht abrufen, was mit diesem Pfad beginnt; ohne Pfad ist nichts verboten.',
};

const meanings: Readonly<Record<string, string>> = {
  ...fieldMeanings,
  ...acapFieldMeanings,
  ...mobileFieldMeanings,
  ...datasetMeanings,
};
const inTable = (table: Readonly<Record<string, string>>, key = ''): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Fields of a system that has names which others have too. */
const inDialect: Readonly<Record<string, (id: string) => string | undefined>> = {
  'modern-lines': modernMeaning,
};

/** What a value of a qualifier says: the value itself where there is one, else its kind. */
function valueMeaning([type = '', written = '', form = '']: readonly string[]): string {
  if (written === '') return restrictionWords.choice(type, form);
  return form === '' ? acapHoverWords.unreadable : acapHoverWords.reads(restrictionShortly(type, written));
}

/** Who a name is: what fits beside it in a list. */
function agentMeaning(name: string): string | undefined {
  if (name === '*') return agentHoverWords.anyOther;
  const known = crawlerOf(name);
  return known && [agentHoverWords.who(known), ...agentHoverWords.effect(known)].join(' ');
}

/** What a piece of a line means; undefined if there is nothing to tell that it does not say itself. */
export const meaningOf: typeof english.meaningOf = ({ kind, words }) => {
  const [word = ''] = words;
  switch (kind) {
    case 'name':
      return inDialect[words[1] ?? '']?.(word) ?? inTable(meanings, word);
    case 'usage':
      return inTable(usageMeanings, word);
    case 'qualifier':
      return inTable(qualifierMeanings, word.toLowerCase());
    case 'action':
      return inTable(actionMeanings, word);
    case 'value':
      return valueMeaning(words);
    case 'part':
      return partMeaning(word, words[1] ?? '', words[2] ?? '');
    case 'agent':
      return agentMeaning(word);
    case 'target':
      return inTable(targetMeanings, word);
    default:
      return undefined;
  }
};

const agentProblems: Readonly<Record<`agent-${WritingProblem}`, string>> = {
  'agent-empty': 'Ein User-Agent braucht einen Namen.',
  'agent-line-break': 'Ein Name steht in einer Zeile.',
  'agent-number-sign': 'Mit einem Nummernzeichen (#) würde ein Kommentar beginnen.',
  'agent-control-character': 'Ein Name enthält keine Steuerzeichen.',
  'agent-half-character': 'Keine Datei kann ein halbes Zeichen enthalten.',
};

const nameProblems: Readonly<Record<string, string>> = { ...acapWords.nameProblem, ...agentProblems };

export const assistWords: Told<typeof english.assistWords> = {
  ...acapHoverWords,
  note: (note) => acapHoverWords.notes[note],
  /** What fits behind a suggestion in a list; undefined if there is nothing. */
  beside({ kind, words: [word = '', dialect = ''] }) {
    if (kind === 'name') return Object.hasOwn(inDialect, dialect) ? modernShortly(word) : undefined;
    const crawler = kind === 'agent' ? crawlerOf(word) : undefined;
    return crawler && agentHoverWords.shortly(crawler);
  },
  nameProblem: (problem) => nameProblems[problem] ?? problem,
  nothingToRename:
    'Nur Namen von Robots und von Nutzungen und Mengen, die die Datei definiert, lassen sich hier umbenennen.',
  alsoIn: (name, lines) =>
    `${name} steht auch in ${lines.length === 1 ? 'Zeile' : 'den Zeilen'} ${list(lines.map(String))}.`,
};
