// What is said about pieces of a line and about suggestions: of every system, in one place.
import type { Piece, SuggestionNote } from '../../../core/assist/assistant.ts';
import { crawlerOf } from '../../../core/catalogue/crawlers.ts';
import type { NameProblem } from '../../../core/dialects/acap/edit/names.ts';
import type { repDirectives } from '../../../core/dialects/rep/directives.ts';
import type { WritingProblem } from '../../../core/policy/writable.ts';
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
  'user-agent': 'Begins a record, or names one more robot that it speaks to; * means any other robot.',
  allow: 'Robots of this record may fetch what begins with this path.',
  disallow: 'Robots of this record may not fetch what begins with this path; an empty one forbids nothing.',
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
export function meaningOf({ kind, words }: Pick<Piece, 'kind' | 'words'>): string | undefined {
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
}

const agentProblems: Readonly<Record<`agent-${WritingProblem}`, string>> = {
  'agent-empty': 'A user-agent needs a name.',
  'agent-line-break': 'A name stands in one line.',
  'agent-number-sign': 'A number sign would begin a comment.',
  'agent-control-character': 'A name holds no control characters.',
  'agent-half-character': 'No file can hold half of a character.',
};

const nameProblems: Readonly<Record<string, string>> = {
  ...(acapWords.nameProblem satisfies Record<NameProblem, string>),
  ...agentProblems,
};

export const assistWords = {
  ...acapHoverWords,
  note: (note: SuggestionNote) => acapHoverWords.notes[note],
  /** What fits behind a suggestion in a list; undefined if there is nothing. */
  beside({ kind, words: [word = '', dialect = ''] }: Pick<Piece, 'kind' | 'words'>): string | undefined {
    if (kind === 'name') return Object.hasOwn(inDialect, dialect) ? modernShortly(word) : undefined;
    const crawler = kind === 'agent' ? crawlerOf(word) : undefined;
    return crawler && agentHoverWords.shortly(crawler);
  },
  nameProblem: (problem: string) => nameProblems[problem] ?? problem,
  nothingToRename: 'Only names of robots, and of usages and sets that the file defines, can be renamed here.',
  alsoIn: (name: string, lines: readonly number[]) =>
    `${name} is also named in ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
} as const;
