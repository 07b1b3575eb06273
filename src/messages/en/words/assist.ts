// What is said about pieces of a line and about suggestions: of every system, in one place.
import type { SuggestionNote } from '../../../core/assist/assistant.ts';
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
import { datasetMeanings } from './dataset-hover.ts';
import { mobileFieldMeanings, targetMeanings } from './mobile-hover.ts';

const fieldMeanings: Readonly<Record<(typeof repDirectives)[number]['id'], string>> = {
  'user-agent': 'Begins a record, or names one more robot that it speaks to; * means any other robot.',
  allow: 'Robots of this record may fetch what begins with this path.',
  disallow: 'Robots of this record may not fetch what begins with this path; an empty one forbids nothing.',
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
  nameProblem: (problem: string) => nameProblems[problem] ?? problem,
  nothingToRename: 'Only names of robots, and of usages and sets that the file defines, can be renamed here.',
  alsoIn: (name: string, lines: readonly number[]) =>
    `${name} is also named in ${lines.length === 1 ? 'line' : 'lines'} ${list(lines.map(String))}.`,
} as const;
