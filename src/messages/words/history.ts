// What a step of the history is called, in the tooltip of undo and in the status line.
type Params = Readonly<Record<string, string | number>>;

const labels: Readonly<Record<string, (params: Params) => string>> = {
  type: () => 'typing',
  paste: () => 'pasting text',
  delete: () => 'deleting text',
  'set-path': ({ line }) => `the path in line ${line}`,
  'set-agent': ({ line }) => `the user-agent in line ${line}`,
  'set-effect': ({ line, name }) => `${name} in line ${line}`,
  'set-comment': ({ line }) => `the comment in line ${line}`,
  'set-line': ({ line }) => `the text of line ${line}`,
  'add-record': ({ agent }) => `adding a record for ${agent}`,
  'remove-record': ({ agent }) => `deleting the record of ${agent}`,
  'move-record': ({ agent }) => `moving the record of ${agent}`,
  'duplicate-record': ({ agent }) => `duplicating the record of ${agent}`,
  'split-record': ({ line }) => `splitting the record at line ${line}`,
  'merge-records': ({ agent }) => `joining the record of ${agent} with the one above`,
  'add-agent': ({ agent }) => `adding the user-agent ${agent}`,
  'remove-agent': ({ agent }) => `removing the user-agent ${agent}`,
  'paste-rules': ({ line }) => `pasting rules at line ${line}`,
  'add-rule': () => 'adding a rule',
  'remove-rule': ({ line }) => `deleting the rule in line ${line}`,
  'move-rule': ({ line }) => `moving the rule of line ${line}`,
  'duplicate-rule': ({ line }) => `duplicating the rule in line ${line}`,
  'remove-line': ({ line }) => `deleting line ${line}`,
  'convert-utf8': ({ path }) => `converting ${path} to UTF-8`,
  'percent-encode': () => 'writing a character percent-encoded',
  'open-workspace': ({ name }) => `opening ${name}`,
  'open-file': ({ name }) => `opening ${name}`,
  'paste-file': () => 'opening a pasted text',
  'new-file': () => 'starting a new file',
  'open-example': ({ name }) => `opening the example ${name}`,
  'add-rows': ({ count }) => (count === 1 ? 'adding a URL' : `adding ${count} URLs`),
  'remove-row': ({ url }) => `removing the URL ${url}`,
  'move-row': ({ url }) => `moving the URL ${url}`,
  'move-column': ({ agent }) => `moving the column ${agent}`,
  'add-columns': ({ count }) =>
    count === 1 ? 'adding a user-agent column' : `adding ${count} user-agent columns`,
  'remove-column': ({ agent }) => `removing the column ${agent}`,
};

/** The words for a step; a code without words of its own is shown as it is, so that nothing goes unnamed. */
export function describeStep(label: { readonly code: string; readonly params?: Params }): string {
  return labels[label.code]?.(label.params ?? {}) ?? label.code.replaceAll('-', ' ');
}
