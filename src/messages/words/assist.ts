// What is said about pieces of a line and about suggestions: of every system, in one place.
import type { Piece, SuggestionNote } from '../../core/assist/assistant.ts';
import type { NameProblem } from '../../core/dialects/acap/edit/names.ts';
import type { repDirectives } from '../../core/dialects/rep/directives.ts';
import { acapWords } from './acap.ts';
import {
  acapFieldMeanings,
  acapHoverWords,
  actionMeanings,
  qualifierMeanings,
  usageMeanings,
} from './acap-hover.ts';
import { restrictionShortly, restrictionWords } from './acap-restrictions.ts';
import { datasetMeanings } from './dataset-hover.ts';
import { mobileFieldMeanings, targetMeanings } from './mobile-hover.ts';

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

/** What a value of a qualifier says: the value itself where there is one, else its kind. */
function valueMeaning([type = '', written = '', form = '']: readonly string[]): string {
  if (written === '') return restrictionWords.choice(type, form);
  return form === '' ? acapHoverWords.unreadable : acapHoverWords.reads(restrictionShortly(type, written));
}

/** What a piece of a line means; undefined if there is nothing to tell that it does not say itself. */
export function meaningOf({ kind, words }: Pick<Piece, 'kind' | 'words'>): string | undefined {
  const [word = ''] = words;
  switch (kind) {
    case 'name':
      return inTable(meanings, word);
    case 'usage':
      return inTable(usageMeanings, word);
    case 'qualifier':
      return inTable(qualifierMeanings, word.toLowerCase());
    case 'action':
      return inTable(actionMeanings, word);
    case 'value':
      return valueMeaning(words);
    case 'target':
      return inTable(targetMeanings, word);
    default:
      return undefined;
  }
}

export const assistWords = {
  ...acapHoverWords,
  note: (note: SuggestionNote) => acapHoverWords.notes[note],
  nameProblem: (problem: string) =>
    (acapWords.nameProblem as Readonly<Record<string, string>>)[problem as NameProblem] ?? problem,
  nothingToRename: 'Only names of usages and sets that the file defines can be renamed here.',
} as const;
