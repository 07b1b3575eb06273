// The names of history steps, in the tooltip of undo and in the status line.

import { inLanguage } from '../../language.ts';
import { explanationHeadWords } from '../app/shell.ts';
import { number, plural, withComments } from '../counts.ts';

// Words of a list of added and removed lines.
export const lineChangesWords = inLanguage('lineChangesWords', {
  changes: (added: number, removed: number) =>
    `What changes in the text: ${plural(added, 'line', 'lines')} added, ${number(removed)} removed`,
  change: {
    added: (line: number) => `Added, line ${line}: `,
    removed: (line: number) => `Removed, line ${line}: `,
    same: (line: number) => `As before, line ${line}: `,
  },
  moreLines: (count: number) => `and ${plural(count, 'more line', 'more lines')}`,
} as const);

// How many answers of the table the unsaved edits change: in the status line, on the tab of a narrow screen, and for
// screen readers. What is said of any URL is in changed-areas.ts.
export const editChangesWords = inLanguage('editChangesWords', {
  changes: (changed: number, all: number) =>
    `${number(changed)} of ${plural(all, 'answer', 'answers')} of the table ${changed === 1 ? 'changes' : 'change'}`,
  none: 'No answer of the table changes',
  /** The same where the table asks only one of several questions about the lines. */
  noneTo: (question: string) => `No answer to “${question}” changes`,
  outside: (crawlers: number) =>
    `answers change for ${plural(crawlers, 'crawler', 'crawlers')} outside the table`,
  onlyOutside: (crawlers: number) =>
    `Answers change for ${plural(crawlers, 'crawler', 'crawlers')} outside the table, none in it`,
  /** After the name of the pane. */
  onTab: (changed: number) => `${number(changed)} changed`,
  failsOnTab: (failed: number) => (failed === 1 ? '1 fails' : `${number(failed)} fail`),
  hint: 'What changes, answer by answer',
} as const);

export const announcedChanges = inLanguage(
  'announcedChanges',
  function announcedChanges(changed: number, all: number, outside: number): string {
    if (changed === 0 && outside > 0) return editChangesWords.onlyOutside(outside);
    const cells = changed === 0 ? editChangesWords.none : editChangesWords.changes(changed, all);
    return outside === 0 ? cells : `${cells}; ${editChangesWords.outside(outside)}`;
  },
);

type Params = Readonly<Record<string, string | number>>;

/** Whether a title names a line itself, which may be another line than the finding's. */
const namesLine = (title: string | number | undefined) => /\blines? \d/.test(String(title));

const labels: Record<string, (params: Params) => string> = {
  type: () => 'typing',
  paste: () => 'pasting text',
  delete: () => 'deleting text',
  'bring-back': ({ line }) => `bringing line ${line} back`,
  'set-path': ({ line }) => `the path on line ${line}`,
  'set-agent': ({ line }) => `the user-agent on line ${line}`,
  'set-effect': ({ line, name }) => `${name} on line ${line}`,
  'set-comment': ({ line }) => `the comment on line ${line}`,
  'set-line': ({ line }) => `the text of line ${line}`,
  'add-record': ({ agent }) => `adding a record for ${agent}`,
  'remove-record': ({ agent }) => `deleting the record of ${agent}`,
  'move-record': ({ agent }) => `moving the record of ${agent}`,
  'duplicate-record': ({ agent }) => `duplicating the record of ${agent}`,
  'split-record': ({ line }) => `splitting the record at line ${line}`,
  'merge-records': ({ agent }) => `merging the record of ${agent} with the one above`,
  'add-agent': ({ agent }) => `adding the user-agent ${agent}`,
  'separate-agent': ({ line }) => `giving the user-agent on line ${line} its own record`,
  'remove-agent': ({ agent }) => `removing the user-agent ${agent}`,
  'paste-rules': ({ line }) => `pasting rules at line ${line}`,
  'add-rule': () => 'adding a rule',
  'remove-rule': ({ line, comments }) => `deleting the rule on line ${line}${withComments(comments)}`,
  'move-rule': ({ line, comments }) => `moving the rule on line ${line}${withComments(comments)}`,
  'duplicate-rule': ({ line, comments }) => `duplicating the rule on line ${line}${withComments(comments)}`,
  'remove-line': ({ line }) => `deleting line ${line}`,
  'acap-usage': ({ line }) => `the usage on line ${line}`,
  'acap-restriction': ({ line }) => `a restriction on line ${line}`,
  'acap-no-restriction': ({ line }) => `removing a restriction from line ${line}`,
  'acap-request': () => 'adding a request',
  'acap-purpose': () => 'adding a purpose',
  'acap-no-part': ({ line }) => `deleting the part that begins on line ${line}`,
  'acap-reference': () => 'referring to another file',
  'acap-define': () => 'adding a definition',
  'acap-rename': ({ line }) => `renaming what line ${line} defines`,
  'acap-member': ({ line }) => `the members of line ${line}`,
  'acap-inline': ({ line }) => `replacing the name on line ${line} with its definition`,
  'acap-extract': () => 'giving lines a common name',
  'acap-version': () => 'the ACAP version of the file',
  'acap-ignore': () => 'which conventional records count',
  'acap-comment': () => 'the ##ACAP comment',
  'headers-edit': ({ path }) => `the headers of ${path}`,
  'rsl-edit': ({ path }) => `the licenses of ${path}`,
  'document-says': ({ path }) => `what ${path} says to crawlers`,
  'document-batch': ({ count }) => `what documents say to crawlers (${count})`,
  'tdmrep-add': () => 'adding a location',
  'tdmrep-remove': ({ place }) => `removing location ${place}`,
  'tdmrep-move': ({ place }) => `moving location ${place}`,
  'tdmrep-path': ({ place }) => `the path of location ${place}`,
  'tdmrep-reservation': ({ place }) => `the rights at location ${place}`,
  'tdmrep-policy': ({ place }) => `the policy of location ${place}`,
  'modern-add': ({ name }) => `adding ${name}`,
  'mobile-path': ({ line }) => `the path on line ${line}`,
  'mobile-target': ({ line }) => `the host on line ${line}`,
  'mobile-add': () => 'adding a path for mobile agents',
  'mobile-move': ({ line }) => `moving line ${line} for mobile agents`,
  'mobile-sort': () => 'sorting the lines for mobile agents',
  'add-data-set': () => 'announcing a data set',
  describe: ({ line }) => `describing line ${line}`,
  'describe-name': ({ line }) => `the name on line ${line}`,
  'move-description': ({ line }) => `moving line ${line}`,
  convert: ({ path, to }) => `converting ${path} to ${to}`,
  fix: ({ line }) => `a fix on line ${line}`,
  'readers-agree': ({ fix }) =>
    `making readers agree (${String(fix).replace(/^./, (letter) => letter.toLowerCase())})`,
  'take-into': ({ path }) => `adding ${path} to the site`,
  stance: ({ name }) => `writing the rules “${name}”`,
  'convert-utf8': ({ path }) => `converting ${path} to UTF-8`,
  'percent-encode': () => 'percent-encoding a character',
  'open-workspace': ({ name }) => `opening ${name}`,
  'open-file': ({ name }) => `opening ${name}`,
  'open-files': ({ count }) => `opening ${count} files`,
  'add-file': ({ path }) => `adding ${path}`,
  'rename-file': ({ path, to }) => (path === to ? `the kind of ${path}` : `moving ${path} to ${to}`),
  'reload-file': ({ path }) => `reloading ${path} from disk`,
  'remove-file': ({ path }) => `removing ${path} from the site`,
  'paste-file': () => 'opening pasted text',
  'new-file': () => 'starting a new file',
  'open-example': ({ name }) => `opening the example ${name}`,
  'add-rows': ({ count }) => (count === 1 ? 'adding a URL' : `adding ${count} URLs`),
  'add-lists': ({ count }) => (count === 1 ? 'adding a URL from files' : `adding ${count} URLs from files`),
  'flip-cell': ({ url, agent, answer }) => `changing ${url} to ${answer} ${agent}`,
  'repair-claim': ({ sentence }) => `making “${sentence}” hold`,
  'remove-row': ({ url }) => `removing the URL ${url}`,
  'move-row': ({ url }) => `moving the URL ${url}`,
  'move-column': ({ agent }) => `moving the column ${agent}`,
  'add-columns': ({ count }) =>
    count === 1 ? 'adding a crawler to the table' : `adding ${count} crawlers to the table`,
  'remove-column': ({ agent }) => `removing the column ${agent}`,
  'add-cell': ({ agent, url }) => `adding ${url} ${explanationHeadWords.forAgent(String(agent))}`,
  'add-crawlers': ({ count, name }) =>
    count === 1 ? `adding ${name} to your crawlers` : `adding ${count} crawlers to your crawlers`,
  'remove-crawlers': ({ count, name }) =>
    count === 1 ? `removing ${name} from your crawlers` : `removing ${count} of your crawlers`,
  'fix-as': ({ line, title }) =>
    namesLine(title) ? `the fix “${title}”` : `the fix “${title}” on line ${line}`,
  'fix-all': ({ count }) => (count === 1 ? 'a fix' : `${count} fixes`),
  'remove-bom': ({ path }) => `removing the byte order mark of ${path}`,
  'write-url': ({ from, to }) => `changing ${from} to ${to} in the table`,
  'ignore-finding': ({ code }) => `ignoring ${code} in one place`,
  'ignore-kind': ({ code, path }) => `ignoring ${code} in ${path}`,
  'stop-ignoring': ({ code }) => `no longer ignoring ${code}`,
  'stop-silencing': ({ code }) => `no longer silencing ${code}`,
  pin: ({ answer, agent, url }) => `expecting ${answer} for ${agent} at ${url}`,
  unpin: ({ agent, url }) => `removing the expectation for ${agent} at ${url}`,
  'remove-expectations': ({ count }) => `removing ${count} expectations`,
  'add-claim': ({ sentence }) => `expecting that ${sentence}`,
  'change-claim': ({ sentence }) => `now expecting that ${sentence}`,
  'accept-change': ({ sentence }) => `accepting the change for “${sentence}”`,
  'remove-claim': ({ sentence }) => `no longer expecting that ${sentence}`,
  'note-claim': ({ sentence }) => `the note on “${sentence}”`,
  'collapse-expectations': ({ count, sentence }) => `making ${count} expectations one: ${sentence}`,
  'note-expectation': ({ url }) => `the note on the expectation at ${url}`,
  'record-expectations': ({ count }) => `expecting current answers (${count})`,
  'import-expectations': ({ count }) => `importing expectations (${count})`,
  format: ({ path }) => `formatting ${path}`,
  'rename-agent': ({ agent, to }) => `renaming ${agent} to ${to}`,
  'return-to-version': ({ name }) => `returning to ${name}`,
  'return-to-text': ({ name }) => `returning to the text of ${name}`,
};

/** The words for a step. A code without words is shown as it is, so that every step has a name. */
export const describeStep = inLanguage(
  'describeStep',
  function describeStep(label: { readonly code: string; readonly params?: Params }): string {
    // A stored step may have any code, also that of a property that every object has.
    const describe = Object.hasOwn(labels, label.code) ? labels[label.code] : undefined;
    return describe?.(label.params ?? {}) ?? label.code.replaceAll('-', ' ');
  },
);
