// What the question about documents is asked with.
import * as v from 'valibot';
import { defineSettings } from '../../../questions/question-settings.ts';

/** The robots PI: may the documents of the site be indexed, and their links followed. */
export interface DocumentQuestion {
  readonly question: 'index-follow';
  /** What reads the documents; by the kind of file if absent. */
  readonly parser?: 'xml' | 'html';
  /** Who would have to fetch them first; '' is the robot that nobody names. */
  readonly agent: string;
}

export const documentSettings = defineSettings<DocumentQuestion>({
  question: 'index-follow',
  schema: v.looseObject({
    question: v.literal('index-follow'),
    parser: v.exactOptional(v.picklist(['xml', 'html'])),
    agent: v.optional(v.string(), ''),
  }),
  deciding: ['parser'],
});
