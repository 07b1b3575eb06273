// Noindex: a path to exclude from an index. No known crawler has read it since 1 September 2019.

import { cite } from '../../../catalogue/citations.ts';
import { wholeValuePart } from '../../../syntax/value-parts.ts';
import { sliceWord, type Word } from '../../../syntax/words.ts';
import { defineExtension, type ExtensionIssue } from '../define-extension.ts';
import { recordExample } from '../example.ts';
import { createIssueFactory, hasNoErrors, type ValueReader } from '../line-value.ts';
import { GOOGLE_PARSER } from '../sources.ts';
import { deleteLine, type Repair, write } from '../value-repairs.ts';
import { isFirstWord, suggestPaths } from '../value-suggestions.ts';

/** The path to exclude. */
export interface NoindexValue {
  readonly path: Word;
}

const addSlash = (value: string): string => `/${value}`;

/** Replaces the line by a META tag or header of the pages themselves, or deletes it. */
const replaceByPageSnippet = (value: string): readonly Repair[] => [
  ...(hasNoErrors(readNoindex(value)) ? [{ pageSnippet: value }] : []),
  { value: '' },
];

const issues = {
  'NOI-EMPTY': {
    severity: 'error',
    repair: deleteLine,
    examples: recordExample('Noindex:', 'Noindex: /private/'),
  },
  'NOI-PATH': {
    severity: 'error',
    repair: write(addSlash),
    examples: recordExample('Noindex: private', 'Noindex: /private'),
  },
  'NOI-OBSOLETE': {
    severity: 'info',
    repair: replaceByPageSnippet,
    examples: recordExample('Noindex: /private/', 'Allow: /private/'),
  },
} as const satisfies Record<string, ExtensionIssue>;

const issue = createIssueFactory(issues);

/**
 * Reads the value of a Noindex line: a path that begins with a slash or a star. Always reports NOI-OBSOLETE.
 */
export const readNoindex: ValueReader<NoindexValue, keyof typeof issues> = (value) => {
  const { length } = value;
  const obsolete = issue('NOI-OBSOLETE', 0, length);
  if (length === 0) return { issues: [obsolete, issue('NOI-EMPTY', 0, 0)] };
  if (!/^[/*]/.test(value)) return { issues: [obsolete, issue('NOI-PATH', 0, length)] };
  return { parts: { path: sliceWord(value, 0, length) }, issues: [obsolete] };
};

export const noindex = defineExtension({
  id: 'noindex',
  name: 'Noindex',
  role: 'extension',
  scope: 'record',
  value: 'unread-path',
  source: cite('Google, unofficially until 1 September 2019'),
  facts: {
    status: 'retired',
    evaluated: false,
    relation: 'noindex',
    contested: [],
    honouredBy: [GOOGLE_PARSER],
    retired: '2019-09-01',
    share: 4,
  },
  readBy: [],
  read: readNoindex,
  issues,
  findParts: wholeValuePart,
  suggest: (position) => (isFirstWord(position) ? suggestPaths(position) : []),
});
